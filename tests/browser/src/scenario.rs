//! What a person can do at the page, one test each.

mod accessible;
mod clock;
mod crash;
mod drag;
mod keyboard;
mod layout;
mod outcome;
mod promotion;
mod record;
mod recorded;
mod resume;
mod screen_reader;
mod setup;
mod share;
mod takeback;
mod tap;
mod thinking;
mod worker;

use anyhow::Result;

use crate::page::Page;

/// A test: it begins with whatever page is open and leaves one open.
type Scenario = fn(&Page) -> Result<()>;

/// The tests of one module by their names.
macro_rules! scenarios {
    ($($module:ident: $($name:ident),+;)+) => {
        &[$($((concat!(stringify!($module), "::", stringify!($name)), $module::$name),)+)+]
    };
}

/// All tests by their names.
pub(crate) const ALL: &[(&str, Scenario)] = scenarios! {
    drag: a_game_to_mate, every_kind_of_move, every_kind_of_move_as_black, a_piece_let_go_outside_stays, a_premove, arrows_and_circles;
    tap: a_game_to_mate, every_kind_of_move, a_swipe_scrolls;
    keyboard: a_game_to_mate, every_kind_of_move, every_kind_of_move_typed, the_board_answers, words_and_mistakes;
    screen_reader: everything_has_a_role_and_a_name, a_game_is_spoken, the_accessibility_tree;
    promotion: the_player_promotes_to_any_piece, the_player_changes_their_mind, the_engine_promotes;
    takeback: a_move_is_taken_back, while_the_engine_thinks;
    resume: the_game_comes_back, a_tab_that_dies, a_damaged_game_is_said, two_tabs_do_not_overwrite_each_other;
    share: a_position_in_the_address, a_game_in_the_address, a_game_pasted_and_copied, a_file_with_a_mistake, a_file_that_is_no_game;
    setup: a_position_is_set_up, what_is_wrong_is_said;
    clock: the_clock_runs_for_the_side_to_move, a_flag_falls;
    crash: a_worker_that_breaks_is_replaced, a_worker_that_hangs_is_replaced, without_workers_there_is_a_sentence, without_wasm_there_is_a_sentence;
    record: a_variation_is_kept;
    outcome: mate_by_the_player, mate_by_the_engine, stalemate, third_repetition, bare_kings, where_the_original_gives_up;
    thinking: an_analysis_can_be_watched, a_hint_in_two_steps;
    layout: nothing_is_cut;
    accessible: axe_finds_nothing;
    worker: questions, answers_during_a_search, runs_from_a_blob;
    recorded: searches, games;
};
