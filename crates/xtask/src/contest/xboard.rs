//! An engine that speaks the protocol of `XBoard`, version 2.

use std::time::Duration;

use anyhow::{Result, anyhow};
use rules::{Color, Game, Position};

use super::{
    conversation::Conversation,
    fault::{Fault, Kind},
    pace::{Clocks, Pace},
    player::{Answer, Engine, Turn},
};

/// How long an engine may tell what it can do; older ones tell nothing.
const FEATURES: Duration = Duration::from_secs(2);

/// What an engine said that it understands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Features {
    usermove: bool,
    setboard: bool,
    ping: bool,
}

/// The protocol's side of the conversation.
///
/// The engine is kept in force mode between its moves: what it is told is then the same in each
/// position, and it does not think on the opponent's time.
pub(super) struct XBoard {
    conversation: Conversation,
    features: Features,
    clock_factor: u64,
    /// How many moves of the game the engine knows.
    told: usize,
    /// Whether it knows the clock of this game.
    knows_level: bool,
    pings: u32,
}

impl XBoard {
    /// Agrees on the protocol and sets the options.
    ///
    /// # Errors
    /// The program ends.
    pub(super) fn start(
        conversation: Conversation,
        options: &[(String, String)],
        clock_factor: u64,
    ) -> Result<Self> {
        let mut engine = Self {
            conversation,
            features: Features::default(),
            clock_factor,
            told: 0,
            knows_level: false,
            pings: 0,
        };
        engine.open(options).map_err(|error| anyhow!("{error}"))?;
        Ok(engine)
    }

    fn open(&mut self, options: &[(String, String)]) -> Result<(), Fault> {
        self.conversation.say("xboard")?;
        self.conversation.say("protover 2")?;
        let mut features = Features::default();
        let heard = self
            .conversation
            .hear_until(FEATURES, |line| features.read(line).then_some(()));
        match heard {
            Err(fault) if fault.kind == Kind::Crash => return Err(fault),
            _ => self.features = features,
        }
        for (name, value) in options {
            let line = match name.as_str() {
                "memory" | "cores" => format!("{name} {value}"),
                _ => format!("option {name}={value}"),
            };
            self.conversation.say(&line)?;
        }
        Ok(())
    }

    /// Tells the moves that the engine does not know yet.
    fn tell_moves(&mut self, game: &Game) -> Result<(), Fault> {
        let word = if self.features.usermove {
            "usermove "
        } else {
            ""
        };
        for played in &game.moves()[self.told..] {
            self.conversation.say(&format!("{word}{played}"))?;
        }
        self.told = game.moves().len();
        Ok(())
    }

    fn tell_limit(&mut self, turn: &Turn<'_>) -> Result<(), Fault> {
        let mine = turn.game.position().turn();
        match turn.pace {
            Pace::Depth(depth) => self.conversation.say(&format!("sd {depth}")),
            Pace::Nodes(_) => Err(Kind::NoMove.with("XBoard has no limit of nodes")),
            Pace::MoveTime(ms) => {
                let left_ms = ms * self.clock_factor;
                self.tell_times(left_ms, left_ms)
            }
            Pace::Clock { .. } => {
                let left = |color| {
                    turn.clocks
                        .map_or(0, |clocks: &Clocks| clocks.left_ms(color))
                };
                self.tell_times(left(mine), left(mine.other()))
            }
        }
    }

    fn tell_times(&mut self, mine_ms: u64, other_ms: u64) -> Result<(), Fault> {
        self.conversation.say(&format!("time {}", mine_ms / 10))?;
        self.conversation.say(&format!("otim {}", other_ms / 10))
    }

    fn tell_level(&mut self, pace: Pace) -> Result<(), Fault> {
        let (base_ms, increment_ms) = match pace {
            Pace::Clock {
                base_ms,
                increment_ms,
            } => (base_ms, increment_ms),
            Pace::MoveTime(ms) => (ms * self.clock_factor, 0),
            _ => return Ok(()),
        };
        let seconds = base_ms.div_ceil(1000);
        let (minutes, seconds) = (seconds / 60, seconds % 60);
        let (whole, thousandths) = (increment_ms / 1000, increment_ms % 1000);
        let increment = match thousandths {
            0 => format!("{whole}"),
            _ => format!("{whole}.{thousandths:03}"),
        };
        self.conversation
            .say(&format!("level 0 {minutes}:{seconds:02} {increment}"))
    }
}

