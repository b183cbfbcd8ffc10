//! The links of the pages, each of which must have a target.

use std::collections::BTreeMap;

use super::page::{Page, WIKI, between, folder, pages};

/// Returns the identifiers of a page.
fn ids(page: &Page) -> Vec<&str> {
    between(&page.html, " id=\"", "\"").collect()
}

/// Whether another page of the site exists and has this identifier.
fn is_elsewhere(path: &str, id: &str) -> bool {
    let path = folder().join(path);
    let path = if path.is_dir() {
        path.join("index.html")
    } else {
        path
    };
    let place = format!("id=\"{id}\"");
    std::fs::read_to_string(path).is_ok_and(|html| id.is_empty() || html.contains(&place))
}

/// Whether an identifier is a step of a figure of the page: the figure's identifier and a number.
fn is_step(page: &Page, id: &str) -> bool {
    id.rsplit_once('-').is_some_and(|(figure, step)| {
        let mut figures = between(&page.html, "<micro-max-", ">");
        let place = format!(" id=\"{figure}\"");
        step.parse::<u32>().is_ok() && figures.any(|attributes| attributes.contains(&place))
    })
}

#[test]
fn every_link_has_a_target() {
    let pages = pages();
    let known: BTreeMap<&str, Vec<&str>> = pages
        .iter()
        .map(|page| (page.name.as_str(), ids(page)))
        .collect();
    let mut complaints = Vec::new();
    for page in &pages {
        for target in between(&page.html, " href=\"", "\"") {
            let (path, id) = target.split_once('#').unwrap_or((target, ""));
            let name = if path.is_empty() { &page.name } else { path };
            let is_there = match known.get(name) {
                _ if target.starts_with("https://home.hccnet.nl/h.g.muller/") => true,
                _ if target.starts_with(WIKI) => true,
                // The fragment is a position for the board, not an identifier.
                _ if target.starts_with("../#fen=") => true,
                // This page exists only in the build.
                _ if target == "../micro-max-learn.html" => true,
                Some(ids) => id.is_empty() || ids.contains(&id) || is_step(page, id),
                None => is_elsewhere(path, id),
            };
            if !is_there {
                complaints.push(format!("{}: {target} does not exist", page.name));
            }
        }
    }
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}

/// Whether the chapter of a page is part of another page now.
fn has_moved(page: &Page) -> bool {
    page.html.contains("<article class=\"moved\">")
}

#[test]
fn every_old_place_is_in_the_new_chapter() {
    let pages = pages();
    let find = |name: &str| pages.iter().find(|page| page.name == name).unwrap();
    let old_ids = include_str!("../data/learn/moved.txt");
    let mut moved = 0;
    for line in old_ids.lines().filter(|line| !line.starts_with('#')) {
        let words: Vec<&str> = line.split(' ').collect();
        let [old, new] = [words[0], words[1]].map(find);
        let link = format!("<a href=\"{}#", new.name);
        assert!(has_moved(old) && old.html.contains(&link), "{line}");
        for id in &words[2..] {
            assert!(ids(new).contains(id), "{} has no {id}", new.name);
        }
        moved += 1;
    }
    assert_eq!(moved, pages.iter().filter(|page| has_moved(page)).count());
}

#[test]
fn every_button_sets_a_figure_of_its_page() {
    let mut buttons = 0;
    for page in pages() {
        for attributes in between(&page.html, "class=\"shows\"", ">") {
            let name = between(attributes, "data-for=\"", "\"").next();
            let is_figure = name.is_some_and(|name| is_step(&page, &format!("{name}-1")));
            let settings = between(attributes, "data-set=\"", "\"").next();
            let is_set = settings.is_some_and(|settings| settings.contains('='));
            assert!(is_figure && is_set, "{}:{attributes}", page.name);
            buttons += 1;
        }
    }
    assert!(buttons > 5, "{buttons} buttons");
}

#[test]
fn every_name_is_given_once() {
    // In one file all pages are one document.
    let pages = pages();
    let mut all: Vec<(&str, &str)> = pages
        .iter()
        .flat_map(|page| ids(page).into_iter().map(|id| (id, page.name.as_str())))
        .collect();
    all.sort_unstable();
    let twice: Vec<_> = all.windows(2).filter(|two| two[0].0 == two[1].0).collect();
    assert!(twice.is_empty(), "{twice:?}");
}

#[test]
fn the_contents_list_every_page() {
    let pages = pages();
    let contents = pages.iter().find(|page| page.name == "index.html").unwrap();
    for page in pages.iter().filter(|page| !has_moved(page)) {
        let link = format!("href=\"{}\"", page.name);
        let is_listed = page.name == "index.html" || contents.html.contains(&link);
        assert!(
            is_listed,
            "the table of contents does not list {}",
            page.name
        );
    }
}

#[test]
fn every_chapter_has_its_parts() {
    let pages = pages();
    let contents = pages.iter().find(|page| page.name == "index.html").unwrap();
    let mut chapters = 0;
    for page in &pages {
        let Some(question) = between(&page.html, "<p class=\"question\">", "</p>").next() else {
            continue;
        };
        chapters += 1;
        let in_contents = format!("<span class=\"asked\">{question}</span>");
        assert!(
            contents.html.contains(&in_contents),
            "{}: {question}",
            page.name
        );
        for part in [
            "<p class=\"juice\">",
            "<micro-max-guess name=\"",
            "<section class=\"try\"",
            "<details class=\"code\">",
            "data-source=\"",
            "<micro-max-",
        ] {
            // The rules of the game are nobody's code.
            let is_code = part.contains("code") || part.contains("data-source");
            if is_code && page.name == "chess.html" {
                continue;
            }
            assert!(page.html.contains(part), "{} has no {part}", page.name);
        }
    }
    assert_eq!(chapters, 15);
}
