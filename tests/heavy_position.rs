//! Random positions with any number of pieces, such as forty queens or sixteen pawns a side.

use rules::{FenError, Position, SetupError};

use crate::dice::Dice;

/// The pieces of which a position may be made, besides kings and castling rooks.
const PALETTES: [&str; 7] = ["Q", "Qq", "QNqn", "RBNrbn", "Pp", "PPPQpppq", "PNBRQpnbrq"];

/// Returns a position. In half of them the sides may castle, mostly as in Chess960.
pub(crate) fn heavy_position(dice: &mut Dice) -> Position {
    loop {
        let mut squares = ['1'; 64];
        let rights = place_kings(&mut squares, dice);
        let turn = *dice.pick(&['w', 'b']);
        let Ok(mut position) = parse(&squares, turn, rights) else {
            continue;
        };
        let palette: Vec<char> = dice.pick(&PALETTES).chars().collect();
        let percent = 10 + dice.below(91);
        for index in 0..64 {
            let piece = *dice.pick(&palette);
            let is_last_rank = !(8..56).contains(&index);
            let is_pawn = piece.eq_ignore_ascii_case(&'p');
            if squares[index] != '1' || is_last_rank && is_pawn || dice.below(100) >= percent {
                continue;
            }
            squares[index] = piece;
            match parse(&squares, turn, rights) {
                Ok(more) => position = more,
                Err(FenError::Setup(SetupError::OpponentInCheck { .. })) => squares[index] = '1',
                Err(error) => panic!("{error}: {piece} added to {position}"),
            }
        }
        return position;
    }
}

/// Puts the kings on the board, and in half of the cases their rooks; returns the rights.
fn place_kings(squares: &mut [char; 64], dice: &mut Dice) -> &'static str {
    let can_castle = dice.below(2) == 0;
    for (home, king, rook) in [(56, 'K', 'R'), (0, 'k', 'r')] {
        if can_castle {
            let file = 1 + dice.below(6);
            squares[home + file] = king;
            squares[home + dice.below(file)] = rook;
            squares[home + file + 1 + dice.below(7 - file)] = rook;
        } else {
            squares[dice.below(64)] = king;
        }
    }
    if can_castle { "KQkq" } else { "-" }
}

fn parse(squares: &[char; 64], turn: char, rights: &str) -> Result<Position, FenError> {
    let ranks: Vec<String> = squares
        .chunks(8)
        .map(|rank| rank.iter().collect())
        .collect();
    format!("{} {turn} {rights} - 0 1", ranks.join("/")).parse()
}
