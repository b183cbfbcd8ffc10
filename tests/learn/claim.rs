//! A claim of the tutorial: a quantity and its parameters, such as `nodes ply=5 without=table`.

use engine::classic::{Classic, CustomParameters, NoObserver, Rows, evaluation_breakdown};
use engine::modern::{Modern, SearchFeature};
use engine::{Iteration, Limits, Progress, Score};
use rules::{Move, Position};

/// The default size of the table in bits, as in the figures and in the searches of the page.
const TABLE_BITS: u8 = 19;

pub(super) const NODE_SEARCH: &str = include_str!("../../crates/engine/src/classic/node_search.rs");

/// The places in the source with the depth of the search that tests the legality of a move, and of
/// the search that distinguishes mate from stalemate.
const LEGALITY_DEPTH: [&str; 2] = [
    include_str!("../../crates/engine/src/classic/mod.rs"),
    "const LEGALITY_DEPTH: u8 = ",
];
const STALEMATE_DEPTH: [&str; 2] = [
    NODE_SEARCH,
    "previous_to: frame.call.previous_to,\n            depth: ",
];

/// The true value of a claim.
#[derive(Debug, PartialEq)]
pub(super) enum Truth {
    Number(f64),
    Word(String),
}

/// A parsed claim.
pub(super) struct Claim<'a> {
    quantity: &'a str,
    fields: Vec<(&'a str, &'a str)>,
}

