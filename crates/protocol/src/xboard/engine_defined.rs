//! Describes games that the interface does not know: the commands `setup` and `piece` of
//! [the protocol](https://www.gnu.org/software/xboard/engine-intf.html), which answer a `variant`.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use variants::{
    BareKing, Color, Counting, Definition, Hand, PieceDefinition, PieceMoves, Royalty, Sides,
    Stalemate, Value, Variant,
};

use super::XBoard;

/// The letters of the interface's pictures of pieces, in its order, without the king, which is
/// last. A dot is a picture used only for pawns: the lance, because the interface also promotes
/// lances.
const PICTURES: &str = "PNBRQFEACWMOHIJGDV.SU";

/// The pictures of a side's pawns, and of a second kind of pawns.
const PAWN_PLACES: [usize; 2] = [0, 18];

/// The pictures of pieces with certain moves, on which the interface relies in the parent variant
/// `makruk`.
const BY_MOVES: [(&str, usize); 3] = [("F", 5), ("FimfD", 5), ("FfW", 10)];

/// The keyword of lines of an `fmax.ini` for the board program, in a definition.
const GUI: &str = "gui ";

/// The keyword of a table of pieces in an `fmax.ini`, in a definition.
const TABLE: &str = "setup ";

impl XBoard {
    /// Describes the chosen variant to the interface.
    pub(super) fn describe_variant(&mut self) {
        if let Some(game) = self.games.chosen_variant() {
            for line in lines(&game.definition, &game.variant) {
                (self.line)(&line);
            }
        }
    }
}

/// The lines that describe a game.
fn lines(definition: &Definition, variant: &Variant) -> Vec<String> {
    let (table, parent) = given_table(definition)
        .unwrap_or_else(|| (piece_to_char(definition), String::from(parent(definition))));
    let geometry = variant.geometry();
    let (files, ranks) = (geometry.files(), geometry.ranks());
    let holdings = holdings(variant);
    let fen = start(variant);
    let setup = format!("setup ({table}) {files}x{ranks}+{holdings}_{parent} {fen}");
    let pieces = definition.pieces.iter().filter_map(piece_line);
    let given = definition
        .fmax
        .iter()
        .filter_map(|line| line.strip_prefix(GUI))
        .map(|move_of_piece| format!("piece {move_of_piece}"));
    core::iter::once(setup).chain(pieces).chain(given).collect()
}

/// The FEN of the start, without castling rights that the interface does not know.
fn start(variant: &Variant) -> String {
    let fen = variant.start_fen();
    if variant.rules().general.hand == Hand::Gating {
        return fen.into();
    }
    let mut fields: Vec<String> = fen.split(' ').map(String::from).collect();
    if let Some(rights) = fields.get_mut(2) {
        rights.retain(|letter| "KQkq-".contains(letter));
        if rights.is_empty() {
            rights.push('-');
        }
    }
    fields.join(" ")
}

/// The table of pieces and the parent variant that an `fmax.ini` gives, if the table has all
/// pieces.
fn given_table(definition: &Definition) -> Option<(String, String)> {
    let given = definition
        .fmax
        .iter()
        .find_map(|line| line.strip_prefix(TABLE))?;
    let (table, parent) = given.split_once('#').unwrap_or((given, "fairy"));
    let table = table.trim();
    let mut letters = definition.pieces.iter().flat_map(|piece| {
        let sides = Color::ALL
            .into_iter()
            .filter(|&side| piece.sides.includes(side));
        sides.map(|side| side.cased(piece.letter.to_ascii_lowercase()))
    });
    let is_whole = letters.all(|letter| table.contains(letter));
    is_whole.then(|| (table.into(), parent.trim().into()))
}

/// The letters of White's and then of Black's pieces in the order of the interface's pictures, with
/// a dot for each unused picture.
fn piece_to_char(definition: &Definition) -> String {
    let [white, black] = Color::ALL.map(|color| pictures(definition, color));
    let used = |(place, _): &(usize, char)| white[*place] != '.' || black[*place] != '.';
    let last = PICTURES.chars().enumerate().filter(used).last();
    let count = last.map_or(0, |(place, _)| place + 1);
    let half = |letters: &[char]| -> String {
        let king = letters.last().copied();
        letters.iter().take(count).copied().chain(king).collect()
    };
    half(&white) + &half(&black).to_ascii_lowercase()
}

/// The letter of a side's piece for each picture, and for the king.
fn pictures(definition: &Definition, color: Color) -> Vec<char> {
    let king_place = PICTURES.len();
    let mut letters = Vec::from(['.'; PICTURES.len() + 1]);
    let own = || {
        definition
            .pieces
            .iter()
            .filter(|piece| piece.sides.includes(color))
    };
    let king = own()
        .find(|piece| piece.royalty != Royalty::None)
        .or_else(|| own().find(|piece| piece.letter == 'K'));
    if let Some(king) = king {
        letters[king_place] = king.letter;
    }
    for places in [preferred_places, remaining_places] {
        for piece in own() {
            let is_free = |&place: &usize| letters[place] == '.';
            if !letters.contains(&piece.letter)
                && let Some(place) = places(piece).into_iter().find(is_free)
            {
                letters[place] = piece.letter;
            }
        }
    }
    letters
}

