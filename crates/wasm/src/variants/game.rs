//! The game that a question is about.

use std::sync::Arc;

use variants::{Definition, Game, Position, UnknownVariant, Variant, nearest_names};

use crate::{question::Question, refusal::Refusal};

/// The maximum number of compiled games to keep.
const KEPT: usize = 4;

/// The game of questions that name none.
const DEFAULT: &str = "chess";

/// A compiled variant.
#[derive(Clone, Debug)]
pub(super) struct CompiledVariant {
    /// The name of the variant, or the text of its definition.
    pub(super) source: String,
    pub(super) definition: Arc<Definition>,
    pub(super) variant: Arc<Variant>,
}

impl CompiledVariant {
    /// Compiles a variant. A text with a line end is a definition, any other text is a name.
    ///
    /// # Errors
    /// There is no such game, or the definition is invalid.
    fn new(source: String) -> Result<CompiledVariant, Refusal> {
        let (definition, variant) = if source.contains('\n') {
            Definition::read(&source)?
        } else {
            let named = variants::definition(&source);
            let unknown = || UnknownVariant {
                found: rules::excerpt(&source),
                nearest: nearest_names(&source),
            };
            let definition = named.ok_or_else(unknown)?;
            let variant = definition.compile().map_err(|_| unknown())?;
            (definition, variant)
        };
        let source = if source.contains('\n') {
            source
        } else {
            definition.name.clone()
        };
        Ok(CompiledVariant {
            source,
            definition: Arc::new(definition),
            variant: Arc::new(variant),
        })
    }
}

/// The variants of recent questions, the latest last.
#[derive(Debug, Default)]
pub(super) struct Games(Vec<CompiledVariant>);

impl Games {
    /// The game that a question names in its field `variant`.
    ///
    /// # Errors
    /// There is no such game, or the definition is invalid.
    pub(super) fn of(&mut self, question: Question<'_>) -> Result<CompiledVariant, Refusal> {
        let source = match question.field("variant") {
            Some(_) => question.text("variant")?,
            None => DEFAULT.to_owned(),
        };
        let found = self.0.iter().position(|known| known.source == source);
        let game = match found {
            Some(index) => self.0.remove(index),
            None => CompiledVariant::new(source)?,
        };
        if self.0.len() == KEPT {
            self.0.remove(0);
        }
        self.0.push(game.clone());
        Ok(game)
    }

    /// The game so far: `variant`, `start` and `moves`.
    ///
    /// # Errors
    /// The variant, the FEN or a move is invalid.
    pub(super) fn so_far(&mut self, question: Question<'_>) -> Result<Game, Refusal> {
        let variant = self.of(question)?.variant;
        let mut game = Game::new(start(&variant, question)?);
        for (index, text) in question.texts("moves")?.iter().enumerate() {
            let played = game.position().parse_uci(text);
            let ply = index + 1;
            game.play(played.map_err(|error| Refusal::of_move(ply, &error))?);
        }
        Ok(game)
    }
}

/// The initial position: `start`. Fields that contradict the placement are repaired.
fn start(variant: &Arc<Variant>, question: Question<'_>) -> Result<Position, Refusal> {
    if question.field("start").is_none() {
        return Ok(Position::start(variant));
    }
    match question.text("start")?.as_str() {
        "startpos" => Ok(Position::start(variant)),
        fen => Ok(Position::from_fen(variant, fen)?),
    }
}
