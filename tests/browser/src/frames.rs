//! `embed.html` in a frame of another host's page, and elements on pages that are not test pages.

use std::path::Path;

use anyhow::Result;
use serde_json::{Value, json};
use server::{Server, Site};

use crate::{
    driver::wait,
    element_page::ElementPage,
    page::{Page, TIMEOUT},
};

/// Makes an element of any page the fixture that the helpers use.
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
    /// Opens a page on another host that shows `embed.html` with this state.
    ///
    /// # Errors
    /// The browser reports an error.
    pub(crate) fn open(page: &'a Page<'a>, state: &str) -> Result<Self> {
        let files = Path::new(env!("CARGO_MANIFEST_DIR")).join("site");
        let site = Site::new(vec![files])
            .with_policy(None)
            .with_first_script("page-recorder.js");
        let host = Server::start(&site, 0)?;
        let address = encoded(&page.address(&format!("embed.html{state}")));
        // Firefox would look for the next page in a frame that it is still in.
        page.browser().leave_frames()?;
        page.browser()
            .open(&format!("{}frame.html#{address}", host.url()))?;
        Ok(Self {
            page,
            host: Some(host),
        })
    }

    /// Enters the frame and returns its board.
    ///
    /// # Errors
    /// The frame has no board.
    pub(crate) fn enter(&self) -> Result<ElementPage<'a>> {
        let frame = self
            .page
            .browser()
            .script("return document.querySelector('iframe');", &json!([]))?;
        self.page.browser().enter_frame(&frame)?;
        element_in_frame(self.page, 0)
    }

    /// Returns to the page around the frame.
    ///
    /// # Errors
    /// The driver reports an error.
    pub(crate) fn leave(&self) -> Result<()> {
        self.page.browser().leave_frames()
    }

    /// Runs a script in the page around the frame and returns its result.
    ///
    /// # Errors
    /// The script throws.
    pub(crate) fn around(&self, script: &str) -> Result<Value> {
        self.leave()?;
        self.page.browser().script(script, &json!([]))
    }
}

impl Drop for Framed<'_> {
    fn drop(&mut self) {
        // An error of a command in the frame was already reported.
        drop(self.leave());
        if let Some(host) = self.host.take() {
            host.stop();
        }
    }
}

/// Waits for the element with this index on the open page.
///
/// # Errors
/// The element does not appear.
pub(crate) fn element_in_frame<'a>(page: &'a Page<'a>, number: usize) -> Result<ElementPage<'a>> {
    wait("an element", TIMEOUT, || {
        let is_there = page.browser().script(USE_ELEMENT, &json!([number]))?;
        Ok((is_there == true).then_some(()))
    })?;
    ElementPage::at(page)
}

/// Encodes a text like `encodeURIComponent`, for the characters that the addresses here contain.
fn encoded(text: &str) -> String {
    text.replace('%', "%25")
        .replace('#', "%23")
        .replace('&', "%26")
}
