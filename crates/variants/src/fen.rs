//! Reads and writes FENs.
//!
//! The format is that of `pyffish`: placement, hands in brackets after it, side to move, rights, en
//! passant square (or the limit of a move count), remaining checks, halfmove clock (or the plies
//! counted), move number. Fields after the side to move may be missing. Rights and squares that
//! contradict the placement are ignored and reported as a [`FenRepair`].

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;

use crate::fen_error::FenError;
use crate::fen_repair::FenRepair;
use crate::kind_info::FirstMove;
use crate::moves::CastlingSide;
use crate::placement::{parse_placement, piece_of_letter, write_placement};
use crate::rules::{Counting, Hand};
use crate::state::{Count, EnPassant, State};
use crate::variant::{Variant, castling_bit};
use game::Color;
use game::Square;
use game::{distinct_rights, excerpt, fen_fields, parse_digits};

/// The most pieces on the board and in the hands of a game with drops, so that a hand cannot
/// overflow.
const MAX_PIECES: u32 = 256;

/// Reads a FEN without checking whether the position can be played, and appends the repairs made.
pub(crate) fn parse_fen(
    variant: &Variant,
    text: &str,
    repairs: &mut Vec<FenRepair>,
) -> Result<State, FenError> {
    let mut fields = fen_fields(text).into_iter().peekable();
    let mut state = State::EMPTY;
    let placement = fields.next().ok_or(FenError::Empty)?;
    let (placement, hand) = split_hand(variant, placement);
    for (square, piece) in parse_placement(placement, variant.geometry, &variant.kinds)? {
        state.board.put(variant, piece, square);
    }
    if let Some(hand) = hand {
        parse_hand(variant, hand, &mut state)?;
    }
    state.turn = match fields.next().ok_or(FenError::MissingTurn)? {
        "w" => Color::White,
        "b" => Color::Black,
        other => {
            return Err(FenError::Turn {
                found: excerpt(other),
            });
        }
    };
    parse_rights(variant, fields.next().unwrap_or("-"), &mut state, repairs)?;
    let passant = fields.next().unwrap_or("-");
    let count_limit = parse_en_passant(variant, passant, &mut state, repairs)?;
    state.flags.checks = [variant.rules.general.checks_to_win; 2];
    if let Some(checks) = fields.next_if(|field| field.contains('+')) {
        state.flags.checks = parse_checks(variant, checks)?;
    }
    let (halfmoves, moves) = (fields.next(), fields.next());
    // Lichess writes the checks given so far at the end.
    if let Some(checks) = fields.next_if(|field| field.starts_with('+')) {
        state.flags.checks = parse_checks(variant, checks)?;
    }
    let numbers = [halfmoves, moves].map(|counter| counter.and_then(parse_number));
    if numbers.contains(&None) {
        repairs.push(FenRepair::Counters);
    }
    let halfmoves = numbers[0].unwrap_or(0);
    match count_limit {
        Some(limit) => {
            let plies = halfmoves;
            state.flags.count = Some(Count { plies, limit });
        }
        None => state.flags.halfmove_clock = halfmoves,
    }
    state.fullmove_number = numbers[1].unwrap_or(1).max(1);
    if let Some(extra) = fields.next() {
        return Err(FenError::ExtraText {
            found: excerpt(extra),
        });
    }
    state.flags.key = state.key_of_flags(variant);
    Ok(state)
}

/// Splits off the pieces in hand. They are in brackets or, in the FENs of lichess, an additional
/// rank.
fn split_hand<'a>(variant: &Variant, placement: &'a str) -> (&'a str, Option<&'a str>) {
    if let Some((placement, hand)) = placement.split_once('[') {
        return (placement, Some(hand.strip_suffix(']').unwrap_or(hand)));
    }
    let slashes = placement.bytes().filter(|&byte| byte == b'/').count();
    match placement.rsplit_once('/') {
        Some((placement, hand)) if slashes == usize::from(variant.geometry.ranks()) => {
            (placement, Some(hand))
        }
        _ => (placement, None),
    }
}

fn parse_hand(variant: &Variant, text: &str, state: &mut State) -> Result<(), FenError> {
    let error = || FenError::Hand {
        found: excerpt(text),
    };
    let letters = text;
    if letters == "-" {
        return Ok(());
    }
    if !letters.is_empty() && !variant.has_hands() || letters.len() > 512 {
        return Err(error());
    }
    for letter in letters.chars() {
        let piece = piece_of_letter(&variant.kinds, letter).ok_or_else(error)?;
        let count = &mut state.hands[piece.color().index()][piece.kind().index()];
        *count = count.checked_add(1).ok_or_else(error)?;
    }
    // All pieces can come to one hand, except for the one that captures last.
    let counts = Color::ALL.map(|color| state.hand_size(color) + state.board.occupied(color).len());
    if variant.rules.general.hand == Hand::Drops && counts[0] + counts[1] > MAX_PIECES {
        return Err(error());
    }
    Ok(())
}

