//! The worker alone, in a page of its own under the policy of the page.

use std::time::Duration;

use anyhow::{Context, Result};
use serde_json::{Value, json};

use crate::{driver::wait, page::Page};

/// How long the scripts of the page may take to load.
const LOAD: Duration = Duration::from_secs(20);

/// A conversation with a worker in a page.
#[derive(Debug)]
pub(crate) struct WorkerClient<'a> {
    page: &'a Page<'a>,
}

impl<'a> WorkerClient<'a> {
    /// Opens the page, with a worker that nobody has spoken to.
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

    /// The page that it is in.
    pub(crate) fn page(&self) -> &'a Page<'a> {
        self.page
    }

    /// Sends lines and takes the lines of the answer, the last of which begins with `last`.
    ///
    /// # Errors
    /// The page says so.
    pub(crate) fn talk(&self, lines: &[String], last: &str) -> Result<Vec<String>> {
        let answer = self.evaluate("client.talk($1, $2)", &[json!(lines), json!(last)])?;
        let lines = answer.as_array().context("no lines")?;
        Ok(lines
            .iter()
            .map(|line| line.as_str().unwrap_or_default().to_owned())
            .collect())
    }

    /// The whole answer to a question.
    ///
    /// # Errors
    /// The page says so.
    pub(crate) fn ask(&self, question: &Value) -> Result<Value> {
        self.evaluate("client.ask($1)", std::slice::from_ref(question))
    }

    /// The value of an expression of the page, or of the promise that it is; `$1` and so on are
    /// the arguments.
    ///
    /// # Errors
    /// The expression throws.
    pub(crate) fn evaluate(&self, expression: &str, arguments: &[Value]) -> Result<Value> {
        self.page.browser().promise(expression, arguments)
    }
}
