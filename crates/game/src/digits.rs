//! Strict decimal numbers.

/// The value of a text of ASCII digits; `None` for an empty text, for any other character (a sign
/// included) and for a number above [`u64::MAX`].
///
/// `str::parse` is not strict: it accepts a leading `+`.
///
/// ```
/// assert_eq!(game::parse_digits(b"0042"), Some(42));
/// assert_eq!(game::parse_digits(b"+42"), None);
/// ```
pub fn parse_digits(digits: &[u8]) -> Option<u64> {
    if digits.is_empty() {
        return None;
    }
    digits.iter().try_fold(0_u64, |value, byte| {
        let digit = byte.wrapping_sub(b'0');
        if digit > 9 {
            return None;
        }
        value.checked_mul(10)?.checked_add(digit.into())
    })
}

#[cfg(test)]
mod tests {
    use super::parse_digits;

    #[test]
    fn the_whole_range_is_accepted() {
        for number in [0, 1, 9, 10, 1_234_567_890, u64::MAX] {
            assert_eq!(parse_digits(number.to_string().as_bytes()), Some(number));
        }
    }

    #[test]
    fn anything_else_is_rejected() {
        let too_large = "18446744073709551616";
        for text in [
            "",
            "-1",
            "+1",
            "1 ",
            "١",
            "1e3",
            too_large,
            &"9".repeat(1 << 20),
        ] {
            assert_eq!(parse_digits(text.as_bytes()), None, "{text}");
        }
    }
}
