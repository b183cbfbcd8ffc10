//! The browser's interface to assistive technologies.

use anyhow::{Context, Result};
use serde_json::Value;

use super::Browser;

/// The role and the accessible name of an element, as computed by the browser.
#[derive(Debug, PartialEq)]
pub(crate) struct AccessibleNode {
    pub(crate) role: String,
    pub(crate) name: String,
}

impl Browser {
    /// Returns the role and name of an element that a script has returned.
    ///
    /// # Errors
    /// `element` is not an element, or the driver does not compute its role and name.
    pub(crate) fn accessible_node(&self, element: &Value) -> Result<AccessibleNode> {
        let id = element
            .as_object()
            .and_then(|fields| fields.values().next());
        let id = id
            .and_then(Value::as_str)
            .context("the script returned no element")?;
        let text = |what: &str| -> Result<String> {
            let answer = self.fetch(&format!("/element/{id}/{what}"))?;
            Ok(answer.as_str().unwrap_or_default().to_owned())
        };
        Ok(AccessibleNode {
            role: text("computedrole")?,
            name: text("computedlabel")?,
        })
    }
}
