//! The commands for variants: `variant`, and the option for a file with games.

use alloc::format;
use alloc::vec::Vec;

use super::{XBoard, engine_defined, features};
use crate::games::ChosenGame;

/// The option for a file with games.
pub(super) const FILE: &str = "VariantFile";

impl XBoard {
    pub(super) fn declare_features(&mut self) {
        let names = self.games.catalogue.xboard_names().join(",");
        let options: &[&str] = if self.games.catalogue.read_file.is_some() {
            &["VariantFile -file "]
        } else {
            &[]
        };
        features::declare(&names, options, &mut self.line);
    }

    /// Begins a game of a variant, which is described to the interface unless it is chess.
    pub(super) fn choose_variant(&mut self, name: &str) {
        let chosen = match self.games.catalogue.choose(name) {
            Ok(chosen) => chosen,
            Err(error) => return self.refuse(&format!("unsupported variant: {error}"), name),
        };
        self.is_chess960 = matches!(chosen, ChosenGame::Chess960);
        let description = match chosen {
            ChosenGame::Chess | ChosenGame::Chess960 => Vec::new(),
            ChosenGame::Variant(game) => engine_defined::lines(&game.definition, &game.variant),
        };
        for line in description {
            self.send(&line);
        }
        let start = self.games.start();
        self.set_position(start);
    }

    /// Adds the games of a file and sends the new list of variants to the interface.
    pub(super) fn load_variants(&mut self, path: &str) {
        match self.games.catalogue.load(path) {
            Ok(message) => {
                self.send(&format!("# {message}"));
                let names = self.games.catalogue.xboard_names().join(",");
                self.send(&features::variants(&names));
            }
            Err(error) => self.send(&format!("tellusererror {FILE}: {error}")),
        }
    }
}
