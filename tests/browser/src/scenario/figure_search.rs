//! The figures of the search: they show what the native engine does, and can be stepped through by mouse, touch and
//! keyboard.

use anyhow::{Context, Result, ensure};
use engine::{
    Limits,
    classic::{CustomParameters, ExplorerConfig, RowFields, TraceFilter, TreeExplorer},
};
use rules::{Move, Position, Role};
use serde_json::{Value, json};

use super::{
    figure::Figure,
    figure_native::score_text,
    figure_values::{check_each_position, each_position},
};
use crate::{
    keys::{HOME, RIGHT},
    page::Page,
};

// The indices of the numbers in a row, and the numbers of states.
const STATE: usize = 0;
const NEXT: usize = 1;
const LEVEL: usize = 3;
const SCORE: usize = 4;
const ITERATION: usize = 10;
const FROM: usize = 23;
const TO: usize = 24;
const PROBE: i32 = 0;
const DEEPEN: i32 = 2;
const TRY: i32 = 8;
const ANSWER: i32 = 9;
const STORE: i32 = 12;
const LEAVE: i32 = 14;

/// The value of a king that can be captured.
const KING: i32 = 8000;

/// The most important replies at the root in the last iteration, the number of the others, and that of the nodes.
pub(super) fn tree(page: &Page) -> Result<()> {
    let shown = "[element.steps, [...root.querySelectorAll('.grown > .ply > li > .card .value')]
        .map(({ textContent }) => textContent.replace(/^.?\\u00a0/, '')),
        Number(/\\d+/.exec(root.querySelector('.grown > .ply > .gap')?.textContent ?? '0')[0])]";
    check_each_position(page, "tree:nodes=300:bits=14", shown, |position, seen| {
        let limits = Limits {
            nodes: Some(300),
            ..Limits::default()
        };
        let mut explorer = explore(position, 14, CustomParameters::default(), limits)?;
        let mut scores = Vec::new();
        let states = [DEEPEN, PROBE];
        for row in rows(&mut explorer, 1, (0, 1), &states, &[LEAVE]) {
            match (row[STATE], row[LEVEL]) {
                (DEEPEN, 0) if row[NEXT] != LEAVE => scores.clear(),
                (PROBE, 0) if row[NEXT] == ANSWER => scores.push(row[SCORE]),
                (LEAVE, 1) => scores.push(row[SCORE]),
                _ => {}
            }
        }
        let scores: Vec<String> = scores.iter().map(|&score| reply_text(score)).collect();
        ensure!(
            seen[0] == explorer.nodes(),
            "{position}: {seen} instead of {}",
            explorer.nodes()
        );
        let listed = seen[1].as_array().context("no replies")?;
        let mut rest = scores.iter();
        let is_in_order = listed.iter().all(|one| rest.any(|score| one == score));
        let count = listed.len() + usize::try_from(seen[2].as_u64().unwrap_or_default())?;
        ensure!(
            is_in_order && count == scores.len() && listed.len() <= 9,
            "{position}: {seen} of {scores:?}"
        );
        Ok(())
    })
}

/// The node counts of recorded searches of the original.
pub(super) fn recorded_counts(page: &Page) -> Result<()> {
    let data = include_str!("../../../data/classic/searches.json");
    let data: Value = serde_json::from_str(data)?;
    let searches = data["searches"].as_array().context("no searches")?;
    let mut compared = 0;
    for search in searches.iter().step_by(super::recorded::step(page)) {
        let last = search["iterations"].as_array().and_then(|all| all.last());
        let nodes = last.and_then(|last| last[1].as_u64()).unwrap_or_default();
        if nodes == 0 || nodes > 700_000 || search["table_bits"].as_u64() > Some(20) {
            continue;
        }
        let mut position = Position::start();
        let mut game = Vec::new();
        for word in search["moves"]
            .as_str()
            .unwrap_or_default()
            .split_ascii_whitespace()
        {
            let played = position.parse_move(word)?;
            // `#` would end the address.
            game.push(position.san(played).replace('#', "%23"));
            position.make(played);
        }
        let (bits, limit) = (&search["table_bits"], &search["node_limit"]);
        let subject = if game.is_empty() {
            format!("fen={}", position.to_string().replace(' ', "%20"))
        } else {
            format!("pgn={}", game.join("%20"))
        };
        let address = format!("tree:{subject}:bits={bits}:nodes={limit}");
        let figure = Figure::open(page, &address)?;
        let seen = figure.value("element.steps")?;
        ensure!(seen == nodes, "{position}: {seen} instead of {nodes}");
        compared += 1;
    }
    ensure!(compared > 4, "only {compared} were compared");
    Ok(())
}

