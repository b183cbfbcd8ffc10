//! The figures at random positions: they show the values of the native engine and rules.

use anyhow::{Context, Result, ensure};
use engine::{
    Limits, Progress,
    classic::{Classic, CustomParameters, evaluation_breakdown},
};
use rules::{Game, Position, Role};
use serde_json::{Value, json};

use crate::{
    driver::wait,
    page::{Page, TIMEOUT},
};

/// The number of positions that each figure shows.
const POSITIONS: u64 = 20;

/// The engine's default table size.
const TABLE_BITS: u8 = 19;

/// The number of nodes after which a search starts no further iteration.
const NODES: u64 = 1000;

/// The legal moves among the generated moves are those of the rules.
pub(super) fn moves(page: &Page) -> Result<()> {
    let chips = "[...root.querySelectorAll('.chip:not(.illegal)')].map(({ textContent }) => textContent).sort()";
    each_position(page, "moves", chips, |position| {
        let legal = position.legal_moves();
        let queens = legal
            .iter()
            .filter(|one| matches!(one.promotion, None | Some(Role::Queen)));
        let mut sans: Vec<String> = queens.map(|&one| position.san(one)).collect();
        sans.sort();
        Ok(json!(sans))
    })
}

/// The incremental score and the sum over the pieces.
pub(super) fn evaluation(page: &Page) -> Result<()> {
    let shown = "[...root.querySelectorAll('.sums tbody tr')].slice(0, 2).flatMap((row) => [...row.querySelectorAll('td')].slice(0, 2))
        .map(({ textContent }) => Number(textContent.replace('−', '-')))";
    each_position(page, "evaluation", shown, |position| {
        let mut material = 0;
        evaluation_breakdown(position, &[], 0, &CustomParameters::default()).each(|row| {
            if let [2, _, sum, ..] = row {
                material = *sum;
            }
        });
        // Before any move, the centre contributes nothing.
        Ok(json!([material, material, 0, 0]))
    })
}

/// The node counts of each iteration.
pub(super) fn deepening(page: &Page) -> Result<()> {
    let shown = "[...root.querySelectorAll('.iterations .nodes')].map((cell) => Number(cell.firstChild.textContent.replaceAll(',', '')))";
    let mut classic = Classic::new(TABLE_BITS)?;
    each_position(
        page,
        &format!("deepening:nodes={NODES}"),
        shown,
        |position| {
            classic.set_position(position, &[]);
            classic.begin(Limits {
                nodes: Some(NODES),
                ..Limits::default()
            });
            while classic.think(u64::MAX) != Progress::Finished {}
            let mut before = 0;
            let spent = classic.iterations().iter().map(|one| {
                let own = one.nodes - before;
                before = one.nodes;
                own
            });
            Ok(json!(spent.collect::<Vec<u64>>()))
        },
    )
}

/// Shows positions one after another, and compares the value of an expression with the expected one.
pub(super) fn each_position(
    page: &Page,
    figure: &str,
    shown: &str,
    mut expected: impl FnMut(&Position) -> Result<Value>,
) -> Result<()> {
    check_each_position(page, figure, shown, |position, seen| {
        let wanted = expected(position)?;
        ensure!(seen == &wanted, "{position}: {seen} instead of {wanted}");
        Ok(())
    })
}

/// Shows positions one after another, and checks the value of an expression.
pub(super) fn check_each_position(
    page: &Page,
    figure: &str,
    shown: &str,
    mut check: impl FnMut(&Position, &Value) -> Result<()>,
) -> Result<()> {
    page.open(&format!("figures.html?{figure}"))?;
    let value = |expression: &str, fields: &Value| {
        let script = format!(
            "const element = window.fixture?.elements[0]; const root = element?.shadowRoot; return ({expression});"
        );
        page.browser().script(&script, fields)
    };
    wait("the figure", TIMEOUT, || {
        Ok((value("Boolean(element?.text)", &json!([]))? == true).then_some(()))
    })?;
    for seed in 1..=POSITIONS {
        let position = somewhere(seed)?;
        let fen = position.to_string();
        value("element.setAttribute('fen', arguments[0])", &json!([fen]))?;
        wait(&fen, TIMEOUT, || {
            let is_shown = value("element.currentFen === arguments[0]", &json!([fen]))?;
            Ok((is_shown == true).then_some(()))
        })?;
        check(&position, &value(shown, &json!([]))?)?;
    }
    Ok(())
}

/// Returns a position of a random game, the same for the same seed.
fn somewhere(seed: u64) -> Result<Position> {
    let mut game = Game::new(Position::default());
    let mut dice = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    for _ in 0..8 + seed * 2 {
        let moves = game.position().legal_moves();
        let count = u64::try_from(moves.len())?;
        if count == 0 {
            break;
        }
        dice = dice
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let index = usize::try_from((dice >> 33) % count)?;
        game.play(*moves.get(index).context("no such move")?)?;
    }
    Ok(game.position().clone())
}
