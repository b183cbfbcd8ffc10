//! The figures at random positions: they show what `micro-max inside` prints for the same question.

use anyhow::{Context, Result};
use engine::{
    Limits, Progress,
    modern::{Modern, SearchFeature},
};
use rules::Position;
use serde_json::json;

use crate::page::Page;

use super::figure_values::each_position;

/// The indices of the nodes so far and of the iteration in a row about a node.
const NODES: usize = 2;
const ITERATION: usize = 10;

/// The bit of the state in which an iteration is stored, in a set of states.
const STORE: u32 = 1 << 12;

/// The bytes of the off-board half.
pub(super) fn board(page: &Page) -> Result<()> {
    let shown =
        "[...root.querySelectorAll('[data-value]')].map(({ dataset }) => Number(dataset.value))";
    each_position(page, "board", shown, |position| {
        let bytes = bytes(position)?;
        let outside = (0..).zip(&bytes).filter(|(code, _)| code & 0x88 == 8);
        Ok(json!(outside.map(|(_, byte)| byte).collect::<Vec<_>>()))
    })
}

/// The codes of all pieces, in the order of the scan.
pub(super) fn piece(page: &Page) -> Result<()> {
    let shown = "Array.from({ length: element.steps }, (_, index) => { element.step = index + 1; return Number(/: (\\d+)/.exec(element.text)[1]); })";
    each_position(page, "piece", shown, |position| {
        let bytes = bytes(position)?;
        let pieces = (0..)
            .zip(&bytes)
            .filter(|(code, byte)| code & 0x88 == 0 && **byte != 0);
        Ok(json!(pieces.map(|(_, byte)| byte).collect::<Vec<_>>()))
    })
}

/// The score and the keys that are passed to the reply after the first legal move.
pub(super) fn undo(page: &Page) -> Result<()> {
    let shown = "(element.step = element.steps - 1,
        [...root.querySelectorAll('.reply tbody td:last-child')].slice(0, 3).map(({ textContent }, index) =>
            index === 0 ? Number(textContent.replace('−', '-')) : parseInt(textContent, 16) | 0))";
    each_position(page, "undo", shown, |position| {
        let moves = position.legal_moves();
        let wanted = moves.iter().find(|one| one.to_string() == "e1g1");
        let Some(played) = wanted.or(moves.first()) else {
            return Ok(json!([]));
        };
        let rows = asked(position, &played.to_string(), "", "evaluate 0")?;
        let change = rows.iter().find(|row| row[0] == 1).context("no move")?;
        Ok(json!(change[13..=15]))
    })
}

/// The number of positions up to each ply without one of the aids, and without two of them.
pub(super) fn ordering(page: &Page) -> Result<()> {
    let shown = shown_counts("less");
    for (without, bits) in [("best", 2), ("table", 1), ("best deepening", 6)] {
        let figure = format!("ordering:without={without}");
        each_position(page, &figure, &shown, |position| {
            let rows = iterations(position, &format!("19 {bits} 1000000 4"))?;
            let counts = rows.iter().map(|row| row[NODES]);
            Ok(json!(counts.collect::<Vec<_>>()))
        })?;
    }
    Ok(())
}

/// The number of positions that Modern's search takes with all its parts, and without one.
pub(super) fn race(page: &Page) -> Result<()> {
    for (index, part) in SearchFeature::NAMES.into_iter().enumerate().skip(1) {
        let figure = format!("race:engine=modern:without={part}:depth=7");
        let shown = format!(
            "[{}, {}].map((counts) => counts.at(-1))",
            shown_counts("full"),
            shown_counts("less")
        );
        each_position(page, &figure, &shown, |position| {
            let searches = [None, SearchFeature::at(index)];
            Ok(json!(
                searches.map(|without| modern_nodes(position, without))
            ))
        })?;
    }
    Ok(())
}

/// The numbers of positions in the rows of one of two searches.
fn shown_counts(search: &str) -> String {
    format!(
        "[...root.querySelectorAll('.iterations .{search} .nodes')].map((cell) => Number(cell.firstChild.textContent.replaceAll(',', '')))"
    )
}

/// Returns the number of positions that Modern takes to search seven plies.
fn modern_nodes(position: &Position, without: Option<SearchFeature>) -> u64 {
    let mut modern = Modern::new(8);
    modern.disable(without);
    modern.set_position(position, &[]);
    modern.begin(
        Limits {
            depth: Some(7),
            ..Limits::default()
        },
        &[],
    );
    while modern.think(u64::MAX) == Progress::Running {}
    modern.nodes()
}

/// Formats a score in pawns with a sign; that of a mate in moves.
pub(super) fn score_text(score: i64) -> String {
    let sign = match score {
        0 => "",
        1.. => "+",
        _ => "−",
    };
    let size = score.unsigned_abs();
    if (3900..=4000).contains(&size) {
        let word = if score > 0 { "mate" } else { "mated" };
        return match 4000 - size {
            0 => word.to_owned(),
            moves => format!("{word} in {moves}"),
        };
    }
    format!("{sign}{}.{:02}", size / 100, size % 100)
}

/// Returns the finished iterations of a search, except the first, which searches nothing.
fn iterations(position: &Position, search: &str) -> Result<Vec<Vec<i64>>> {
    let rows = asked(
        position,
        "",
        search,
        &format!("children 1 0 0 0 {STORE} 3 1000"),
    )?;
    Ok(rows
        .into_iter()
        .skip(1)
        .filter(|row| row[ITERATION] > 1)
        .collect())
}

/// Returns the 128 bytes of the board.
fn bytes(position: &Position) -> Result<Vec<i64>> {
    let rows = asked(position, "", "", "evaluate 0")?;
    let row = rows.iter().find(|row| row[0] == 3).context("no board")?;
    Ok(row[1..=128].to_vec())
}

/// Returns the output of `micro-max inside`.
pub(super) fn asked(
    position: &Position,
    moves: &str,
    search: &str,
    wanted: &str,
) -> Result<Vec<Vec<i64>>> {
    let mut printed = Vec::new();
    cli::inside(
        &mut printed,
        &[position.to_string().as_str(), moves, search, wanted],
    )?;
    let rows = str::from_utf8(&printed)?
        .lines()
        .map(|line| line.split(' ').map(|word| Ok(word.parse()?)).collect());
    rows.collect()
}
