//! Reports: every search of a position with a legal move prints a score with a line before its
//! answer, whatever ends it.

use std::{cell::RefCell, mem::take, rc::Rc};

use protocol::{FrontEnd, Hooks};
use rules::Position;

use crate::{dice::Dice, scale::scaled};

/// The positions from which random moves are played: some with many captures, one legal move, and
/// none.
const STARTS: [&str; 8] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "rnb1kbnr/pppp1ppp/4p3/8/5P1q/2P5/PP1PP1PP/RNBQKBNR w KQkq - 1 3",
    "3Q2Q1/1q1q4/6qq/6Q1/1k6/3Qq3/4q1Q1/K4Q2 w - - 0 1",
    "3q2q1/Q3q2Q/3Q1QqQ/2K2Q2/5q2/8/6kq/1Q2q3 w - - 0 1",
    "1qQ3QQ/4q3/KQ5q/1Q5q/4k1qq/Q7/1q5Q/8 w - - 0 1",
    "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
];

/// The limits of `go`; after those that name none the search is stopped.
const LIMITS: [&str; 12] = [
    "depth 1",
    "depth 2",
    "nodes 0",
    "nodes 1",
    "nodes 300",
    "movetime 0",
    "movetime 1",
    "wtime 1 btime 1",
    "wtime 0 btime 0 movestogo 1",
    "mate 1 nodes 500",
    "infinite",
    "ponder wtime 1 btime 1",
];

/// What is set before the position.
const SETTINGS: [&str; 9] = [
    "",
    "setoption name MultiPV value 3",
    "setoption name MultiPV value 500",
    "setoption name Level value 1",
    "setoption name Level value 6",
    "setoption name UCI_LimitStrength value true\nsetoption name UCI_Elo value 2100",
    "setoption name Engine value Fairy",
    "setoption name Engine value Fairy\nsetoption name Level value 4",
    "setoption name Engine value Classic",
];

/// A session whose clock advances by a millisecond each time it is read.
struct Session {
    front_end: FrontEnd,
    output: Rc<RefCell<Vec<String>>>,
}

impl Session {
    fn new() -> Session {
        let output = Rc::new(RefCell::new(Vec::new()));
        let sink = Rc::clone(&output);
        let mut now_ms = 0.0;
        let front_end = FrontEnd::new(Hooks {
            clock_ms: Box::new(move || {
                now_ms += 1.0;
                now_ms
            }),
            seed: Box::new(|| 0),
            line: Box::new(move |line| sink.borrow_mut().push(line.to_owned())),
        });
        Session { front_end, output }
    }

    /// Sends lines, thinks until nothing is left to do, and returns the lines printed. A search that
    /// only `stop` ends is stopped after some slices.
    fn ask(&mut self, lines: &str, slices_before_stop: Option<usize>) -> Vec<String> {
        self.front_end.receive(lines);
        if let Some(slices) = slices_before_stop {
            for _ in 0..slices {
                self.front_end.think(10.0);
            }
            self.front_end.receive("stop");
        }
        while self.front_end.think(10.0) {}
        take(&mut *self.output.borrow_mut())
    }
}

/// A position after some random moves.
fn random_position(dice: &mut Dice) -> Position {
    let mut position: Position = dice.pick(&STARTS).parse().unwrap();
    for _ in 0..dice.below(40) {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        position.make(*dice.pick(&moves));
    }
    position
}

/// The move of the last report of a line, or of the best of several lines.
fn reported(lines: &[String]) -> Option<&str> {
    let mut scored = lines.iter().rev().filter(|line| {
        line.starts_with("info depth ")
            && line.contains(" score ")
            && !line.contains(" multipv ") | line.contains(" multipv 1 ")
    });
    let (_, pv) = scored.next()?.split_once(" pv ")?;
    pv.split(' ').next()
}

#[test]
fn every_search_of_uci_reports_a_score_and_a_line() {
    let mut dice = Dice::new(5);
    for _ in 0..scaled(200) {
        let position = random_position(&mut dice);
        let (setting, limit) = (*dice.pick(&SETTINGS), *dice.pick(&LIMITS));
        let moves = position.legal_moves();
        let mut asked = format!("{setting}\nposition fen {position}\ngo {limit}");
        if dice.below(4) == 0 && !moves.is_empty() {
            asked = format!("{asked} searchmoves {}", dice.pick(&moves));
        }
        let is_endless = limit.starts_with("infinite") || limit.starts_with("ponder");
        let lines = Session::new().ask(&asked, is_endless.then(|| dice.below(3)));
        let answer = lines.last().and_then(|line| line.strip_prefix("bestmove "));
        let best = answer.and_then(|line| line.split(' ').next()).unwrap();
        if moves.is_empty() {
            let is_final = |line: &String| line.starts_with("info depth 0 score ");
            assert!(best == "(none)" && lines.iter().any(is_final), "{asked}");
            continue;
        }
        let is_legal = moves.iter().any(|one| one.to_string() == best);
        assert!(is_legal, "{asked}\n{lines:#?}");
        let first = reported(&lines).unwrap_or_else(|| panic!("{asked}\n{lines:#?}"));
        // Those below full strength choose among the moves that they found, and Classic prints the move
        // of the original, which may be illegal.
        let is_best = ["Level", "Elo", "Classic"]
            .iter()
            .any(|word| setting.contains(word))
            || first == best;
        assert!(is_best, "{asked}\n{lines:#?}");
    }
}

#[test]
fn every_search_of_xboard_shows_a_score_and_a_line() {
    let mut dice = Dice::new(6);
    for _ in 0..scaled(60) {
        let position = random_position(&mut dice);
        if !position.has_legal_move() {
            continue;
        }
        let option = *dice.pick(&["", "option Level=2", "option Engine=Classic"]);
        let limit = *dice.pick(&["sd 1", "sd 3", "st 1", "time 0", "time 1"]);
        let asked = format!("xboard\nnew\npost\n{option}\nsetboard {position}\n{limit}\ngo");
        let lines = Session::new().ask(&asked, None);
        let is_thinking = |line: &&String| {
            let words: Vec<&str> = line.split(' ').collect();
            words.len() > 4 && words[..4].iter().all(|word| word.parse::<i64>().is_ok())
        };
        let shown = lines.iter().position(|line| is_thinking(&line));
        let answer = lines.iter().position(|line| line.starts_with("move "));
        assert!(shown.is_some() && shown < answer, "{asked}\n{lines:#?}");
    }
}

/// The same in other games, in which a level plays both sides.
#[test]
fn every_search_of_a_variant_reports_a_score_and_a_line() {
    let mut dice = Dice::new(7);
    for game in ["crazyhouse", "capablanca", "atomic", "shogi", "xiangqi"] {
        let mut moves = String::new();
        for _ in 0..scaled(12) {
            let (level, limit) = (dice.below(9), LIMITS[dice.below(10)]);
            let asked = format!(
                "setoption name UCI_Variant value {game}\nsetoption name Level value {level}\n\
                 position startpos moves{moves}\ngo {limit}"
            );
            let lines = Session::new().ask(&asked, None);
            let answer = lines.last().and_then(|line| line.strip_prefix("bestmove "));
            let best = answer.and_then(|line| line.split(' ').next()).unwrap();
            if best == "(none)" {
                break;
            }
            assert!(reported(&lines).is_some(), "{asked}\n{lines:#?}");
            moves = format!("{moves} {best}");
        }
    }
}
