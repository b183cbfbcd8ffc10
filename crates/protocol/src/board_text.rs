use core::fmt;

/// A position as text: the board from White's side, the FEN, the key, whether it is check, and the
/// number of legal moves.
pub(crate) struct BoardText<'a> {
    pub(crate) files: u8,
    pub(crate) ranks: u8,
    /// The letter on a square, given by file and rank; a space if it is empty.
    pub(crate) letter: &'a dyn Fn(u8, u8) -> char,
    pub(crate) fen: &'a str,
    pub(crate) key: u64,
    pub(crate) is_check: bool,
    pub(crate) legal_moves: usize,
}

impl fmt::Display for BoardText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rule = "+---".repeat(self.files.into());
        writeln!(f, " {rule}+")?;
        for rank in (0..self.ranks).rev() {
            for file in 0..self.files {
                write!(f, " | {}", (self.letter)(file, rank))?;
            }
            writeln!(f, " | {}\n {rule}+", rank + 1)?;
        }
        for file in (b'a'..).take(self.files.into()) {
            write!(f, "   {}", char::from(file))?;
        }
        let check = if self.is_check { "yes" } else { "no" };
        writeln!(f, "\nFen: {}\nKey: {:016X}", self.fen, self.key)?;
        writeln!(f, "Check: {check}\nLegal moves: {}", self.legal_moves)
    }
}
