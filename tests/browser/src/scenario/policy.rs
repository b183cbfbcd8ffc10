//! Elements under content security policies, and their messages if a policy forbids what they need.

use std::fs;

use anyhow::{Context, Result, ensure};
use serde_json::json;
use server::{Server, Site};

use crate::{page::Page, temporary_folder::TemporaryFolder};

/// The placeholder in policies for the host that the scripts are loaded from.
const CDN: &str = "CDN";

/// The way in which a page loads the element.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Script {
    /// The module, from the page's own host: the worker is started by its address.
    Own,
    /// The module, from another host: the worker is fetched as text.
    FromCdn,
    /// The classic script, which contains the worker, from the page's own host.
    Classic,
    /// The classic script from another host.
    ClassicFromCdn,
}

/// The result of loading the element.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Outcome {
    /// The board accepts moves.
    Ready,
    /// The browser loads no script, and the page shows the fallback content of the element.
    NoScript,
    /// The element reports what the policy lacks, and the page shows its fallback content.
    Lacks(&'static str),
}

use Outcome::{Lacks, NoScript, Ready};
use Script::{Classic, ClassicFromCdn, FromCdn, Own};

/// Policies, and the result of each way of loading under them.
const MATRIX: &[(&str, &[(Script, Outcome)])] = &[
    (
        "",
        &[
            (Own, Ready),
            (FromCdn, Ready),
            (Classic, Ready),
            (ClassicFromCdn, Ready),
        ],
    ),
    (
        "script-src 'self'",
        &[
            (Own, Ready),
            (FromCdn, NoScript),
            (
                Classic,
                Lacks("worker-src blob:; script-src 'wasm-unsafe-eval'"),
            ),
        ],
    ),
    (
        "script-src 'self' 'wasm-unsafe-eval'",
        &[(Own, Ready), (Classic, Lacks("worker-src blob:"))],
    ),
    (
        "script-src 'self'; worker-src 'self' blob:",
        &[
            (Own, Ready),
            (Classic, Lacks("script-src 'wasm-unsafe-eval'")),
        ],
    ),
    (
        "script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:",
        &[(Own, Ready), (Classic, Ready), (FromCdn, NoScript)],
    ),
    (
        "script-src CDN",
        &[
            (
                FromCdn,
                Lacks("worker-src blob:; script-src 'wasm-unsafe-eval'"),
            ),
            (
                ClassicFromCdn,
                Lacks("worker-src blob:; script-src 'wasm-unsafe-eval'"),
            ),
        ],
    ),
    (
        "script-src CDN 'wasm-unsafe-eval'; worker-src blob:",
        &[(FromCdn, Ready), (ClassicFromCdn, Ready)],
    ),
    (
        "default-src 'none'; script-src CDN 'wasm-unsafe-eval'; worker-src blob:",
        &[(FromCdn, Lacks("connect-src CDN")), (ClassicFromCdn, Ready)],
    ),
    (
        "default-src 'none'; script-src CDN 'wasm-unsafe-eval'; worker-src blob:; connect-src CDN",
        &[(FromCdn, Ready)],
    ),
    ("default-src 'none'; script-src 'self'", &[(Own, Ready)]),
    ("worker-src 'none'", &[(Own, Lacks("worker-src 'self'"))]),
    (
        "require-trusted-types-for 'script'; trusted-types micro-max",
        &[(Own, Ready), (FromCdn, Ready), (Classic, Ready)],
    ),
    (
        "require-trusted-types-for 'script'; trusted-types other",
        &[
            (Own, Lacks("trusted-types micro-max")),
            (Classic, Lacks("trusted-types micro-max")),
        ],
    ),
    (server::STRICT_POLICY, &[(Own, Ready)]),
];

/// The same for a game of a variant, whose worker and modules are loaded later.
const VARIANT_MATRIX: &[(&str, &[(Script, Outcome)])] = &[
    (
        "script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:",
        &[(Own, Ready), (Classic, Ready)],
    ),
    (
        "script-src CDN 'wasm-unsafe-eval'; worker-src blob:",
        &[(FromCdn, Ready), (ClassicFromCdn, Ready)],
    ),
    (
        "default-src 'none'; script-src CDN 'wasm-unsafe-eval'; worker-src blob:; connect-src CDN",
        &[(FromCdn, Ready)],
    ),
    ("worker-src 'none'", &[(Own, Lacks("worker-src 'self'"))]),
    (
        "require-trusted-types-for 'script'; trusted-types micro-max",
        &[(Own, Ready), (FromCdn, Ready), (Classic, Ready)],
    ),
    (server::STRICT_POLICY, &[(Own, Ready)]),
];

/// Each way of loading under each policy has the result in the table.
pub(super) fn the_matrix(page: &Page) -> Result<()> {
    check_matrix(page, "", MATRIX)
}

