//! What the browser tells assistive technologies.

use anyhow::{Context, Result};
use serde_json::Value;

use super::Browser;

/// The role and the name of an element, as the browser computes them.
#[derive(Debug, PartialEq)]
pub(crate) struct AccessibleNode {
    pub(crate) role: String,
    pub(crate) name: String,
}

impl Browser {
    /// The role and name of an element as a script returned it.
    ///
    /// # Errors
    /// It is no element, or the driver does not compute them.
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
