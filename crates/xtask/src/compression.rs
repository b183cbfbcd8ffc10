//! Compresses files with gzip: at the level of web hosts, or as small as possible.

use std::{io::Write, num::NonZeroU64};

use anyhow::Result;
use flate2::{Compression, write::GzEncoder};

pub(crate) fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?)
}

/// Compresses bytes with Zopfli. The file is 3 to 4 % smaller than that of [`gzip`]; an iteration
/// takes about 0.2 s per megabyte, and after 15 iterations the file shrinks very little.
pub(crate) fn small_gzip(bytes: &[u8], iterations: NonZeroU64) -> Result<Vec<u8>> {
    let mut compressed = Vec::new();
    let options = zopfli::Options {
        iteration_count: iterations,
        ..zopfli::Options::default()
    };
    zopfli::compress(options, zopfli::Format::Gzip, bytes, &mut compressed)?;
    Ok(compressed)
}

#[cfg(test)]
mod tests {
    use super::{gzip, small_gzip};
    use std::{io::Read, num::NonZeroU64};

    #[test]
    fn compressed_bytes_decompress_to_the_original() {
        let text = "to be or not to be, that is the question; ".repeat(40);
        let small = small_gzip(text.as_bytes(), NonZeroU64::MIN);
        for compressed in [gzip(text.as_bytes()), small] {
            let compressed = compressed.unwrap();
            let mut decompressed = String::new();
            flate2::read::GzDecoder::new(&compressed[..])
                .read_to_string(&mut decompressed)
                .unwrap();
            assert_eq!(decompressed, text);
        }
    }
}
