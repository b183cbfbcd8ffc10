//! The links, quotations and claims of the tutorial.

mod claim;
mod claims;
mod digits;
mod figures;
mod folds;
mod guesses;
mod links;
mod muller;
mod names;
mod opening;
mod original;
mod page;
mod quotes;
mod source_claim;
mod verdicts;
mod words;
