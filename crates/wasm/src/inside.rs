//! Questions about the inside of Classic.

use protocol::{Inside, Question};

use crate::answer::{about, cut, refusal};

/// The letter that such questions begin with.
pub(crate) const LETTER: u8 = b'i';

/// The most nodes that are searched for an answer: other messages wait for it.
const BUDGET: u64 = 20_000;

/// The rows that answer a question, or `!` and a sentence.
pub(crate) fn reply(question: &str, inside: &mut Inside) -> String {
    answer(question, inside).unwrap_or_else(|sentence| refusal(&sentence))
}

fn answer(question: &str, inside: &mut Inside) -> Result<String, String> {
    let (game, more) = about(question)?;
    let (search, wanted) = cut(more);
    let key = question.strip_suffix(wanted).unwrap_or_default();
    let question = Question {
        start: game.start(),
        moves: game.moves(),
        search,
        wanted,
        budget: BUDGET,
    };
    inside.answer(key, &question)
}
