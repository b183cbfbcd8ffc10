//! Compressed copies, for hosts that hand out `file.gz` and `file.br` in place of a file.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use brotli::enc::BrotliEncoderParams;

/// The most blocks of their own: a page in one file has texts, scripts and packed bytes by turns.
const SPLITS: u16 = 30;

/// The bytes as the smallest `.gz` file that has them.
///
/// # Errors
/// None is known: the bytes go to memory.
pub(crate) fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut packed = Vec::new();
    let options = zopfli::Options {
        maximum_block_splits: SPLITS,
        ..zopfli::Options::default()
    };
    zopfli::compress(options, zopfli::Format::Gzip, bytes, &mut packed)?;
    Ok(packed)
}

/// The bytes as a `.br` file has them.
///
/// # Errors
/// None is known: the bytes go to memory.
pub(crate) fn brotli(mut bytes: &[u8]) -> Result<Vec<u8>> {
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut bytes, &mut packed, &BrotliEncoderParams::default())?;
    Ok(packed)
}

/// Puts a `.gz` and a `.br` file beside each file of a folder and of the folders in it.
///
/// # Errors
/// A file cannot be read or written.
pub(crate) fn press(folder: &Path) -> Result<()> {
    for path in files(folder)? {
        let bytes = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
        for (ending, packed) in [("gz", gzip(&bytes)?), ("br", brotli(&bytes)?)] {
            if packed.len() < bytes.len() {
                let path = PathBuf::from(format!("{}.{ending}", path.display()));
                fs::write(&path, packed)
                    .with_context(|| format!("cannot write {}", path.display()))?;
            }
        }
    }
    Ok(())
}

fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(files(&path)?);
        } else {
            found.push(path);
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::{brotli, gzip};
    use std::io::Read;

    #[test]
    fn what_is_packed_can_be_unpacked() {
        let text = "to be or not to be, that is the question; ".repeat(40);
        let packed = gzip(text.as_bytes()).unwrap();
        let mut unpacked = String::new();
        flate2::read::GzDecoder::new(&packed[..])
            .read_to_string(&mut unpacked)
            .unwrap();
        assert_eq!(unpacked, text);
        let packed = brotli(text.as_bytes()).unwrap();
        let mut unpacked = Vec::new();
        brotli::BrotliDecompress(&mut &packed[..], &mut unpacked).unwrap();
        assert_eq!(unpacked, text.as_bytes());
        assert!(packed.len() < 100);
    }
}
