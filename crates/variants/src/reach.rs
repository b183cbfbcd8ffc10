//! The squares that a piece can reach, with any pieces on the board: for diagrams and premoves.

use alloc::vec::Vec;

use crate::geometry::Geometry;
use crate::movement::{Condition, MAX_PATH_STEPS, Path, Ray, Shape};
use crate::piece::Kind;
use crate::variant::Variant;
use crate::walk::step;
use game::Color;
use game::Square;

/// A square that a piece can reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    /// The square.
    pub to: Square,
    /// Whether the piece can move there if it is empty.
    pub moves: bool,
    /// Whether the piece can capture there.
    pub captures: bool,
    /// The condition for using the ray.
    pub condition: Condition,
    /// Whether it must hop over a piece on the way.
    pub hops: bool,
}

impl Variant {
    /// The squares that a piece of a side and kind can reach from a square, over empty squares and,
    /// where it can hop, over pieces. Castling is not included.
    ///
    /// ```
    /// use variants::{Color, Square, variant};
    ///
    /// let capablanca = variant("capablanca").ok_or("no such game")?;
    /// let archbishop = capablanca.piece_of_letter('A').ok_or("no such piece")?;
    /// let reach = capablanca.reach(Color::White, archbishop.kind(), Square::new(0, 0));
    /// assert_eq!(reach.len(), 7 + 2); // the long diagonal and two leaps
    /// # Ok::<(), &str>(())
    /// ```
    pub fn reach(&self, color: Color, kind: Kind, from: Square) -> Vec<Reach> {
        let mut reached = Vec::new();
        let rays = self.kind(kind).map(|info| &info.rays[color.index()]);
        for ray in rays.into_iter().flatten() {
            let geometry = self.geometry();
            match &ray.shape {
                Shape::Leap(leap) => {
                    if let Some(to) = step(geometry, from, *leap, ray.cylinder) {
                        add(&mut reached, ray, to, (ray.moves, ray.captures), false);
                    }
                }
                Shape::Slide { step: way, range } => {
                    let mut to = from;
                    for _ in 0..*range {
                        match step(geometry, to, *way, ray.cylinder) {
                            Some(next) if next != from => to = next,
                            _ => break,
                        }
                        add(&mut reached, ray, to, (ray.moves, ray.captures), false);
                    }
                }
                Shape::Path(path) => follow(geometry, (ray, path), from, &mut reached),
            }
        }
        reached
    }
}

/// Adds the squares of a path: each state continues both over an empty square and over a piece.
fn follow(geometry: Geometry, (ray, path): (&Ray, &Path), from: Square, reached: &mut Vec<Reach>) {
    // A state, the square before its step, and whether the path has hopped.
    let mut open: Vec<(u8, Square, bool)> = Vec::from([(0, from, false)]);
    let mut seen = open.clone();
    let limit = MAX_PATH_STEPS * path.states().len();
    while let Some((index, square, hops)) = open.pop() {
        let Some(state) = path.states().get(usize::from(index)) else {
            continue;
        };
        let Some(to) = step(geometry, square, state.step, ray.cylinder) else {
            continue;
        };
        if to != from && (state.moves || state.captures) {
            add(reached, ray, to, (state.moves, state.captures), hops);
        }
        let over_empty = state.over_empty.map(|next| (next, to, hops));
        let over_piece = state.hop.map(|hop| (hop.next, to, true));
        for next in over_empty.into_iter().chain(over_piece) {
            if seen.len() < limit && !seen.contains(&next) {
                seen.push(next);
                open.push(next);
            }
        }
    }
}

/// Adds a square, or merges it with a known one that differs only in `moves` and `captures`.
fn add(
    reached: &mut Vec<Reach>,
    ray: &Ray,
    to: Square,
    (moves, captures): (bool, bool),
    hops: bool,
) {
    let condition = ray.condition;
    let is_same =
        |known: &&mut Reach| (known.to, known.condition, known.hops) == (to, condition, hops);
    if let Some(known) = reached.iter_mut().find(is_same) {
        known.moves |= moves;
        known.captures |= captures;
    } else {
        reached.push(Reach {
            to,
            moves,
            captures,
            condition,
            hops,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::Reach;
    use crate::movement::Condition;
    use game::Color;
    use game::Square;

    fn reach(game: &str, letter: char, from: &str) -> Vec<Reach> {
        let variant = crate::variant(game).unwrap();
        let kind = variant.piece_of_letter(letter).unwrap().kind();
        variant.reach(Color::White, kind, Square::parse(from).unwrap())
    }

    #[test]
    fn a_pawn_moves_straight_and_captures_diagonally() {
        let squares = |is_wanted: fn(&Reach) -> bool| -> Vec<String> {
            let reached = reach("chess", 'P', "e2");
            let wanted = reached.iter().filter(|reach| is_wanted(reach));
            let mut names: Vec<_> = wanted.map(|reach| reach.to.to_string()).collect();
            names.sort_unstable();
            names
        };
        assert_eq!(squares(|reach| reach.captures), ["d3", "f3"]);
        assert_eq!(
            squares(|reach| reach.condition == Condition::Unmoved),
            ["e4"]
        );
        assert_eq!(squares(|reach| reach.moves), ["e3", "e4"]);
    }

    #[test]
    fn a_grasshopper_hops() {
        let reached = reach("grasshopper", 'G', "a1");
        assert!(!reached.is_empty() && reached.iter().all(|reach| reach.hops));
    }

    #[test]
    fn every_generated_move_is_within_reach() {
        for definition in crate::definitions() {
            let variant = crate::variant(&definition.name).unwrap();
            let mut position = crate::Position::start(&variant);
            for ply in 0..60 {
                let moves = position.legal_moves();
                for legal in &moves {
                    let Some(piece) = position.piece_at(legal.from) else {
                        continue; // a drop
                    };
                    if matches!(legal.action, crate::Action::Castling(_)) {
                        continue;
                    }
                    let reached = variant.reach(position.turn(), piece.kind(), legal.from);
                    let is_reached = reached.iter().any(|reach| reach.to == legal.to);
                    assert!(is_reached, "{position:?} {}", position.uci(*legal));
                }
                let Some(&next) = moves.get((ply * 7 + 3) % moves.len().max(1)) else {
                    break;
                };
                position.make(next);
            }
        }
    }
}
