//! Encodes base 85, which is 6 % shorter than base64.
//!
//! As in Ascii85, four bytes, the most significant first, become five digits, and a last group of n
//! bytes becomes n + 1 digits. But the digits are the characters from `(` to `}` without `<`, which
//! would begin a tag. `www/one-file/base85.js` decodes the text.

/// Encodes bytes.
pub(crate) fn base85(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(4) * 5);
    for group in bytes.chunks(4) {
        let mut padded = [0; 4];
        padded[..group.len()].copy_from_slice(group);
        let word = u32::from_be_bytes(padded);
        let digits =
            [85_u32.pow(4), 85_u32.pow(3), 85_u32.pow(2), 85, 1].map(|unit| word / unit % 85);
        text.extend(digits.map(character).iter().take(group.len() + 1));
    }
    text
}

fn character(digit: u32) -> char {
    let is_past_the_gap = digit >= u32::from('<') - u32::from('(');
    char::from_u32(u32::from('(') + digit + u32::from(is_past_the_gap)).unwrap_or('(')
}

#[cfg(test)]
mod tests {
    use super::base85;

    #[test]
    fn groups_of_four_bytes_and_the_rest_are_written() {
        assert_eq!(base85(&[]), "");
        assert_eq!(base85(&[0; 4]), "(((((");
        assert_eq!(base85(&[255; 4]), "{@_4(");
        assert_eq!(base85(b"max!"), "L55b;");
        assert_eq!(base85(&[0; 5]), "(((((((");
        assert_eq!(base85(b"abc"), "HBMf");
    }

    #[test]
    fn no_tag_can_begin() {
        let words = (0..10_000_u32).map(|index| index.wrapping_mul(2_654_435_761));
        let bytes: Vec<u8> = words.flat_map(u32::to_be_bytes).collect();
        let text = base85(&bytes);
        assert_eq!(text.len(), 50_000);
        assert!(
            text.bytes()
                .all(|byte| (b'('..=b'}').contains(&byte) && byte != b'<')
        );
    }
}