/// The scores of the leaf after the first capture, without and with recaptures.
pub(super) fn quiescence(page: &Page) -> Result<()> {
    let shown = "[...root.querySelectorAll('.swing .value')].map(({ textContent }) => textContent.replace(/^.?\\u00a0/, ''))";
    each_position(page, "quiescence", shown, |position| {
        let legal = position.legal_moves();
        let queens: Vec<Move> = legal
            .iter()
            .copied()
            .filter(|one| matches!(one.promotion, None | Some(Role::Queen)))
            .collect();
        let captures = queens.iter().find(|&&one| position.san(one).contains('x'));
        let played = *captures.or(queens.first()).context("no legal move")?;
        let mut scores = Vec::new();
        for recapture in [false, true] {
            let parameters = CustomParameters {
                recapture_extension: recapture,
                ..CustomParameters::default()
            };
            scores.push(reply_text(leaf_score(position, played, parameters)?));
        }
        Ok(json!(scores))
    })
}

/// Returns the score that a search of one ply finds after a move, for the side that made the move.
fn leaf_score(position: &Position, played: Move, parameters: CustomParameters) -> Result<i32> {
    let limits = Limits {
        depth: Some(1),
        ..Limits::default()
    };
    let mut explorer = explore(position, 12, parameters, limits)?;
    let (mut is_played, mut score) = (false, None);
    for row in rows(&mut explorer, 1, (0, 1), &[TRY], &[LEAVE]) {
        if row[STATE] == TRY {
            is_played = square_name(row[FROM]) == played.from.to_string()
                && square_name(row[TO]) == played.to.to_string();
        } else if is_played {
            score = Some(row[SCORE]);
        }
    }
    score.with_context(|| format!("{played} is not searched in {position}"))
}

/// The statistics of the table at the end of a search.
pub(super) fn table(page: &Page) -> Result<()> {
    let shown =
        "(element.step = element.steps, [...root.querySelectorAll('.counts td:nth-of-type(1)')]
        .map(({ textContent }) => Number(textContent.replaceAll(',', ''))))";
    each_position(page, "table:nodes=100:bits=12", shown, |position| {
        let limits = Limits {
            nodes: Some(100),
            ..Limits::default()
        };
        let mut longest = explore(position, 18, CustomParameters::default(), limits)?;
        let stored = rows(&mut longest, 1, (0, 0), &[], &[STORE]);
        let iteration = stored.last().context("no iteration")?[ITERATION];
        let limits = Limits {
            depth: Some(u32::try_from(iteration - 1)?),
            ..Limits::default()
        };
        let mut explorer = explore(position, 12, CustomParameters::default(), limits)?;
        explorer.seek(u64::MAX, u64::MAX);
        let total = explorer.nodes();
        let mut counts: Vec<i32> = Vec::new();
        let (_, told) = explorer.table_slots(total, 0, 0, u64::MAX);
        told.each(|row| counts.push(row.iter().sum()));
        counts.remove(3);
        Ok(json!(counts))
    })
}

/// Clicks and taps open nodes, keys step through them, and moves on the board lead to nodes or start a search.
pub(super) fn input_moves_through_the_tree(page: &Page) -> Result<()> {
    let tree = Figure::open(page, "tree")?;
    let first = tree.value("element.step")?;
    tree.wait_for_text("Cut off: 9 other moves are never looked at")?;
    ensure!(tree.value("root.querySelectorAll('.never').length")? == 1);
    tree.click(".menu summary")?;
    tree.click(".fields button:nth-of-type(1)")?;
    tree.wait_for_text("Node 1 is the position itself")?;
    tree.click(".grown > .ply > li:nth-of-type(1) > .card")?;
    tree.wait_for_text("after 1.\u{a0}h4")?;
    tree.focus(".steps button")?;
    page.press(&[RIGHT])?;
    tree.wait_for_text("after 1.\u{a0}h4 ")?;
    tree.value(&format!("(element.step = {first})"))?;
    tree.wait_for_text("after 1.\u{a0}Rxd5")?;
    tree.tap(".ply .ply .card")?;
    tree.wait_for_text("after 1.\u{a0}Rxd5 exd5")?;
    tree.value(&format!("(element.step = {first})"))?;
    tree.wait_for_text("after 1.\u{a0}Rxd5: Black")?;
    page.browser().mouse(&tree.way("e6", "d5")?)?;
    tree.wait_for_text("after 1.\u{a0}Rxd5 exd5")?;
    tree.value(&format!("(element.step = {first})"))?;
    tree.wait_for_text("after 1.\u{a0}Rxd5: Black")?;
    // The search has not tried this move.
    page.browser().mouse(&tree.way("g7", "g6")?)?;
    tree.wait_for("a new search", "element.currentFen.includes('3R4')")?;
    tree.choose("reset")?;
    tree.wait_for_text("after 1.\u{a0}Rxd5")
}

