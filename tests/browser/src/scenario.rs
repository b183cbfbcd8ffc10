//! What a person can do at the page, one test each.

mod keyboard;
mod memory;
mod mouse;
mod outcome;
mod promotion;
mod recorded;
mod takeback;
mod worker;

use anyhow::Result;

use crate::page::Page;

/// A test: it begins with whatever page is open and leaves one open.
type Scenario = fn(&Page) -> Result<()>;

/// All tests by their names.
pub(crate) const ALL: &[(&str, Scenario)] = &[
    ("mouse::a_game_to_mate", mouse::a_game_to_mate),
    ("keyboard::a_game_to_mate", keyboard::a_game_to_mate),
    (
        "promotion::the_player_promotes_to_any_piece",
        promotion::the_player_promotes_to_any_piece,
    ),
    (
        "promotion::the_player_changes_their_mind",
        promotion::the_player_changes_their_mind,
    ),
    (
        "promotion::the_engine_promotes",
        promotion::the_engine_promotes,
    ),
    ("outcome::mate_by_the_player", outcome::mate_by_the_player),
    ("outcome::mate_by_the_engine", outcome::mate_by_the_engine),
    ("outcome::stalemate", outcome::stalemate),
    ("outcome::third_repetition", outcome::third_repetition),
    ("outcome::bare_kings", outcome::bare_kings),
    (
        "outcome::where_the_original_gives_up",
        outcome::where_the_original_gives_up,
    ),
    (
        "takeback::a_move_is_taken_back",
        takeback::a_move_is_taken_back,
    ),
    ("memory::the_game_comes_back", memory::the_game_comes_back),
    (
        "memory::a_damaged_game_is_said",
        memory::a_damaged_game_is_said,
    ),
    ("worker::questions", worker::questions),
    (
        "worker::answers_during_a_search",
        worker::answers_during_a_search,
    ),
    ("worker::runs_from_a_blob", worker::runs_from_a_blob),
    ("recorded::searches", recorded::searches),
    ("recorded::games", recorded::games),
];
