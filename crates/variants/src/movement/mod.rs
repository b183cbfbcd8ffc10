//! Piece movement, as tables.
//!
//! Betza notation and the rays of an `fmax.ini` are compiled to the same form: each kind has a list
//! of [`Ray`]s for each side, and one generator follows them.

mod path;
mod ray;

pub(crate) use path::MAX_PATH_STEPS;
pub use path::{Hop, Obstacle, Path, PathState};
pub use ray::{Condition, Ray, Shape};
