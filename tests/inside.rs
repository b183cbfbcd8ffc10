//! The questions about Classic's internals: their answers agree with the recorded searches, with
//! the rules, and with each other.

mod asked;
mod children;
mod evaluation_breakdown;
mod generation;
mod iterations;
mod nodes;
mod numbers;
mod positions;
mod record;
mod table;
