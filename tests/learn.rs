//! The tutorial: what its pages link, quote and claim.

mod claim;
mod claims;
mod links;
mod names;
mod page;
mod quotes;
mod verdicts;
mod words;
