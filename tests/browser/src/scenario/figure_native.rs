//! The figures at random positions: they show what `micro-max inside` prints for the same question.

use anyhow::{Context, Result};
use rules::Position;
use serde_json::json;

use crate::page::Page;

use super::figure_values::each_position;

/// The indices of the numbers in a row about a node: the state, the nodes so far, and those of its call and walk.
const STATE: usize = 0;
const NODES: usize = 2;
const ITERATION: usize = 10;
const BEST_FROM: usize = 11;
const BEST_TO: usize = 12;
const BEST: usize = 18;

/// The bit of the state in which an iteration is stored, in a set of states.
const STORE: u32 = 1 << 12;

/// The functions by the numbers of their states.
const FUNCTIONS: [&str; 15] = [
    "probe",
    "enter",
    "deepen",
    "next_piece",
    "next_direction",
    "begin_ray",
    "step",
    "-",
    "try_move",
    "update_best",
    "extend",
    "close",
    "store",
    "-",
    "leave",
];

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

/// The number of positions up to ply 3, with each of the aids on and off.
pub(super) fn ordering(page: &Page) -> Result<()> {
    let shown = "[...root.querySelectorAll('.searches .nodes')].map((cell) => Number(cell.firstChild.textContent.replaceAll(',', '')))";
    each_position(page, "ordering", shown, |position| {
        let mut counts = Vec::new();
        for off in [0, 4, 2, 1, 6, 5, 3, 7] {
            let rows = iterations(position, &format!("16 {off} 0 3"))?;
            let reached = rows.iter().find(|row| row[ITERATION] > 3);
            counts.push(reached.context("no third ply")?[NODES]);
        }
        Ok(json!(counts))
    })
}

/// The function of every ninth step after a node.
pub(super) fn listing(page: &Page) -> Result<()> {
    let shown = "(() => { const steps = [];
        for (let step = 1; step <= element.steps; step += 9) {
            element.step = step;
            steps.push(root.querySelector('.listed').getAttribute('aria-label').split(' ').at(-1));
        }
        return steps; })()";
    each_position(page, "listing:node=40", shown, |position| {
        let (search, all) = ("16 0 0 2", 0xffff);
        let total = asked(position, "", search, "stepTo 2097152")?[0][0];
        let from = total.min(40);
        let rows = asked(
            position,
            "",
            search,
            &format!("children {from} 0 255 {all} {all} 15 250"),
        )?;
        let names = rows.iter().skip(1).step_by(9).map(|row| {
            usize::try_from(row[STATE])
                .ok()
                .and_then(|state| FUNCTIONS.get(state))
        });
        Ok(json!(
            names.collect::<Option<Vec<_>>>().context("no such state")?
        ))
    })
}

/// The best move, its score, the ply, and the number of positions.
pub(super) fn why(page: &Page) -> Result<()> {
    let shown = "(() => { const [row] = root.querySelectorAll('.weighed tbody tr');
        const [, ply = '98', nodes] = /(?:ply (\\d+))?, over ([\\d,]+)/.exec(root.querySelector('.weighed caption').textContent);
        return [row.querySelector('b').textContent, row.querySelector('td').lastChild.textContent.trim(), Number(ply), Number(nodes.replaceAll(',', ''))]; })()";
    each_position(page, "why:nodes=500", shown, |position| {
        let rows = iterations(position, "19 0 500")?;
        let row = rows.last().context("no iteration")?;
        let code = |index: usize| u8::try_from(row[index] & 0x77).context("no square");
        let best = [code(BEST_FROM)?, code(BEST_TO)?];
        let square = |code: u8| format!("{}{}", char::from(b'a' + (code & 7)), 8 - (code >> 4));
        let uci = best.map(square).concat();
        let legal = position.legal_moves();
        let played = legal
            .iter()
            .find(|one| one.to_string() == uci || one.to_string() == format!("{uci}q"));
        let san = position.san(*played.context("the best move is not legal")?);
        Ok(json!([
            san,
            score_text(row[BEST]),
            row[ITERATION] - 1,
            row[NODES]
        ]))
    })
}

/// Formats a score in pawns with a sign; that of a mate in the engine's own units.
pub(super) fn score_text(score: i64) -> String {
    let sign = match score {
        0 => "",
        1.. => "+",
        _ => "−",
    };
    let size = score.unsigned_abs();
    if size > 2000 {
        return format!("mate {sign}{},{:03}", size / 1000, size % 1000);
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
