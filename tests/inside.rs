//! The questions about Classic's inside, against the recorded searches, the rules, and each other.

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
