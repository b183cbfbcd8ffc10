//! The examples of `docs/variants.md`.

use std::sync::Arc;

use variants::{Definition, Position};

const VARIANTS_MD: &str = include_str!("../../../docs/variants.md");

#[test]
fn the_examples_are_valid_games() {
    let mut count = 0;
    for example in VARIANTS_MD.split("```game\n").skip(1) {
        let text = example.split("```").next().unwrap_or_default();
        let (_, variant) = Definition::read(text).unwrap_or_else(|error| panic!("{text}{error}"));
        assert!(!Position::start(&Arc::new(variant)).legal_moves().is_empty());
        count += 1;
    }
    assert_eq!(count, 4);
}
