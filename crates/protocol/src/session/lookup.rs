//! Answers from the tables of endings.

use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;
use core::mem::replace;

use engine::{Line, Score};
use rules::{Game, Move, Position};
use tablebase::{Tablebase, Verdict};

use super::{Activity, Session};
use crate::engine_name::EngineName;
use crate::go::{Go, Limit};
use crate::levels::Strength;
use crate::search::Search;

/// The entries of a table that are made at a time, in about a millisecond.
const ENTRIES: usize = 4_000;

/// The plies without a capture or a pawn's move after which a player may claim a draw.
const CLAIM_PLIES: u32 = 100;

/// A search whose answer is in a table that may have to be made first.
pub(super) struct Lookup {
    go: Box<Go>,
    search: Search,
}

impl Session {
    /// Whether the tables answer a `go`: Modern without a level, asked for any move, without a time
    /// limit that making a table could exceed.
    pub(super) fn is_in_tables(&self, go: &Go) -> bool {
        let is_plain = self.options.engine() == EngineName::Modern
            && self.options.strength() == Strength::Full
            && !go.ponder
            && go.search_moves.is_empty()
            && go.limit(Limit::Mate).is_none();
        let Some(position) = self.setup.as_chess().map(Game::position) else {
            return false;
        };
        let is_timed = go.limit(Limit::MoveTime).is_some() || go.clocks(position.turn()).is_some();
        let is_made = || self.tablebase.moves(position).is_some();
        is_plain && Tablebase::covers(position) && (!is_timed || is_made())
    }

    pub(super) fn begin_lookup(&mut self, go: Box<Go>, search: Search) {
        self.activity = Activity::Lookup(Lookup { go, search });
    }

    /// Works on the table, and answers once it is made.
    pub(super) fn advance_lookup(&mut self) {
        let position = self.setup.as_chess().map(Game::position);
        let has_table = position.is_none_or(|at| self.tablebase.prepare(at, ENTRIES));
        if has_table {
            self.conclude_lookup();
        }
    }

    /// Answers from the table; searches if it is unfinished or if the win takes too long.
    pub(super) fn conclude_lookup(&mut self) {
        let activity = replace(&mut self.activity, Activity::Idle);
        let Activity::Lookup(Lookup { go, mut search }) = activity else {
            self.activity = activity;
            return;
        };
        let lines = self
            .setup
            .as_chess()
            .and_then(|game| lines(&self.tablebase, game.position(), self.options.lines()));
        if let Some(lines) = lines {
            let now_ms = (self.clock_ms)();
            search.answer_with(&lines, now_ms, &mut self.events);
            self.activity = Activity::Search(search);
            self.answer_if_released();
        } else {
            self.start(&go, Vec::new(), search);
        }
    }
}

/// The best lines of a position, the best first; `None` if they are not known or take too long.
fn lines(tablebase: &Tablebase, position: &Position, count: usize) -> Option<Vec<Line<Move>>> {
    let mut moves = tablebase.moves(position)?;
    let left = CLAIM_PLIES.saturating_sub(position.halfmove_clock());
    if let Verdict::Won(plies) | Verdict::Lost(plies) = tablebase.verdict(position)?
        && plies > left
    {
        return None;
    }
    let mut lines = Vec::new();
    while lines.len() < count {
        // Not `sort_by_key`, which is larger than all of this module.
        let ranks = moves
            .iter()
            .map(|&(played, verdict)| rank(tablebase, position, played, verdict));
        let Some((best, _)) = ranks.enumerate().min_by_key(|&(_, rank)| rank) else {
            break;
        };
        let (played, verdict) = moves.swap_remove(best);
        lines.push(Line {
            depth: plies(verdict).max(1),
            seldepth: plies(verdict).max(1),
            score: score(verdict),
            moves: continuation(tablebase, position, played, verdict),
        });
    }
    Some(lines)
}

/// The rank of a move, the least for the best: a draw that more replies lose
/// against is better.
fn rank(tablebase: &Tablebase, position: &Position, played: Move, verdict: Verdict) -> (u8, u32) {
    match verdict {
        Verdict::Drawn => (1, u32::MAX - losing_replies(tablebase, position, played)),
        _ => order(verdict),
    }
}

/// The order of verdicts: short wins, draws, long losses.
fn order(verdict: Verdict) -> (u8, u32) {
    match verdict {
        Verdict::Won(plies) => (0, plies),
        Verdict::Drawn => (1, 0),
        Verdict::Lost(plies) => (2, u32::MAX - plies),
    }
}

/// The number of replies that lose; 0 if a reply captures.
fn losing_replies(tablebase: &Tablebase, position: &Position, played: Move) -> u32 {
    let mut after = position.clone();
    after.make(played);
    let mut losing = 0;
    for (reply, verdict) in tablebase.moves(&after).unwrap_or_default() {
        if after.piece_at(reply.to).is_some() {
            return 0;
        }
        losing += u32::from(matches!(verdict, Verdict::Lost(_)));
    }
    losing
}

/// A move and the best moves after it, up to the mate; a drawing move alone.
fn continuation(
    tablebase: &Tablebase,
    position: &Position,
    played: Move,
    verdict: Verdict,
) -> Vec<Move> {
    let mut line = vec![played];
    let mut position = position.clone();
    position.make(played);
    for _ in 1..plies(verdict) {
        let moves = tablebase.moves(&position).unwrap_or_default();
        let best = moves.into_iter().min_by_key(|&(_, verdict)| order(verdict));
        let Some((next, _)) = best else { break };
        line.push(next);
        position.make(next);
    }
    line
}

fn plies(verdict: Verdict) -> u32 {
    match verdict {
        Verdict::Won(plies) | Verdict::Lost(plies) => plies,
        Verdict::Drawn => 0,
    }
}

fn score(verdict: Verdict) -> Score {
    let moves = i32::try_from(plies(verdict).div_ceil(2)).unwrap_or(i32::MAX);
    match verdict {
        Verdict::Won(_) => Score::Mate(moves),
        Verdict::Drawn => Score::Cp(0),
        Verdict::Lost(_) => Score::Mate(-moves),
    }
}
