//! Options of Stockfish that front ends set: its skill level, and options that have no effect here.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write};

use crate::command::CommandError;
use crate::levels::{self, MAX_SKILL};
use crate::options::{OptionName, Setting};
use crate::tokens::Range;

/// The option for a weaker engine.
const SKILL_LEVEL: &str = "Skill Level";

/// Options that are accepted and have no effect, with their declarations.
const WITHOUT_EFFECT: [(&str, &str); 16] = [
    ("Ponder", "check default false"),
    ("Threads", "spin default 1 min 1 max 1024"),
    ("UCI_AnalyseMode", "check default false"),
    ("UCI_ShowWDL", "check default false"),
    ("UCI_Opponent", "string default <empty>"),
    ("Contempt", "spin default 0 min -100 max 100"),
    ("Slow Mover", "spin default 100 min 10 max 1000"),
    ("Minimum Thinking Time", "spin default 0 min 0 max 5000"),
    (
        "Skill Level Maximum Error",
        "spin default 200 min 0 max 5000",
    ),
    ("Skill Level Probability", "spin default 128 min 1 max 1000"),
    ("SyzygyPath", "string default <empty>"),
    ("SyzygyProbeDepth", "spin default 1 min 1 max 100"),
    ("Syzygy50MoveRule", "check default true"),
    ("SyzygyProbeLimit", "spin default 7 min 0 max 7"),
    ("Use NNUE", "check default false"),
    ("EvalFile", "string default <empty>"),
];

/// Writes the lines that declare these options.
pub(super) fn declare(text: &mut String) -> fmt::Result {
    writeln!(
        text,
        "option name {SKILL_LEVEL} type spin default {MAX_SKILL} min 0 max {MAX_SKILL}"
    )?;
    for (name, declaration) in WITHOUT_EFFECT {
        writeln!(text, "option name {name} type {declaration}")?;
    }
    Ok(())
}

/// The declared name of an option without effect; `None` for other options.
pub(super) fn without_effect(name: &str) -> Option<&'static str> {
    WITHOUT_EFFECT
        .iter()
        .map(|&(declared, _)| declared)
        .find(|declared| declared.eq_ignore_ascii_case(name))
}

/// The setting of our level for a value of `Skill Level`; `None` for other options.
pub(super) fn level_of_skill(
    name: &str,
    value: &str,
    notes: &mut Vec<String>,
) -> Option<Result<Setting, CommandError>> {
    if !name.eq_ignore_ascii_case(SKILL_LEVEL) {
        return None;
    }
    let range = Range {
        min: 0,
        max: MAX_SKILL.into(),
    };
    let skill = range
        .read_nearest("setoption: Skill Level", value, notes)
        .and_then(|skill| u8::try_from(skill).ok());
    Some(match skill {
        Some(skill) => Ok(Setting {
            option: OptionName::Level,
            value: levels::level_of_skill(skill).into(),
        }),
        None => Err(CommandError::bad_value(
            "setoption",
            SKILL_LEVEL,
            &range,
            value,
        )),
    })
}
