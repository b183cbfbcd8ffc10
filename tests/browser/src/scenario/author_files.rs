//! The folder of the files for authors, `micro-max-VERSION`: the number of files that a page requests, the errors
//! if one is missing, and the HTML in the documents, which runs with these files.

use std::fs;

use anyhow::{Result, ensure};
use serde_json::{Value, json};
use server::{Server, Site};

use crate::{page::Page, temporary_folder::TemporaryFolder};

/// Elements, and the scripts that a page with each of them loads.
const SCRIPTS: [(&str, &str, &[&str]); 5] = [
    (
        "micro-max.js",
        "<micro-max></micro-max>",
        &["micro-max.js", "micro-max.worker.js"],
    ),
    (
        "micro-max.js",
        "<micro-max readonly panels=\"moves\" pgn=\"1. e4 {best by test} e5\"></micro-max>",
        &["micro-max.js", "micro-max.worker.js"],
    ),
    (
        "micro-max.js",
        "<micro-max readonly fen=\"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1\"></micro-max>",
        &["micro-max.js"],
    ),
    (
        "micro-max.js",
        "<micro-max variant=\"crazyhouse\"></micro-max>",
        &[
            "micro-max.js",
            "micro-max.variants.js",
            "micro-max.variants.worker.js",
        ],
    ),
    (
        "micro-max.figures.js",
        "<micro-max-tree></micro-max-tree>",
        &[
            "micro-max.figures.js",
            "micro-max.inside.worker.js",
            "micro-max.js",
        ],
    ),
];

/// The file that the examples name.
const MORPHY: &str = "[White \"Paul Morphy\"]\n\n1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6
    7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6
    15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0\n";

/// Documents with HTML in fenced blocks, and a page in Markdown, whose HTML is not fenced.
const DOCUMENTS: [(&str, &str); 6] = [
    ("README.md", include_str!("../../../../README.md")),
    (
        "docs/embedding.md",
        include_str!("../../../../docs/embedding.md"),
    ),
    (
        "www/authors/files.md",
        include_str!("../../../../www/authors/files.md"),
    ),
    (
        "www/npm/README.md",
        include_str!("../../../../www/npm/README.md"),
    ),
    (
        "www/elements/README.md",
        include_str!("../../../../www/elements/README.md"),
    ),
    (
        "www/authors/examples/page.md",
        include_str!("../../../../www/authors/examples/page.md"),
    ),
];

/// Collects what a page with the code of a document writes to the console.
const RECORDER: &str = "<script>
    for (const level of ['error', 'warn']) console[level] = (...words) => errors.push(words.map(String).join(' '));
    for (const type of ['error', 'unhandledrejection'])
        addEventListener(type, ({ message, reason }) => errors.push(String(message ?? reason)));
    </script>";

/// Removes the scripts and frames of a piece of HTML that have an address; those of a document are placeholders.
const WITHOUT_ADDRESSES: &str = "
    const page = new DOMParser().parseFromString(arguments[0], 'text/html');
    for (const one of page.querySelectorAll('script[src], iframe[src]')) one.remove();
    return page.body.innerHTML;";

/// Every element in the HTML of the documents is drawn, and nothing is written to the console.
pub(super) fn documents_run(page: &Page) -> Result<()> {
    let folder = TemporaryFolder::make(page, "documents")?;
    folder.write("morphy.pgn", MORPHY)?;
    let files = page.author_file("")?;
    let server = Server::start(&Site::new(vec![folder.path(), files]).with_policy(None), 0)?;
    for (path, text) in DOCUMENTS {
        let fenced: String = text
            .split("\n```html\n")
            .skip(1)
            .filter_map(|rest| rest.split("\n```").next())
            .collect();
        let html = if fenced.is_empty() { text } else { &fenced };
        // A page without a policy, which may parse HTML.
        page.browser().open("about:blank")?;
        let html = page.browser().script(WITHOUT_ADDRESSES, &json!([html]))?;
        let html = format!("{RECORDER}{}", html.as_str().unwrap_or_default());
        folder.write_author_page("micro-max.figures.js", &html)?;
        page.browser().open(&server.url())?;
        let seen = page.browser().promise(
            "(async () => {
                await customElements.whenDefined('micro-max-tree');
                const elements = [...document.querySelectorAll('main *')].filter(({ localName }) => localName.startsWith('micro-max'));
                for (const element of elements) await element.ready;
                const empty = elements.filter(({ shadowRoot }) => !shadowRoot?.querySelector('.mx-square, svg, button'));
                return { count: elements.length, empty: empty.map(({ outerHTML }) => outerHTML), errors };
            })()",
            &[],
        )?;
        ensure!(
            seen["count"].as_u64() > Some(0)
                && seen["empty"] == json!([])
                && seen["errors"] == json!([]),
            "{path}: {seen}"
        );
    }
    server.stop();
    leave(page)
}

/// A page requests few files of the folder, each with a fixed name.
pub(super) fn few_are_requested(page: &Page) -> Result<()> {
    let folder = TemporaryFolder::make(page, "requests")?;
    let files = page.author_file("")?;
    let server = Server::start(&Site::new(vec![folder.path(), files]).with_policy(None), 0)?;
    for (script, element, expected) in SCRIPTS {
        folder.write_author_page(script, element)?;
        page.browser().open(&server.url())?;
        let loaded = page.browser().promise(
            "(async () => {
                const element = document.querySelector('main').firstElementChild;
                await customElements.whenDefined(element.localName);
                await element.ready;
                const names = performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1));
                return [...new Set(names.filter((name) => name.endsWith('.js')))].sort();
            })()",
            &[],
        )?;
        ensure!(
            loaded == json!(expected),
            "{element} loads {loaded} instead of {expected:?}"
        );
    }
    server.stop();
    leave(page)
}

