//! The engine and the rules of chess for JavaScript.
//!
//! A [`Session`] lives in a Web Worker (or in Node) and does two things: it takes UCI lines and
//! answers through a function, and it answers questions about chess.
//!
//! # Questions and answers
//!
//! Both are lines of plain text, since JavaScript makes objects of them in fewer bytes than Rust:
//! `www/engine/questions.js` is the other side, and `www/engine/README.md` says what it offers.
//! A question has four parts, of a line each but the last: a letter and where the game starts,
//! the moves from there, and what else the call needs. An answer that begins with `!` is a
//! sentence that says why there is none.
//!
//! | letter | needs | answer |
//! |---|---|---|
//! | `l` legal moves | | the FEN; three digits, 1 for yes: a check, White can mate, Black can mate; a claim; how the game has ended: a name, the winner, in words; each move with its SAN |
//! | `b` moves said beforehand | | each move |
//! | `p` play | a move | the move and its SAN |
//! | `s` SAN | a line of moves | the SAN of each, as far as they are legal |
//! | `i` inside | the numbers of a search, on a line of their own, then what is wanted of it, as `protocol::Question` has them; with the feature `inside` only | rows of numbers |
//! | `d` die | | a random number |
//! | `n` engines | | each by name, the number of lines, and of each level the nodes, the depth, the noise in hundredths of a pawn and the rating, 0 for what it has not |
//! | `t` table | | the slots, and how many are used |
//! | `g` games | PGN | of each the tags, then `=` and what is wrong |
//! | `r` read a game | its number, from 0 on, on a line of its own, then PGN | the tags, `=` and the result, four lines of each node |
//!
//! The lines of a node are its parent, move, SAN and FEN; the comment before it; that after it;
//! and glyphs such as `$1`, marks such as `ge2e4` or `rd4`, and the clock in milliseconds.
//!
//! # What this crate does not know
//!
//! The page, messages between threads, and when to think: `www/engine/worker.js` sees to those.
//! **Invariant:** no call traps, whatever it is given.

mod answer;
mod hooks;
#[cfg(feature = "inside")]
mod inside;
mod lines;
mod notation;
mod panic_hook;
mod session;

pub use session::Session;
