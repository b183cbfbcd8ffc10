//! The element in an application of several frameworks, built by Vite, and in a page built by each bundler.

use std::path::Path;

use anyhow::{Context, Result, ensure};
use serde_json::json;
use server::{Server, Site};

use crate::{frames::element_in_frame, page::Page};

/// The containers of the boards, in the order of the page.
const PLACES: [&str; 5] = ["react", "vue", "svelte", "solid", "preact"];

/// Each board plays, and each framework receives its events.
pub(super) fn each_board_plays(page: &Page) -> Result<()> {
    let application = page.product("work/frameworks")?;
    let watch = Path::new(env!("CARGO_MANIFEST_DIR")).join("site");
    let site = Site::new(vec![application, watch]).with_policy(None);
    let host = Server::start(&site.with_first_script("page-recorder.js"), 0)?;
    page.browser().open(&host.url())?;
    element_in_frame(page, PLACES.len() - 1).context("not every framework has a board")?;
    for (number, place) in PLACES.iter().enumerate() {
        let board = element_in_frame(page, number).context(*place)?;
        board.drag("e2", "e4").context(*place)?;
        let told = format!("/Moves: e4 \\S+/.test(document.getElementById('{place}').textContent)");
        board.wait_for(&format!("the reply in {place}"), &told)?;
    }
    Ok(())
}

/// The bundlers that the README of the package names.
const BUNDLERS: [&str; 5] = ["vite", "webpack", "parcel", "esbuild", "rollup"];

/// In the page of each bundler, boards of chess, of another game and in another language work, and so does a figure.
pub(super) fn each_bundler(page: &Page) -> Result<()> {
    for bundler in BUNDLERS {
        let folder = page.product(&format!("work/bundlers/{bundler}"))?;
        let server = Server::start(&Site::new(vec![folder]).with_policy(None), 0)?;
        page.browser().open(&server.url())?;
        let script = "(async () => {
            const elements = [...document.body.children];
            await Promise.all(elements.map(({ localName }) => customElements.whenDefined(localName)));
            return Promise.all(elements.map(({ ready }) => ready.then(() => 'ready', ({ message }) => message)));
        })()";
        let seen = page.browser().promise(script, &[])?;
        ensure!(
            seen == json!(["ready", "ready", "ready", "ready"]),
            "{bundler}: {seen}"
        );
        server.stop();
    }
    page.open("blank.html")
}
