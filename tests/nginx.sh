#!/usr/bin/env bash
# The recipe docs/nginx.conf, tried with a real nginx on loopback: pages, old numbers, 404 in each language, caching and compression.
# Usage: tests/nginx.sh SITE
set -euo pipefail
site=$(cd "$1" && pwd)
nginx=$(command -v nginx || echo /usr/sbin/nginx)
if [ ! -x "$nginx" ]; then
  echo "nginx: skipped, it is not there"
  exit 0
fi
here=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
port=$((20000 + RANDOM % 20000))
chmod 755 "$work"
ln -s "$site" "$work/site"
sed -e "s#/srv/chesslaw#$work/site#g" -e "s#127.0.0.1:8080#127.0.0.1:$port#" "$here/docs/nginx.conf" >"$work/server.conf"
user=; [ "$(id -u)" = 0 ] && user="user root;"
cat >"$work/nginx.conf" <<CONF
$user
worker_processes 1; daemon off; pid $work/pid; error_log $work/error.log;
events { }
http { access_log off; client_body_temp_path $work/b; proxy_temp_path $work/p; fastcgi_temp_path $work/f; uwsgi_temp_path $work/u; scgi_temp_path $work/s;
include $work/server.conf; }
CONF
"$nginx" -e "$work/error.log" -c "$work/nginx.conf" 2>"$work/start.log" &
server=$!
trap 'kill $server 2>/dev/null; wait $server 2>/dev/null || true; rm -rf "$work"' EXIT
for _ in $(seq 50); do curl -s -o "$work/first" "http://127.0.0.1:$port/" && break; sleep 0.1; done

passed=0 failed=0
# what, then a pattern that the head of the answer must have, then the path and further arguments of curl
expect() {
  local what=$1 pattern=$2 path=$3
  shift 3
  local head
  head=$(curl -s -D - -o "$work/body" "$@" "http://127.0.0.1:$port$path" | tr -d '\r')
  if grep -Eqi -- "$pattern" <<<"$head"; then passed=$((passed + 1)); else
    failed=$((failed + 1))
    printf 'FAILED nginx: %s: no %s in\n%s\n' "$what" "$pattern" "$head" >&2
  fi
}
holds() { if grep -q -- "$2" "$work/body"; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "FAILED nginx: $1: no $2" >&2; fi; }

expect "a page" "^HTTP/1.1 200" /hy/laws/7/
expect "is HTML in UTF-8" "^content-type: text/html; charset=utf-8" /hy/laws/7/
expect "is asked for anew" "^cache-control: no-cache" /hy/laws/7/
expect "is compressed" "^content-encoding: gzip" /hy/laws/7/ -H "Accept-Encoding: gzip"
etag=$(curl -sI "http://127.0.0.1:$port/en/" | tr -d '\r' | sed -n 's/^ETag: //Ip')
expect "is not sent twice" "^HTTP/1.1 304" /en/ -H "If-None-Match: $etag"
expect "icons keep" "^cache-control: public, max-age=2592000" /assets/icon-192.png
expect "the manifest has its type" "^content-type: application/manifest\+json" /fa/app.webmanifest
expect "the worker is a script" "^content-type: text/javascript" /sw.js
expect "the index of the data" "^content-type: application/json" /api/v1/
expect "a folder without its slash" "^location: /en/laws/7/" /en/laws/7
expect "an old number" "^location: /ru/laws/7/#displaced-by-player" /ru/laws/7.4.a/
expect "and it stays moved" "^HTTP/1.1 301" /ru/laws/7.4.a/
expect "without the slash too" "^location: /ru/laws/7/#displaced-by-player" /ru/laws/7.4.a
expect "a number of an edition" "^location: /fa/laws/fide-2009/7/#7.4.a" /fa/laws/fide-2009/7.4.a/
expect "an edition" "^HTTP/1.1 200" /fa/laws/fide-2009/
expect "an article of an edition" "^HTTP/1.1 200" /fa/laws/fide-2009/7/
expect "the tables are not for readers" "^HTTP/1.1 404" /redirects.map
for language in en ru hy fa es; do
  expect "what is not there ($language)" "^HTTP/1.1 404" "/$language/no/such/page/"
  holds "it says so in $language" "<html lang=\"$language"
done
expect "what is in no language" "^HTTP/1.1 404" /nothing
holds "all languages are offered" 'hreflang="hy"'
echo "nginx: $passed passed, $failed failed"
[ "$failed" = 0 ]
