//! The links, quotations and claims of the tutorial.

mod claim;
mod claims;
mod folds;
mod guesses;
mod links;
mod names;
mod page;
mod quotes;
mod verdicts;
mod words;
