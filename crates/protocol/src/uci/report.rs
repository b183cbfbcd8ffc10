//! Formats events as lines of UCI.

use alloc::string::String;
use core::fmt::{self, Write};

use engine::Score;

use super::introduce;
use crate::event::{Event, SearchInfo, SearchStats};
use crate::games::Games;

/// The move that the original prints for an iteration without a best move.
const NO_MOVE: &str = "a8a8";

/// The lines of an event, each ending with a line feed.
pub(crate) fn format(event: &Event, games: &Games) -> String {
    let mut text = String::new();
    // Writing to a string does not fail.
    let _ = write_event(event, games, &mut text);
    text
}

fn write_event(event: &Event, games: &Games, text: &mut String) -> fmt::Result {
    match event {
        Event::Identification => introduce(games, text),
        Event::Ready => writeln!(text, "readyok"),
        Event::Registration => writeln!(text, "registration checking\nregistration ok"),
        Event::Info(info) => write_info(info, text),
        Event::Progress(stats) => {
            text.push_str("info");
            write_stats(stats, text)?;
            writeln!(text)
        }
        Event::FinalScore(score) => {
            text.push_str("info depth 0");
            write_score(*score, text)?;
            writeln!(text)
        }
        Event::BestMove { best, ponder } => {
            match best {
                Some(best) => write!(text, "bestmove {best}")?,
                None => text.push_str("bestmove (none)"),
            }
            match ponder {
                Some(ponder) => writeln!(text, " ponder {ponder}"),
                None => writeln!(text),
            }
        }
        Event::PerftMove { root_move, nodes } => writeln!(text, "{root_move}: {nodes}"),
        Event::PerftTotal(nodes) => writeln!(text, "Nodes searched: {nodes}"),
        Event::Evaluation { score_cp, turn } => writeln!(
            text,
            "info string static evaluation {score_cp} cp for {turn}, the side to move"
        ),
        Event::Display(board) => {
            text.push_str(board);
            Ok(())
        }
        Event::Message(message) => writeln!(text, "info string {message}"),
        Event::Error(error) => writeln!(text, "info string error: {error}"),
    }
}

/// Writes the fields in the order of Stockfish, on which some interfaces depend.
fn write_info(info: &SearchInfo, text: &mut String) -> fmt::Result {
    let SearchInfo {
        depth,
        seldepth,
        multipv,
        ..
    } = info;
    write!(
        text,
        "info depth {depth} seldepth {seldepth} multipv {multipv}"
    )?;
    write_score(info.score, text)?;
    write_stats(&info.stats, text)?;
    text.push_str(" pv");
    for next in &info.pv {
        write!(text, " {next}")?;
    }
    if info.pv.is_empty() {
        write!(text, " {NO_MOVE}")?;
    }
    if !info.san.is_empty() {
        write!(text, " string{}", info.san)?;
    }
    writeln!(text)
}

fn write_score(score: Score, text: &mut String) -> fmt::Result {
    match score {
        Score::Cp(cp) => write!(text, " score cp {cp}"),
        Score::Mate(moves) => write!(text, " score mate {moves}"),
    }
}

/// Writes the cost of a search; a time of 0 ms counts as 1 ms in the nodes per second.
fn write_stats(stats: &SearchStats, text: &mut String) -> fmt::Result {
    let SearchStats {
        time_ms,
        nodes,
        hashfull,
        tb_hits,
    } = *stats;
    let nps = nodes.saturating_mul(1000) / time_ms.max(1);
    write!(
        text,
        " nodes {nodes} nps {nps} hashfull {hashfull} tbhits {tb_hits} time {time_ms}"
    )
}
