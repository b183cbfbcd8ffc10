//! Numbers as text, without the formatting machinery of `core`, which is larger than the rules of
//! chess once it is compiled for the browser.

use core::fmt;

/// The most digits that a number of 64 bits has.
const DIGITS: usize = 20;

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
    let mut digits = [0; DIGITS];
    let mut first = DIGITS;
    let mut rest = number.unsigned_abs();
    while first > 0 {
        first -= 1;
        digits[first] = (rest % 10) as u8 | b'0';
        rest /= 10;
        if rest == 0 {
            break;
        }
    }
    digits[first..]
        .iter()
        .try_for_each(|&digit| text.write_char(char::from(digit)))
}

#[cfg(test)]
mod tests {
    use super::write_decimal;

    #[test]
    fn numbers_are_written_as_the_library_writes_them() {
        for number in [0, 1, -1, 9, 10, 1_234_567_890, i64::MAX, i64::MIN] {
            let mut text = String::new();
            assert_eq!(write_decimal(&mut text, number), Ok(()));
            assert_eq!(text, number.to_string());
        }
    }
}