impl Engine for XBoard {
    fn begin(&mut self, game: &Game) -> Result<(), Fault> {
        for line in ["new", "force", "post", "easy"] {
            self.conversation.say(line)?;
        }
        self.told = 0;
        self.knows_level = false;
        if *game.start() != Position::start() {
            if !self.features.setboard {
                return Err(Kind::NoMove.with("it cannot begin at a position (setboard)"));
            }
            self.conversation
                .say(&format!("setboard {}", game.start()))?;
        }
        if self.features.ping {
            self.pings += 1;
            let pong = format!("pong {}", self.pings);
            self.conversation.say(&format!("ping {}", self.pings))?;
            self.conversation
                .hear_until(FEATURES * 5, |line| (line == pong).then_some(()))?;
        }
        Ok(())
    }

    fn choose(&mut self, turn: &Turn<'_>) -> Result<Answer, Fault> {
        self.tell_moves(turn.game)?;
        if !self.knows_level {
            self.tell_level(turn.pace)?;
            self.knows_level = true;
        }
        self.tell_limit(turn)?;
        self.conversation.say("go")?;
        let mut answer = Answer::default();
        let is_white = turn.game.position().turn() == Color::White;
        let reply = self.conversation.hear_until(turn.patience, |line| {
            read_thought(line, &mut answer);
            reply(line, is_white)
        })?;
        match reply {
            Reply::Move(text) => {
                self.told += 1;
                self.conversation.say("force")?;
                answer.played = Some(text);
                Ok(answer)
            }
            Reply::Resigns => Ok(answer),
            Reply::Refuses(line) => Err(Kind::NoMove.with(line)),
        }
    }
}

/// What ends the wait for a move.
#[derive(Debug, PartialEq)]
enum Reply {
    Move(String),
    Resigns,
    Refuses(String),
}

fn reply(line: &str, is_white: bool) -> Option<Reply> {
    let lost = if is_white { "0-1" } else { "1-0" };
    let mut words = line.split_whitespace();
    match words.next()? {
        "move" => words.next().map(|text| Reply::Move(text.to_owned())),
        "resign" => Some(Reply::Resigns),
        word if word == lost => Some(Reply::Resigns),
        // A result that the rules have not brought about: the engine thinks that the game is over.
        "1-0" | "0-1" | "1/2-1/2" => Some(Reply::Refuses(line.to_owned())),
        word if word.starts_with("Illegal") => Some(Reply::Refuses(line.to_owned())),
        _ => None,
    }
}

/// Takes what a line of thinking says: depth, score, centiseconds, nodes, moves.
fn read_thought(line: &str, answer: &mut Answer) {
    let numbers: Vec<i64> = line
        .split_whitespace()
        .take(4)
        .map_while(|word| word.trim_end_matches(['.', '+', '&', '-']).parse().ok())
        .collect();
    if let [depth, score, _, nodes] = numbers[..] {
        answer.depth = u32::try_from(depth).ok().or(answer.depth);
        answer.score_cp = i32::try_from(score).ok().or(answer.score_cp);
        answer.nodes = u64::try_from(nodes).ok().or(answer.nodes);
    }
}

impl Features {
    /// Takes a line; true when it was the last of them.
    fn read(&mut self, line: &str) -> bool {
        let Some(list) = line.strip_prefix("feature ") else {
            return false;
        };
        let mut is_last = false;
        for word in list.split_whitespace() {
            match word {
                "usermove=1" => self.usermove = true,
                "setboard=1" => self.setboard = true,
                "ping=1" => self.ping = true,
                "done=1" => is_last = true,
                _ => {}
            }
        }
        is_last
    }
}

#[cfg(test)]
mod tests {
    use super::{Answer, Features, Reply, read_thought, reply};

    #[test]
    fn features_are_read_from_several_lines() {
        let mut features = Features::default();
        assert!(!features.read("feature myname=\"x y\" setboard=1 usermove=0"));
        assert!(features.read("feature ping=1 done=1"));
        let expected = Features {
            usermove: false,
            setboard: true,
            ping: true,
        };
        assert_eq!(features, expected);
    }

    #[test]
    fn a_result_is_a_resignation_only_of_the_side_that_loses() {
        assert_eq!(
            reply("move e2e4", true),
            Some(Reply::Move("e2e4".to_owned()))
        );
        assert_eq!(reply("0-1 {resigns}", true), Some(Reply::Resigns));
        assert!(matches!(
            reply("0-1 {mates}", false),
            Some(Reply::Refuses(_))
        ));
        assert_eq!(reply("3 12 0 900 e4", true), None);
    }

    #[test]
    fn thinking_is_read() {
        let mut answer = Answer::default();
        read_thought(" 6.   -12     10      3055  e2e4 e7e5", &mut answer);
        assert_eq!(
            (answer.depth, answer.score_cp, answer.nodes),
            (Some(6), Some(-12), Some(3055))
        );
        read_thought("telluser hello", &mut answer);
        assert_eq!(answer.depth, Some(6));
    }
}
