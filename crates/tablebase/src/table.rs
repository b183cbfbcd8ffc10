//! The table of one material: in how many plies each of its positions is mate.
//!
//! The table is made by [retrograde analysis](https://www.chessprogramming.org/Retrograde_Analysis):
//! from the mates back, one ply at a time, to the positions from which they can be forced.

use alloc::{vec, vec::Vec};

use rules::Role;

use crate::{
    attacks::{Squares, attacks, bit, king, squares},
    placement::{Material, Placement},
};

/// The results of all positions of a material, by [`Placement::index`], for each side to move:
/// 0 for a draw, else one more than the number of plies to mate.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    strong_to_move: Vec<u8>,
    lone_to_move: Vec<u8>,
}

/// The roles of a promoted pawn.
pub(crate) const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// The tables that have been made, among them those that captures and promotions lead to.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tables(Vec<(Material, Table)>);

impl Tables {
    pub(crate) fn get(&self, material: Material) -> Option<&Table> {
        let mut tables = self.0.iter();
        tables.find_map(|(known, table)| (*known == material).then_some(table))
    }

    pub(crate) fn insert(&mut self, material: Material, table: Table) {
        self.0.push((material, table));
    }

    /// The result of a placement with a side to move, which is in a table.
    fn result(&self, placement: &Placement, is_strong_to_move: bool) -> u8 {
        self.get(placement.material)
            .map_or(0, |table| table.result(placement, is_strong_to_move))
    }
}

/// A table that is being made, in steps that can be interrupted.
#[derive(Clone, Debug)]
pub(crate) struct Builder {
    material: Material,
    table: Table,
    /// The value whose entries are extended; 0 while the first entries are made.
    value: u8,
    /// The largest value entered.
    last: u8,
    /// The index of the next placement.
    next: usize,
}

impl Builder {
    pub(crate) fn new(material: Material) -> Builder {
        Builder {
            material,
            table: Table {
                strong_to_move: vec![0; material.placements()],
                lone_to_move: vec![0; material.placements()],
            },
            value: 0,
            last: 0,
            next: 0,
        }
    }

    pub(crate) fn material(&self) -> Material {
        self.material
    }

    /// The table, once it is whole.
    pub(crate) fn finish(self) -> Result<Table, Builder> {
        if self.value > self.last.max(1) {
            Ok(self.table)
        } else {
            Err(self)
        }
    }

    /// Visits a number of placements.
    pub(crate) fn advance(&mut self, placements: usize, smaller: &Tables) {
        let end = self
            .next
            .saturating_add(placements)
            .min(self.material.placements());
        let is_strong_to_move = self.value.is_multiple_of(2);
        for index in self.next..end {
            if self.value != 0 && self.table.values(is_strong_to_move)[index] != self.value {
                continue;
            }
            let Some(placement) = Placement::at(self.material, index) else {
                continue;
            };
            let entered = if self.value == 0 {
                self.table.begin(index, &placement, smaller)
            } else if is_strong_to_move {
                self.table.extend_lone(&placement, smaller)
            } else {
                self.table.extend_strong(&placement, self.value + 1)
            };
            self.last = self.last.max(entered);
        }
        self.next = end;
        if end == self.material.placements() {
            self.next = 0;
            self.value += 1;
        }
    }
}

impl Table {
    /// The result of a placement with a side to move.
    pub(crate) fn result(&self, placement: &Placement, is_strong_to_move: bool) -> u8 {
        let values = self.values(is_strong_to_move);
        values.get(placement.index()).copied().unwrap_or(0)
    }

    fn values(&self, is_strong_to_move: bool) -> &[u8] {
        if is_strong_to_move {
            &self.strong_to_move
        } else {
            &self.lone_to_move
        }
    }

    /// Enters a mate, a position in which all moves capture, or a promotion; returns the largest
    /// value entered.
    fn begin(&mut self, index: usize, placement: &Placement, smaller: &Tables) -> u8 {
        let moves = lone_moves(placement);
        if moves & !placement.strong() == 0 && (moves != 0 || placement.is_check()) {
            self.lone_to_move[index] = self.lost(placement, moves, smaller);
        }
        self.strong_to_move[index] = promoting(placement, smaller);
        self.lone_to_move[index].max(self.strong_to_move[index])
    }

    /// Enters the positions before a position that is lost for the lone king; returns the largest
    /// value entered.
    fn extend_strong(&mut self, placement: &Placement, value: u8) -> u8 {
        let mut largest = 0;
        each_strong_retreat(placement, |before| {
            let entry = &mut self.strong_to_move[before.index()];
            if *entry == 0 || *entry > value {
                *entry = value;
                largest = value;
            }
        });
        largest
    }

