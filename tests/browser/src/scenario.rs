//! Tests of the page, one for each thing that a user can do.

mod accessible;
mod author_files;
mod authors;
mod authors_code;
mod boards;
mod clock;
mod crash;
mod disk;
mod drag;
mod element;
mod element_access;
mod element_author;
mod element_errors;
mod element_games;
mod element_layout;
mod element_many;
mod element_own;
mod element_place;
mod element_puzzle;
mod element_text;
mod element_variant;
mod embed;
mod endings;
mod figure;
mod figure_cards;
mod figure_input;
mod figure_native;
mod figure_search;
mod figure_values;
mod first_visit;
mod frameworks;
mod friend;
mod keyboard;
mod layout;
mod learn;
mod learn_guess;
mod learn_lesson;
mod looks;
mod modern;
mod offline;
mod openings;
mod opponents;
mod outcome;
mod page_keys;
mod panel;
mod pending_move;
mod policy;
mod promotion;
mod puzzles;
mod rating;
mod record;
mod recorded;
mod resume;
mod review;
mod screen_reader;
mod setup;
mod share;
mod stockfish_interface;
mod takeback;
mod tap;
mod thinking;
mod variant;
mod variant_games;
mod worker;
mod workshop;

use anyhow::Result;

use crate::page::Page;

/// A test. It must not depend on the page that is open at its start, and it leaves a page open.
pub(crate) type Scenario = fn(&Page) -> Result<()>;

/// Lists the tests of modules with their names.
macro_rules! scenarios {
    ($($module:ident: $($name:ident),+;)+) => {
        &[$($((concat!(stringify!($module), "::", stringify!($name)), $module::$name),)+)+]
    };
}

/// Scenarios whose result may depend on the browser: input, focus, the accessibility tree, storage, policies, workers,
/// frames, layout. The tests run them in every browser.
pub(crate) const OF_EVERY_BROWSER: &[(&str, Scenario)] = scenarios! {
    first_visit: dialogs_load_when_opened, the_first_press_works;
    pending_move: a_legal_move_is_played, an_illegal_move_returns;
    drag: a_game_to_mate, every_kind_of_move, every_kind_of_move_as_black, a_piece_dropped_outside_returns,
        a_king_dropped_on_its_rook_castles, a_premove, arrows_and_circles;
    tap: every_kind_of_move, a_swipe_scrolls;
    keyboard: every_kind_of_move, every_kind_of_move_typed, the_board_answers;
    screen_reader: everything_has_a_role_and_a_name, a_game_is_spoken, the_accessibility_tree;
    promotion: the_choice_is_on_the_board, the_choice_by_keyboard, the_focus_stays_during_changes,
        the_choice_by_touch;
    boards: a_wide_board_by_mouse, a_wide_board_by_touch, a_wide_board_by_keyboard;
    resume: the_game_comes_back, a_tab_that_dies, a_damaged_game_is_reported, two_tabs_do_not_overwrite_each_other;
    friend: two_people_play, a_game_is_resigned, a_tampered_link;
    share: a_position_in_the_address, a_short_link, a_game_pasted_and_copied, pictures_are_made;
    page_keys: anywhere_on_the_page, not_in_a_text, not_behind_a_dialog, on_the_board, escape_cancels, the_wheel;
    setup: pieces_are_dragged, a_chosen_piece_is_placed_by_clicks;
    crash: a_worker_that_breaks_is_replaced, a_worker_that_hangs_is_replaced, without_workers_there_is_a_sentence,
        without_wasm_there_is_a_sentence;
    thinking: a_hidden_page_keeps_its_search;
    layout: nothing_is_cut;
    panel: it_fits_a_laptop, the_board_is_resized, only_the_board_remains;
    review: the_marks_are_the_same_everywhere;
    rating: counts_games_without_help;
    endings: one_is_solved;
    puzzles: a_day;
    variant: capablanca_by_mouse, makruk_by_keyboard, crazyhouse_by_accessible_clicks;
    looks: choices_are_kept;
    authors: frame, disk, nothing_is_cut;
    embed: plays_in_a_frame, fits_its_frame, follows_its_address, follows_the_preferred_colours;
    offline: plays_without_a_network, a_new_version_is_offered_and_taken, an_incomplete_version_is_not_used,
        a_changed_file_is_refused, the_player_switches_it_off, the_publisher_switches_it_off,
        a_framed_page_keeps_nothing;
    disk: the_page_in_one_file, an_element_in_a_page, an_invented_game_in_one_file, an_invented_game_in_an_element;
    policy: the_matrix, the_matrix_of_variants, another_worker_is_refused;
    element: events, style, fallback_content, the_game_is_kept;
    element_place: in_nested_shadow_roots, scaled, in_a_scrolled_container, in_text_from_right_to_left,
        a_promotion_in_nested_shadow_roots, adopted_by_another_document, moved_and_cloned;
    element_many: twenty_boards_share_one_engine, nothing_is_searched_out_of_sight, a_lazy_board_wakes_at_a_touch,
        a_lazy_game_is_read_when_it_is_wanted, the_board_with_the_focus_comes_first;
    element_author: prints_the_page;
    element_layout: fits_every_container, reserves_the_space, stays_in_one_column, has_the_shape_of_its_board,
        is_readable_at_150_px;
    element_errors: removed_while_it_thinks, removed_while_a_piece_is_dragged, nothing_is_left_of_a_removed_element,
        a_second_script, a_worker_that_breaks;
    element_text: links_by_mouse, links_by_keyboard;
    element_access: the_keyboard, the_keyboard_after_a_click, the_keyboard_in_the_moves, names_in_the_shadow_root;
    figure: the_mouse, touch, the_keyboard, nothing_is_asked_out_of_sight, a_view_is_chosen, a_part_is_left_out,
        on_a_disk;
    learn: a_link_opens_a_step, folds_open, the_place_is_kept, on_a_disk;
    variant_games: a_piece_is_dropped;
    workshop: a_file_is_dropped, the_keyboard;
    worker: answers_during_a_search, runs_from_a_blob;
    recorded: searches;
};

