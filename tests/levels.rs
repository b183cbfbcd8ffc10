//! Levels: each beats the one below, and a player who knows little more than the rules can beat the
//! lowest.

use std::{cell::RefCell, mem::take, rc::Rc};

use game::Outcome as _;
use protocol::{EngineName, Hooks, Strength, UciSession};
use rules::{Color, Game, Move, Outcome, Position, Role, Square};

use crate::dice::Dice;

/// The length in plies after which a game is a draw.
const LONGEST_PLIES: usize = 200;

/// A player in a test game.
trait Player {
    /// Chooses a move in a game that is not over. All randomness comes from the dice.
    fn choose(&mut self, game: &Game, dice: &mut Dice) -> Move;
}

/// Modern at a level, with the seed of a game.
struct AtLevel {
    session: UciSession,
    output: Rc<RefCell<Vec<String>>>,
}

impl AtLevel {
    fn new(level: u8, seed: u64) -> Self {
        let (level, seed) = (format!("Level value {level}"), format!("Seed value {seed}"));
        let (session, output) = session_with(&[&level, &seed]);
        Self { session, output }
    }
}

impl Player for AtLevel {
    fn choose(&mut self, game: &Game, _: &mut Dice) -> Move {
        let moves: Vec<String> = game.moves().iter().map(Move::to_string).collect();
        let moves = moves.join(" ");
        self.session
            .receive(&format!("position fen {} moves {moves}", game.start()));
        self.session.receive("go nodes 1000");
        while self.session.think(1e9) {}
        let output = take(&mut *self.output.borrow_mut());
        let best = output
            .iter()
            .find_map(|line| line.strip_prefix("bestmove "));
        best.unwrap().split(' ').next().unwrap().parse().unwrap()
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
    let replies: Vec<Move> = after(position, played).legal_moves();
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
fn capturing_hanging_pieces_scores_against_the_lowest_level() {
    let scored = percent(16, |number| {
        half_points(
            &mut [&mut Grabber, &mut AtLevel::new(1, number + 1)],
            number,
        )
    });
    assert!(scored >= 5, "{scored} %");
}

#[test]
fn counting_pieces_loses_to_the_fifth_level() {
    let scored = percent(10, |number| {
        half_points(
            &mut [&mut Counter, &mut AtLevel::new(5, number + 1)],
            number,
        )
    });
    assert!(scored <= 20, "{scored} %");
}

/// Covers only the lower levels: `cargo xtask levels` measures the whole ladder.
#[test]
fn each_level_beats_those_well_below() {
    for (upper, lower, games) in [(4, 1, 10), (6, 3, 10)] {
        let scored = percent(games, |number| {
            let mut upper = AtLevel::new(upper, number + 1);
            let mut lower = AtLevel::new(lower, number + 1);
            half_points(&mut [&mut upper, &mut lower], number)
        });
        assert!(scored >= 60, "level {upper} against {lower}: {scored} %");
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

/// Positions after these moves.
fn games() -> [Game; 3] {
    [
        "e2e4",
        "e2e4 e7e5 d1h5 g8f6",
        "d2d4 d7d5 c2c4 d5c4 e2e4 e7e5 g1f3 e5d4",
    ]
    .map(|moves| {
        let mut game = Game::new(Position::start());
        for played in moves.split(' ') {
            game.play(played.parse().unwrap()).unwrap();
        }
        game
    })
}

#[test]
fn a_level_plays_as_its_rating_does() {
    for (engine, number) in levels_of(&[EngineName::Modern, EngineName::Fairy], Strength::LEVELS) {
        let Strength::Elo(elo) = Strength::of_level(engine, number) else {
            panic!("level {number} of {engine:?} has no rating");
        };
        let (engine, level) = (
            format!("Engine value {}", engine.name()),
            format!("Level value {number}"),
        );
        let rating = format!("UCI_Elo value {elo}");
        for game in games() {
            assert_eq!(
                answer(&[&engine, &level], &game, "go nodes 3000"),
                answer(
                    &[&engine, "UCI_LimitStrength value true", &rating],
                    &game,
                    "go nodes 3000"
                ),
                "{engine}, {level}"
            );
        }
    }
}

#[test]
fn a_level_of_classic_plays_as_its_limit_does() {
    for (engine, number) in levels_of(&[EngineName::Classic], 5) {
        let Strength::Nodes(nodes) = Strength::of_level(engine, number) else {
            panic!("level {number} of Classic has no limit");
        };
        let level = format!("Level value {number}");
        for game in games() {
            assert_eq!(
                answer(&["Engine value Classic", &level], &game, "go"),
                answer(
                    &["Engine value Classic"],
                    &game,
                    &format!("go nodes {nodes}")
                ),
                "{level}"
            );
        }
    }
}

/// The levels of engines up to a number.
fn levels_of(engines: &[EngineName], last: u8) -> impl Iterator<Item = (EngineName, u8)> {
    engines
        .iter()
        .flat_map(move |&engine| (1..=last).map(move |number| (engine, number)))
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
pub(crate) fn session_with(options: &[&str]) -> (UciSession, Rc<RefCell<Vec<String>>>) {
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
fn answer(options: &[&str], game: &Game, go: &str) -> String {
    let options: Vec<&str> = options.iter().copied().chain(["Seed value 5"]).collect();
    let (mut session, output) = session_with(&options);
    session.receive(&format!("position fen {}", game.position()));
    session.receive(go);
    while session.think(1e9) {}
    let output = output.borrow();
    let best = output
        .iter()
        .find_map(|line| line.strip_prefix("bestmove "));
    best.unwrap().split(' ').next().unwrap().to_owned()
}
