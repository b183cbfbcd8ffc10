//! Bytes as text that any HTML file may hold: seven bits in each letter of ASCII, an eighth more than the bytes.
//!
//! Four letters mean something to HTML or are changed on the way. In the place of such a letter and the one that
//! follows it stands one letter of two bytes of UTF-8, with the number of the first of them and the bits of the
//! second. How many bytes there are has to be said beside it. `www/packed/unpack.js` reads it.

/// Letters that HTML does not leave as they are, by their numbers.
const CHANGED: [u8; 4] = [0, b'\n', b'\r', b'<'];

/// The bytes as text.
pub(crate) fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 8 / 7 + 2);
    let mut letters = letters(bytes);
    while let Some(letter) = letters.next() {
        match (0..).zip(CHANGED).find(|(_, changed)| *changed == letter) {
            None => text.push(char::from(letter)),
            // The numbers begin at 1, so that the letter has two bytes.
            Some((number, _)) => {
                let bits = letters.next().unwrap_or_default();
                let code = (number + 1) << 7 | u32::from(bits);
                text.extend(char::from_u32(code));
            }
        }
    }
    text
}

/// Seven bits after the other, the highest first; behind the last come zeros.
fn letters(bytes: &[u8]) -> impl Iterator<Item = u8> {
    let count = (bytes.len() * 8).div_ceil(7);
    (0..count).map(|index| {
        let bit = index * 7;
        let byte = |at: usize| u16::from(bytes.get(at).copied().unwrap_or_default());
        let pair = byte(bit / 8) << 8 | byte(bit / 8 + 1);
        let [_, low] = (pair >> (9 - bit % 8)).to_be_bytes();
        low & 0x7f
    })
}

#[cfg(test)]
mod tests {
    use super::encode;

    #[test]
    fn seven_bits_to_a_letter() {
        assert_eq!(encode(b""), "");
        // 1010101 0|000000 00 behind.
        assert_eq!(encode(&[0b1010_1011]), "U@");
        assert_eq!(encode(&[0xff; 7]), "\x7f".repeat(8));
    }

    #[test]
    fn letters_that_html_changes_do_not_stand_there() {
        let bytes: Vec<u8> = (0..=255).collect();
        let text = encode(&bytes);
        assert!(!text.contains(['\0', '\n', '\r', '<']));
        // Three letters of zeros, and a fourth that the third takes along.
        assert_eq!(encode(&[0, 0]), "\u{80}\u{80}");
    }
}
