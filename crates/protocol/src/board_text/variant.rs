use alloc::borrow::ToOwned;
use alloc::string::String;
use core::fmt::{self, Write};

use variants::{Position, Square};

/// Writes a position of a variant: the board from White's side, the FEN, the key, whether it is
/// check, the number of legal moves, and the name of the variant.
pub(crate) fn draw_variant(position: &Position, text: &mut String) -> fmt::Result {
    let variant = position.variant();
    let geometry = variant.geometry();
    let rule = " +".to_owned() + &"---+".repeat(geometry.files().into()) + "\n";
    text.push_str(&rule);
    for rank in (0..geometry.ranks()).rev() {
        for file in 0..geometry.files() {
            let piece = position.piece_at(Square::new(file, rank));
            let letter = piece.map_or(' ', |piece| variant.letter_of(piece));
            write!(text, " | {letter}")?;
        }
        write!(text, " | {}\n{rule}", rank + 1)?;
    }
    for file in (b'a'..).take(geometry.files().into()) {
        write!(text, "   {}", char::from(file))?;
    }
    let check = if position.is_check() { "yes" } else { "no" };
    let moves = position.legal_moves().len();
    writeln!(
        text,
        "\nFen: {}\nKey: {:016X}",
        position.fen(),
        position.key()
    )?;
    writeln!(
        text,
        "Check: {check}\nLegal moves: {moves}\nVariant: {}",
        variant.name()
    )
}