/// Any node of a search of a million nodes is shown soon, and the page stays responsive.
pub(super) fn a_long_search_can_be_explored(page: &Page) -> Result<()> {
    let tree = Figure::open(
        page,
        "tree:nodes=1000000:fen=r1bqkb1r/pppp1ppp/2n2n2/4p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R%20w%20KQkq%20-%204%204",
    )?;
    ensure!(tree.value("element.steps")? == 1 << 20);
    for node in ["1,000,000", "77", "524,289", "1,048,576"] {
        let step = node.replace(',', "");
        tree.value(&format!("(element.step = {step})"))?;
        tree.wait_for(node, &format!("element.text.startsWith('Node {node},')"))?;
    }
    Ok(())
}

/// A move on the board becomes the last move of the search; each capture is a step.
pub(super) fn the_last_move_is_chosen(page: &Page) -> Result<()> {
    let figure = Figure::open(page, "quiescence")?;
    figure.wait_for_text("Without recaptures Nxe5 would be worth +1.02. With them it is −1.06")?;
    figure.focus(".steps button:nth-of-type(2)")?;
    page.press(&[HOME])?;
    figure.wait_for_text("White is to move. The move to be judged is Nxe5.")?;
    page.press(&[RIGHT])?;
    figure.wait_for_text("After Nxe5, no plies are left")?;
    page.press(&[RIGHT])?;
    figure.wait_for_text("Black recaptures: Nxe5")?;
    figure.wait_for("the knight on e5", "root.querySelector('[data-square=e5]').getAttribute('aria-label').includes('black knight')")?;
    figure.click(".grown:not(.swing) .line")?;
    figure.wait_for_step(10)?;
    figure.value("(element.step = 1)")?;
    page.browser().mouse(&figure.way("g2", "b7")?)?;
    figure.wait_for_text("Bxb7")
}

/// The table in a different size, and the paths to two positions in one slot.
pub(super) fn collisions_in_the_table(page: &Page) -> Result<()> {
    let table = Figure::open(page, "table:nodes=500")?;
    ensure!(table.value("root.querySelectorAll('.region').length")? == 256);
    table.click(".menu summary")?;
    table.focus(".size input")?;
    page.press(&[RIGHT])?;
    table.wait_for_text("16,384 slots")?;
    table.wait_for(
        "its row",
        "root.querySelector('.sizes .here').textContent.startsWith('16,384')",
    )?;
    let squares = table.value("element.currentFen")?;
    // The pairs are folded, and one that is chosen is not.
    table.value("root.querySelector('.pairs button').click()")?;
    table.wait_for(
        "the end of a path",
        "root.querySelector('.pairs [aria-pressed=true]') && root.querySelector('.mx-last')",
    )?;
    ensure!(table.value("element.currentFen")? == squares);
    Ok(())
}

fn explore(
    position: &Position,
    table_bits: u8,
    parameters: CustomParameters,
    limits: Limits,
) -> Result<TreeExplorer> {
    let subject = ExplorerConfig {
        start: position,
        moves: &[],
        table_bits,
        parameters,
        limits,
    };
    Ok(TreeExplorer::new(&subject)?)
}

/// Returns the rows after a node between two levels, for some states above the lower level and others at it.
fn rows(
    explorer: &mut TreeExplorer,
    node: u64,
    (floor, ceiling): (u8, u8),
    above: &[i32],
    at_ceiling: &[i32],
) -> Vec<Vec<i32>> {
    let set = |states: &[i32]| states.iter().fold(0, |set, state| set | 1 << state);
    let filter = TraceFilter {
        min_ply: floor,
        max_ply: ceiling,
        states: set(above),
        states_at_max_ply: set(at_ceiling),
        parts: RowFields(3),
        slot: None,
    };
    let (_, told) = explorer.trace_subtree(node, filter, usize::MAX, u64::MAX);
    let mut rows = Vec::new();
    told.each(|row| rows.push(row.to_vec()));
    rows
}

/// Formats the score of a reply as in the figure, for the other side.
fn reply_text(score: i32) -> String {
    if score.abs() >= KING {
        return String::new();
    }
    score_text((-score).into())
}

/// Returns the name of a square, given the engine's number for it.
fn square_name(code: i32) -> String {
    let file = char::from(b'a' + u8::try_from(code & 7).unwrap_or_default());
    format!("{file}{}", 8 - (code >> 4 & 7))
}
