//! `embed.html` in a frame of a page of another host, and elements on pages that were not made for tests.

use std::path::Path;

use anyhow::Result;
use serde_json::{Value, json};
use server::{Server, Site};

use crate::{
    driver::wait,
    element_page::ElementPage,
    page::{Page, TIMEOUT},
};

/// Makes an element of any page the fixture of the helpers.
const USE_ELEMENT: &str = "
    const element = document.querySelectorAll('micro-max')[arguments[0]];
    if (!element?.shadowRoot) return false;
    window.fixture = { elements: [element], events: [],
        cell: (element, square) => element.shadowRoot.querySelector(`[data-square=${square}]`) };
    return true;";

/// A page with a frame, and its host.
#[derive(Debug)]
pub(crate) struct Framed<'a> {
    page: &'a Page<'a>,
    host: Option<Server>,
}

impl<'a> Framed<'a> {
    /// Opens a page of another host that shows `embed.html` with this state.
    ///
    /// # Errors
    /// The browser says so.
    pub(crate) fn open(page: &'a Page<'a>, state: &str) -> Result<Self> {
        let files = Path::new(env!("CARGO_MANIFEST_DIR")).join("site");
        let site = Site::new(vec![files])
            .with_policy(None)
            .with_first_script("page-recorder.js");
        let host = Server::start(&site, 0)?;
        let address = encoded(&page.address(&format!("embed.html{state}")));
        page.browser()
            .open(&format!("{}frame.html#{address}", host.url()))?;
        Ok(Self {
            page,
            host: Some(host),
        })
    }

    /// Goes into the frame, to its board.
    ///
    /// # Errors
    /// It has none.
    pub(crate) fn enter(&self) -> Result<ElementPage<'a>> {
        let frame = self
            .page
            .browser()
            .script("return document.querySelector('iframe');", &json!([]))?;
        self.page.browser().enter_frame(&frame)?;
        element_in_frame(self.page, 0)
    }

    /// Goes back to the page around it.
    ///
    /// # Errors
    /// The driver says so.
    pub(crate) fn leave(&self) -> Result<()> {
        self.page.browser().leave_frames()
    }

    /// What a script of the page around it returns.
    ///
    /// # Errors
    /// It throws.
    pub(crate) fn around(&self, script: &str) -> Result<Value> {
        self.leave()?;
        self.page.browser().script(script, &json!([]))
    }
}

impl Drop for Framed<'_> {
    fn drop(&mut self) {
        // A command that fails was already reported.
        drop(self.leave());
        if let Some(host) = self.host.take() {
            host.stop();
        }
    }
}

/// The element of this number on the page that is open.
///
/// # Errors
/// It does not come.
pub(crate) fn element_in_frame<'a>(page: &'a Page<'a>, number: usize) -> Result<ElementPage<'a>> {
    wait("an element", TIMEOUT, || {
        let is_there = page.browser().script(USE_ELEMENT, &json!([number]))?;
        Ok((is_there == true).then_some(()))
    })?;
    ElementPage::at(page)
}

/// As `encodeURIComponent` writes it, of what addresses are made of here.
fn encoded(text: &str) -> String {
    text.replace('%', "%25")
        .replace('#', "%23")
        .replace('&', "%26")
}