fn parse_rights(
    variant: &Variant,
    text: &str,
    state: &mut State,
    repairs: &mut Vec<FenRepair>,
) -> Result<(), FenError> {
    let error = || FenError::Rights {
        found: excerpt(text),
    };
    let (letters, is_plain) = distinct_rights(text);
    if !is_plain {
        repairs.push(FenRepair::RightsText);
    }
    let mut ignored = String::new();
    for letter in letters.chars() {
        let color = if letter.is_ascii_uppercase() {
            Color::White
        } else {
            Color::Black
        };
        let is_granted = match letter.to_ascii_uppercase() {
            'K' => grant_castling(variant, state, color, CastlingSide::Right),
            'Q' => grant_castling(variant, state, color, CastlingSide::Left),
            file @ 'A'..='P' => {
                // A letter from A to P.
                let file = file as u8 - b'A';
                if file >= variant.geometry.files() || !variant.remembers_unmoved() {
                    return Err(error());
                }
                grant_first_moves(variant, state, color, file)
            }
            _ => return Err(error()),
        };
        if !is_granted {
            ignored.push(letter);
        }
    }
    if !ignored.is_empty() {
        repairs.push(FenRepair::Rights { ignored });
    }
    Ok(())
}

/// Grants a castling right if its pieces are on their initial squares, and returns whether they
/// are.
fn grant_castling(variant: &Variant, state: &mut State, color: Color, side: CastlingSide) -> bool {
    let castlings = variant.castlings(color, side);
    let Some(castling) = castlings.first() else {
        return false;
    };
    let is_own = |square: Square| {
        let piece = state.board.piece_at(square);
        piece.is_some_and(|piece| piece.color() == color)
            && variant.start_piece(square) == piece.map(crate::piece::Piece::color_and_kind)
    };
    let is_possible = is_own(castling.king_from) && is_own(castling.rook_from);
    if is_possible {
        state.flags.castling |= castling_bit(color, side);
        for square in [castling.king_from, castling.rook_from] {
            grant_first_move(variant, state, color, square);
        }
    }
    is_possible
}

/// Records the pieces on a file as unmoved where the rules need it, and returns whether there are
/// any.
fn grant_first_moves(variant: &Variant, state: &mut State, color: Color, file: u8) -> bool {
    let mut is_granted = false;
    let squares = variant.geometry.squares();
    for square in squares.filter(|square| square.file() == file) {
        is_granted |= grant_first_move(variant, state, color, square);
    }
    is_granted
}

/// Records a piece as unmoved if it is on its initial square and the rules need it, and returns
/// whether it did.
fn grant_first_move(variant: &Variant, state: &mut State, color: Color, square: Square) -> bool {
    let piece = state
        .board
        .piece_at(square)
        .filter(|piece| piece.color() == color);
    let Some(piece) = piece else {
        return false;
    };
    let is_first_rank = variant.relative_rank(color, square) == 0;
    let can_gate = variant.rules.general.hand == Hand::Gating && state.hand_size(color) > 0;
    let matters = can_gate && is_first_rank
        || variant.remembers(piece) && variant.start_piece(square) == Some(piece.color_and_kind());
    if matters {
        state.flags.unmoved.insert(square);
    }
    matters
}

/// Reads an en passant field; returns the number in its place if the game counts moves.
fn parse_en_passant(
    variant: &Variant,
    text: &str,
    state: &mut State,
    repairs: &mut Vec<FenRepair>,
) -> Result<Option<u16>, FenError> {
    let error = || FenError::EnPassant {
        found: excerpt(text),
    };
    if text == "-" {
        return Ok(None);
    }
    if variant.rules.general.counting != Counting::None
        && let Ok(limit) = text.parse()
    {
        return Ok(Some(limit));
    }
    let mut squares = [None; 2];
    let mut rest = text;
    for entry in &mut squares {
        if !rest.is_empty() {
            let (square, after) = Square::parse_prefix(rest).ok_or_else(error)?;
            *entry = Some(square).filter(|&square| variant.geometry.contains(square));
            rest = after;
        }
    }
    if !rest.is_empty() || squares[0].is_none() {
        return Err(error());
    }
    if find_victim(variant, state, squares).is_none() {
        repairs.push(FenRepair::EnPassant {
            ignored: String::from(text),
        });
        return Ok(None);
    }
    let by = state.turn;
    let squares = squares.map(|square| {
        square.filter(|&square| {
            state.board.piece_at(square).is_none()
                && state.can_capture_en_passant(variant, square, by)
        })
    });
    if let Some(victim) = find_victim(variant, state, squares) {
        state.flags.en_passant = Some(EnPassant { squares, victim });
    }
    Ok(None)
}

