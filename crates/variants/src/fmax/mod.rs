//! The games of an `fmax.ini`, the file of Fairy-Max.
//!
//! The format is described in
//! [Fairy-Max's documentation](https://home.hccnet.nl/h.g.muller/CVfairy.html) and at the beginning
//! of the file itself; where they are silent, the program (version 5.0b, in the public domain) is
//! followed.

mod ray;
mod ray_error;

pub(crate) use ray::compile_rays;
pub use ray_error::{RayError, RayProblem};
