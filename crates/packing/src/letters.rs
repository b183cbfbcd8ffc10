//! Bits as letters that stand between quotes in a script: the printable ones of ASCII, but for two.
//!
//! Some letters tell six bits and the others seven, as if the bits had been written by a compressor
//! whose letters are of these lengths; thus hosts that compress the script make the bits of it again.

/// How many letters tell six bits; the others, 58, tell seven.
const SHORT: u32 = 35;

/// Before the first letter in ASCII, but for the two that cannot stand between quotes.
const BEFORE: u32 = b' ' as u32;
const QUOTE: u32 = b'\'' as u32;
const BACKSLASH: u32 = b'\\' as u32;

/// What a letter tells, and in how many bits.
pub(crate) fn bits(letter: u8) -> (u32, u32) {
    let letter = u32::from(letter);
    let passed = u32::from(letter > QUOTE) + u32::from(letter > BACKSLASH);
    let number = letter.wrapping_sub(BEFORE + passed);
    if number < SHORT {
        (number, 6)
    } else {
        (number.wrapping_add(SHORT), 7)
    }
}

/// The bits as letters; behind the last come zeros.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn written(told: &[u32]) -> String {
    let mut told = told.iter().copied();
    let mut text = String::new();
    while let Some(first) = told.next() {
        let mut next = || told.next().unwrap_or(0);
        let six = (0..5).fold(first, |bits, _| bits << 1 | next());
        let number = if six < SHORT {
            six
        } else {
            (six << 1 | next()) - SHORT
        };
        let letter = (BEFORE..).filter(|letter| ![QUOTE, BACKSLASH].contains(letter));
        text.extend(
            letter
                .map(|letter| char::from(letter as u8))
                .nth(number as usize),
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{bits, written};

    #[test]
    fn each_letter_tells_what_it_was_made_of() {
        let mut all = String::new();
        for number in 0..128 {
            let told: Vec<u32> = (0..7).rev().map(|shift| number >> shift & 1).collect();
            let text = written(&told);
            let (told, count) = bits(text.as_bytes()[0]);
            assert_eq!(told, number >> (7 - count), "{text}");
            all += &text;
        }
        let is_letter = |letter: char| (' '..='~').contains(&letter) && !"'\\".contains(letter);
        assert!(all.chars().all(is_letter), "{all}");
    }

    #[test]
    fn behind_the_last_bit_come_zeros() {
        assert_eq!(written(&[]), "");
        assert_eq!(written(&[1]), "A");
        assert_eq!(bits(b'A'), (0b10_0000, 6));
    }
}
