//! The worker alone, in a test page under the policy of the play page.

use std::time::Duration;

use anyhow::{Context, Result};
use serde_json::{Value, json};

use crate::{driver::wait, page::Page};

/// The time that the scripts of the page may take to load.
const LOAD: Duration = Duration::from_secs(20);

/// A conversation with a worker in a page.
#[derive(Debug)]
pub(crate) struct WorkerClient<'a> {
    page: &'a Page<'a>,
}

impl<'a> WorkerClient<'a> {
    /// Opens the page with a new worker.
    ///
    /// # Errors
    /// The page does not load.
    pub(crate) fn open(page: &'a Page<'a>) -> Result<Self> {
        page.open("worker.html")?;
        let script = "return window.client !== undefined;";
        wait("the client", LOAD, || {
            Ok((page.browser().script(script, &json!([]))? == true).then_some(()))
        })?;
        Ok(Self { page })
    }

    /// The page that contains the worker.
    pub(crate) fn page(&self) -> &'a Page<'a> {
        self.page
    }

    /// Sends lines and returns the lines of the answer, up to one that begins with `last`.
    ///
    /// # Errors
    /// The page reports an error.
    pub(crate) fn talk(&self, lines: &[String], last: &str) -> Result<Vec<String>> {
        let answer = self.evaluate("client.talk($1, $2)", &[json!(lines), json!(last)])?;
        let lines = answer.as_array().context("no lines")?;
        Ok(lines
            .iter()
            .map(|line| line.as_str().unwrap_or_default().to_owned())
            .collect())
    }

    /// Sends a question and returns the whole answer.
    ///
    /// # Errors
    /// The page reports an error.
    pub(crate) fn ask(&self, question: &Value) -> Result<Value> {
        self.evaluate("client.ask($1)", std::slice::from_ref(question))
    }

    /// Evaluates an expression in the page and returns its value, or that of the promise that it returns; `$1`, `$2`
    /// and so on are the arguments.
    ///
    /// # Errors
    /// The expression throws.
    pub(crate) fn evaluate(&self, expression: &str, arguments: &[Value]) -> Result<Value> {
        self.page.browser().promise(expression, arguments)
    }
}
