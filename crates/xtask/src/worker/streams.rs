//! A wasm module as streams: instructions and the operands of each kind apart, since like
//! compresses with like. `www/engine/weave.js` is the other direction.

use anyhow::{Context, Result, bail};

/// How many streams there are.
const STREAMS: usize = 7;

/// The usual alignments of the loads and stores, codes 0x28 to 0x3e.
const ALIGNMENTS: &[u8; 23] = b"23230011001122232301012";

/// Added to the code of a load or store whose alignment is another one, which the rest has.
const UNALIGNED: u8 = 0xb8;

/// How many numbers follow a code 0xfc, by the number that says which instruction it is.
const MORE: &[u8; 18] = b"000000002121212111";

/// What stands together; the number is the place among the streams.
#[derive(Clone, Copy)]
enum Stream {
    Codes,
    Locals,
    Constants,
    Offsets,
    Calls,
    Branches,
    Rest,
}

use Stream::{Branches, Calls, Codes, Constants, Locals, Offsets, Rest};

/// The length of the module, those of the streams, and the streams.
///
/// # Errors
/// It is no module, or has an instruction that compilers do not use for this target.
pub(super) fn unweave(module: &[u8]) -> Result<Vec<u8>> {
    let mut loom = Loom {
        module,
        next: 0,
        streams: Default::default(),
    };
    loom.sections()?;
    let lengths = loom.streams.iter().map(Vec::len);
    let mut stored = Vec::new();
    for length in [module.len()].into_iter().chain(lengths) {
        stored.extend(u32::try_from(length)?.to_le_bytes());
    }
    stored.extend(loom.streams.concat());
    Ok(stored)
}

struct Loom<'a> {
    module: &'a [u8],
    next: usize,
    streams: [Vec<u8>; STREAMS],
}

impl Loom<'_> {
    fn sections(&mut self) -> Result<()> {
        self.run(Rest, 8)?;
        while self.next < self.module.len() {
            let section = self.copy(Rest)?;
            let size = self.number(Rest)?;
            if section != 10 {
                self.run(Rest, size)?;
                continue;
            }
            for _ in 0..self.number(Rest)? {
                self.body()?;
            }
        }
        Ok(())
    }

    /// Moves a function, but for its length.
    fn body(&mut self) -> Result<()> {
        let length = self.skip_number()?;
        let end = self.next + length;
        for _ in 0..self.number(Rest)? {
            self.number(Rest)?;
            self.copy(Rest)?;
        }
        while self.next < end {
            self.instruction()
                .with_context(|| format!("at byte {}", self.next))?;
        }
        Ok(())
    }

    fn instruction(&mut self) -> Result<()> {
        let code = self.byte()?;
        match code {
            0x28..=0x3e => return self.access(code),
            _ => self.put(Codes, code),
        }
        match code {
            0x20..=0x22 => self.numbers(Locals, 1),
            0x41 | 0x42 => self.numbers(Constants, 1),
            0x10 => self.numbers(Calls, 1),
            0x0c | 0x0d => self.numbers(Branches, 1),
            0x0e => {
                let count = self.number(Branches)?;
                self.numbers(Branches, count + 1)
            }
            0x02..=0x04 | 0x23..=0x26 | 0x3f | 0x40 | 0xd0 | 0xd2 => self.numbers(Rest, 1),
            0x11 => self.numbers(Rest, 2),
            0x1c => {
                let count = self.number(Rest)?;
                self.run(Rest, count)
            }
            0x43 => self.run(Rest, 4),
            0x44 => self.run(Rest, 8),
            0xfc => {
                let which = self.number(Rest)?;
                let count = MORE.get(which).context("an unknown instruction 0xfc")?;
                self.numbers(Rest, usize::from(count - b'0'))
            }
            0x00 | 0x01 | 0x05 | 0x0b | 0x0f | 0x1a | 0x1b | 0x45..=0xc4 | 0xd1 => Ok(()),
            _ => bail!("an unknown instruction {code:#x}"),
        }
    }

    /// A load or store.
    fn access(&mut self, code: u8) -> Result<()> {
        let usual = ALIGNMENTS[usize::from(code - 0x28)] - b'0';
        if self.module.get(self.next) == Some(&usual) {
            self.next += 1;
            self.put(Codes, code);
        } else {
            self.put(Codes, code + UNALIGNED);
            self.number(Rest)?;
        }
        self.numbers(Offsets, 1)
    }

    fn put(&mut self, stream: Stream, byte: u8) {
        self.streams[stream as usize].push(byte);
    }

    fn byte(&mut self) -> Result<u8> {
        let byte = self
            .module
            .get(self.next)
            .context("the module ends early")?;
        self.next += 1;
        Ok(*byte)
    }

    fn copy(&mut self, stream: Stream) -> Result<u8> {
        let byte = self.byte()?;
        self.put(stream, byte);
        Ok(byte)
    }

    fn run(&mut self, stream: Stream, count: usize) -> Result<()> {
        (0..count).try_for_each(|_| self.copy(stream).map(drop))
    }

    fn numbers(&mut self, stream: Stream, count: usize) -> Result<()> {
        (0..count).try_for_each(|_| self.number(stream).map(drop))
    }

    /// Moves a number; only short ones mean something here.
    fn number(&mut self, stream: Stream) -> Result<usize> {
        let start = self.next;
        let value = self.skip_number()?;
        self.streams[stream as usize].extend(&self.module[start..self.next]);
        Ok(value)
    }

    fn skip_number(&mut self) -> Result<usize> {
        let mut value = 0;
        for shift in (0..).step_by(7) {
            let byte = self.byte()?;
            value |= usize::from(byte & 0x7f).checked_shl(shift).unwrap_or(0);
            if byte < 0x80 {
                break;
            }
        }
        Ok(value)
    }
}

