//! Definitions that the page edits.

use js_sys::{Array, Object};
use protocol::CallError;
use variants::{
    BetzaSteps, Color, Definition, Design, Extinction, Geometry, Kind, PieceDefinition, PieceMoves,
    PromotionDefinition, Royalty, Rules, Sides, Square, Value,
};
use wasm_bindgen::{JsCast, JsValue};

use super::{
    betza::betza_step_fields,
    info::{reached_fields, side_name},
};
use crate::{
    fields::{Fields, array, placement},
    question::Question,
    refusal::Refusal,
};

/// The side of the board on which the moves of a piece are shown, and the piece's square.
const DIAGRAM_SIDE: u8 = 7;
const DIAGRAM_SQUARE: Square = Square::new(3, 3);
const DIAGRAM_START: &str = "6x/7/7/3X3/7/7/7 w - - 0 1";

const INVALID_DESIGN: CallError = CallError::Field {
    name: "design",
    expected: "a design as in an answer",
};
const INVALID_PIECE: CallError = CallError::Field {
    name: "piece",
    expected: "a piece of a design",
};

/// The design of a definition, `text`, or the definition of a design, `design`, and how it is read.
pub(super) fn design_fields(question: Question<'_>) -> Result<Fields, Refusal> {
    let text = match question.field("design") {
        Some(design) => read_design(Question(&design))
            .ok_or(INVALID_DESIGN)?
            .to_string(),
        None => question.text("text")?,
    };
    let design = Design::read(&text);
    let promotion = design.promotion.as_ref().map(promotion_fields);
    let fields = Fields::default()
        .with("name", design.name)
        .with("about", design.about)
        .with("files", design.board.files())
        .with("ranks", design.board.ranks())
        .with("pieces", array(design.pieces.iter().map(piece_fields)))
        .with("placement", placement(design.placement))
        .with("hands", design.hands)
        .with("startFields", design.start_fields)
        .with_option("promotion", promotion)
        .with("lines", array(design.lines));
    Ok(Fields::default().with("text", text).with("design", fields))
}

/// The moves of a piece of a design, `piece`: as steps to edit, and the squares that it reaches on
/// a board of seven files and ranks from its middle.
pub(super) fn piece_moves_fields(question: Question<'_>) -> Result<Fields, Refusal> {
    let piece = question.field("piece");
    let piece = piece.and_then(|piece| read_piece(Question(&piece)));
    let piece = piece.ok_or(INVALID_PIECE)?;
    let BetzaSteps { steps, rest } = match &piece.moves {
        PieceMoves::Betza(text) => BetzaSteps::read(text)?,
        PieceMoves::Fmax(_) => BetzaSteps::default(),
    };
    let variant = diagram(piece).compile()?;
    let reached = variant.reach(Color::White, Kind::new(0), DIAGRAM_SQUARE);
    Ok(Fields::default()
        .with("steps", array(steps.into_iter().map(betza_step_fields)))
        .with("rest", rest)
        .with("reached", reached_fields(reached)))
}

/// A game with one piece of each side.
fn diagram(piece: PieceDefinition) -> Definition {
    let piece = PieceDefinition {
        letter: 'X',
        sides: Sides::Both,
        royalty: Royalty::None,
        ..piece
    };
    Definition {
        name: String::new(),
        aliases: Vec::new(),
        about: String::new(),
        source: String::new(),
        board: Geometry::new(DIAGRAM_SIDE, DIAGRAM_SIDE).unwrap_or(Geometry::CHESS),
        pieces: vec![piece],
        start: DIAGRAM_START.to_owned(),
        promotions: Vec::new(),
        promotion_limits: Vec::new(),
        rules: Rules {
            extinction: Some(Extinction {
                kinds: "X".to_owned(),
                value: Value::Loss,
            }),
            ..Rules::default()
        },
        fmax: Vec::new(),
    }
}

