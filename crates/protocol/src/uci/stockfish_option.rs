//! Options of Stockfish that front ends set: its skill level, and options that have no effect here.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write};

use crate::command::CommandError;
use crate::options::{OptionName, Setting};
use crate::tokens::Range;

/// The option for a weaker engine.
const SKILL_LEVEL: &str = "Skill Level";

/// Our level for each skill level from 0 to 20; level 0 is the full strength.
const LEVEL_OF_SKILL: [i64; 21] = [
    1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8, 0,
];

const MAX_SKILL: u64 = LEVEL_OF_SKILL.len() as u64 - 1;

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
        max: MAX_SKILL,
    };
    let skill = range
        .read_nearest("setoption: Skill Level", value, notes)
        .and_then(|skill| usize::try_from(skill).ok());
    Some(match skill.and_then(|skill| LEVEL_OF_SKILL.get(skill)) {
        Some(&level) => Ok(Setting {
            option: OptionName::Level,
            value: level,
        }),
        None => Err(CommandError::bad_value(
            "setoption",
            SKILL_LEVEL,
            &range,
            value,
        )),
    })
}
