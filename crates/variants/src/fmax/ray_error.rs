//! Errors in rays.

use alloc::string::String;
use alloc::vec::Vec;
use core::error::Error;
use core::fmt;

use game::{Coded, Declaration, ErrorVisitor, coded_error};

/// Why a text is not a ray of an `fmax.ini`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RayError {
    /// The position of the ray in its text in characters, from 1.
    pub column: usize,
    /// An excerpt of the ray.
    pub found: String,
    /// What is wrong.
    pub problem: RayProblem,
}

coded_error! {
    /// What is wrong with a ray.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum RayProblem {
        /// It is not `STEP,MODE` or `STEP,MODE,STEP`.
        #[error(
            "definition-ray",
            "is not a step, a comma and a hexadecimal mode: write one as 16,7"
        )]
        Form,
        /// The step is 0 or too long.
        #[error(
            "definition-ray",
            "has a step of 0 or longer than 7 files or 7 ranks: a rank counts 16, a file 1"
        )]
        Step,
        /// The bits of the mode have no meaning together.
        #[error(
            "definition-ray",
            "has a mode without meaning: the last digit adds 1 for captures, 2 for moves, 4 for \
             leaps and 8 for hops"
        )]
        Mode,
        /// There are too many rays.
        #[error("definition-ray", "is one too many: a piece has at most 128")]
        TooMany,
    }
}

impl fmt::Display for RayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the ray {} {}", self.found, self.problem)
    }
}

impl Error for RayError {}

impl Coded for RayError {
    fn visit(&self, visitor: &mut impl ErrorVisitor) {
        self.problem.visit(visitor);
    }

    fn declare(declarations: &mut Vec<Declaration>) {
        RayProblem::declare(declarations);
    }
}
