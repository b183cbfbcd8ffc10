//! Numbers as text, without the formatting machinery of `core`, which is larger than the rules of
//! chess once it is compiled for the browser.

use alloc::string::String;
use core::fmt;

/// Writes a number in decimal digits, with a minus sign when it is below 0.
///
/// # Errors
/// Those of `text`.
///
/// ```
/// let mut text = String::from("depth ");
/// rules::write_decimal(&mut text, -12)?;
/// assert_eq!(text, "depth -12");
/// # Ok::<(), std::fmt::Error>(())
/// ```
pub fn write_decimal(text: &mut dyn fmt::Write, number: i64) -> fmt::Result {
    if number < 0 {
        text.write_char('-')?;
    }
    write_digits(text, number.unsigned_abs())
}

fn write_digits(text: &mut dyn fmt::Write, number: u64) -> fmt::Result {
    if number > 9 {
        write_digits(text, number / 10)?;
    }
    text.write_char(char::from(b'0' + (number % 10) as u8))
}

/// Adds a number to a string, which takes all that is written to it.
pub(crate) fn push_decimal(text: &mut String, number: usize) {
    let _ = write_digits(text, number as u64);
}

/// Reads a number that is written in decimal digits alone, without a sign; `None` if there is
/// something else or nothing, or if the number does not fit.
///
/// ```
/// assert_eq!(rules::read_decimal(b"0042"), Some(42));
/// assert_eq!(rules::read_decimal(b"+42"), None);
/// ```
pub fn read_decimal(digits: &[u8]) -> Option<u64> {
    let mut number = 0;
    for digit in digits {
        let digit = digit.wrapping_sub(b'0');
        if digit > 9 || number > (u64::MAX - u64::from(digit)) / 10 {
            return None;
        }
        number = 10 * number + u64::from(digit);
    }
    (!digits.is_empty()).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::{read_decimal, write_decimal};

    #[test]
    fn numbers_are_written_as_the_library_writes_them() {
        for number in [0, 1, -1, 9, 10, 1_234_567_890, i64::MAX, i64::MIN] {
            let mut text = String::new();
            assert_eq!(write_decimal(&mut text, number), Ok(()));
            assert_eq!(text, number.to_string());
        }
    }

    #[test]
    fn numbers_are_read_as_the_library_reads_them() {
        for number in [0, 1, 9, 10, 1_234_567_890, u64::MAX] {
            assert_eq!(read_decimal(number.to_string().as_bytes()), Some(number));
        }
    }

    #[test]
    fn what_is_no_number_or_too_large_is_refused() {
        let large = "18446744073709551616";
        for text in ["", "-1", "1 ", "١", "1e3", large, &"9".repeat(1 << 20)] {
            assert_eq!(read_decimal(text.as_bytes()), None, "{text}");
        }
    }
}
