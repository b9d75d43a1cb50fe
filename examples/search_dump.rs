use chesslaw::{Lawbook, search, site::Provisions};
fn main() {
    let book = Lawbook::load(std::path::Path::new("content")).unwrap_or_else(|e| panic!("{e:?}"));
    let provisions = Provisions::of(&book);
    for l in book.languages.keys() {
        let base = search::base(&book, l).unwrap();
        std::fs::write(format!("/work/scratch-search/{l}.json"), serde_json::to_string(&base).unwrap()).unwrap();
        std::fs::write(format!("/work/scratch-search/{l}.text.json"), serde_json::to_string(&search::wording(&book, &provisions, l, base.current)).unwrap())
            .unwrap();
    }
}
