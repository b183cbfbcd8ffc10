//! One game of a match.

use anyhow::Result;
use rules::{Color, Game, pgn::GameResult, pgn::Record};

use super::{
    fault::{Fault, Kind},
    opening::Opening,
    pace::{Clocks, Pace},
    player::{Answer, Player, Turn},
};

/// What is the same in all games of a match.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Rules {
    /// How long the engines may think.
    pub(super) pace: Pace,
    /// A game of more half-moves is a draw.
    pub(super) longest_plies: usize,
    /// Both scores beyond this, for so many moves of each, end the game.
    pub(super) resign: Option<(i32, usize)>,
    /// A flag falls so much later, for the time that the pipes take.
    pub(super) margin_ms: u64,
}

/// Which game is to be played.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pairing<'a> {
    /// Counted from 0. The first engine has White in the even ones.
    pub(super) number: usize,
    /// Where it begins.
    pub(super) opening: &'a Opening,
    /// How it is played.
    pub(super) rules: &'a Rules,
}

/// A game that is over.
#[derive(Debug)]
pub(super) struct Played {
    /// Counted from 0.
    pub(super) number: usize,
    /// How it ended.
    pub(super) result: GameResult,
    /// Why, in words.
    pub(super) reason: String,
    /// The engine that failed, and how.
    pub(super) fault: Option<(usize, Fault)>,
    /// The length in half-moves.
    pub(super) plies: usize,
    /// What each engine spent and searched.
    pub(super) effort: [Effort; 2],
    /// The game with scores.
    pub(super) pgn: String,
}

/// What an engine spent on its moves.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Effort {
    /// How many moves.
    pub(super) moves: u64,
    /// Milliseconds together.
    pub(super) spent_ms: u64,
    /// The longest move in milliseconds.
    pub(super) longest_ms: u64,
    /// Nodes together, as the engine counts them.
    pub(super) nodes: u64,
    /// Depths together.
    pub(super) depths: u64,
}

/// The number of the engine that has a color in a game.
pub(super) const fn seat(number: usize, color: Color) -> usize {
    (number + matches!(color, Color::Black) as usize) % 2
}

/// Plays a game to its end.
///
/// # Errors
/// An engine could not be started again after a failure in an earlier game.
pub(super) fn play(pairing: &Pairing<'_>, players: &mut [Player; 2]) -> Result<Played> {
    let mut table = Table::new(pairing, [players[0].name(), players[1].name()]);
    for (seat, player) in players.iter_mut().enumerate() {
        if let Err(fault) = player.begin(&table.game)? {
            table.fail(seat, fault);
        }
    }
    while table.end.is_none() {
        let color = table.game.position().turn();
        let seat = seat(pairing.number, color);
        match table.ask(&mut players[seat]) {
            Ok(()) => table.judge(),
            Err(fault) => {
                players[seat].dismiss();
                table.fail(seat, fault);
            }
        }
    }
    Ok(table.close())
}

/// The end of a game and its reason.
struct End {
    result: GameResult,
    reason: String,
    fault: Option<(usize, Fault)>,
}

/// A game as it goes on.
struct Table<'a> {
    pairing: &'a Pairing<'a>,
    game: Game,
    record: Record,
    clocks: Option<Clocks>,
    effort: [Effort; 2],
    /// The scores of each engine, in hundredths of a pawn, from its own side.
    scores: [Vec<Option<i32>>; 2],
    names: [String; 2],
    end: Option<End>,
}

impl<'a> Table<'a> {
    fn new(pairing: &'a Pairing<'a>, names: [&str; 2]) -> Self {
        let game = pairing.opening.game.clone();
        let mut record = Record::new(game.start().clone());
        for &played in game.moves() {
            let last = record.nodes().len() - 1;
            // The opening was checked when it was read.
            let _ = record.play(last, played);
        }
        let mut table = Self {
            pairing,
            game,
            record,
            clocks: Clocks::start(pairing.rules.pace),
            effort: Default::default(),
            scores: Default::default(),
            names: names.map(str::to_owned),
            end: None,
        };
        table.judge();
        table
    }

    /// Has an engine move.
    fn ask(&mut self, player: &mut Player) -> Result<(), Fault> {
        let color = self.game.position().turn();
        let rules = self.pairing.rules;
        let turn = Turn {
            game: &self.game,
            pace: rules.pace,
            clocks: self.clocks.as_ref(),
            patience: rules.pace.patience(),
        };
        let (answer, spent) = player.choose(&turn)?;
        let spent_ms = u64::try_from(spent.as_millis()).unwrap_or(u64::MAX);
        self.note(color, &answer, spent_ms);
        let Some(text) = &answer.played else {
            let reason = format!("{} resigns", player.name());
            self.finish(win(color.other()), reason);
            return Ok(());
        };
        self.play(text)?;
        self.take_time(color, spent_ms)
    }

