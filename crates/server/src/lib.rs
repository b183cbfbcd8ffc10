//! A static HTTP server on 127.0.0.1, for local use and for the browser tests. It can be stopped,
//! it can serve a site from a sub-folder, and it can send the content security policy that a host
//! might send. It answers only requests for names of this machine, and does not follow symbolic
//! links out of its folders.
//!
//! Files, media types and the protocol come from `axum` and `tower-http`; see `docs/decisions.md`.
//!
//! # Examples
//! ```
//! use server::{Server, Site};
//!
//! let site = Site::new(vec!["src".into()]).under("/chess/");
//! let server = Server::start(&site, 0)?;
//! assert!(server.url().ends_with("/chess/"));
//! server.stop();
//! # Ok::<(), anyhow::Error>(())
//! ```

mod guard;
mod server;
mod site;
mod unfinished;

pub use server::Server;
pub use site::{STRICT_POLICY, Site};
pub use unfinished::Unfinished;
