//! The rules of the house, as code; each failure says what to do instead.

#[path = "tidy/files.rs"]
mod files;
#[path = "tidy/manifests.rs"]
mod manifests;
#[path = "tidy/purity.rs"]
mod purity;
#[path = "tidy/tree.rs"]
mod tree;