    fn note(&mut self, color: Color, answer: &Answer, spent_ms: u64) {
        let seat = seat(self.pairing.number, color);
        let effort = &mut self.effort[seat];
        effort.moves += 1;
        effort.spent_ms += spent_ms;
        effort.longest_ms = effort.longest_ms.max(spent_ms);
        effort.nodes += answer.nodes.unwrap_or(0);
        effort.depths += u64::from(answer.depth.unwrap_or(0));
        self.scores[seat].push(answer.score_cp);
    }

    fn play(&mut self, text: &str) -> Result<(), Fault> {
        let position = self.game.position();
        let illegal = |error: String| Kind::IllegalMove.with(format!("{error} in {position}"));
        let played = position
            .parse_move(text)
            .map_err(|error| illegal(error.to_string()))?;
        let last = self.record.nodes().len() - 1;
        self.record
            .play(last, played)
            .map_err(|error| illegal(error.to_string()))?;
        self.game
            .play(played)
            .map_err(|error| Kind::IllegalMove.with(error.to_string()))
    }

    fn take_time(&mut self, color: Color, spent_ms: u64) -> Result<(), Fault> {
        let Some(clocks) = &mut self.clocks else {
            return Ok(());
        };
        let left_ms = clocks.left_ms(color);
        if clocks.take(color, spent_ms, self.pairing.rules.margin_ms) {
            return Ok(());
        }
        Err(Kind::Time.with(format!("{spent_ms} ms spent, {left_ms} ms left")))
    }

    /// Ends the game if the rules, or both engines, say that it is over.
    fn judge(&mut self) {
        let rules = self.pairing.rules;
        if let Some(outcome) = self.game.outcome() {
            self.finish(result(outcome.winner()), outcome.to_string());
        } else if let Some(claim) = self.game.draw_claim() {
            self.finish(GameResult::Draw, claim.to_string());
        } else if self.game.moves().len() >= rules.longest_plies {
            self.finish(
                GameResult::Draw,
                format!("draw after {} plies", rules.longest_plies),
            );
        } else if let Some((score_cp, moves)) = rules.resign {
            self.judge_scores(score_cp, moves);
        }
    }

    fn judge_scores(&mut self, score_cp: i32, moves: usize) {
        for color in [Color::White, Color::Black] {
            let seat = seat(self.pairing.number, color);
            let wins = |score: &Option<i32>| score.is_some_and(|score| score >= score_cp);
            let loses = |score: &Option<i32>| score.is_some_and(|score| score <= -score_cp);
            if lasts(&self.scores[seat], moves, wins) && lasts(&self.scores[1 - seat], moves, loses)
            {
                self.finish(win(color), "both scores agree".to_owned());
            }
        }
    }

    fn fail(&mut self, seat_of_fault: usize, fault: Fault) {
        let color = if seat(self.pairing.number, Color::White) == seat_of_fault {
            Color::White
        } else {
            Color::Black
        };
        let reason = format!("{} by {}", fault.kind.name(), self.names[seat_of_fault]);
        self.end = Some(End {
            result: win(color.other()),
            reason,
            fault: Some((seat_of_fault, fault)),
        });
    }

    fn finish(&mut self, result: GameResult, reason: String) {
        self.end.get_or_insert(End {
            result,
            reason,
            fault: None,
        });
    }

    fn close(mut self) -> Played {
        let end = self.end.take().unwrap_or(End {
            result: GameResult::Unknown,
            reason: String::new(),
            fault: None,
        });
        self.record.result = end.result;
        let name = |color| self.names[seat(self.pairing.number, color)].clone();
        let tags = [
            ("Event", "match".to_owned()),
            ("Round", (self.pairing.number + 1).to_string()),
            ("White", name(Color::White)),
            ("Black", name(Color::Black)),
            ("Opening", self.pairing.opening.name.clone()),
            ("Termination", end.reason.clone()),
        ];
        self.record.tags = tags.map(|(name, value)| (name.to_owned(), value)).into();
        Played {
            number: self.pairing.number,
            result: end.result,
            reason: end.reason,
            fault: end.fault,
            plies: self.game.moves().len(),
            effort: self.effort,
            pgn: self.record.write(),
        }
    }
}

/// Whether the last scores, so many of them, are all of one kind.
fn lasts(scores: &[Option<i32>], moves: usize, is_so: impl Fn(&Option<i32>) -> bool) -> bool {
    scores.len() >= moves && scores.iter().rev().take(moves).all(is_so)
}

const fn win(color: Color) -> GameResult {
    match color {
        Color::White => GameResult::WhiteWins,
        Color::Black => GameResult::BlackWins,
    }
}

fn result(winner: Option<Color>) -> GameResult {
    winner.map_or(GameResult::Draw, win)
}
