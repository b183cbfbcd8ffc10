//! A client of the W3C `WebDriver` protocol, limited to the commands that the tests need.

mod accessibility;
mod pointer;
mod window;

use std::{
    net::{Ipv4Addr, TcpListener, TcpStream},
    process::{Child, Command, Stdio},
    thread::sleep,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use ureq::{Agent, Body, http::Response};

use crate::engine::Engine;

/// The first pause between two checks of an awaited condition; the pauses get longer.
const FIRST_PAUSE: Duration = Duration::from_millis(4);

/// The longest pause.
const LONGEST_PAUSE: Duration = Duration::from_millis(40);

/// The time that a driver may take to open its port.
const START: Duration = Duration::from_secs(30);

/// The timeout of a command; searches in a page take longest.
const COMMAND: Duration = Duration::from_mins(2);

/// The timeout for loading a page, in milliseconds.
const LOAD_MS: u32 = 60_000;

/// A controlled browser. It is closed when this value is dropped.
#[derive(Debug)]
pub(crate) struct Browser {
    engine: Engine,
    process: Child,
    agent: Agent,
    session: String,
}

/// A point in the window, in CSS pixels from its upper left corner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Point {
    pub(crate) x: f64,
    pub(crate) y: f64,
}

impl Browser {
    /// Starts the driver and a browser with an empty profile.
    ///
    /// # Errors
    /// The driver or the browser does not start.
    pub(crate) fn start(engine: Engine) -> Result<Self> {
        let driver = engine.driver();
        let port = free_port()?;
        let mut command = Command::new(&driver);
        command
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        let process = command
            .spawn()
            .with_context(|| format!("cannot start {}", driver.display()))?;
        let agent = Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(COMMAND))
            .build()
            .into();
        let address = format!("http://127.0.0.1:{port}/session");
        let mut browser = Self {
            engine,
            process,
            agent,
            session: address,
        };
        wait_for_port(port)?;
        let capabilities = json!({ "capabilities": { "alwaysMatch": engine.capabilities() } });
        let answer = browser.post("", &capabilities)?;
        let id = answer["sessionId"]
            .as_str()
            .context("the driver returned no session")?;
        browser.session = format!("{}/{id}", browser.session);
        let script_ms = u64::try_from(COMMAND.as_millis())?;
        browser.post(
            "/timeouts",
            &json!({ "script": script_ms, "pageLoad": LOAD_MS }),
        )?;
        Ok(browser)
    }

    /// Whether the browser still responds.
    pub(crate) fn is_alive(&self) -> bool {
        self.fetch("/timeouts").is_ok()
    }

    /// Loads a page and waits until it is loaded.
    ///
    /// # Errors
    /// The driver reports an error.
    pub(crate) fn open(&self, url: &str) -> Result<()> {
        self.post("/url", &json!({ "url": url })).map(drop)
    }

    /// Runs a script with these arguments and returns its result.
    ///
    /// # Errors
    /// The script throws.
    pub(crate) fn script(&self, script: &str, arguments: &Value) -> Result<Value> {
        self.post(
            "/execute/sync",
            &json!({ "script": script, "args": arguments }),
        )
    }

    /// Evaluates an expression and waits for the promise that it returns; `$1`, `$2` and so on are the arguments.
    ///
    /// # Errors
    /// The promise is rejected.
    pub(crate) fn promise(&self, expression: &str, arguments: &[Value]) -> Result<Value> {
        let names: Vec<String> = (1..=arguments.len())
            .map(|index| format!("${index}"))
            .collect();
        let script = format!(
            "const [{}, done] = arguments;
            Promise.resolve({expression}).then((value) => done({{ value }}),
                (error) => done({{ error: String(error) }}));",
            names.join(", ")
        )
        .replace("[, done]", "[done]");
        let answer = self.post(
            "/execute/async",
            &json!({ "script": script, "args": arguments }),
        )?;
        if let Some(error) = answer["error"].as_str() {
            bail!("in the page: {error}");
        }
        Ok(answer["value"].clone())
    }

    /// Returns the severe entries of the browser's log since the last call; only Chromium has one.
    ///
    /// # Errors
    /// The driver reports an error.
    pub(crate) fn severe_log(&self) -> Result<Vec<String>> {
        let log = self.post("/se/log", &json!({ "type": "browser" }))?;
        let entries = log.as_array().into_iter().flatten();
        let severe = entries.filter(|entry| entry["level"] == "SEVERE");
        let messages = severe.map(|entry| entry["message"].to_string());
        // A document without HTML, such as a script shown as text, cannot name an icon, so the browser requests the
        // default one.
        Ok(messages
            .filter(|message| !message.contains("/favicon.ico"))
            .collect())
    }

    fn fetch(&self, path: &str) -> Result<Value> {
        value(self.agent.get(format!("{}{path}", self.session)).call()?)
    }

    fn post(&self, path: &str, body: &Value) -> Result<Value> {
        let request = self.agent.post(format!("{}{path}", self.session));
        value(
            request
                .content_type("application/json")
                .send(body.to_string())?,
        )
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // The driver closes the browser with the session; without a session there is nothing to close.
        drop(self.agent.delete(&self.session).call());
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

/// Polls until `look` returns a value.
///
/// # Errors
/// There is no value after `limit`; the message contains `what`.
pub(crate) fn wait<T>(
    what: &str,
    limit: Duration,
    poll: impl Fn() -> Result<Option<T>>,
) -> Result<T> {
    let start = Instant::now();
    let mut pause = FIRST_PAUSE;
    loop {
        if let Some(value) = poll()? {
            return Ok(value);
        }
        if start.elapsed() > limit {
            bail!("waited {} s for {what}", limit.as_secs());
        }
        sleep(pause);
        pause = LONGEST_PAUSE.min(pause * 3 / 2);
    }
}

fn value(mut response: Response<Body>) -> Result<Value> {
    let is_ok = response.status() == 200;
    let text = response
        .body_mut()
        .with_config()
        .limit(64 << 20)
        .read_to_string()?;
    let mut answer: Value = serde_json::from_str(&text)?;
    if !is_ok {
        bail!(
            "the driver reports: {}",
            answer["value"]["message"].as_str().unwrap_or(&text)
        );
    }
    Ok(answer["value"].take())
}

fn free_port() -> Result<u16> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?
        .local_addr()?
        .port())
}

fn wait_for_port(port: u16) -> Result<()> {
    let look = || {
        Ok(TcpStream::connect((Ipv4Addr::LOCALHOST, port))
            .ok()
            .map(drop))
    };
    wait("the driver's port", START, look)
}
