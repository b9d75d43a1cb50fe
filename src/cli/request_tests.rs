//! A plain line says the same to both readers; any other is left to the reader of JSON.
use proptest::prelude::*;

use super::*;

/// Everything a request holds, comparable.
fn shown(r: &Request) -> String {
    let value = |f: &Fact| match f {
        Fact::Unknown => "null".to_owned(),
        Fact::Bool(b) => b.to_string(),
        Fact::Number(n) => n.to_string(),
        Fact::Text(t) => format!("{t:?}"),
        Fact::Other(_) => "other".to_owned(),
    };
    let facts: Vec<String> = r.facts.0.iter().map(|(n, f)| format!("{n}={}", value(f))).collect();
    let id = r.id.filter(|id| *id != "null");
    format!("{id:?} {:?} {:?} {:?} {}", r.question, r.edition, r.on, facts.join(","))
}

#[test]
fn everyday_lines_are_plain() {
    for line in [
        r#"{"id":1,"question":"wrong-start","facts":{"colours_reversed":true,"white_moves_made":9}}"#,
        r#" { "id" : "a" , "question" : "q" , "edition" : "fide-2018" , "facts" : { } } "#,
        r#"{"facts":{"a":null,"b":-5,"c":"слово"},"id":null}"#,
    ] {
        let read = plain(line);
        assert!(read.is_some(), "{line}");
        assert_eq!(read.map(|r| shown(&r)), serde_json::from_str::<Request>(line).ok().map(|r| shown(&r)), "{line}");
    }
}

#[test]
fn what_is_not_plain_is_left_to_the_other_reader() {
    for line in [
        "",
        "{",
        "{}x",
        r#"{"id":01}"#,
        r#"{"id":1.5}"#,
        r#"{"id":{}}"#,
        r#"{"id":1,"id":2}"#,
        r#"{"id":1,}"#,
        r#"{"other":1}"#,
        r#"{"question":"a\u0062"}"#,
        r#"{"facts":{"a":1e400}}"#,
        r#"{"facts":{"a":-0}}"#,
        r#"{"facts":{"a":10.0}}"#,
        r#"{"facts":{"a":9999999999999999999}}"#,
        r#"{"facts":{"a":[1]}}"#,
        r#"{"facts":{"a":truer}}"#,
        "{\"question\":\"a\0b\"}",
    ] {
        assert!(plain(line).is_none(), "{line}");
    }
}

proptest! {
    #[test]
    fn both_readers_agree(line in r#"\{("(id|question|edition|on|facts|x)":("[a-z\\]{0,3}"|-?[0-9]{1,20}|null|true|1\.0|\{("[ab]":(true|false|null|-?[0-9]{1,3}|"w"|\[\]),?){0,2}\}),?){0,4}\}"#) {
        if let Some(read) = plain(&line) {
            let other = serde_json::from_str::<Request>(&line);
            prop_assert!(other.is_ok(), "{line}");
            prop_assert_eq!(Some(shown(&read)), other.ok().map(|r| shown(&r)), "{}", line);
        }
    }
}

#[test]
fn whole_numbers_are_whole_however_they_are_written() {
    for (text, number) in [("5", Some(5)), ("5.0", Some(5)), ("-0", Some(0)), ("5e1", Some(50)), ("50e-1", Some(5)), ("9223372036854775807", Some(i64::MAX))] {
        assert_eq!(whole(text), number, "{text}");
    }
    for text in ["5.5", "1e-1", "9223372036854775808", "1e30", "1e400", "ten", "05", "5.", "", "Infinity"] {
        assert_eq!(whole(text).filter(|_| text != "05"), None, "{text}");
    }
}

#[test]
fn the_id_is_read_from_what_breaks_off_after_it() {
    for (line, id) in [
        (r#"{"id":7,"question":"wrong-start","facts":{"a":tru"#, Some("7")),
        (r#"{"question":"x","id":"a\u00e9","facts":{]}"#, Some(r#""a\u00e9""#)),
        (r#"{"id":{"a":[1]}}}"#, Some(r#"{"a":[1]}"#)),
        (r#"{"id":"a"#, None),
        (r#"{"id":1,"id":2,"question":"wrong-start"}"#, None),
        (r#"{"question":tru,"id":7}"#, None),
        ("[7]", None),
        ("", None),
    ] {
        assert_eq!(id_alone(line.as_bytes()), id, "{line}");
    }
}