impl<'a> Claim<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        let mut words = text.split(' ');
        let quantity = words.next().unwrap();
        let field = |word: &'a str| word.split_once('=').unwrap_or((word, ""));
        Self {
            quantity,
            fields: words.map(field).collect(),
        }
    }

    pub(super) fn quantity(&self) -> &'a str {
        self.quantity
    }

    pub(super) fn field(&self, name: &str) -> Option<&'a str> {
        let mut fields = self.fields.iter();
        fields
            .find(|(found, _)| *found == name)
            .map(|(_, text)| *text)
    }

    pub(super) fn number<N: std::str::FromStr>(&self, name: &str) -> Option<N> {
        self.field(name)
            .map(|text| text.parse().unwrap_or_else(|_| panic!("{name}={text}")))
    }

    fn list(&self, name: &str) -> Vec<&'a str> {
        self.field(name)
            .map_or(Vec::new(), |text| text.split(',').collect())
    }

    fn start(&self) -> Position {
        self.field("fen").map_or_else(Position::start, |fen| {
            fen.replace('_', " ").parse().unwrap()
        })
    }

    fn moves(&self) -> Vec<Move> {
        let moves = self.list("moves").into_iter();
        moves
            .filter(|text| !text.is_empty())
            .map(|text| text.parse().unwrap())
            .collect()
    }

    /// The position of the claim.
    fn position(&self) -> Position {
        let mut position = self.start();
        for played in self.moves() {
            assert!(position.is_legal(played), "{played} is illegal");
            position.make(played);
        }
        position
    }

    /// Computes the true value of the claim.
    pub(super) fn truth(&self) -> Truth {
        if let Some(truth) = self.truth_in_source() {
            return truth;
        }
        let iteration = || self.iteration(&self.list("without"));
        match self.quantity {
            "nodes" => count(iteration().nodes),
            "spent" => count(iteration().nodes - self.before().nodes),
            "growth" => ratio(iteration().nodes, self.before().nodes),
            "score" => {
                let unit: f64 = self.number("over").unwrap_or(1.0);
                Truth::Number(f64::from(iteration().score) / unit)
            }
            "best" => Truth::Word(self.san(iteration().best_move)),
            "plays" => Truth::Word(self.san(self.classic(&[]).best_move())),
            "times" => ratio(iteration().nodes, self.iteration(&[]).nodes),
            "plies" => Truth::Number(iteration().depth.into()),
            "legal" => count(self.position().legal_moves().len().try_into().unwrap()),
            "lines" => count(rules::perft(
                &mut self.position(),
                self.number("ply").unwrap(),
            )),
            "byte" | "centre" => Truth::Number(self.byte().into()),
            "gain" | "nearer" | "castled" | "pawns" | "running" | "index" | "lock" => {
                Truth::Number(self.term())
            }
            "modern" => count(self.modern(self.part()).nodes()),
            "modern-times" => ratio(self.over_bench(self.part()), self.over_bench(None)),
            "modern-bench" => count(self.over_bench(self.part())),
            "modern-score" => Truth::Number(self.modern_score().into()),
            "castlings" => count(self.castlings()),
            "fooling-files" => count(files_that_fool_the_test()),
            "fewest-cards" => count(self.fewest_cards()),
            "arguments" => count(arguments()),
            "characters" => count(characters(self.field("chapter"))),
            "blanks" => count(blanks().try_into().unwrap()),
            "ahead" => Truth::Number(-self.term()),
            "nearer-sum" => Truth::Number(self.nearer_sum()),
            "legality-plies" => Truth::Number(plies_after(LEGALITY_DEPTH)),
            "stalemate-plies" => Truth::Number(plies_after(STALEMATE_DEPTH)),
            "elo" => Truth::Number(self.elo()[0]),
            "elo-error" => Truth::Number(self.elo()[1]),
            "modern-best" => Truth::Word(self.san(self.modern(self.part()).best_move())),
            other => panic!("unknown quantity '{other}'"),
        }
    }

    fn parameters(without: &[&str]) -> CustomParameters {
        let mut parameters = CustomParameters::default();
        for part in without {
            match *part {
                "table" => parameters.table = false,
                "best-first" => parameters.best_move_first = false,
                "deepening" => parameters.iterative_deepening = false,
                "recapture" => parameters.recapture_extension = false,
                other => panic!("unknown part '{other}'"),
            }
        }
        parameters
    }

    /// Runs a search of Classic to its end.
    fn search(&self, limits: Limits, without: &[&str]) -> Classic<CustomParameters, NoObserver> {
        let bits = self.number("bits").unwrap_or(TABLE_BITS);
        let mut classic = Classic::with(bits, Self::parameters(without), NoObserver).unwrap();
        classic.set_position(&self.start(), &self.moves());
        classic.begin(limits);
        while classic.think(1 << 16) == Progress::Running {}
        classic
    }

    /// Runs a search to the claim's ply, or up to its limit or budget of nodes.
    fn classic(&self, without: &[&str]) -> Classic<CustomParameters, NoObserver> {
        let limits = Limits {
            depth: self.number("ply"),
            nodes: self.number("limit").or_else(|| self.number("budget")),
            mate: None,
        };
        assert!(limits.depth.or(limits.nodes.map(|_| 0)).is_some());
        self.search(limits, without)
    }

    /// Returns the iterations of the claim's search.
    ///
    /// Like the original, a search with a `limit` ends after the iteration in which the limit is
    /// exceeded. With a `budget`, it ends with the last iteration within the budget.
    fn iterations(&self, without: &[&str]) -> Vec<Iteration> {
        let mut iterations = self.classic(without).iterations().to_vec();
        if let Some(budget) = self.number::<u64>("budget") {
            iterations.retain(|iteration| iteration.nodes <= budget);
        }
        iterations
    }

    /// Returns the last iteration, from which all quantities of a search are taken.
    fn iteration(&self, without: &[&str]) -> Iteration {
        self.iterations(without).last().unwrap().clone()
    }

    /// Returns the last iteration but one.
    fn before(&self) -> Iteration {
        let iterations = self.iterations(&self.list("without"));
        iterations[iterations.len() - 2].clone()
    }

    fn san(&self, played: Option<Move>) -> String {
        self.position().san(played.unwrap())
    }

    fn evaluation_breakdown(&self) -> Rows {
        evaluation_breakdown(
            &self.start(),
            &self.moves(),
            0,
            &CustomParameters::default(),
        )
    }

    /// Returns the byte of a square of the board, or the byte beside it in the off-board half.
    fn byte(&self) -> i32 {
        let square: rules::Square = self.field("at").unwrap().parse().unwrap();
        let place = usize::from(square.index() ^ 0x70);
        let other_half = if self.quantity == "centre" { 8 } else { 0 };
        let mut byte = None;
        self.evaluation_breakdown().each(|row| {
            if row[0] == 3 {
                byte = Some(row[1 + place + other_half]);
            }
        });
        byte.unwrap()
    }

    /// Returns how much nearer to the centre the moves bring White, less what they bring Black.
    fn nearer_sum(&self) -> f64 {
        let mut gains = Vec::new();
        self.evaluation_breakdown().each(|row| {
            if row[0] == 1 {
                gains.push(f64::from(row[10]));
            }
        });
        let white: f64 = gains.iter().step_by(2).sum();
        let black: f64 = gains.iter().skip(1).step_by(2).sum();
        white - black
    }

    /// Returns a term of the evaluation of the last move, or the sum after it.
    fn term(&self) -> f64 {
        let place = match self.quantity {
            "gain" => 9,
            "nearer" => 10,
            "castled" => 11,
            "pawns" => 12,
            "running" | "ahead" => 13,
            "index" => 14,
            _ => 15,
        };
        let mut term = None;
        self.evaluation_breakdown().each(|row| {
            if row[0] == 1 {
                term = Some(row[place]);
            }
        });
        term.unwrap().into()
    }

    /// Counts the legal castling moves.
    fn castlings(&self) -> u64 {
        let position = self.position();
        let moves = position.legal_moves();
        let castlings = moves.iter().filter(|&&played| {
            let san = position.san(played);
            san.starts_with("O-O")
        });
        castlings.count().try_into().unwrap()
    }

    /// Returns the fewest cards that prove which branch is best: all of it, and a card of each other
    /// branch that is no higher than its lowest.
    fn fewest_cards(&self) -> u64 {
        let branches = self.field("cards").unwrap().split('/');
        let branches: Vec<Vec<u8>> = branches
            .map(|cards| cards.split(',').map(|card| card.parse().unwrap()).collect())
            .collect();
        let best = branches.iter().max_by_key(|cards| cards.iter().min());
        (best.unwrap().len() + branches.len() - 1)
            .try_into()
            .unwrap()
    }

    /// Returns the part of Modern that is disabled.
    fn part(&self) -> Option<SearchFeature> {
        let index = |part| SearchFeature::NAMES.iter().position(|&name| name == part);
        let found = |part| index(part).unwrap_or_else(|| panic!("unknown part '{part}'"));
        SearchFeature::at(self.field("without").map_or(0, found))
    }

    /// Runs a search of Modern to its end.
    fn modern(&self, without: Option<SearchFeature>) -> Modern {
        let mut modern = Modern::new(8);
        modern.disable(without);
        modern.set_position(&self.start(), &self.moves());
        let limits = Limits {
            depth: self.number("ply"),
            nodes: self.number("limit"),
            mate: None,
        };
        modern.begin(limits, &[]);
        while modern.think(1 << 16) == Progress::Running {}
        modern
    }

    /// Returns Modern's nodes for all positions of the bench, at the same depth.
    fn over_bench(&self, without: Option<SearchFeature>) -> u64 {
        let cases = engine::bench::CASES.iter();
        cases
            .map(|case| {
                let moves: Vec<&str> = case.moves.split_whitespace().collect();
                let (moves, ply) = (moves.join(","), self.field("ply").unwrap());
                Claim::new(&format!("modern moves={moves} ply={ply}"))
                    .modern(without)
                    .nodes()
            })
            .sum()
    }

    /// Reads the Elo gain of a step of Modern's search, and its error, from the step's
    /// documentation.
    fn elo(&self) -> [f64; 2] {
        let table = include_str!("../../crates/engine/src/modern/search/mod.rs");
        let start = format!("//! | {} ", self.field("row").unwrap());
        let row = table.lines().find(|line| line.starts_with(&start)).unwrap();
        let gains = row.rsplit('|').nth(1).unwrap();
        let gain = gains
            .split(';')
            .nth(self.number("at").unwrap_or(0))
            .unwrap();
        let mut words = gain.split([' ', ',']).map(str::parse);
        std::array::from_fn(|_| words.by_ref().flatten().next().unwrap())
    }

    fn modern_score(&self) -> i32 {
        match self.modern(self.part()).lines()[0].score {
            Score::Cp(score_cp) => score_cp,
            Score::Mate(moves) => panic!("mate in {moves}"),
        }
    }
}

