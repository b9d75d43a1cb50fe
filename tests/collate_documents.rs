//! Texts in DOCX and PDF files, made here.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "helpers of tests fail so")]

mod collate_help;

use chesslaw::collate::{Options, Report, Unreadable, collate};
use collate_help::book;

fn told(bytes: &[u8]) -> Result<Report, Unreadable> {
    collate(book(), bytes, Options::default())
}

/// Article 7 of our own, as much of it as a test needs.
#[cfg(feature = "documents")]
const PROVISIONS: &[&str] = &[
    "If a player displaces one or more pieces, the player must put them back in the player's own time.",
    "If necessary, the player or the opponent must pause the chessclock and ask the arbiter for help.",
    "The arbiter may penalise the player who displaced the pieces.",
];

#[cfg(not(feature = "documents"))]
#[test]
fn without_the_feature_the_error_says_how_to_get_it() {
    for (bytes, kind) in [(&b"PK\x03\x04 and so on"[..], "DOCX"), (&b"%PDF-1.4 and so on"[..], "PDF")] {
        let error = told(bytes).unwrap_err();
        assert_eq!((error.code, error.words["kind"].as_str()), ("C015", kind));
    }
    for language in book().languages.values() {
        let values = [("kind".to_owned(), chesslaw::lang::Value::from("PDF"))].into();
        assert!(language.message("C015", &values).is_some_and(|m| m.contains("--features documents") && m.contains("PDF")));
    }
}

#[cfg(feature = "documents")]
mod with_the_feature {
    use std::io::Write;

    use super::*;

    fn docx(parts: &[(&str, &str)]) -> Vec<u8> {
        let mut archive = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
        for (name, xml) in parts {
            archive.start_file(*name, zip::write::SimpleFileOptions::default()).unwrap();
            archive.write_all(xml.as_bytes()).unwrap();
        }
        archive.finish().unwrap().into_inner()
    }

    fn document(body: &str) -> String {
        format!("<?xml version=\"1.0\"?><w:document xmlns:w=\"w\"><w:body>{body}</w:body></w:document>")
    }

    #[test]
    fn typed_numbers_of_a_docx_are_read() {
        let body: String = PROVISIONS
            .iter()
            .enumerate()
            .map(|(i, words)| {
                let (first, rest) = words.split_at(7);
                let n = i + 1;
                format!("<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>7.4.{n}</w:t></w:r><w:r><w:tab/><w:t>{first}</w:t></w:r><w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:r><w:t xml:space=\"preserve\">{rest}</w:t></w:r></w:p>")
            })
            .collect();
        let report = told(&docx(&[("word/document.xml", &document(&body))])).unwrap();
        assert_eq!(report.provisions, ["7.4.1", "7.4.2", "7.4.3"]);
        assert!(!report.has_faults(), "{:?}", report.findings);
    }

    #[test]
    fn numbers_that_a_docx_counts_itself_are_counted() {
        let numbering = "<w:numbering xmlns:w=\"w\"><w:abstractNum w:abstractNumId=\"4\">\
            <w:lvl w:ilvl=\"0\"><w:start w:val=\"7\"/><w:numFmt w:val=\"decimal\"/><w:lvlText w:val=\"%1.\"/></w:lvl>\
            <w:lvl w:ilvl=\"1\"><w:start w:val=\"4\"/><w:numFmt w:val=\"decimal\"/><w:lvlText w:val=\"%1.%2\"/></w:lvl>\
            <w:lvl w:ilvl=\"2\"><w:start w:val=\"1\"/><w:numFmt w:val=\"decimal\"/><w:lvlText w:val=\"%1.%2.%3\"/></w:lvl>\
            </w:abstractNum><w:num w:numId=\"2\"><w:abstractNumId w:val=\"4\"/></w:num></w:numbering>";
        let styles = "<w:styles xmlns:w=\"w\"><w:style w:styleId=\"Deep\"><w:name w:val=\"Deep\"/><w:pPr><w:numPr><w:ilvl w:val=\"2\"/><w:numId w:val=\"2\"/></w:numPr></w:pPr></w:style></w:styles>";
        let heading = "<w:p><w:pPr><w:numPr><w:ilvl w:val=\"1\"/><w:numId w:val=\"2\"/></w:numPr></w:pPr><w:r><w:t>Displaced pieces:</w:t></w:r></w:p>";
        let items: String =
            PROVISIONS.iter().map(|words| format!("<w:p><w:pPr><w:pStyle w:val=\"Deep\"/></w:pPr><w:r><w:t>{words}</w:t></w:r></w:p>")).collect();
        let parts = [
            ("word/document.xml", document(&(heading.to_owned() + &items))),
            ("word/numbering.xml", numbering.to_owned()),
            ("word/styles.xml", styles.to_owned()),
        ];
        let parts: Vec<(&str, &str)> = parts.iter().map(|(n, x)| (*n, x.as_str())).collect();
        let report = told(&docx(&parts)).unwrap();
        assert_eq!(report.provisions, ["7.4", "7.4.1", "7.4.2", "7.4.3"]);
    }