#[cfg(test)]
mod tests {
    use super::unweave;

    /// One local, loads with and without the usual alignment, a loop with a branch, a call, and an
    /// instruction of two bytes.
    const BODY: &[u8] = &[
        1, 1, 0x7f, // one local, an i32
        0x20, 0, 0x28, 0, 4, 0x1a, // local.get 0; i32.load at 4, byte by byte; drop
        0x20, 0, 0x28, 2, 8, 0x21, 1, // local.get 0; i32.load at 8; local.set 1
        0x03, 0x40, 0x41, 0xac, 2, 0x10, 0, 0x20, 1, 0x0d, 0, // loop; 300; call 0; br_if 0
        0x0b, 0xfc, 13, 0x0b, 0x0b, // end; elem.drop 11; end
    ];

    /// Nothing but a function.
    fn module(body: &[u8]) -> Vec<u8> {
        let size = u8::try_from(body.len()).unwrap();
        let head = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 10, size + 2, 1, size];
        [&head, body].concat()
    }

    fn streams(stored: &[u8]) -> Vec<&[u8]> {
        let (lengths, mut rest) = stored.split_at(32);
        let mut streams = Vec::new();
        for length in lengths.chunks(4).skip(1) {
            let length = u32::from_le_bytes(length.try_into().unwrap());
            let (stream, others) = rest.split_at(usize::try_from(length).unwrap());
            streams.push(stream);
            rest = others;
        }
        streams
    }

    #[test]
    fn each_operand_goes_to_its_stream() {
        let module = module(BODY);
        let stored = unweave(&module).unwrap();
        let length = u32::try_from(module.len()).unwrap();
        assert_eq!(stored[..4], length.to_le_bytes());
        let [codes, locals, constants, offsets, calls, branches, rest] = streams(&stored)[..]
        else {
            panic!("not seven streams");
        };
        let expected = [
            0x20, 0xe0, 0x1a, 0x20, 0x28, 0x21, 0x03, 0x41, 0x10, 0x20, 0x0d, 0x0b, 0xfc, 0x0b,
        ];
        assert_eq!(codes, expected);
        assert_eq!(locals, [0, 0, 1, 1]);
        assert_eq!(constants, [0xac, 2]);
        assert_eq!(
            (offsets, calls, branches),
            (&[4, 8][..], &[0][..], &[0][..])
        );
        let size = u8::try_from(BODY.len()).unwrap();
        assert_eq!(rest[8..], [10, size + 2, 1, 1, 1, 0x7f, 0, 0x40, 13, 0x0b]);
    }

    #[test]
    fn what_is_unknown_or_cut_off_is_refused() {
        assert!(unweave(&module(&[0, 0x06, 0x40, 0x0b])).is_err());
        assert!(unweave(&module(&[0, 0xfc, 99, 0x0b])).is_err());
        let module = module(BODY);
        for length in (0..8).chain(9..module.len()) {
            assert!(unweave(&module[..length]).is_err(), "{length}");
        }
    }
}
