//! A compiled game: its board, its pieces, its rules and its initial position.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use crate::attack_table::AttackTable;
use crate::counted_kinds::CountedKinds;
use crate::geometry::Geometry;
use crate::kind_info::{KindInfo, Royalty};
use crate::moves::CastlingSide;
use crate::piece::{Kind, KindSet, Piece};
use crate::placement::{parse_placement, piece_of_letter};
use crate::rules::{Castling, Hand, Promotion, Rules, SideMoves};
use crate::zobrist::ZobristTable;
use game::Color;
use game::Square;

/// The part of a game that does not change during play.
#[derive(Clone, Debug)]
pub struct Variant {
    pub(crate) name: String,
    pub(crate) geometry: Geometry,
    pub(crate) kinds: Vec<KindInfo>,
    pub(crate) rules: Rules,
    /// White's and Black's promotions and castling moves.
    side_moves: [SideMoves; 2],
    pub(crate) start: String,
    pub(crate) royal: KindSet,
    pub(crate) pawns: KindSet,
    /// The kinds that never leave the squares of one color.
    pub(crate) color_bound: KindSet,
    /// White's and Black's kinds that can promote.
    promoting: [KindSet; 2],
    pub(crate) attacks: [AttackTable; 2],
    pub(crate) zobrist: ZobristTable,
    /// The kinds that can be captured en passant after a double step.
    pub(crate) leaves_en_passant: KindSet,
    /// The kinds on which rules for particular pieces depend.
    pub(crate) counted: CountedKinds,
    /// For each square, the castling rights that remain when a piece leaves it or is captured on
    /// it.
    pub(crate) castling_kept: Box<[u8; 256]>,
    /// The color and kind of the pieces of the initial position.
    start_pieces: Box<[Option<u8>; 256]>,
}

impl Variant {
    /// Compiles a game. `start` is the FEN of its initial position; it is not checked here.
    pub(crate) fn new(
        name: String,
        geometry: Geometry,
        kinds: Vec<KindInfo>,
        rules: Rules,
        side_moves: [SideMoves; 2],
        start: String,
    ) -> Variant {
        let select = |is_selected: fn(&KindInfo) -> bool| -> KindSet {
            (0..kinds.len())
                .filter(|&index| is_selected(&kinds[index]))
                .map(Kind::new)
                .collect()
        };
        Variant {
            royal: select(|kind| kind.royalty != Royalty::None),
            pawns: select(|kind| kind.is_pawn),
            promoting: [0, 1].map(|side: usize| {
                let promotions = side_moves[side].promotions.iter();
                promotions.fold(KindSet::EMPTY, |set, one| set.union(one.pawns))
            }),
            attacks: Color::ALL.map(|color| AttackTable::new(&kinds, color)),
            zobrist: ZobristTable::new(),
            leaves_en_passant: select(|kind| {
                kind.rays.iter().flatten().any(|ray| ray.leaves_en_passant)
            }),
            counted: CountedKinds::new(&kinds),
            color_bound: select(KindInfo::is_color_bound),
            castling_kept: castling_kept(&side_moves),
            start_pieces: start_pieces(&start, geometry, &kinds),
            name,
            geometry,
            kinds,
            rules,
            side_moves,
            start,
        }
    }

    /// The name in lower case.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The size of the board.
    pub const fn geometry(&self) -> Geometry {
        self.geometry
    }

    /// The kinds of piece, at most [`MAX_KINDS`](crate::MAX_KINDS); a [`Kind`] is an index of this
    /// list.
    pub fn kinds(&self) -> &[KindInfo] {
        &self.kinds
    }

    /// The properties of a kind; `None` for a kind of another game.
    pub fn kind(&self, kind: Kind) -> Option<&KindInfo> {
        self.kinds.get(kind.index())
    }

    /// The rules other than the moves of the pieces.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The promotions of a side.
    pub fn promotions(&self, color: Color) -> &[Promotion] {
        &self.side_moves[color.index()].promotions
    }

    /// The castling moves of a side in a direction; they differ only in the king's distance, and the
    /// shortest is first.
    pub(crate) fn castlings(&self, color: Color, side: CastlingSide) -> &[Castling] {
        &self.side_moves[color.index()].castlings[side as usize]
    }