fn piece_fields(piece: &PieceDefinition) -> Fields {
    let (moves, rays) = match &piece.moves {
        PieceMoves::Betza(text) => (text.as_str(), None),
        PieceMoves::Fmax(rays) => ("", Some(rays)),
    };
    let royal = piece.royalty == Royalty::Always;
    let others = PieceDefinition {
        is_pawn: false,
        picture: None,
        royalty: if royal { Royalty::None } else { piece.royalty },
        ..piece.clone()
    };
    Fields::default()
        .with("letter", piece.letter.to_string())
        .with("name", &piece.name)
        .with("moves", moves)
        .with_option("rays", rays)
        .with_option("picture", piece.picture.as_deref())
        .with("royal", royal)
        .with("pawn", piece.is_pawn)
        .with("properties", others.properties())
}

fn promotion_fields(promotion: &PromotionDefinition) -> Fields {
    Fields::default()
        .with("pawns", &promotion.pawns)
        .with("choices", &promotion.choices)
        .with("rank", promotion.from_rank + 1)
        .with("byFile", promotion.by_file)
        .with("sides", side_name(promotion.sides))
}

fn read_design(design: Question<'_>) -> Option<Design> {
    let text = |name| design.text(name).ok();
    let side = |name| u8::try_from(design.index(name).ok()?).ok();
    let promotion = match design.field("promotion") {
        Some(promotion) => Some(read_promotion(Question(&promotion))?),
        None => None,
    };
    Some(Design {
        name: text("name")?,
        about: text("about")?,
        board: Geometry::new(side("files")?, side("ranks")?)?,
        pieces: items(design, "pieces")?
            .map(|piece| read_piece(Question(&piece)))
            .collect::<Option<_>>()?,
        placement: read_placement(&design.field("placement")?)?,
        hands: text("hands")?,
        start_fields: text("startFields")?,
        promotion,
        lines: design.texts("lines").ok()?,
    })
}

fn items(question: Question<'_>, name: &str) -> Option<impl Iterator<Item = JsValue>> {
    let items: Array = question.field(name)?.dyn_into().ok()?;
    Some((0..items.length()).map(move |index| items.get(index)))
}

fn read_placement(placement: &JsValue) -> Option<Vec<(Square, char)>> {
    let entries = Object::entries(placement.dyn_ref::<Object>()?);
    let read = |entry: JsValue| {
        let entry: Array = entry.dyn_into().ok()?;
        let square = Square::parse(&entry.get(0).as_string()?)?;
        Some((square, letter(&entry.get(1).as_string()?)?))
    };
    entries.iter().map(read).collect()
}

fn letter(text: &str) -> Option<char> {
    let letter = text.chars().next().filter(char::is_ascii_alphabetic)?;
    (text.len() == 1).then_some(letter)
}

fn read_piece(piece: Question<'_>) -> Option<PieceDefinition> {
    let is_set = |name| piece.field(name)?.as_bool();
    let moves = match piece.field("rays") {
        Some(rays) => PieceMoves::Fmax(rays.as_string()?),
        None => PieceMoves::Betza(piece.text("moves").ok()?),
    };
    let name = piece.text("name").ok()?;
    let mut read = PieceDefinition::new(letter(&piece.text("letter").ok()?)?, name, moves);
    if !read.set_properties(&piece.text("properties").ok()?) {
        return None;
    }
    read.is_pawn = is_set("pawn")?;
    read.picture = piece.field("picture").and_then(|name| name.as_string());
    if is_set("royal")? {
        read.royalty = Royalty::Always;
    }
    Some(read)
}

fn read_promotion(promotion: Question<'_>) -> Option<PromotionDefinition> {
    let rank = u8::try_from(promotion.index("rank").ok()?).ok()?;
    Some(PromotionDefinition {
        pawns: promotion.text("pawns").ok()?,
        choices: promotion.text("choices").ok()?,
        from_rank: rank.checked_sub(1)?,
        by_file: promotion.field("byFile")?.as_bool()?,
        sides: match promotion.text("sides").ok()?.as_str() {
            "both" => Sides::Both,
            "white" => Sides::Only(Color::White),
            "black" => Sides::Only(Color::Black),
            _ => return None,
        },
    })
}
