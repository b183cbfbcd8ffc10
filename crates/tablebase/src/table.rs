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
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Table {
    strong_to_move: Vec<u8>,
    lone_to_move: Vec<u8>,
}

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
                self.table.extend_lone(&placement, self.value, smaller)
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

    /// Enters a mate, a position in which all moves capture, or a promotion, which is preliminary:
    /// another move may mate sooner. Returns the largest value entered.
    fn begin(&mut self, index: usize, placement: &Placement, smaller: &Tables) -> u8 {
        let moves = lone_moves(placement);
        if moves & !placement.strong() == 0 && (moves != 0 || placement.is_check()) {
            self.lone_to_move[index] = self.lost(placement, moves, 0, smaller);
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

    /// Enters the positions before a position that the strong side wins with a value, if all their
    /// moves lose; returns the largest value entered.
    fn extend_lone(&mut self, placement: &Placement, value: u8, smaller: &Tables) -> u8 {
        let free = !placement.strong() & !king(placement.strong_king);
        let mut largest = 0;
        for from in squares(king(placement.lone_king) & free) {
            let before = Placement {
                lone_king: from,
                ..*placement
            };
            let index = before.index();
            if self.lone_to_move[index] == 0 {
                let entry = self.lost(&before, lone_moves(&before), value, smaller);
                self.lone_to_move[index] = entry;
                largest = largest.max(entry);
            }
        }
        largest
    }

    /// The result of a position of the lone king with its moves, if each of them is known to lose;
    /// else 0. Of this table, values above `last_final` are preliminary.
    fn lost(&self, placement: &Placement, moves: Squares, last_final: u8, smaller: &Tables) -> u8 {
        let mut longest = 0;
        for target in squares(moves) {
            let after = Placement {
                lone_king: target,
                ..*placement
            };
            let captured = placement.pieces().position(|(_, square)| square == target);
            let result = match captured {
                Some(piece) => smaller.result(&after.without(piece), true),
                None => Some(self.strong_to_move[after.index()])
                    .filter(|&value| value <= last_final)
                    .unwrap_or(0),
            };
            if result == 0 {
                return 0;
            }
            longest = longest.max(result);
        }
        longest + 1
    }
}

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
    use std::env;

    use rules::{
        Color, Move, Position,
        Role::{self, Bishop, Knight, Pawn, Queen, Rook},
    };

    use crate::{
        Tablebase, Verdict,
        placement::{MIRROR_FILES, MIRROR_RANKS, Material, Placement},
    };

    /// The tables of a king and pieces against a king, and those that they need.
    fn made(roles: &[Role]) -> (Tablebase, Material) {
        let mut placement = Placement::of_kings(0, 2);
        assert!(roles.iter().all(|&role| placement.add(role, 8)));
        let material = placement.material;
        let mut tablebase = Tablebase::default();
        while !tablebase.make(material, usize::MAX) {}
        (tablebase, material)
    }

    /// The most moves to mate against the best defence, with the strong side to move.
    fn longest_mate(tablebase: &Tablebase, material: Material) -> u8 {
        let table = tablebase.tables.get(material).unwrap();
        table.strong_to_move.iter().max().unwrap() / 2
    }

    /// The position of a placement reflected by a number, with the lone king to move. A reflection
    /// of the ranks makes Black the strong side. `None` if no move can have given the check.
    fn position(placement: &Placement, flip: u8) -> Option<Position> {
        let strong = match flip & MIRROR_RANKS {
            0 => Color::White,
            _ => Color::Black,
        };
        let mut fen = [b'1'; 71];
        let mut put = |square: u8, color: Color, letter| {
            // The FEN begins with the eighth rank.
            let place = square ^ flip ^ MIRROR_RANKS;
            fen[usize::from(place + (place >> 3))] = color.cased(letter) as u8;
        };
        put(placement.strong_king, strong, 'k');
        put(placement.lone_king, strong.other(), 'k');
        for (role, square) in placement.pieces() {
            put(square, strong, role.letter());
        }
        for rank in 1..8 {
            fen[9 * rank - 1] = b'/';
        }
        let turn = strong.other().letter();
        let fen = format!("{} {turn}", str::from_utf8(&fen).unwrap());
        fen.parse().ok()
    }

    /// The verdict on a position that follows from those on the positions after its legal moves.
    ///
    /// Only one table agrees with it in every entry, by induction on the distance to mate.
    fn verdict_by_moves(tablebase: &Tablebase, position: &Position) -> Verdict {
        let (mut won, mut is_drawn, mut lost) = (None, false, 0);
        let moves = tablebase.moves(position).unwrap();
        for (_, verdict) in &moves {
            match *verdict {
                Verdict::Won(plies) => won = Some(won.unwrap_or(plies).min(plies)),
                Verdict::Drawn => is_drawn = true,
                Verdict::Lost(plies) => lost = lost.max(plies),
            }
        }
        match won {
            Some(plies) => Verdict::Won(plies),
            None if is_drawn || moves.is_empty() && !position.is_check() => Verdict::Drawn,
            None => Verdict::Lost(lost),
        }
    }

    /// Compares entries of a table with the legal moves: one of `step` entries, each in some
    /// reflections. Returns the number of positions, and of those that are not drawn.
    fn check(tablebase: &Tablebase, material: Material, step: usize, flips: &[u8]) -> [u32; 2] {
        let mut counts = [0; 2];
        let mut compare = |position: &Position| {
            let verdict = tablebase.verdict(position).unwrap();
            let expected = verdict_by_moves(tablebase, position);
            assert_eq!(verdict, expected, "{position}");
            counts[0] += 1;
            counts[1] += u32::from(verdict != Verdict::Drawn);
        };
        let indices = (0..material.placements()).step_by(step);
        for placement in indices.filter_map(|index| Placement::at(material, index)) {
            for &flip in flips {
                let Some(mut position) = position(&placement, flip) else {
                    continue;
                };
                compare(&position);
                if !position.is_check() {
                    position.make(Move::NULL);
                    compare(&position);
                }
            }
        }
        counts
    }

    /// Checks a material with the fewest entries left out that the time allows; returns the most
    /// moves to mate.
    fn checked(roles: &[Role], step: usize) -> u8 {
        let (tablebase, material) = made(roles);
        let flips = [MIRROR_RANKS, MIRROR_FILES, MIRROR_RANKS | MIRROR_FILES];
        check(&tablebase, material, step, &[0]);
        check(&tablebase, material, 17 * step, &flips);
        longest_mate(&tablebase, material)
    }

    // The longest mates are those of the published endgame tables of Nalimov and Lomonosov; see
    // <https://en.wikipedia.org/wiki/Pawnless_chess_endgame>.

    /// The numbers of legal and of won positions are twice those of the four files in the bitbases
    /// of Stockfish.
    #[test]
    fn every_entry_with_a_pawn_agrees_with_its_moves() {
        let (tablebase, material) = made(&[Pawn]);
        let counts = check(&tablebase, material, 1, &[0, MIRROR_FILES]);
        assert_eq!(counts, [331_352, 2 * 111_282]);
        assert_eq!(checked(&[Pawn], 17), 28);
    }

    #[test]
    fn every_entry_with_a_piece_agrees_with_its_moves() {
        assert_eq!(checked(&[Queen], 1), 10);
        assert_eq!(checked(&[Rook], 1), 16);
        assert_eq!(checked(&[Bishop], 1), 0);
        assert_eq!(checked(&[Knight], 1), 0);
    }

    /// A sample, or all entries of all tables in the long checks.
    #[test]
    fn entries_with_two_pieces_agree_with_their_moves() {
        let is_long = env::var_os("MICRO_MAX_LONG_CHECKS").is_some();
        let step = if is_long { 1 } else { 101 };
        assert_eq!(checked(&[Bishop, Bishop], step), 19);
        assert_eq!(checked(&[Knight, Bishop], step), 33);
        if is_long {
            assert_eq!(checked(&[Knight, Knight], step), 1);
            for role in [Rook, Bishop, Knight] {
                checked(&[Queen, role], step);
            }
            for role in [Queen, Rook] {
                checked(&[role, role], step);
            }
            checked(&[Rook, Bishop], step);
            checked(&[Rook, Knight], step);
        }
    }

    /// As in the worker, which makes a table in slices.
    #[test]
    fn a_table_does_not_depend_on_the_slices_of_its_making() {
        let (at_once, material) = made(&[Pawn]);
        let mut in_slices = Tablebase::default();
        while !in_slices.make(material, 777) {}
        assert_eq!(in_slices.tables.get(material), at_once.tables.get(material));
    }
}