    /// A PDF of one page, its lines set one below the other, its stream packed or not.
    fn pdf(lines: &[String]) -> Vec<u8> {
        use lopdf::{Document, Object, Stream, dictionary};
        let mut page = String::from("BT /F1 11 Tf 14 TL 50 780 Td\n");
        for line in lines {
            let written = line.replace('\\', "\\\\").replace('(', "\\(").replace(')', "\\)");
            page += &format!("({written}) Tj T*\n");
        }
        page += "ET";
        let mut document = Document::with_version("1.5");
        let pages = document.new_object_id();
        let font = document.add_object(dictionary! { "Type" => "Font", "Subtype" => "Type1", "BaseFont" => "Helvetica", "Encoding" => "WinAnsiEncoding" });
        let resources = document.add_object(dictionary! { "Font" => dictionary! { "F1" => font } });
        let content = document.add_object(Stream::new(dictionary! {}, page.into_bytes()));
        let one = document.add_object(dictionary! { "Type" => "Page", "Parent" => pages, "Contents" => content, "Resources" => resources });
        document.objects.insert(
            pages,
            Object::Dictionary(
                dictionary! { "Type" => "Pages", "Kids" => vec![one.into()], "Count" => 1, "MediaBox" => vec![0.into(), 0.into(), 595.into(), 842.into()] },
            ),
        );
        let catalog = document.add_object(dictionary! { "Type" => "Catalog", "Pages" => pages });
        document.trailer.set("Root", catalog);
        document.compress();
        let mut out = Vec::new();
        document.save_to(&mut out).unwrap();
        out
    }

    #[test]
    fn the_lines_of_a_pdf_are_read() {
        let lines: Vec<String> = PROVISIONS
            .iter()
            .enumerate()
            .flat_map(|(i, words)| {
                // A page breaks lines in the middle of words, and prints its own number.
                let (first, rest) = words.split_at(words.len() / 2);
                let broken = if first.ends_with(char::is_alphabetic) && rest.starts_with(char::is_alphabetic) { "-" } else { "" };
                [format!("7.4.{} {first}{broken}", i + 1), rest.to_owned()]
            })
            .chain(["23".to_owned()])
            .collect();
        let report = told(&pdf(&lines)).unwrap();
        assert_eq!(report.provisions, ["7.4.1", "7.4.2", "7.4.3"]);
        assert!(!report.has_faults(), "{:?}", report.findings);
    }

    #[test]
    fn broken_and_swollen_documents_end_in_an_error() {
        let code = |bytes: &[u8]| told(bytes).map(|_| ()).map_err(|e| e.code);
        assert_eq!(code(b"PK\x03\x04 no archive at all"), Err("C016"));
        assert_eq!(code(&docx(&[("other.txt", "x")])), Err("C016"));
        assert_eq!(code(&docx(&[("word/document.xml", "<w:document><w:p><w:t>7.1 cut")])), Err("C005"));
        let swollen = format!("<w:document>{}</w:document>", " ".repeat(64 * 1024 * 1024));
        assert_eq!(code(&docx(&[("word/document.xml", &swollen)])), Err("C016"));
        assert_eq!(code(b"%PDF-1.7\nnothing"), Err("C016"));
        let whole = pdf(&["7.4.1 The arbiter may penalise the player who displaced the pieces.".to_owned()]);
        for cut in (0..whole.len()).step_by(37) {
            // Whatever it ends in, it ends.
            let _ = code(&whole[..cut]);
        }
    }
}
