use core::fmt::{self, Write};

/// The bytes of the longest move, such as `a10b10q`, rounded up.
const MAX_BYTES: usize = 8;

/// The text of a move in UCI notation: `e2e4`, `a10b10q`, `P@e4`, `b1c3h`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveText {
    /// The text, then zeros.
    bytes: [u8; MAX_BYTES],
}

impl MoveText {
    /// The text of a move.
    pub(crate) fn new(written: impl fmt::Display) -> MoveText {
        let mut text = MoveText {
            bytes: [0; MAX_BYTES],
        };
        // Every move fits.
        let _ = write!(text, "{written}");
        text
    }

    /// The text.
    fn as_str(&self) -> &str {
        let length = self.bytes.iter().take_while(|&&byte| byte != 0).count();
        str::from_utf8(&self.bytes[..length]).unwrap_or_default()
    }
}

impl Write for MoveText {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let length = self.as_str().len();
        let end = length + text.len();
        let free = self.bytes.get_mut(length..end).ok_or(fmt::Error)?;
        free.copy_from_slice(text.as_bytes());
        Ok(())
    }
}

impl fmt::Display for MoveText {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.as_str())
    }
}
