//! Claims whose truth is read from the source: constants, lists of steps, numbers of squares and the
//! cards of the figure.

use super::claim::{Claim, NODE_SEARCH, Truth};

/// The files of Classic that define its constants.
const CONSTANTS: [&str; 5] = [
    include_str!("../../crates/engine/src/classic/board.rs"),
    include_str!("../../crates/engine/src/classic/frame.rs"),
    include_str!("../../crates/engine/src/classic/moves.rs"),
    include_str!("../../crates/engine/src/classic/piece_values.rs"),
    include_str!("../../crates/engine/src/classic/table.rs"),
];

/// What precedes the depth with which a mate is stored.
const MATE_PLIES: &str = "self.root.mate_bound {\n            frame.call.iteration = ";

const CARDS: &str = include_str!("../../www/elements/figures/cards/values.ts");

impl Claim<'_> {
    /// Returns the truth of a claim about the source, if it is one.
    pub(super) fn truth_in_source(&self) -> Option<Truth> {
        let number = |number: i32| Truth::Number(number.into());
        Some(match self.quantity() {
            "constant" => self.scaled(constant(self.named())),
            "low-bit" => number(1 << constant(self.named()).trailing_zeros()),
            "high-bit" => number(1 << constant(self.named()).ilog2()),
            "slots" => number(1 << self.number("bits").unwrap_or(constant("MIN_TABLE_BITS"))),
            "mate-plies" => number(after(NODE_SEARCH, MATE_PLIES)),
            "steps" => Truth::Word(self.steps()),
            "place-hex" => Truth::Word(format!("{:02x}", self.place())),
            "cards" => Truth::Word(joined(&branch(self.field("branch").unwrap()))),
            "lowest" => number(*branch(self.field("branch").unwrap()).iter().min().unwrap()),
            "card" => self.scaled(self.card()),
            "power" => Truth::Number(self.power()),
            "games-won" => Truth::Number(self.games_won()),
            _ => return None,
        })
    }

    fn named(&self) -> &str {
        self.field("name").unwrap()
    }

    /// Multiplies by `times` and divides by `over`.
    fn scaled(&self, number: i32) -> Truth {
        let times: f64 = self.number("times").unwrap_or(1.0);
        let over: f64 = self.number("over").unwrap_or(1.0);
        Truth::Number(f64::from(number) * times / over)
    }

    /// Lists all steps, or those of one type of piece.
    fn steps(&self) -> String {
        let steps = list("STEPS");
        let Some(role) = self.field("of") else {
            return joined(&steps);
        };
        let role = usize::try_from(constant(role)).unwrap();
        // The lists of first steps begin one before them.
        let first = usize::try_from(list("FIRST")[role] + 1).unwrap();
        let end = steps[first..].iter().position(|&step| step == 0).unwrap();
        joined(&steps[first..first + end])
    }

    /// Returns the number of a square, or of the byte `plus` bytes on.
    fn place(&self) -> u8 {
        let square: rules::Square = self.field("at").unwrap().parse().unwrap();
        let plus: u8 = self.number("plus").unwrap_or(0);
        (square.index() ^ 0x70) + plus
    }

    /// Returns a card, such as the second of B: `at=B2`.
    fn card(&self) -> i32 {
        let (name, reply) = self.field("at").unwrap().split_at(1);
        branch(name)[reply.parse::<usize>().unwrap() - 1]
    }

    fn power(&self) -> f64 {
        let base: f64 = self.number("base").unwrap();
        base.powi(self.number("exponent").unwrap())
    }

    /// Returns the expected wins in a hundred games without draws of a player rated `points` higher.
    fn games_won(&self) -> f64 {
        let points: f64 = self.number("points").unwrap();
        100.0 / (1.0 + 10_f64.powf(-points / 400.0))
    }
}

/// Reads the number that follows a text.
fn after(source: &str, start: &str) -> i32 {
    let (_, rest) = source.split_once(start).unwrap();
    parsed(rest.split_once(';').unwrap().0)
}

fn parsed(text: &str) -> i32 {
    let parsed = match text.strip_prefix("0x") {
        Some(digits) => i32::from_str_radix(digits, 16),
        None => text.parse(),
    };
    parsed.unwrap_or_else(|_| panic!("{text} is no number"))
}

/// Returns the value of a constant as the source has it.
fn definition(name: &str) -> &'static str {
    let start = format!("const {name}: ");
    let mut rest = CONSTANTS.iter().filter_map(|file| file.split_once(&start));
    let (_, rest) = rest.next().unwrap_or_else(|| panic!("no constant {name}"));
    let (definition, _) = rest.split_once("= ").unwrap().1.split_once(';').unwrap();
    definition
}

fn constant(name: &str) -> i32 {
    parsed(definition(name))
}

fn list(name: &str) -> Vec<i32> {
    numbers(definition(name).trim_matches(['[', ']']), ',')
}

fn numbers(text: &str, separator: char) -> Vec<i32> {
    let parts = text.split(separator).map(str::trim);
    parts.filter(|part| !part.is_empty()).map(parsed).collect()
}

/// Returns the cards of a branch of the figure.
fn branch(name: &str) -> Vec<i32> {
    let (_, rest) = CARDS.split_once("parseValues('").unwrap();
    let (cards, _) = rest.split_once('\'').unwrap();
    let place = "ABC".find(name).unwrap();
    numbers(cards.split('/').nth(place).unwrap(), ' ')
}

fn joined(numbers: &[i32]) -> String {
    let texts: Vec<String> = numbers.iter().map(i32::to_string).collect();
    texts.join(", ").replace('-', "−")
}

#[test]
fn claims_about_the_source_are_read() {
    let of = |claim: &str| Claim::new(claim).truth();
    assert_eq!(of("constant name=OFF_BOARD"), Truth::Number(136.0));
    assert_eq!(of("high-bit name=OFF_BOARD"), Truth::Number(128.0));
    assert_eq!(of("constant name=PAWN times=5"), Truth::Number(495.0));
    assert_eq!(
        of("steps of=KNIGHT"),
        Truth::Word("14, 18, 31, 33".to_owned())
    );
    assert_eq!(of("place-hex at=e4"), Truth::Word("44".to_owned()));
    assert_eq!(of("card at=B2 times=-1"), Truth::Number(-8.0));
}