/// The same with a game of a variant.
pub(super) fn the_matrix_of_variants(page: &Page) -> Result<()> {
    check_matrix(page, " variant=\"capablanca\"", VARIANT_MATRIX)
}

/// Checks the results in a table for an element with these attributes.
fn check_matrix(
    page: &Page,
    attributes: &str,
    matrix: &[(&str, &[(Script, Outcome)])],
) -> Result<()> {
    let folder = TemporaryFolder::make(page, "policy")?;
    let dist = page.author_file("")?;
    let cdn = Server::start(&Site::new(vec![dist.clone()]).open_to_all(), 0)?;
    let origin = cdn.url().trim_end_matches('/').to_owned();
    for (policy, ways) in matrix {
        let policy = policy.replace(CDN, &origin);
        let site = Site::new(vec![folder.path(), dist.clone()]);
        let site = site.with_policy(Some(policy.as_str()).filter(|policy| !policy.is_empty()));
        let own = Server::start(&site, 0)?;
        for (script, outcome) in *ways {
            write_page(&folder, *script, &origin, attributes)?;
            let seen = look(page, &own.url())?;
            is_as(&seen, *outcome, &origin)
                .with_context(|| format!("{script:?} under \"{policy}\""))?;
        }
        own.stop();
    }
    cdn.stop();
    leave(page)
}

/// A worker whose version differs from that of the script is not run.
pub(super) fn another_worker_is_refused(page: &Page) -> Result<()> {
    let folder = TemporaryFolder::make(page, "worker")?;
    let dist = page.author_file("")?;
    let name = "micro-max.worker.js";
    let worker = fs::read_to_string(dist.join(name))?;
    folder.write(name, &format!("{worker}\n"))?;
    let cdn = Site::new(vec![folder.path(), dist]).open_to_all();
    let cdn = Server::start(&cdn, 0)?;
    let own = Server::start(&Site::new(vec![folder.path()]).with_policy(None), 0)?;
    write_page(&folder, FromCdn, cdn.url().trim_end_matches('/'), "")?;
    let seen = look(page, &own.url())?;
    ensure!(
        seen.said.contains("could not be started"),
        "the element reports '{}'",
        seen.said
    );
    leave(page)
}

/// The observed result of a page.
#[derive(Debug)]
struct Seen {
    /// `ready`, the element's error message, or empty if no script was loaded.
    said: String,
    /// Whether the fallback content is shown.
    shows_fallback: bool,
}

/// Opens the page and waits for the result of its element.
fn look(page: &Page, url: &str) -> Result<Seen> {
    page.browser().open(url)?;
    // The scripts that the policy allows have run soon after the page is loaded.
    let expression = "(async () => {
        const element = document.querySelector('micro-max');
        await Promise.race([customElements.whenDefined('micro-max'), new Promise((resolve) => setTimeout(resolve, 2000))]);
        const said = await element.ready?.then(() => 'ready', (error) => error.message) ?? '';
        const range = document.createRange();
        range.selectNodeContents(element);
        return { said, showsFallback: range.getClientRects().length > 0 };
    })()";
    let seen = page.browser().promise(expression, &[])?;
    Ok(Seen {
        said: seen["said"].as_str().unwrap_or_default().to_owned(),
        shows_fallback: seen["showsFallback"] == json!(true),
    })
}

fn is_as(seen: &Seen, outcome: Outcome, origin: &str) -> Result<()> {
    let is_said = match outcome {
        Ready => seen.said == "ready",
        NoScript => seen.said.is_empty(),
        Lacks(directive) => {
            let end = format!(" {}.", directive.replace(CDN, origin));
            seen.said.contains("Content-Security-Policy") && seen.said.ends_with(&end)
        }
    };
    ensure!(is_said, "expected {outcome:?}, not {seen:?}");
    ensure!(
        seen.shows_fallback == (outcome != Ready),
        "the fallback: {seen:?}"
    );
    Ok(())
}

/// Leaves the page and discards the browser's error messages, which are expected.
fn leave(page: &Page) -> Result<()> {
    page.open("blank.html")?;
    page.faults().map(drop)
}

/// Writes a page like an author's, with an element with these attributes.
fn write_page(
    folder: &TemporaryFolder,
    script: Script,
    origin: &str,
    attributes: &str,
) -> Result<()> {
    let tag = match script {
        Own => "<script type=\"module\" src=\"micro-max.js\"></script>".to_owned(),
        FromCdn => format!("<script type=\"module\" src=\"{origin}/micro-max.js\"></script>"),
        Classic => "<script src=\"micro-max.classic.js\"></script>".to_owned(),
        ClassicFromCdn => format!("<script src=\"{origin}/micro-max.classic.js\"></script>"),
    };
    let html = format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>A page</title>\n\
        <link rel=\"icon\" href=\"data:,\">\n{tag}\n</head>\n<body>\n\
        <micro-max start=\"eager\"{attributes}>A board.</micro-max>\n</body>\n</html>\n"
    );
    folder.write("index.html", &html)
}