/// A missing file is named in the event and, if nothing else is shown, on the board.
pub(super) fn a_missing_file_is_named(page: &Page) -> Result<()> {
    let folder = TemporaryFolder::make(page, "missing")?;
    for name in ["micro-max.js", "micro-max.variants.worker.js"] {
        fs::copy(page.author_file(name)?, folder.file(name))?;
    }
    let server = Server::start(&Site::new(vec![folder.path()]).with_policy(None), 0)?;
    for (element, file, is_shown) in [
        ("<micro-max></micro-max>", "micro-max.worker.js", true),
        (
            "<micro-max readonly><script type=\"application/x-chess-pgn\">1. e4 *</script></micro-max>",
            "micro-max.worker.js",
            true,
        ),
        (
            "<micro-max variant=\"crazyhouse\"></micro-max>",
            "micro-max.variants.js",
            true,
        ),
        (
            "<micro-max lang=\"de\" readonly fen=\"8/8/8/8/8/8/8/K1k5 w - - 0 1\"></micro-max>",
            "lang/de.js",
            false,
        ),
    ] {
        folder.write_author_page("micro-max.js", element)?;
        page.browser().open(&server.url())?;
        let expected = format!("{file} is missing beside micro-max.js");
        let script = "return window.errors.some((message) => message.includes(arguments[0]));";
        page.wait_for_script(&expected, script, &json!([expected]))?;
        if is_shown {
            let script = "const notice = document.querySelector('micro-max').shadowRoot.querySelector('.notice');
                return notice.checkVisibility() && notice.textContent.includes(arguments[0]);";
            page.wait_for_script("the sentence on the board", script, &json!([expected]))?;
        }
        let reported = page.browser().script("return window.errors;", &json!([]))?;
        ensure!(reported.as_array().map(Vec::len) == Some(1), "{reported}");
    }
    server.stop();
    leave(page)
}

/// A game file that is refused by its server, invalid or too large is reported in one sentence, and the board can be
/// played on; a file from another host is shown if that host allows it.
pub(super) fn game_files_come_from_servers(page: &Page) -> Result<()> {
    let folder = TemporaryFolder::make(page, "games")?;
    folder.write("game.pgn", "1. e4 e5 2. Nf3 *\n")?;
    folder.write("large.pgn", &"1. e4 e5 *\n".repeat(2_000_000))?;
    let site = Site::new(vec![folder.path()]).with_policy(None);
    let (closed, open) = (
        Server::start(&site, 0)?,
        Server::start(&site.open_to_all(), 0)?,
    );
    let own = Site::new(vec![folder.path(), page.author_file("")?]).with_policy(None);
    let own = Server::start(&own, 0)?;
    for (address, reason) in [
        (
            format!("{}game.pgn", closed.url()),
            "does not send Access-Control-Allow-Origin",
        ),
        ("missing.pgn".to_owned(), "the server answered 404"),
        (
            "index.html".to_owned(),
            "it is a web page in HTML, not a PGN file",
        ),
        ("large.pgn".to_owned(), "it is larger than 10 MB"),
    ] {
        let seen = load(page, &folder, &own, &address)?;
        let errors = seen["errors"].as_array().map_or(&[][..], Vec::as_slice);
        let sentence = errors
            .first()
            .and_then(|error| error.as_str())
            .unwrap_or_default();
        ensure!(
            errors.len() == 1
                && sentence.contains(reason)
                && seen["san"] == "Nc3"
                && seen["shown"]
                    .as_str()
                    .is_some_and(|shown| shown.contains(sentence)),
            "{address}: {seen}"
        );
    }
    let seen = load(page, &folder, &own, &format!("{}game.pgn", open.url()))?;
    ensure!(
        seen["errors"] == json!([])
            && seen["pgn"]
                .as_str()
                .is_some_and(|pgn| pgn.contains("2. Nf3")),
        "{seen}"
    );
    for server in [own, closed, open] {
        server.stop();
    }
    leave(page)
}

/// Opens a page with a game file, makes a move, and returns the move, the game, the errors and the shown notice.
fn load(page: &Page, folder: &TemporaryFolder, server: &Server, address: &str) -> Result<Value> {
    let element = format!("<micro-max src=\"{address}\"></micro-max>");
    folder.write_author_page("micro-max.js", &element)?;
    page.browser().open(&server.url())?;
    page.browser().promise(
        "(async () => {
            await customElements.whenDefined('micro-max');
            const board = document.querySelector('micro-max');
            await board.ready;
            const notice = board.shadowRoot.querySelector('.notice');
            const shown = notice?.checkVisibility() ? notice.textContent : '';
            const { san } = await board.move('Nc3');
            return { errors: window.errors, shown, san, pgn: board.currentPgn };
        })()",
        &[],
    )
}

/// Leaves the page and discards the browser's error messages, which are expected.
fn leave(page: &Page) -> Result<()> {
    page.open("blank.html")?;
    page.faults().map(drop)
}