    /// Enters the positions before a position that the strong side wins, if all their moves lose;
    /// returns the largest value entered.
    fn extend_lone(&mut self, placement: &Placement, smaller: &Tables) -> u8 {
        let free = !placement.strong() & !king(placement.strong_king);
        let mut largest = 0;
        for from in squares(king(placement.lone_king) & free) {
            let before = Placement {
                lone_king: from,
                ..*placement
            };
            let index = before.index();
            if self.lone_to_move[index] == 0 {
                let value = self.lost(&before, lone_moves(&before), smaller);
                self.lone_to_move[index] = value;
                largest = largest.max(value);
            }
        }
        largest
    }

    /// The result of a position of the lone king with its moves, if each of them loses; else 0.
    fn lost(&self, placement: &Placement, moves: Squares, smaller: &Tables) -> u8 {
        let mut longest = 0;
        for target in squares(moves) {
            let after = Placement {
                lone_king: target,
                ..*placement
            };
            let captured = placement.pieces().position(|(_, square)| square == target);
            let result = match captured {
                Some(piece) => smaller.result(&after.without(piece), true),
                None => self.strong_to_move[after.index()],
            };
            if result == 0 {
                return 0;
            }
            longest = longest.max(result);
        }
        longest + 1
    }
}

/// The legal targets of the lone king.
fn lone_moves(placement: &Placement) -> Squares {
    king(placement.lone_king) & !placement.danger()
}

/// Calls a function with each legal position of the strong side from which a move other than a
/// promotion leads to a placement.
fn each_strong_retreat(placement: &Placement, mut act: impl FnMut(&Placement)) {
    let occupied = placement.strong() | bit(placement.lone_king);
    let mut visit = |before: Placement| {
        if !before.is_check() {
            act(&before);
        }
    };
    let apart = !occupied & !king(placement.lone_king);
    for from in squares(king(placement.strong_king) & apart) {
        visit(Placement {
            strong_king: from,
            ..*placement
        });
    }
    for (piece, (role, square)) in placement.pieces().enumerate() {
        let origins = if role == Role::Pawn {
            pawn_origins(square, occupied)
        } else {
            attacks(role, square, occupied) & !occupied
        };
        for from in squares(origins) {
            let mut before = *placement;
            before.pieces[piece] = from;
            visit(before);
        }
    }
}

/// The squares from which a pawn can have moved to a square.
fn pawn_origins(square: u8, occupied: Squares) -> Squares {
    let single = bit(square) >> 8 & !occupied & !0xff;
    let is_fourth = square >> 3 == 3;
    let double = if is_fourth {
        single >> 8 & !occupied
    } else {
        0
    };
    single | double
}

/// The result of the best promotion with the strong side to move; 0 if none wins.
fn promoting(placement: &Placement, smaller: &Tables) -> u8 {
    if placement.is_check() {
        return 0;
    }
    let occupied = placement.strong() | bit(placement.lone_king);
    let mut best = 0;
    for (piece, (role, square)) in placement.pieces().enumerate() {
        if role != Role::Pawn || square < 48 || occupied & bit(square + 8) != 0 {
            continue;
        }
        for role in PROMOTIONS {
            let result = smaller.result(&placement.promoted(piece, role), false);
            if result != 0 && (best == 0 || result < best - 1) {
                best = result + 1;
            }
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use rules::Role::{self, Bishop, Knight, Pawn, Queen, Rook};

    use crate::{Tablebase, placement::Placement};

    /// The most moves to mate against the best defence, with the strong side to move.
    fn longest_mate(roles: &[Role]) -> u8 {
        let mut placement = Placement::of_kings(0, 2);
        assert!(roles.iter().all(|&role| placement.add(role, 8)));
        let material = placement.material;
        let mut tablebase = Tablebase::default();
        while !tablebase.make(material, usize::MAX) {}
        let table = tablebase.tables.get(material).unwrap();
        table.strong_to_move.iter().max().unwrap() / 2
    }

    /// The numbers are those of the published endgame tables of Nalimov and Lomonosov; see
    /// <https://en.wikipedia.org/wiki/Pawnless_chess_endgame>.
    #[test]
    fn the_longest_mates_are_those_that_are_published() {
        assert_eq!(longest_mate(&[Queen]), 10);
        assert_eq!(longest_mate(&[Rook]), 16);
        assert_eq!(longest_mate(&[Pawn]), 28);
        assert_eq!(longest_mate(&[Bishop, Bishop]), 19);
        assert_eq!(longest_mate(&[Knight, Bishop]), 33);
        assert_eq!(longest_mate(&[Knight]), 0);
    }
}
