//! Hashes, as pages write them and as names of files carry them.

use base64::{Engine, engine::general_purpose::STANDARD};
use sha2::{Digest, Sha256, Sha384};

/// As in `integrity="…"`, of a script that is loaded from another host.
pub(crate) fn integrity(bytes: &[u8]) -> String {
    format!("sha384-{}", STANDARD.encode(Sha384::digest(bytes)))
}

/// As policies and lists of files name a text; shorter, and as hard to find another one for.
pub(crate) fn sha256(bytes: &[u8]) -> String {
    format!("sha256-{}", STANDARD.encode(Sha256::digest(bytes)))
}

/// Eight digits that tell one version of a file from another.
pub(crate) fn short(bytes: &[u8]) -> String {
    let digest = Sha256::digest(bytes);
    let start = [digest[0], digest[1], digest[2], digest[3]];
    format!("{:08x}", u32::from_be_bytes(start))
}

#[cfg(test)]
mod tests {
    use super::{integrity, sha256, short};

    #[test]
    fn hashes_of_nothing() {
        assert_eq!(
            sha256(b""),
            "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="
        );
        assert_eq!(short(b""), "e3b0c442");
        assert!(integrity(b"").starts_with("sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEU"));
    }
}
