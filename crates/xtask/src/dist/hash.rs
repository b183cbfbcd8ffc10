//! Hashes for integrity attributes, policies and file names.

use base64::{Engine, engine::general_purpose::STANDARD};
use sha2::{Digest, Sha256, Sha384};

/// The value of an `integrity` attribute.
pub(crate) fn integrity(bytes: &[u8]) -> String {
    format!("sha384-{}", STANDARD.encode(Sha384::digest(bytes)))
}

/// A hash source of a Content-Security-Policy, and a hash in the list of cached files.
pub(crate) fn sha256(bytes: &[u8]) -> String {
    format!("sha256-{}", STANDARD.encode(Sha256::digest(bytes)))
}

/// Eight hexadecimal digits that distinguish versions of a file.
pub(crate) fn short(bytes: &[u8]) -> String {
    let digest = Sha256::digest(bytes);
    let start = [digest[0], digest[1], digest[2], digest[3]];
    format!("{:08x}", u32::from_be_bytes(start))
}

#[cfg(test)]
mod tests {
    use super::{integrity, sha256, short};

    #[test]
    fn hashes_of_empty_input() {
        assert_eq!(
            sha256(b""),
            "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="
        );
        assert_eq!(short(b""), "e3b0c442");
        assert!(integrity(b"").starts_with("sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEU"));
    }
}
