use crate::kind_info::KindInfo;
use crate::piece::{Kind, KindSet};

/// The kinds on which the limits of move counting depend, found by name.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CountedKinds {
    pub(crate) rooks: KindSet,
    pub(crate) khons: KindSet,
    pub(crate) knights: KindSet,
}

impl CountedKinds {
    pub(crate) fn new(kinds: &[KindInfo]) -> CountedKinds {
        let named = |name: &str| {
            let indexes = (0..kinds.len()).filter(|&index| kinds[index].name == name);
            indexes.map(Kind::new).collect()
        };
        CountedKinds {
            rooks: named("rook"),
            khons: named("khon"),
            knights: named("knight"),
        }
    }
}
