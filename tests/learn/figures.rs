//! What the prose claims of a figure: labels in quotation marks are its texts, and numbers “in the
//! figure” are computed from its position.

use std::fs;

use super::page::{between, pages, plain, prose};

/// Tags that show another figure.
const PRESETS: [(&str, &str); 3] = [
    ("ordering", "race"),
    ("deepening", "race"),
    ("quiescence", "exchange"),
];

/// A figure of a page.
struct Figure<'a> {
    kind: &'a str,
    attributes: &'a str,
}

impl Figure<'_> {
    /// Returns the name of the module: that of the figure, or of the one that the tag shows.
    fn module(&self) -> &str {
        let preset = PRESETS.iter().find(|(name, _)| *name == self.kind);
        preset.map_or(self.kind, |(_, module)| module)
    }

    /// Returns a file about this kind of figure, or nothing.
    fn file(&self, folder: &str) -> String {
        let root = super::page::folder().join("..");
        let name = format!("{}.ts", self.module());
        fs::read_to_string(root.join(folder).join(name)).unwrap_or_default()
    }

    /// Returns the position that the figure shows first.
    fn fen(&self) -> String {
        let own = between(self.attributes, "fen=\"", "\"").next();
        let source = self.file(&format!("elements/figures/{}", self.module()));
        let preset = format!("\n  {}: '", self.kind);
        let default = ["\n  fen: '", &preset]
            .into_iter()
            .find_map(|name| between(&source, name, "'").next());
        own.or(default).unwrap_or_default().to_owned()
    }
}

fn figures(html: &str) -> Vec<Figure<'_>> {
    let tags = between(html, "<micro-max-", ">");
    tags.filter_map(|tag| tag.split_once(' '))
        .filter(|(kind, _)| *kind != "guess")
        .map(|(kind, attributes)| Figure { kind, attributes })
        .collect()
}

/// Returns the quotations in a text that are labels: they begin with a capital letter, all others are
/// parts of sentences.
fn labels(text: &str) -> Vec<&str> {
    between(text, "“", "”")
        .filter(|label| label.starts_with(char::is_uppercase))
        .collect()
}

/// Returns the positions of the claims in sentences about a figure.
fn positions_in_figures(html: &str) -> Vec<String> {
    let prose = prose(html);
    let sentences = prose.split(". ").filter(|text| text.contains(" figure"));
    sentences
        .flat_map(|sentence| between(sentence, "<data value=\"", "\""))
        .flat_map(|claim| claim.split(' '))
        .filter_map(|field| field.strip_prefix("fen="))
        .map(|fen| fen.replace('_', " "))
        .collect()
}

#[test]
fn every_quoted_label_is_a_text_of_a_figure_of_its_page() {
    let frame = fs::read_to_string(super::page::folder().join("../texts/en/figures/frame.ts"));
    let frame = frame.unwrap();
    let mut count = 0;
    for page in pages() {
        let figures = figures(&page.html).into_iter();
        let texts: String = figures
            .map(|figure| figure.file("texts/en/figures"))
            .collect();
        for label in labels(&plain(&page.html)) {
            count += 1;
            let text = format!("'{label}'");
            assert!(
                texts.contains(&text) || frame.contains(&text),
                "{}: no figure has “{label}”",
                page.name
            );
        }
    }
    assert!(count > 0, "no page quotes a label");
}

/// Returns the positions that questions and buttons in the text set.
fn fens_set_by_text(html: &str) -> Vec<String> {
    between(html, "data-set=\"", "\"")
        .flat_map(|settings| settings.split("; "))
        .filter_map(|setting| setting.strip_prefix("fen="))
        .map(str::to_owned)
        .collect()
}

#[test]
fn every_claim_in_a_figure_is_about_its_position() {
    let mut count = 0;
    for page in pages() {
        let mut shown: Vec<String> = figures(&page.html).iter().map(Figure::fen).collect();
        shown.extend(fens_set_by_text(&page.html));
        for fen in positions_in_figures(&page.html) {
            count += 1;
            assert!(shown.contains(&fen), "{}: no figure shows {fen}", page.name);
        }
    }
    assert!(count > 4, "{count} claims");
}

#[test]
fn figures_and_claims_are_found() {
    let html = "<micro-max-guess><micro-max-tree id=\"t\"></micro-max-tree></micro-max-guess>\
                <p>In the figure it takes <data value=\"nodes fen=8/8_w ply=1\">2</data>. Else \
                <data value=\"nodes fen=9\">3</data>.</p>";
    assert_eq!(figures(html).len(), 1);
    assert!(figures(html)[0].fen().starts_with("6k1/5ppp/"));
    assert_eq!(positions_in_figures(html), ["8/8 w"]);
    assert_eq!(labels("“Put” and “put”"), ["Put"]);
}
