//! A module whose functions all have lengths of as many bytes, so that whoever unpacks knows where a
//! function begins before it knows how long it is.

use std::iter;

use crate::walk::LENGTH_BYTES;

/// The section of a module that has the functions.
const CODE: u8 = 10;

/// The same module, if it is one.
pub(crate) fn widened(module: &[u8]) -> Option<Vec<u8>> {
    let (head, mut rest) = module.split_at_checked(8)?;
    let mut wide = head.to_vec();
    while let Some((&section, after)) = rest.split_first() {
        let (body, after) = sized(after)?;
        rest = after;
        wide.push(section);
        if section == CODE {
            let body = functions(body)?;
            put_number(&mut wide, body.len());
            wide.extend(body);
        } else {
            put_number(&mut wide, body.len());
            wide.extend(body);
        }
    }
    Some(wide)
}

fn functions(section: &[u8]) -> Option<Vec<u8>> {
    let (count, mut rest) = number(section)?;
    let mut wide = Vec::new();
    put_number(&mut wide, count);
    for _ in 0..count {
        let (body, after) = sized(rest)?;
        rest = after;
        let low = body.len() & 0x7f | 0x80;
        let middle = body.len() >> 7 & 0x7f | 0x80;
        let digits: [usize; LENGTH_BYTES] = [low, middle, body.len() >> 14];
        for digit in digits {
            wide.push(u8::try_from(digit).ok()?);
        }
        wide.extend(body);
    }
    Some(wide)
}

/// What stands behind its length, and what comes after it.
fn sized(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let (size, after) = number(bytes)?;
    after.split_at_checked(size)
}

/// The number at the beginning, and what comes after it.
fn number(bytes: &[u8]) -> Option<(usize, &[u8])> {
    let mut number = 0;
    for (shift, (index, byte)) in iter::zip((0..32).step_by(7), bytes.iter().enumerate()) {
        number |= usize::from(byte & 0x7f) << shift;
        if *byte < 0x80 {
            return Some((number, &bytes[index + 1..]));
        }
    }
    None
}

fn put_number(bytes: &mut Vec<u8>, mut number: usize) {
    while number > 0x7f {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

#[cfg(test)]
mod tests {
    use super::widened;

    const HEAD: [u8; 8] = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];

    #[test]
    fn a_length_takes_three_bytes() {
        let sections = [1, 1, 0, 10, 7, 2, 2, 0, 0x0b, 2, 0, 0x0b];
        let wide = [
            1, 1, 0, 10, 11, 2, 0x82, 0x80, 0, 0, 0x0b, 0x82, 0x80, 0, 0, 0x0b,
        ];
        let module = [&HEAD[..], &sections].concat();
        assert_eq!(widened(&module), Some([&HEAD[..], &wide].concat()));
        for length in (0..8).chain([9, 10, 12, 14, 19]) {
            assert_eq!(widened(&module[..length]), None, "{length}");
        }
    }
}