/// Scenarios that test only the page's own code. The tests run them in one browser, the long checks in every browser.
pub(crate) const OF_ONE_BROWSER: &[(&str, Scenario)] = scenarios! {
    first_visit: the_front_door_leads_on, a_phone_shows_the_whole_menu;
    pending_move: only_the_latest_is_kept, a_promotion_is_asked_for, an_element_keeps_it_too;
    tap: a_game_to_mate;
    keyboard: a_game_to_mate, commands_and_errors;
    promotion: the_player_promotes_to_any_piece, the_player_changes_their_mind, the_engine_promotes;
    boards: a_small_board_asks_for_the_promotion;
    takeback: a_move_is_taken_back, while_the_engine_thinks;
    share: a_game_in_the_address, nonsense_in_the_address, an_illegal_move_pasted, a_file_with_a_mistake,
        a_file_without_a_game, back_returns_to_the_game;
    openings: a_continuation_is_played, names_are_translated;
    setup: a_position_is_set_up, errors_are_reported;
    clock: the_clock_runs_for_the_side_to_move, a_flag_falls;
    opponents: a_character_is_played;
    endings: a_newer_record_is_left_alone;
    puzzles: mistakes_are_kept, a_review_walks, a_newer_record_is_left_alone;
    record: a_variation_is_kept;
    outcome: mate_by_the_player, mate_by_the_engine, stalemate, third_repetition, bare_kings,
        where_the_original_gives_up;
    thinking: an_analysis_can_be_watched, a_hint_in_two_steps, what_the_opponent_is_up_to,
        nothing_is_stale;
    modern: an_engine_is_chosen, it_plays_at_a_level_and_without, it_plays_by_the_clock, three_lines_are_analysed,
        a_mate_is_announced, a_kept_game_goes_on, no_two_games_are_the_same, an_element_uses_either_engine;
    panel: the_opponent_is_chosen_with_one_press, a_move_starts_the_chosen_game, folds_stay_as_they_are,
        engines_can_be_paused;
    review: a_mistake_is_corrected, a_mistake_is_corrected_by_keyboard, a_mistake_has_its_reason, a_game_is_judged, scoring_survives_a_crash,
        scoring_can_be_stopped, the_evaluation_is_honest;
    variant: a_game_knows_its_name, a_game_is_searched, makruk_by_mouse, chess960_by_mouse, its_engine_is_offered, moves_are_shown, an_invented_game_from_a_link,
        an_unknown_game_in_a_link_is_reported;
    looks: older_choices_are_kept;
    accessible: axe_finds_nothing, axe_finds_nothing_in_dark_colours;
    friend: the_keyboard, axe_finds_nothing;
    authors: position, replay, a_text, puzzle, puzzles, trainer, a_match, in_step, theme, own, events, cdn, variant, the_page, axe_finds_nothing,
        axe_finds_nothing_in_dark_colours;
    authors_code: the_code_works, a_mistake_is_a_sentence, games_are_listed;
    author_files: few_are_requested, documents_run, a_missing_file_is_named, game_files_come_from_servers;
    embed: invalid_state_is_reported, other_origins_are_ignored;
    frameworks: each_board_plays;
    element: attributes_are_properties, early_properties_count, methods, refusals, attributes_one_by_one;
    element_author: writes_an_illegal_position, writes_a_position_that_contradicts_itself, shows_a_diagram,
        gives_a_reason_for_a_hint, thinks_out_of_sight, forgets_to_append_the_element, makes_several_moves_at_once, leaves_an_argument_out,
        turns_the_board, changes_the_language_of_the_page, shows_a_game, fills_the_screen, shows_a_threat, lets_the_reader_edit;
    element_many: three_hundred_diagrams;
    element_errors: invalid_attributes, a_game_read_in_part, a_limit_instead_of_a_level, a_cancelled_move,
        a_removed_board_is_silent, a_worker_that_cannot_be_made;
    element_games: between_the_tags, between_the_tags_later, from_a_given_start, from_its_normal_start, changed_by_editors, from_a_file, without_a_file,
        a_replay_names_its_game, a_replay_plays_its_moves, a_readonly_replay_is_not_searched;
    element_puzzle: by_mouse, by_keyboard, the_solution_is_shown, it_begins_with_a_reply, by_script, without_a_solution;
    element_own: pieces, texts, workers, a_shuffled_start, misspelt_names, moves_after_the_time;
    element_text: links_that_lead_nowhere, a_diagram_of_another_board;
    element_variant: a_built_in_game, a_definition, pieces_in_hand, an_unknown_game, an_unknown_game_from_the_start,
        squares_of_its_board, one_worker_is_enough, the_game_is_kept, a_game_to_replay;
    element_access: languages, axe_finds_nothing;
    figure: each_teaches_untouched, values_are_changed, an_address_opens_a_step, invalid_attributes_are_reported,
        a_script_waits_for_it_out_of_sight, a_script_waits_for_it_off_the_page, a_view_is_chosen, a_part_is_left_out, axe_finds_nothing,
        axe_finds_nothing_in_dark_colours;
    figure_cards: a_game_by_mouse, another_order_by_mouse, a_game_by_keyboard, the_search_is_watched,
        invalid_values_are_reported, the_language_is_that_of_the_page, axe_finds_nothing;
    figure_values: moves, evaluation, deepening;
    figure_input: the_mouse, touch, the_keyboard, pieces_stand_anywhere, pieces_are_put_on_squares, its_html_is_copied, a_caption_and_fewer_controls, all_are_idle;
    figure_native: board, piece, undo, ordering, race;
    figure_search: tree, recorded_counts, quiescence, table, input_moves_through_the_tree,
        a_long_search_can_be_explored, the_last_move_is_chosen, collisions_in_the_table;
    learn: each_chapter_runs, a_button_sets_its_figure, a_figure_stays_in_view, the_listing_is_explored, the_map_leads_to_a_part,
        letters_light_up_names, an_old_address_leads_on,
        an_interrupted_search_is_listed_once,
        every_link_leads_somewhere, terms_are_explained, the_board_links_to_the_tutorial,
        axe_finds_nothing, axe_finds_nothing_in_dark_colours;
    learn_guess: a_guess_is_kept, a_guess_is_played_out, answers_fit_a_phone, the_opening_is_played, a_node_is_stepped_through, an_answer_sets_its_figure, a_match_is_played;
    learn_lesson: a_chapter_is_shown_to_a_class, the_questions_are_printed;
    stockfish_interface: lines_in_lines_out;
    variant_games: a_game_goes_on, a_definition_is_shared, a_variant_that_is_gone;
    workshop: a_game_is_invented, it_has_an_address, a_rule_is_changed, chess_has_a_new_piece, axe_finds_nothing;
    worker: questions;
    recorded: games;
};

/// Scenarios that need products which only a long check builds. They run only by name.
pub(crate) const ONLY_BY_NAME: &[(&str, Scenario)] = scenarios! {
    frameworks: each_bundler;
};
