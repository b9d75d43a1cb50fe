//! What a page says of itself to programs: schema.org as JSON-LD.

use serde_json::{Value, json};

use super::super::address::Place;
use super::super::page::Page;
use super::super::provisions;

const LICENCE: &str = "https://creativecommons.org/licenses/by/4.0/";

/// The statements on a page, ready to stand in a script element; none where the site's place of publication is not known.
pub fn data(page: &Page, title: &str, description: Option<&str>) -> Option<String> {
    page.site.options.base_url.as_ref()?;
    let address = |place: &Place| page.address(&page.file_of(&page.language.id, place));
    let own = address(&page.place);
    let mut main = match &page.place {
        Place::Home => json!({ "@type": "WebSite", "name": page.word("site-name") }),
        Place::Laws(edition) => {
            let parts = page.site.provisions.articles(page.edition).iter();
            let parts: Vec<Value> = parts
                .map(|a| json!({ "@type": "Legislation", "@id": address(&Place::Article(*edition, a.slug.clone())), "name": page.article_name(a) }))
                .collect();
            legislation(page, title, "FIDE Handbook E/01", parts)
        }
        Place::Article(edition, slug) => {
            let article = page.site.provisions.article(page.edition, slug)?;
            let parts = article.provisions.iter().filter(|p| p.first);
            let parts: Vec<Value> = parts
                .map(|p| {
                    let number = provisions::printed(&p.number);
                    json!({ "@type": "Legislation", "@id": format!("{own}#{}", p.clause), "legislationIdentifier": number })
                })
                .collect();
            let mut out = legislation(page, title, &format!("FIDE Handbook E/01, {}", article.number), parts);
            out["isPartOf"] = json!({ "@id": address(&Place::Laws(*edition)) });
            out
        }
        Place::Glossary => json!({ "@type": "DefinedTermSet", "name": title, "license": LICENCE }),
        Place::Term(id) => json!({ "@type": "DefinedTerm", "name": title, "termCode": id, "inDefinedTermSet": address(&Place::Glossary) }),
        _ => json!({ "@type": "WebPage", "name": title }),
    };
    main["@id"] = json!(own);
    main["url"] = json!(own);
    main["inLanguage"] = json!(page.language.about.locale);
    if let Some(description) = description {
        main["description"] = json!(description);
    }
    let mut trail = Vec::new();
    let mut at = page.place.parent();
    while let Some(place) = at {
        trail.insert(0, json!({ "@type": "ListItem", "name": super::super::pages::name(page, &place), "item": address(&place) }));
        at = place.parent();
    }
    let mut graph = vec![main];
    if !trail.is_empty() {
        trail.push(json!({ "@type": "ListItem", "name": title }));
        trail.iter_mut().enumerate().for_each(|(i, step)| step["position"] = json!(i + 1));
        graph.push(json!({ "@type": "BreadcrumbList", "itemListElement": trail }));
    }
    // A text that ends the script element must not stand in it.
    Some(json!({ "@context": "https://schema.org", "@graph": graph }).to_string().replace('<', "\\u003c"))
}

fn legislation(page: &Page, title: &str, identifier: &str, parts: Vec<Value>) -> Value {
    let edition = &page.site.book.content.editions.all()[page.edition];
    let in_force = if page.edition == page.site.current || edition.authority != "fide" { "InForce" } else { "NotInForce" };
    let mut out = json!({
        "@type": "Legislation",
        "name": title,
        "legislationIdentifier": identifier,
        "legislationLegalForce": format!("https://schema.org/{in_force}"),
        "legislationLegalValue": "https://schema.org/UnofficialLegalValue",
        "isBasedOn": super::super::templates::OFFICIAL,
        "license": LICENCE,
        "hasPart": parts,
    });
    // Whether a national edition without a date is in force is not known here.
    if edition.from.is_none()
        && let Some(map) = out.as_object_mut()
    {
        map.shift_remove("legislationLegalForce");
    }
    if let Some(from) = &edition.from {
        out["legislationDateVersion"] = json!(from);
    }
    out
}
