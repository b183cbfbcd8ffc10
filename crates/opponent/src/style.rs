use crate::features::{
    Features,
    index::{
        BACKWARD, CAPTURE, CAPTURED_VALUE, CASTLING, CHECK, EARLY_QUEEN, ENEMY_KING_DISTANCE,
        ENTERS_ENEMY_HALF, EVEN_TRADE, IS_GUARDED, KING_RING, KING_WITHOUT_NEED, KNIGHT_TO_EDGE,
        LOSS, OPENING, SACRIFICE, THREAT_LEFT, WING_PAWN,
    },
};

/// What an opponent prefers among moves that lose little. Each preference adds to the score of a move
/// in the model, whose unit is a factor of *e* in the odds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Prefers captures.
    Greedy,
    /// Attacks the king.
    Attacking,
    /// Exchanges pieces.
    Trading,
    /// Keeps its pieces back, guards them and castles.
    Defending,
    /// Sacrifices pawns in the opening, and pieces for an attack later.
    Gambits,
    /// Pushes pawns on the wings, and makes unusual moves of queen, knights and king.
    Odd,
}

/// The deepest search's loss from which a preference has no effect, in units of three pawns.
const MOST_LOSS: f32 = 0.4;
/// The same for styles that accept a loss.
const MOST_RISKED: f32 = 0.8;

impl Style {
    /// The styles in the order of [`Style::NAMES`].
    pub const ALL: [Style; 6] = [
        Style::Greedy,
        Style::Attacking,
        Style::Trading,
        Style::Defending,
        Style::Gambits,
        Style::Odd,
    ];
    /// The name for no style, and the names of the styles.
    pub const NAMES: [&str; 7] = [
        "none",
        "greedy",
        "attacking",
        "trading",
        "defending",
        "gambits",
        "odd",
    ];

    /// The style with the name at a place in [`Style::NAMES`].
    pub fn at(place: usize) -> Option<Style> {
        Style::ALL.get(place.checked_sub(1)?).copied()
    }

    /// How many points the rating of the modelled people is increased, so that an opponent with the
    /// style scores about half against one without a style.
    pub(crate) fn compensation(self) -> f32 {
        match self {
            Style::Attacking => 150.0,
            Style::Odd | Style::Gambits => 100.0,
            _ => 0.0,
        }
    }

    /// How much a move is preferred compared with the choice of people.
    pub(crate) fn preference(self, move_features: &Features) -> f32 {
        let of = |index: usize| move_features[index];
        let liking = match self {
            Style::Greedy => 8.0 * of(CAPTURE) + 3.0 * of(CAPTURED_VALUE),
            Style::Attacking => {
                1.5 * of(CHECK) + 2.0 * of(KING_RING) + of(ENTERS_ENEMY_HALF)
                    - 2.0 * of(ENEMY_KING_DISTANCE)
            }
            Style::Trading => 5.0 * of(EVEN_TRADE) + 2.0 * of(CAPTURE),
            Style::Defending => {
                1.5 * of(CASTLING) + of(IS_GUARDED) + of(BACKWARD)
                    - 2.0 * of(ENTERS_ENEMY_HALF)
                    - of(CAPTURE)
                    - of(THREAT_LEFT)
            }
            Style::Gambits => -12.0 * of(SACRIFICE) * (0.5 + of(OPENING)),
            Style::Odd => {
                2.5 * (of(EARLY_QUEEN) + of(KNIGHT_TO_EDGE) + of(WING_PAWN))
                    + 1.5 * of(KING_WITHOUT_NEED)
            }
        };
        let most_loss = match self {
            Style::Greedy | Style::Gambits => MOST_RISKED,
            _ => MOST_LOSS,
        };
        liking * (1.0 - of(LOSS) / most_loss).max(0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::Style;
    use crate::features::{FEATURES, index};

    #[test]
    fn a_preference_ends_where_a_move_loses_much() {
        let mut features = [0.0; FEATURES];
        features[index::CAPTURE] = 1.0;
        let free = Style::Greedy.preference(&features);
        features[index::LOSS] = 0.2;
        let cheap = Style::Greedy.preference(&features);
        features[index::LOSS] = 1.0;
        assert!(0.0 < cheap && cheap < free, "{cheap}, {free}");
        assert!(Style::Greedy.preference(&features).abs() < f32::EPSILON);
    }
}
