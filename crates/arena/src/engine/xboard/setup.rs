//! The initial position that an engine sends in answer to `variant`.

use variants::Piece;

use crate::variant_game::VariantGame;

/// The letters of a board's ranks, the last rank first; empty squares are spaces, which are omitted
/// at the end of a rank.
///
/// Fairy-Max writes `8` for an empty rank of any width, and may omit empty squares at the end of a
/// rank.
type Placement = Vec<String>;

/// Compares the position in a line `setup (TABLE) 12x8+0_PARENT FEN` with the game's.
pub(super) fn check(line: &str, game: &VariantGame) -> Result<(), String> {
    let after_table = line.rsplit_once(')').map_or(line, |(_, rest)| rest);
    let Some(fen) = after_table
        .split_whitespace()
        .find(|word| word.matches('/').count() >= 3)
    else {
        return Ok(());
    };
    let own = placement(game.variant.start_fen(), |letter| fmax_letter(letter, game));
    if placement(fen, |letter| letter) == own {
        return Ok(());
    }
    Err(format!(
        "the initial position of {}: it begins with {fen}, the referee with {}",
        game.name(),
        game.variant.start_fen()
    ))
}

fn placement(fen: &str, translate: impl Fn(char) -> char) -> Placement {
    let placement = fen.split([' ', '[']).next().unwrap_or_default();
    let rank = |text: &str| {
        let mut letters = String::new();
        let mut count = 0;
        for letter in text.chars().chain([' ']) {
            if let Some(digit) = letter.to_digit(10) {
                count = (count * 10 + digit as usize).min(16);
                continue;
            }
            letters.extend(std::iter::repeat_n(' ', std::mem::take(&mut count)));
            // A letter without a name does not denote a piece.
            letters.push(if letter == '`' {
                ' '
            } else {
                translate(letter)
            });
        }
        letters.trim_end().to_owned()
    };
    placement.split('/').map(rank).collect()
}

/// The letter of a piece in the `fmax.ini`, in the same case.
fn fmax_letter(letter: char, game: &VariantGame) -> char {
    let piece = game.variant.piece_of_letter(letter);
    let kind = piece.map(Piece::kind).and_then(|kind| game.fmax_kind(kind));
    kind.map_or(letter, |kind| {
        if letter.is_ascii_uppercase() {
            kind.letter.to_ascii_uppercase()
        } else {
            kind.letter.to_ascii_lowercase()
        }
    })
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::variant_game::VariantGame;

    #[test]
    fn equal_positions_may_be_written_differently() {
        let game = VariantGame::built_in("grande-acedrex").expect("a game");
        let line = "setup (P.CR.............A..U..G........LKp.cr.............a..u..g........lk) \
                    12x12+0_shatranj rlugcakcgulr/8/8/pppppppppppp/12/12/12/12/PPPPPPPPPPPP/8/8/\
                    RLUGCAKCGULR w KQkq - 0 1";
        assert_eq!(check(line, &game), Ok(()));
    }

    #[test]
    fn different_positions_are_both_named() {
        let game = VariantGame::built_in("capablanca").expect("a game");
        let line = "setup (PNBRQAC.Kpnbrqac.k) 10x8+0_fairy \
                    rnbqckabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQCKABNR w KQkq - 0 1";
        let error = check(line, &game).unwrap_err();
        assert!(error.contains("rnbqckabnr/"), "{error}");
        assert!(error.contains("rnabqkbcnr/"), "{error}");
    }
}
