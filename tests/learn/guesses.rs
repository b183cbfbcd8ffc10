//! The questions to guess, and the length of what is read before them and after.

use super::page::{Page, between, pages, plain};

/// The words of a chapter outside its folds and figures.
const MOST_WORDS: usize = 450;

/// The chapters.
fn chapters() -> Vec<Page> {
    let mut pages = pages();
    pages.retain(|page| page.html.contains("<article class=\"chapter\""));
    pages
}

/// Returns an attribute of an element.
fn attribute<'a>(element: &'a str, name: &str) -> &'a str {
    let start = format!("{name}=\"");
    element
        .split_once(&start)
        .unwrap()
        .1
        .split('"')
        .next()
        .unwrap()
}

#[test]
fn every_chapter_asks_one_question() {
    for page in chapters() {
        let guesses: Vec<&str> =
            between(&page.html, "<micro-max-guess ", "</micro-max-guess>").collect();
        let [guess] = guesses[..] else {
            panic!("{} has {} questions", page.name, guesses.len());
        };
        assert_eq!(format!("{}.html", attribute(guess, "name")), page.name);
        let answer = attribute(guess, "answer");
        let reveal = between(guess, "<details", "</details>").next().unwrap();
        match attribute(guess, "kind") {
            // The tests of claims compute it.
            "number" | "move" => assert!(
                reveal.contains(&format!("\">{answer}</data>")),
                "{}: {answer}",
                page.name
            ),
            "choice" => {
                let is_offered = between(guess, "<button ", "</button>").any(|button| {
                    button.contains(&format!("value=\"{answer}\""))
                        && button.ends_with(&format!(">{answer}"))
                });
                assert!(is_offered, "{}: {answer}", page.name);
            }
            kind => panic!("{}: {kind}", page.name),
        }
    }
}

#[test]
fn a_figure_that_hides_the_answer_shows_it_afterwards() {
    let mut hiding = 0;
    for page in pages() {
        for guess in between(&page.html, "<micro-max-guess ", "</micro-max-guess>") {
            let (tag, content) = guess.split_once('>').unwrap();
            let Some(figure) = between(content, "<micro-max-", ">").next() else {
                continue;
            };
            let hides = figure.contains("controls=\"board\"");
            let is_shown = ["all", "none"]
                .iter()
                .any(|controls| tag.contains(&format!("data-set=\"controls={controls}")))
                && attribute(tag, "data-for") == attribute(figure, "id");
            assert_eq!(hides, is_shown, "{}", page.name);
            assert!(hides || attribute(tag, "kind") != "move", "{}", page.name);
            hiding += usize::from(hides);
        }
    }
    assert!(hiding > 4, "{hiding} figures hide an answer");
}

#[test]
fn every_chapter_is_short_outside_its_folds() {
    for page in chapters() {
        let (_, article) = page.html.split_once("<article ").unwrap();
        let mut idea = without(article, "<details", "</details>");
        for figure in between(article, "<micro-max-", " ").filter(|name| *name != "guess") {
            idea = without(
                &idea,
                &format!("<micro-max-{figure} "),
                &format!("</micro-max-{figure}>"),
            );
        }
        let words = plain(&format!("<p {idea}")).split_whitespace().count();
        assert!(words <= MOST_WORDS, "{}: {words} words", page.name);
        assert!(words > 100, "{}: {words} words", page.name);
    }
}

/// Removes the parts of a text from an opening mark to the next closing one.
fn without(text: &str, opening: &str, closing: &str) -> String {
    let mut parts = text.split(opening);
    let mut rest = parts.next().unwrap_or("").to_owned();
    rest.extend(parts.filter_map(|part| part.split_once(closing).map(|(_, after)| after)));
    rest
}