/// The pawn whose double step passed over the squares.
fn find_victim(variant: &Variant, state: &State, squares: [Option<Square>; 2]) -> Option<Square> {
    let color = state.turn.other();
    let passed = squares.into_iter().flatten().next()?;
    state.board.occupied(color).iter().find(|&square| {
        let Some(piece) = state.board.piece_at(square) else {
            return false;
        };
        variant.leaves_en_passant.contains(piece.kind())
            && state.could_have_passed(variant, passed, square, piece)
    })
}

fn parse_checks(variant: &Variant, text: &str) -> Result<[u8; 2], FenError> {
    let error = || FenError::Checks {
        found: excerpt(text),
    };
    let most = variant.rules.general.checks_to_win;
    // Also reads +1+0, which counts the checks given.
    let given = text.strip_prefix('+');
    let (white, black) = given.unwrap_or(text).split_once('+').ok_or_else(error)?;
    let read = |text: &str| {
        let count: u8 = text.parse().ok().filter(|count| *count <= most)?;
        Some(if given.is_some() { most - count } else { count })
    };
    Ok([
        read(white).ok_or_else(error)?,
        read(black).ok_or_else(error)?,
    ])
}

fn parse_number(text: &str) -> Option<u32> {
    let number = u32::try_from(parse_digits(text.as_bytes())?).ok()?;
    (number <= 999_999_999).then_some(number)
}

pub(crate) fn write_fen(variant: &Variant, state: &State) -> String {
    let mut text = String::new();
    let letter_at = |square| {
        let piece = state.board.piece_at(square)?;
        Some((variant.letter_of(piece), piece.is_promoted()))
    };
    // Writing to a string cannot fail.
    let _ = write_placement(&mut text, variant.geometry, letter_at);
    if variant.has_hands() {
        write_hands(variant, state, &mut text);
    }
    text.push(' ');
    text.push(state.turn.letter());
    text.push(' ');
    write_rights(variant, state, &mut text);
    // Writing to a string cannot fail.
    let _ = match (state.flags.count, state.flags.en_passant) {
        (Some(count), _) => write!(text, " {}", count.limit),
        (None, None) => write!(text, " -"),
        (None, Some(en_passant)) => {
            text.push(' ');
            let squares = en_passant.squares.into_iter().flatten();
            squares
                .into_iter()
                .try_for_each(|square| write!(text, "{square}"))
        }
    };
    if variant.rules.general.checks_to_win > 0 {
        let [white, black] = state.flags.checks;
        let _ = write!(text, " {white}+{black}");
    }
    let clock = state
        .flags
        .count
        .map_or(state.flags.halfmove_clock, |count| count.plies);
    let _ = write!(text, " {clock} {}", state.fullmove_number);
    text
}

fn write_hands(variant: &Variant, state: &State, text: &mut String) {
    text.push('[');
    for color in Color::ALL {
        for (index, &count) in state.hands[color.index()].iter().enumerate().rev() {
            let piece = crate::piece::Piece::new(color, crate::piece::Kind::new(index));
            for _ in 0..count {
                text.push(variant.letter_of(piece));
            }
        }
    }
    text.push(']');
}

fn write_rights(variant: &Variant, state: &State, text: &mut String) {
    let start = text.len();
    for color in Color::ALL {
        let letter = |letter: char| match color {
            Color::White => letter,
            Color::Black => letter.to_ascii_lowercase(),
        };
        let mut implied = [None; 3];
        for (index, side) in CastlingSide::ALL.into_iter().enumerate() {
            if state.flags.castling & castling_bit(color, side) != 0 {
                text.push(letter(if side == CastlingSide::Right {
                    'K'
                } else {
                    'Q'
                }));
                let castlings = variant.castlings(color, side);
                if let Some(castling) = castlings.first() {
                    implied[index] = Some(castling.rook_from);
                    implied[2] = Some(castling.king_from);
                }
            }
        }
        let is_gating = variant.rules.general.hand == Hand::Gating;
        if is_gating && state.hand_size(color) == 0 {
            continue;
        }
        for file in 0..variant.geometry.files() {
            let is_listed = |square: &Square| {
                let piece = state.board.piece_at(*square);
                piece.is_some_and(|piece| piece.color() == color)
                    && square.file() == file
                    && !implied.contains(&Some(*square))
            };
            if state.flags.unmoved.iter().any(|square| is_listed(&square)) {
                text.push(letter(char::from(b'A' + file)));
            }
        }
    }
    if text.len() == start {
        text.push('-');
    }
}

impl Variant {
    /// Whether the position keeps track of unmoved pieces other than by castling rights.
    fn remembers_unmoved(&self) -> bool {
        let is_remembered = |first_move: &FirstMove| *first_move == FirstMove::Remembered;
        self.rules.general.hand == Hand::Gating
            || self
                .kinds
                .iter()
                .any(|kind| kind.first_move.iter().any(is_remembered))
    }

    fn remembers(&self, piece: crate::piece::Piece) -> bool {
        let kind = &self.kinds[piece.kind().index()];
        kind.first_move[piece.color().index()] == FirstMove::Remembered
    }
}
