//! The terms of the glossary and the letters: each is explained once and used somewhere.

use super::page::{between, pages};

#[test]
fn every_term_is_used_and_explained() {
    let pages = pages();
    for (name, least) in [("glossary.html", 30), ("program.html", 40)] {
        let page = pages.iter().find(|page| page.name == name).unwrap();
        let terms: Vec<&str> = between(&page.html, "<dt id=\"", "\"").collect();
        assert!(terms.len() >= least, "{name}: {} terms", terms.len());
        assert_eq!(
            page.html.matches("<dt ").count(),
            page.html.matches("<dd>").count(),
            "{name}: each term has one explanation"
        );
        for term in terms {
            let link = format!("{name}#{term}\"");
            let is_used = pages.iter().any(|page| page.html.contains(&link));
            assert!(is_used || name == "program.html", "{term} is not used");
        }
    }
}
