//! A static server on 127.0.0.1, for trying and testing the page: it can be stopped, it can serve a site in a
//! sub-folder, and it can send whatever content security policy a host might.
//!
//! # Examples
//! ```
//! use server::{Server, Site};
//!
//! let site = Site::of(vec!["src".into()]).under("/chess/");
//! let server = Server::start(site, 0)?;
//! assert!(server.url().ends_with("/chess/"));
//! server.stop();
//! # Ok::<(), anyhow::Error>(())
//! ```

mod answer;
mod server;
mod site;

pub use answer::Answer;
pub use server::Server;
pub use site::{STRICT_POLICY, Site};
