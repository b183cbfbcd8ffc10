//! `cargo xtask play`: builds, serves and opens the page.

use std::{
    process::{Command, Stdio},
    thread,
};

use anyhow::{Result, anyhow};
use server::{Server, Site, Unfinished};

use crate::{
    node, scripts,
    worker::Worker,
    workspace::{built_site, www},
};

/// The number of ports to try after the requested port.
const MORE_PORTS: u16 = 10;

/// The workers that chess does not need: they are built while the page is in use.
const LATER: [Worker; 2] = [Worker::Variants, Worker::Inside];

/// Builds the page and serves it until the process is ended.
pub(crate) fn run(port: u16, open: bool) -> Result<()> {
    node::ensure()?;
    // The packages are installed while the worker is compiled.
    let scripts = thread::spawn(scripts::watch);
    Worker::Playing.build()?;
    let scripts = scripts.join();
    let _watched = scripts.map_err(|_| anyhow!("the scripts cannot be built"))??;
    let unfinished = Unfinished::new(&LATER.map(Worker::name), |name| {
        println!("{name} is still being built; the page waits for it");
    });
    let site = Site::new(vec![built_site(), www()])
        .with_first_script("reload.js")
        .with_unfinished(&unfinished);
    let server = start(&site, port)?;
    let url = server.url();
    println!("micro-Max plays at {url} (end with Ctrl+C)");
    if open && !show(&url) {
        println!("open this address in a browser");
    }
    for worker in LATER {
        if let Err(error) = worker.build() {
            eprintln!("{} cannot be built: {error:#}", worker.name());
        }
        unfinished.finish(worker.name());
    }
    server.wait();
    Ok(())
}

/// Starts the server on the requested port, on one of the following ports, or on any free port.
fn start(site: &Site, port: u16) -> Result<Server> {
    let mut result = Server::start(site, port);
    let others = (1..=MORE_PORTS)
        .filter_map(|step| port.checked_add(step))
        .chain([0]);
    for other in others {
        match result {
            Ok(server) => return Ok(server),
            Err(error) => eprintln!("{error:#}; trying {}", name(other)),
        }
        result = Server::start(site, other);
    }
    result
}

fn name(port: u16) -> String {
    if port == 0 {
        "any free port".to_owned()
    } else {
        port.to_string()
    }
}

/// Opens the page in the browser of the desktop; returns false if that fails.
fn show(url: &str) -> bool {
    let words: &[&str] = if cfg!(target_os = "windows") {
        &["cmd", "/C", "start", "", url]
    } else if cfg!(target_os = "macos") {
        &["open", url]
    } else {
        &["xdg-open", url]
    };
    let quiet = |command: &mut Command| {
        let command = command
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        command.status().is_ok_and(|status| status.success())
    };
    quiet(Command::new(words[0]).args(&words[1..]))
}
