//! Answers questions about variants, including chess, with the crate `variants`.

mod answer;
mod betza;
mod design;
mod game;
mod info;
mod moves;

pub(crate) use answer::Answers;