/// The pictures suitable for a piece, the best first.
fn preferred_places(piece: &PieceDefinition) -> Vec<usize> {
    if piece.is_pawn {
        return PAWN_PLACES.into();
    }
    let by_moves = BY_MOVES
        .iter()
        .filter(|(moves, _)| piece.moves == PieceMoves::Betza(String::from(*moves)))
        .map(|&(_, place)| place);
    let by_letter = PICTURES.find(piece.letter).filter(|&place| place > 0);
    by_moves.chain(by_letter).collect()
}

/// The pictures for a piece whose preferred ones are used, the best first.
fn remaining_places(_: &PieceDefinition) -> Vec<usize> {
    let places = (0..PICTURES.len()).rev();
    places
        .filter(|place| !PAWN_PLACES.contains(place))
        .collect()
}

/// The variant of the interface that has the rules of the game, except for the moves of the pieces.
fn parent(definition: &Definition) -> &'static str {
    let rules = &definition.rules;
    let extinction = rules.extinction.as_ref();
    let wins_by_loss = extinction.is_some_and(|extinction| extinction.value == Value::Win);
    match rules.general.hand {
        Hand::Drops => "crazyhouse",
        Hand::Gating => "seirawan",
        Hand::None if rules.general.explosions => "atomic",
        Hand::None if rules.general.stalemate == Stalemate::FewerPiecesWin => "suicide",
        Hand::None if wins_by_loss => "giveaway",
        Hand::None if rules.general.checks_to_win == 3 => "3check",
        Hand::None if rules.general.counting != Counting::None => "makruk",
        Hand::None if rules.general.bare_king == BareKing::Loses => "shatranj",
        Hand::None => "fairy",
    }
}

/// The number of kinds that can be in a hand.
fn holdings(variant: &Variant) -> usize {
    let kinds = variant.kinds();
    match variant.rules().general.hand {
        Hand::None => 0,
        Hand::Drops => kinds
            .iter()
            .filter(|kind| kind.royalty == Royalty::None)
            .count(),
        Hand::Gating => kinds.len(),
    }
}

/// The line with the moves of a piece; `None` for a piece that is defined by rays.
fn piece_line(piece: &PieceDefinition) -> Option<String> {
    let PieceMoves::Betza(betza) = &piece.moves else {
        return None;
    };
    let (letter, suffix) = match piece.sides {
        Sides::Both => (piece.letter, "&"),
        Sides::Only(color) => (color.cased(piece.letter.to_ascii_lowercase()), ""),
    };
    Some(format!("piece {letter}{suffix} {}", with_ranges(betza)))
}

/// Replaces each doubled atom, which is a slider, by the notation of the interface: the range 0.
fn with_ranges(betza: &str) -> String {
    let mut text = String::new();
    for letter in betza.chars() {
        let is_doubled = letter.is_ascii_uppercase() && text.ends_with(letter);
        text.push(if is_doubled { '0' } else { letter });
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{lines, with_ranges};

    fn described(name: &str) -> Vec<String> {
        let definition = variants::definition(name).unwrap();
        lines(&definition, &definition.compile().unwrap())
    }

    #[test]
    fn a_game_is_described_by_board_pieces_and_moves() {
        let capablanca = described("capablanca");
        assert_eq!(
            capablanca[0],
            "setup (PNBRQ..ACKpnbrq..ack) 10x8+0_fairy \
             rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1"
        );
        assert!(capablanca.contains(&"piece A& BN".to_owned()));
        assert!(capablanca.contains(&"piece K& KisO3".to_owned()));
        let crazyhouse = described("crazyhouse");
        assert!(crazyhouse[0].starts_with("setup (PNBRQKpnbrqk) 8x8+5_crazyhouse "));
    }

    #[test]
    fn each_piece_of_each_game_has_a_picture_of_its_own() {
        for definition in variants::definitions() {
            let setup = described(&definition.name).remove(0);
            let table = &setup["setup (".len()..setup.find(')').unwrap()];
            assert!(
                table.len().is_multiple_of(2) && table.len() <= 44,
                "{setup}"
            );
            for piece in &definition.pieces {
                let letters = table.matches([piece.letter, piece.letter.to_ascii_lowercase()]);
                let sides = if piece.sides == variants::Sides::Both {
                    2
                } else {
                    1
                };
                assert!(letters.count() >= sides, "{} of {setup}", piece.letter);
            }
        }
    }

    #[test]
    fn doubled_atoms_get_a_range() {
        assert_eq!(with_ranges("NN"), "N0");
        assert_eq!(with_ranges("fmWfcF"), "fmWfcF");
        assert_eq!(with_ranges("mWWcFF"), "mW0cF0");
    }
}
