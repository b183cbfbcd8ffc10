//! The tutorial: what its pages link, quote and claim.

mod claim;
mod claims;
mod links;
mod page;
mod quotes;
mod words;
