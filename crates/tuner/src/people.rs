//! The model of people's moves: from games between people to its weights.
//!
//! `observe` searches positions of the games and writes, for each legal move, its scores in
//! the searches of the model. `people` fits the model to these data.

mod fit;
mod games;
mod observation;
mod observe;

pub(crate) use fit::run as fit;
#[cfg(test)]
pub(crate) use fit::{WEIGHTS_FILE, rounded};
pub(crate) use observe::run as observe;
