//! The games of Chess with Different Armies: one for each pair of four armies.

use alloc::format;
use alloc::string::String;

/// An army of Ralph Betza's Chess with Different Armies.
struct Army {
    /// The name in the names of games.
    name: &'static str,
    /// The name in sentences.
    title: &'static str,
    /// The lines of its pieces without pawn and king, in the order of promotion.
    pieces: &'static str,
    /// The first rank, from the first file on.
    rank: &'static str,
    /// The castling of its king in Betza notation.
    castling: &'static str,
    /// The letters of the pieces that cannot win alone.
    minor: &'static str,
}

const ARMIES: [Army; 4] = [
    Army {
        name: "fide",
        title: "the Fabulous FIDEs",
        pieces: include_str!("armies/fide.txt"),
        rank: "RNBQKBNR",
        castling: "isO2",
        minor: "NB",
    },
    Army {
        name: "clobberers",
        title: "the Colorbound Clobberers",
        pieces: include_str!("armies/clobberers.txt"),
        rank: "DWFCKFWD",
        // Three squares towards the first file, so that the bede stays on its color.
        castling: "irO2lO3",
        minor: "DWF",
    },
    Army {
        name: "nutters",
        title: "the Nutty Knights",
        pieces: include_str!("armies/nutters.txt"),
        rank: "HYGOKGYH",
        castling: "isO2",
        minor: "",
    },
    Army {
        name: "rookies",
        title: "the Remarkable Rookies",
        pieces: include_str!("armies/rookies.txt"),
        rank: "SLVMKVLS",
        castling: "isO2",
        minor: "",
    },
];

/// The definitions of the games between two different armies.
pub(super) fn army_games() -> impl Iterator<Item = String> {
    let games_of = |white: &'static Army| {
        let others = ARMIES.iter().filter(|black| black.name != white.name);
        others.map(|black| white.against(black))
    };
    ARMIES.iter().flat_map(games_of)
}

impl Army {
    /// The definition of the game in which this army is White's.
    fn against(&self, black: &Army) -> String {
        let name = format!("{}-{}", self.name, black.name);
        let kings = if self.castling == black.castling {
            format!("piece K king K{} royal", self.castling)
        } else {
            let [white, black] = [self.castling, black.castling];
            format!("piece K king K{white} royal white\npiece K king K{black} royal black")
        };
        let minor = match [self.minor, black.minor].concat() {
            none if none.is_empty() => "-".into(),
            minor => minor,
        };
        let [white_title, black_title] = [self.title, black.title];
        let [white_pieces, black_pieces] = [self.pieces, black.pieces];
        let [white_rank, black_rank] = [self.rank, &black.rank.to_ascii_lowercase()];
        let choices = [self.letters(), black.letters()].concat();
        format!(
            "game {name}
alias fairy/{name}
about Chess with Different Armies: {white_title} against {black_title}; by Ralph Betza, 1996.
source https://www.chessvariants.com/unequal.dir/cwda.html
board 8x8
piece P pawn fmWfceFifmnD pawn
{white_pieces}{black_pieces}{kings}
start {black_rank}/pppppppp/8/8/8/8/PPPPPPPP/{white_rank} w KQkq - 0 1
promotion P to {choices} on 8
insufficient-material {minor}
"
        )
    }

    /// The letters of the pieces, in the order of promotion.
    fn letters(&self) -> String {
        let letter = |line: &str| line.chars().nth("piece ".len());
        self.pieces.lines().filter_map(letter).collect()
    }
}
