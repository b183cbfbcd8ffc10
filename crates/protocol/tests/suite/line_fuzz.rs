//! Random lines of input: a session survives all of them and keeps its promises.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use protocol::{Command, FrontEnd, Hooks};

use crate::scale::scaled;

/// The number of conversations, each with its own seed.
const SESSIONS: usize = 24;
/// The number of lines in a conversation.
const LINES: u32 = 80;
/// The longest answer in characters: a variation of 24 moves and the fields before it.
const LONGEST_ANSWER: usize = 250;

/// The words of random lines. Tables and counts are small, so that each line takes little time.
const WORDS: &str = "uci isready ucinewgame position startpos fen moves go go stop stop ponderhit \
    setoption name value d eval debug perft depth nodes movetime wtime btime winc binc movestogo \
    infinite ponder mate searchmoves TableBits Clear Hash Level Seed Move Overhead Ponder Engine \
    Classic Modern Fairy UCI_Variant VariantFile chess capablanca seirawan 3check P@e4 b1c3h a10b10 MultiPV UCI_Elo UCI_LimitStrength true false 0 1 2 3 12 13 25 -1 1000 18446744073709551616 e2e4 e7e5 g1f3 e1g1 a7a8q \
    0000 e2e9 rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR 8/8/8/8/8/8/8/8 4k3/8/8/8/8/8/8/4K2R w b \
    - KQkq K \0 é ♞ \u{202e} \u{feff} ' \\";

/// Valid beginnings of lines, so that not every line is rejected.
const BEGINNINGS: [&str; 16] = [
    "setoption name UCI_Variant value",
    "setoption name UCI_Variant value crazyhouse",
    "setoption name UCI_Variant value grande-acedrex",
    "position fen 4k3/8/8/8/8/8/8/4K3[Qn] w - - 0 1 moves Q@e5",
    "position startpos moves e2e4",
    "position fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1",
    "setoption name TableBits value",
    "setoption name Level value",
    "setoption name Engine value Classic",
    "setoption name Engine value Modern",
    "setoption name Hash value",
    "setoption name MultiPV value",
    "setoption name Seed value",
    "go nodes",
    "go ponder wtime 20 btime 20",
    "go infinite",
];

fn sessions() -> u64 {
    scaled(SESSIONS) as u64
}

#[test]
fn no_line_breaks_a_session() {
    for seed in 0..sessions() {
        converse(Random(seed));
    }
}

#[test]
fn no_bytes_break_a_session() {
    let mut random = Random(1);
    let (mut session, _) = begin();
    for _ in 0..2000 {
        let bytes: Vec<u8> = (0..random.below(60))
            .map(|_| random.next().to_le_bytes()[7])
            .collect();
        let line = String::from_utf8_lossy(&bytes);
        session.receive(&line.replace("quit", ""));
        session.think(1.0);
    }
    assert!(!session.is_over());
}

/// The words of random lines for `XBoard`.
const XBOARD_WORDS: &str = "xboard protover 2 new random variant normal force go playother white black \
    level 40 5 0 0:01 0.5 st 1 sd 2 3 time otim 0 100 -3 ? ping 7 draw result 1-0 {x} setboard edit # c \
    . Pa2 Ke1 Qx9 hint bk undo remove hard easy post nopost analyze exit name rating computer ics \
    option Level=1 Engine=Classic TableBits=12 Engine=Modern memory 1 usermove e2e4 e7e5 d2d4 d7d5 g1f3 \
    e7e8q rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR 8/8/8/8/8/8/8/8 4k3/8/8/8/8/8/8/4K2R w b - KQkq \
    18446744073709551616 \0 é ♞";

#[test]
fn no_line_breaks_a_conversation_with_xboard() {
    for seed in 0..sessions() {
        let mut random = Random(seed);
        let (mut talk, said) = begin();
        talk.receive("xboard\nmemory 1\nst 1");
        for _ in 0..LINES {
            talk.receive(&line_of(XBOARD_WORDS, &mut random));
            for _ in 0..random.below(4) {
                talk.think(5.0);
            }
        }
        talk.receive(".\nforce\nexit\nping 9");
        assert!(!talk.is_thinking(), "seed {seed}");
        let said = said.borrow();
        assert_eq!(said.last().map(String::as_str), Some("pong 9"));
        for line in said.iter() {
            assert!(!line.contains(['\n', '\r', '\0']), "{line:?}");
        }
    }
}

/// Returns a line of one to seven words.
fn line_of(words: &str, random: &mut Random) -> String {
    let words: Vec<&str> = words.split_whitespace().collect();
    let chosen: Vec<&str> = (0..=random.below(7))
        .map(|_| words[random.below(words.len())])
        .collect();
    chosen.join(" ")
}

/// Sends lines, thinks in between, and checks that each `go` is answered once, in one line.
fn converse(mut random: Random) {
    let (mut session, said) = begin();
    session.receive("setoption name Hash value 1");
    session.receive("setoption name TableBits value 12");
    let mut wanted = 0;
    for _ in 0..LINES {
        let line = line(&mut random);
        wanted += usize::from(matches!(line.parse(), Ok(Command::Go(_))));
        session.receive(&line);
        for _ in 0..random.below(4) {
            session.think(5.0);
        }
    }
    while session.is_thinking() {
        session.receive("stop");
    }
    let said = said.borrow();
    let answers = said
        .iter()
        .filter(|line| line.starts_with("bestmove "))
        .count();
    assert_eq!(answers, wanted, "{said:#?}");
    for line in said.iter() {
        assert!(!line.contains(['\n', '\r', '\0']), "{line:?}");
        let is_list_of_games = line.starts_with("option name UCI_Variant ");
        assert!(
            is_list_of_games || line.chars().count() <= LONGEST_ANSWER,
            "{line:?}"
        );
    }
}

fn line(random: &mut Random) -> String {
    let words: Vec<&str> = WORDS.split_whitespace().collect();
    let mut line = String::new();
    if random.below(2) == 0 {
        line.push_str(BEGINNINGS[random.below(BEGINNINGS.len())]);
    }
    for _ in 0..random.below(6) {
        line.push(' ');
        line.push_str(words[random.below(words.len())]);
    }
    line
}

/// Returns a session and the list of lines that it prints. Its clock advances by a millisecond each
/// time it is read.
fn begin() -> (FrontEnd, Rc<RefCell<Vec<String>>>) {
    let said = Rc::new(RefCell::new(Vec::new()));
    let sink = Rc::clone(&said);
    let clock_ms = Cell::new(0.0);
    let session = FrontEnd::new(Hooks {
        clock_ms: Box::new(move || {
            clock_ms.set(clock_ms.get() + 1.0);
            clock_ms.get()
        }),
        seed: Box::new(|| 7),
        line: Box::new(move |line| sink.borrow_mut().push(line.to_owned())),
    });
    (session, said)
}

/// A splitmix64 generator.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, count: usize) -> usize {
        usize::try_from(self.next() >> 33).unwrap() % count
    }
}
