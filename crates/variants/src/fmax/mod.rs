//! The games of an `fmax.ini`, the configuration file of Fairy-Max.
//!
//! The format is described in [Fairy-Max's
//! documentation](https://home.hccnet.nl/h.g.muller/CVfairy.html) and at the beginning of the file
//! itself. Where they leave a question open, the program itself (version 5.0b, in the public
//! domain) decides. Not supported: a choice between several castling moves in one direction (the
//! first is used).

mod convert;
mod game;
mod ray;
mod ray_error;
mod reader;

pub use convert::compile_fmax;
pub use game::{FmaxGame, FmaxKind};
pub(crate) use ray::compile_rays;
pub use ray_error::{RayError, RayProblem};
pub use reader::{FmaxError, FmaxProblem, read_fmax};
