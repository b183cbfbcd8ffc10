//! Levels: each beats the one below, and a player who knows little more than the rules can beat the
//! lowest.

use std::{cell::RefCell, rc::Rc};

use engine::{Limits, Progress, modern::Modern};
use game::Outcome as _;
use protocol::{EngineName, Hooks, Level, Strength, UciSession};
use rules::{Color, Game, Move, MoveList, Outcome, Position, Role, Square};

use crate::dice::Dice;

/// The length in plies after which a game is a draw.
const LONGEST_PLIES: usize = 300;

/// A player in a test game.
trait Player {
    /// Chooses a move in a game that is not over. All randomness comes from the dice.
    fn choose(&mut self, game: &Game, dice: &mut Dice) -> Move;
}

/// Modern at a level, with the seed of a game.
struct AtLevel {
    modern: Modern,
    strength: Strength,
    seed: u64,
}

impl AtLevel {
    fn new(level: u8, seed: u64) -> Self {
        let strength = Level::new(level).unwrap().strength(EngineName::Modern);
        Self {
            modern: Modern::new(1),
            strength,
            seed,
        }
    }
}

impl Player for AtLevel {
    fn choose(&mut self, game: &Game, _: &mut Dice) -> Move {
        let limits = Limits {
            nodes: Some(self.strength.nodes),
            depth: self.strength.depth,
            ..Limits::default()
        };
        self.modern.clear_hash();
        self.modern.set_noise(self.seed, self.strength.noise_cp);
        self.modern.set_position(game.start(), game.moves());
        self.modern.begin(limits, &[]);
        while self.modern.think(u64::MAX) == Progress::Running {}
        self.modern.best_move().unwrap()
    }
}

/// A player that captures the most valuable hanging piece, or else makes a random move.
struct Grabber;

impl Player for Grabber {
    fn choose(&mut self, game: &Game, dice: &mut Dice) -> Move {
        let position = game.position();
        let moves = position.legal_moves();
        let hangs = moves.iter().filter(|&&played| gain(position, played) > 0);
        let best = hangs.max_by_key(|&&played| gain(position, played));
        *best.unwrap_or_else(|| dice.pick(&moves))
    }
}

/// A player that looks one ply ahead, counts the pieces, and makes one of the best moves.
struct Counter;

impl Player for Counter {
    fn choose(&mut self, game: &Game, dice: &mut Dice) -> Move {
        let position = game.position();
        let balance = |played| -balance(&after(position, played));
        let moves = position.legal_moves();
        let most = moves.iter().map(|&played| balance(played)).max().unwrap();
        let best: Vec<Move> = moves
            .iter()
            .copied()
            .filter(|&played| balance(played) == most)
            .collect();
        *dice.pick(&best)
    }
}

/// Returns the material that a capture gains, assuming that the capturing piece is recaptured
/// whenever that is possible.
fn gain(position: &Position, played: Move) -> i32 {
    let value_on = |square| {
        position
            .piece_at(square)
            .map_or(0, |piece| value(piece.role))
    };
    let replies: MoveList = after(position, played).legal_moves();
    let is_retaken = replies.iter().any(|reply| reply.to == played.to);
    value_on(played.to) - if is_retaken { value_on(played.from) } else { 0 }
}

fn after(position: &Position, played: Move) -> Position {
    let mut next = position.clone();
    next.play(played).unwrap();
    next
}

/// Returns the material balance for the side to move.
fn balance(position: &Position) -> i32 {
    let pieces = Square::all().filter_map(|square| position.piece_at(square));
    pieces
        .map(|piece| {
            if piece.color == position.turn() {
                value(piece.role)
            } else {
                -value(piece.role)
            }
        })
        .sum()
}

const fn value(role: Role) -> i32 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 0,
    }
}

/// Plays a game and returns the first player's result in half-points.
fn half_points(players: &mut [&mut dyn Player; 2], number: u64) -> u32 {
    let first_has = match number % 2 {
        0 => Color::White,
        _ => Color::Black,
    };
    let mut dice = Dice::new(number);
    let mut game = opened(number / 2);
    while game.outcome().is_none()
        && game.draw_claim().is_none()
        && game.moves().len() < LONGEST_PLIES
    {
        let place = usize::from(game.position().turn() != first_has);
        let played = players[place].choose(&game, &mut dice);
        game.play(played).unwrap();
    }
    match game.outcome().and_then(Outcome::winner) {
        Some(winner) if winner == first_has => 2,
        Some(_) => 0,
        None => 1,
    }
}

/// Returns a game after four random moves, from which a pair of games is played with both colors.
fn opened(number: u64) -> Game {
    let mut dice = Dice::new(number);
    let mut game = Game::new(Position::start());
    for _ in 0..4 {
        let played = *dice.pick(&game.position().legal_moves());
        game.play(played).unwrap();
    }
    game
}

/// Plays games and returns the first player's score in per cent.
fn percent(games: u64, mut play: impl FnMut(u64) -> u32) -> u64 {
    let halves: u32 = (0..games).map(&mut play).sum();
    u64::from(halves) * 50 / games
}

#[test]
fn capturing_hanging_pieces_holds_against_the_lowest_level() {
    let scored = percent(100, |number| {
        half_points(
            &mut [&mut Grabber, &mut AtLevel::new(1, number + 1)],
            number,
        )
    });
    assert!(scored >= 25, "{scored} %");
}

