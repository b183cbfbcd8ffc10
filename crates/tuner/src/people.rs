//! The model of people's moves: from games between people to its weights.
//!
//! `observe` searches positions of the games and writes, for each legal move, its scores in
//! the searches of the model. `people` fits the model to these data. `likeness` compares the opponents
//! that play by the model with people.

mod fit;
mod games;
mod likeness;
mod move_values;
mod observation;
mod observe;

pub(crate) use fit::run as fit;
#[cfg(test)]
pub(crate) use fit::{WEIGHTS_FILE, rounded};
pub(crate) use likeness::run as likeness;
pub(crate) use observe::run as observe;
