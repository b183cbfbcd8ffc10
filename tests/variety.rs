//! Games vary but can be reproduced: the same seed gives the same game.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use protocol::{Hooks, UciSession};

/// The number of half-moves of a game to compare.
const PLIES: usize = 24;

/// A session that records its best move.
struct Player {
    session: UciSession,
    best: Rc<RefCell<String>>,
}

impl Player {
    /// Creates a player with options in the format of `setoption`. Fresh seeds are 100, 101 and so
    /// on.
    fn new(options: &[&str]) -> Player {
        let best = Rc::new(RefCell::new(String::new()));
        let (sink, drawn) = (Rc::clone(&best), Cell::new(99));
        let mut session = UciSession::new(Hooks {
            clock_ms: Box::new(|| 0.0),
            seed: Box::new(move || {
                drawn.set(drawn.get() + 1);
                drawn.get()
            }),
            line: Box::new(move |line| {
                if let Some(found) = line.strip_prefix("bestmove ") {
                    found.clone_into(&mut sink.borrow_mut());
                }
            }),
        });
        session.receive("setoption name Hash value 1");
        for option in options {
            session.receive(&format!("setoption name {option}"));
        }
        Player { session, best }
    }

    fn ask(&mut self, line: &str) {
        self.session.receive(line);
        while self.session.think(1e9) {}
    }

    /// Plays a game against itself and returns its moves. Each move is searched with the command
    /// `go`, after the lines `between`.
    fn game(&mut self, go: &str, between: &[&str]) -> String {
        self.session.receive("ucinewgame");
        let mut moves = String::new();
        for _ in 0..PLIES {
            for line in between {
                self.ask(line);
            }
            self.ask(&format!("position startpos moves{moves}"));
            self.ask(go);
            moves += " ";
            moves += &self.best.borrow();
        }
        moves
    }
}

const AT_LEVEL: [&str; 2] = ["Level value 4", "Seed value 7"];

#[test]
fn the_same_seed_plays_the_same_game() {
    let game = Player::new(&AT_LEVEL).game("go", &[]);
    assert_eq!(Player::new(&AT_LEVEL).game("go", &[]), game);
    let mut again = Player::new(&AT_LEVEL);
    again.game("go", &[]);
    assert_eq!(again.game("go", &[]), game);
}

#[test]
fn what_is_asked_between_two_moves_does_not_change_the_game() {
    let game = Player::new(&AT_LEVEL).game("go", &[]);
    let hint = [
        "setoption name Level value 0",
        "setoption name Seed value 0",
        "go nodes 2000",
        "setoption name Seed value 7",
        "setoption name Level value 4",
    ];
    assert_eq!(Player::new(&AT_LEVEL).game("go", &hint), game);
}

#[test]
fn a_level_leaves_nothing_behind_for_an_analysis() {
    let mut fresh = Player::new(&[]);
    let mut used = Player::new(&["Level value 2", "Seed value 3"]);
    used.ask("position startpos moves e2e4");
    used.ask("go");
    used.ask("setoption name Level value 0");
    used.ask("setoption name Seed value 0");
    assert_eq!(
        used.game("go nodes 1500", &[]),
        fresh.game("go nodes 1500", &[])
    );
}

#[test]
fn another_seed_plays_another_game() {
    for level in ["Level value 4", "Level value 0"] {
        let mut games: Vec<String> = ["1", "2", "3", "4", "5", "6"]
            .map(|seed| {
                let seed = format!("Seed value {seed}");
                Player::new(&[level, &seed]).game("go nodes 2000", &[])
            })
            .to_vec();
        games.sort_unstable();
        games.dedup();
        assert_eq!(games.len(), 6, "{games:#?}");
    }
}

#[test]
fn a_fresh_seed_is_drawn_for_each_game_and_without_a_seed_there_is_no_chance() {
    let mut player = Player::new(&["Seed value -1"]);
    let first = player.game("go nodes 2000", &[]);
    assert_ne!(player.game("go nodes 2000", &[]), first);
    let mut player = Player::new(&["Seed value 100"]);
    assert_eq!(player.game("go nodes 2000", &[]), first);
    let mut player = Player::new(&[]);
    let game = player.game("go nodes 2000", &[]);
    assert_eq!(player.game("go nodes 2000", &[]), game);
}