fn count(nodes: u64) -> Truth {
    Truth::Number(float(nodes))
}

#[expect(clippy::cast_precision_loss, reason = "all counts are far below 2^53")]
fn float(count: u64) -> f64 {
    count as f64
}

/// Returns the smallest number of files that a piece would have to go sideways to leave the board
/// without leaving its bits.
fn files_that_fool_the_test() -> u64 {
    let is_square = |place: &u8| place & 0x88 == 0;
    let fools = |files: u8| {
        (0..0x78)
            .filter(is_square)
            .any(|from| is_square(&(from + files)))
    };
    (8..16).find(|&files| fools(files)).unwrap().into()
}

/// Counts the fields of a call that the original passes as arguments: those before the first blank line.
fn arguments() -> u64 {
    let source = include_str!("../../crates/engine/src/classic/frame.rs");
    let (_, call) = source.split_once("struct Call {").unwrap();
    let (arguments, _) = call.split_once("\n\n").unwrap();
    arguments.matches("pub(super) ").count().try_into().unwrap()
}

/// The parts of the listing, with the lengths of their words.
fn parts() -> impl Iterator<Item = (&'static str, Vec<u64>)> {
    let source = include_str!("../../www/learn/characters.ts");
    let (_, rest) = source.split_once("LINES = `\n").unwrap();
    let (lines, _) = rest.split_once("\n`").unwrap();
    let parts = lines.lines().flat_map(|line| line.split(" / "));
    parts.map(|part| {
        let mut words = part.split(' ');
        let chapter = words.next().unwrap();
        let runs = words.next().unwrap().split('+');
        (chapter, runs.map(|run| run.parse().unwrap()).collect())
    })
}

/// Counts the characters of the listing, or those of a chapter, without blanks.
fn characters(chapter: Option<&str>) -> u64 {
    let own = parts().filter(|(found, _)| chapter.is_none_or(|chapter| chapter == *found));
    own.flat_map(|(_, runs)| runs).sum()
}

/// Counts the blanks that keep the words of a line of the listing apart.
fn blanks() -> usize {
    parts().map(|(_, runs)| runs.len() - 1).sum()
}

/// Returns the plies of a search, given its depth in the source: the last unit of depth is only for
/// recaptures.
fn plies_after([source, start]: [&str; 2]) -> f64 {
    let (_, rest) = source.split_once(start).unwrap();
    let (depth, _) = rest.split_once([';', ',']).unwrap();
    depth.parse::<f64>().unwrap() - 1.0
}

fn ratio(one: u64, other: u64) -> Truth {
    Truth::Number(float(one) / float(other))
}