#[test]
fn counting_pieces_loses_to_the_third_level() {
    let scored = percent(60, |number| {
        half_points(
            &mut [&mut Counter, &mut AtLevel::new(3, number + 1)],
            number,
        )
    });
    assert!(scored <= 10, "{scored} %");
}

/// Covers only the lower levels: `cargo xtask levels` measures all of them.
#[test]
fn each_level_beats_the_one_below() {
    for (level, games) in [(2, 60), (3, 40), (4, 30), (5, 20), (6, 10)] {
        let scored = percent(games, |number| {
            let mut higher = AtLevel::new(level, number + 1);
            let mut lower = AtLevel::new(level - 1, number + 1);
            half_points(&mut [&mut higher, &mut lower], number)
        });
        assert!(scored >= 70, "level {level}: {scored} %");
    }
}

#[test]
fn a_seed_determines_the_game() {
    let moves = |seed| {
        let mut game = Game::new(Position::start());
        let (mut modern, mut dice) = (AtLevel::new(4, seed), Dice::new(0));
        for _ in 0..30 {
            let played = modern.choose(&game, &mut dice);
            game.play(played).unwrap();
        }
        game.moves().to_vec()
    };
    assert_eq!(moves(1), moves(1));
    assert_ne!(moves(1), moves(2));
}

#[test]
fn a_session_plays_at_the_level_that_is_set() {
    for level in [1, 4] {
        let mut game = Game::new(Position::start());
        game.play("e2e4".parse().unwrap()).unwrap();
        let expected = AtLevel::new(level, 5).choose(&game, &mut Dice::new(0));
        assert_eq!(answer(level, &game), expected.to_string());
    }
}

/// Searches and returns the last score and line, and the best move; `None` if the game is over.
fn score_and_move(
    session: &mut UciSession,
    output: &Rc<RefCell<Vec<String>>>,
    go: &str,
) -> Option<(String, String)> {
    output.borrow_mut().clear();
    session.receive(go);
    while session.think(1e9) {}
    let output = output.borrow();
    let info = output.iter().rfind(|line| line.contains(" pv "))?;
    let (score, line) = (
        between(info, " score ", " time "),
        between(info, " pv ", "\n"),
    );
    let best = output.last().unwrap().strip_prefix("bestmove ").unwrap();
    let best = best.split(' ').next().unwrap();
    Some((format!("{score} {line}"), best.to_owned()))
}

/// Returns the text after `before` and up to `after`, or up to the end.
fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let (_, rest) = text.split_once(before).unwrap();
    rest.split(after).next().unwrap()
}

/// Returns a session with these options, and the list of lines that it prints.
fn session_with(options: &[&str]) -> (UciSession, Rc<RefCell<Vec<String>>>) {
    let output = Rc::new(RefCell::new(Vec::new()));
    let sink = Rc::clone(&output);
    let mut session = UciSession::new(Hooks {
        clock_ms: Box::new(|| 0.0),
        seed: Box::new(|| 0),
        line: Box::new(move |line| sink.borrow_mut().push(line.to_owned())),
    });
    for option in options {
        session.receive(&format!("setoption name {option}"));
    }
    (session, output)
}

#[test]
fn a_level_reports_the_scores_and_lines_of_full_strength() {
    for game in ["UCI_Variant value chess", "UCI_Variant value capablanca"] {
        for level in ["Level value 1", "Skill Level value 5", "UCI_Elo value 900"] {
            let limit = "UCI_LimitStrength value true";
            let is_elo = level.starts_with("UCI_Elo");
            let options = [game, level, if is_elo { limit } else { "Seed value 3" }];
            let (mut weak, weak_output) = session_with(&options);
            let (mut full, full_output) = session_with(&[game]);
            // The seed chooses the first two moves from a list of openings.
            let mut moves = String::from(" e2e4 e7e5");
            let mut other_moves = 0;
            for _ in 0..40 {
                let position = format!("position startpos moves{moves}");
                weak.receive(&position);
                full.receive("ucinewgame");
                full.receive(&position);
                let expected = score_and_move(&mut full, &full_output, "go depth 3");
                let found = score_and_move(&mut weak, &weak_output, "go depth 3");
                let (Some((expected, _)), Some((found, best))) = (expected, found) else {
                    break;
                };
                assert_eq!(found, expected, "{game}, {level}: {position}");
                other_moves += usize::from(found.split(' ').nth(2) != Some(&*best));
                moves = format!("{moves} {best}");
            }
            assert!(
                other_moves > 5,
                "{game}, {level}: the level plays {other_moves} other moves"
            );
        }
    }
}

/// Returns a session's move in the position of a game. It is sent as a FEN, so that it is in no
/// list of openings.
fn answer(level: u8, game: &Game) -> String {
    let level = format!("Level value {level}");
    let (mut session, output) = session_with(&["Seed value 5", &level]);
    session.receive(&format!("position fen {}", game.position()));
    session.receive("go infinite");
    while session.think(1e9) {}
    session.receive("stop");
    let output = output.borrow();
    let best = output
        .iter()
        .find_map(|line| line.strip_prefix("bestmove "));
    best.unwrap().split(' ').next().unwrap().to_owned()
}