    /// The FEN of the initial position.
    pub fn start_fen(&self) -> &str {
        &self.start
    }

    /// The piece that a letter of a FEN denotes: upper case for White, lower case for Black.
    pub fn piece_of_letter(&self, letter: char) -> Option<Piece> {
        piece_of_letter(&self.kinds, letter)
    }

    /// The letter of a piece in a FEN.
    pub fn letter_of(&self, piece: Piece) -> char {
        let letter = self.kind(piece.kind()).map_or('?', |kind| kind.letter);
        match piece.color() {
            Color::White => letter,
            Color::Black => letter.to_ascii_lowercase(),
        }
    }

    /// The color and kind of the piece on a square in the initial position.
    pub(crate) fn start_piece(&self, square: Square) -> Option<usize> {
        self.start_pieces[square.index()].map(usize::from)
    }

    /// Whether a side has a kind in the initial position.
    pub(crate) fn starts_with(&self, color: Color, kind: Kind) -> bool {
        let wanted = Piece::new(color, kind).color_and_kind();
        self.start_pieces
            .iter()
            .flatten()
            .any(|&piece| usize::from(piece) == wanted)
    }

    /// Whether the game has hands.
    pub fn has_hands(&self) -> bool {
        self.rules.general.hand != Hand::None
    }

    /// Whether a pawn that makes a double step from a square can be captured en passant: not from
    /// the first rank, on which Horde has pawns.
    pub(crate) fn allows_en_passant_from(&self, color: Color, from: Square) -> bool {
        self.relative_rank(color, from) > 0
    }

    /// The promotion of a kind of piece that moves to a square, if it promotes there.
    #[inline]
    pub(crate) fn promotion(&self, color: Color, kind: Kind, to: Square) -> Option<&Promotion> {
        if !self.promotes(color, kind) {
            return None;
        }
        let mut promotions = self.promotions(color).iter();
        promotions.find(|one| one.pawns.contains(kind) && one.zone.contains(to))
    }

    #[inline]
    pub(crate) fn promotes(&self, color: Color, kind: Kind) -> bool {
        self.promoting[color.index()].contains(kind)
    }

    /// The squares where a side may drop a piece if they are empty: all squares, except that pawns
    /// may not be dropped on the first rank, the last rank and the promotion zone.
    pub(crate) fn drop_squares(&self, color: Color, kind: Kind) -> impl Iterator<Item = Square> {
        let is_pawn = self.pawns.contains(kind);
        let last_rank = self.geometry.ranks() - 1;
        let is_barred = move |to: Square| {
            let promotes = self.promotion(color, kind, to).is_some();
            to.rank() == 0 || to.rank() == last_rank || promotes
        };
        let squares = self.geometry.squares();
        squares.filter(move |&to| !(is_pawn && is_barred(to)))
    }

    /// The rank counted from a side's own first rank, which is 0.
    pub(crate) fn relative_rank(&self, color: Color, square: Square) -> u8 {
        match color {
            Color::White => square.rank(),
            Color::Black => self.geometry.ranks() - 1 - square.rank(),
        }
    }
}

/// The castling right of a side in a direction, as a bit.
pub(crate) const fn castling_bit(color: Color, side: CastlingSide) -> u8 {
    1 << (2 * color as u8 + side as u8)
}

fn castling_kept(side_moves: &[SideMoves; 2]) -> Box<[u8; 256]> {
    let mut kept = Box::new([u8::MAX; 256]);
    for color in Color::ALL {
        for side in CastlingSide::ALL {
            if let Some(castling) = side_moves[color.index()].castlings[side as usize].first() {
                for square in [castling.king_from, castling.rook_from] {
                    kept[square.index()] &= !castling_bit(color, side);
                }
            }
        }
    }
    kept
}

fn start_pieces(start: &str, geometry: Geometry, kinds: &[KindInfo]) -> Box<[Option<u8>; 256]> {
    let mut pieces = Box::new([None; 256]);
    let placement = start.split([' ', '[']).next().unwrap_or_default();
    for (square, piece) in parse_placement(placement, geometry, kinds).unwrap_or_default() {
        pieces[square.index()] = u8::try_from(piece.color_and_kind()).ok();
    }
    pieces
}
