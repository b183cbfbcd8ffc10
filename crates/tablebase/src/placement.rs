//! Positions of a king and pieces against a lone king, and their indices in a table.

use rules::Role;

use crate::attacks::{Squares, attacks, bit, king};

/// The maximum number of pieces besides the king of the strong side.
pub(crate) const MAX_PIECES: usize = 2;

/// The pieces of the strong side besides its king. Its pawns move up the board, as White's do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Material {
    roles: [Role; MAX_PIECES],
    count: usize,
}

impl Material {
    /// No pieces. Unused roles are kings, which come after all others.
    const NONE: Material = Material {
        roles: [Role::King; MAX_PIECES],
        count: 0,
    };

    pub(crate) fn roles(&self) -> &[Role] {
        &self.roles[..self.count]
    }

    pub(crate) fn has_pawn(&self) -> bool {
        self.roles().contains(&Role::Pawn)
    }

    /// Whether there are tables of such material: of one pawn, or of pieces alone.
    pub(crate) fn has_table(&self) -> bool {
        !self.has_pawn() || self.count == 1
    }

    pub(crate) fn without(mut self, piece: usize) -> Material {
        self.roles.swap(piece, self.count - 1);
        self.roles[self.count - 1] = Role::King;
        self.count -= 1;
        self
    }

    pub(crate) fn promoted(mut self, piece: usize, role: Role) -> Material {
        self.roles[piece] = role;
        self.sort();
        self
    }

    /// Sorts the pieces; returns whether their order changes.
    fn sort(&mut self) -> bool {
        let [first, second] = self.roles.map(|role| role as u8);
        if first > second {
            self.roles.reverse();
        }
        first > second
    }

    /// The number of indices of placements.
    pub(crate) fn placements(&self) -> usize {
        self.king_squares().len() << (6 * (self.count + 1))
    }

    /// The squares of the strong king in stored positions; all others are their reflections.
    fn king_squares(&self) -> &'static [u8] {
        if self.has_pawn() {
            &LEFT_HALF
        } else {
            &TRIANGLE
        }
    }
}

/// The files a to d.
static LEFT_HALF: [u8; 32] = {
    let mut squares = [0; 32];
    let mut index = 0;
    while index < 32 {
        squares[index as usize] = index >> 2 << 3 | index & 3;
        index += 1;
    }
    squares
};

/// The triangle a1, d1, d4.
static TRIANGLE: [u8; 10] = [0, 1, 2, 3, 9, 10, 11, 18, 19, 27];

/// The squares of the pieces of a [`Material`], in its order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Placement {
    pub(crate) material: Material,
    pub(crate) strong_king: u8,
    pub(crate) lone_king: u8,
    pub(crate) pieces: [u8; MAX_PIECES],
}

impl Placement {
    /// The placement of two kings without pieces.
    pub(crate) fn of_kings(strong_king: u8, lone_king: u8) -> Placement {
        Placement {
            material: Material::NONE,
            strong_king,
            lone_king,
            pieces: [0; MAX_PIECES],
        }
    }

    /// Adds a piece; returns false if there are too many.
    pub(crate) fn add(&mut self, role: Role, square: u8) -> bool {
        let count = self.material.count;
        let (Some(free), Some(place)) = (
            self.material.roles.get_mut(count),
            self.pieces.get_mut(count),
        ) else {
            return false;
        };
        (*free, *place) = (role, square);
        self.material.count += 1;
        self.sort();
        true
    }

    /// The placement after the promotion of a pawn, a piece by its index.
    pub(crate) fn promoted(mut self, pawn: usize, role: Role) -> Placement {
        self.material.roles[pawn] = role;
        self.pieces[pawn] += 8;
        self.sort();
        self
    }

    fn sort(&mut self) {
        if self.material.sort() {
            self.pieces.reverse();
        }
    }

    /// The placement with an index. `None` if [`Placement::index`] returns another index for it,
    /// which is that of its reflections; or if it is impossible, because two pieces share a square
    /// or a piece cannot stand where it does.
    pub(crate) fn at(material: Material, index: usize) -> Option<Placement> {
        let square = |place: usize| (index >> (6 * place) & 63).to_le_bytes()[0];
        let mut pieces = [0; MAX_PIECES];
        for (place, piece) in pieces[..material.count].iter_mut().enumerate() {
            *piece = square(place);
        }
        let kings = material.king_squares();
        let placement = Placement {
            material,
            strong_king: *kings.get(index >> (6 * (material.count + 1)))?,
            lone_king: square(material.count),
            pieces,
        };
        (placement.is_possible() && placement.index() == index).then_some(placement)
    }

    pub(crate) fn pieces(&self) -> impl Iterator<Item = (Role, u8)> {
        let squares = self.pieces.into_iter();
        self.material
            .roles
            .into_iter()
            .zip(squares)
            .take(self.material.count)
    }

    /// Whether the kings are apart, no two pieces share a square and no pawn stands on a rank at the
    /// edge.
    fn is_possible(&self) -> bool {
        let mut occupied = bit(self.strong_king) | bit(self.lone_king);
        let mut is_possible =
            self.strong_king != self.lone_king && king(self.strong_king) & bit(self.lone_king) == 0;
        for (role, square) in self.pieces() {
            is_possible &= occupied & bit(square) == 0;
            is_possible &= role != Role::Pawn || (8..56).contains(&square);
            occupied |= bit(square);
        }
        is_possible
    }

    pub(crate) fn strong(&self) -> Squares {
        self.pieces()
            .fold(bit(self.strong_king), |set, (_, square)| set | bit(square))
    }

    /// The squares that the lone king must not enter.
    pub(crate) fn danger(&self) -> Squares {
        let occupied = self.strong();
        self.pieces()
            .fold(king(self.strong_king), |set, (role, square)| {
                set | attacks(role, square, occupied)
            })
    }

    pub(crate) fn is_check(&self) -> bool {
        let occupied = self.strong() | bit(self.lone_king);
        self.pieces()
            .any(|(role, square)| attacks(role, square, occupied) & bit(self.lone_king) != 0)
    }

    pub(crate) fn without(mut self, piece: usize) -> Placement {
        self.pieces.swap(piece, self.material.count - 1);
        self.material = self.material.without(piece);
        self
    }

    /// The index of the placement and of its reflections.
    pub(crate) fn index(&self) -> usize {
        let mut flip = if self.strong_king & 7 > 3 {
            MIRROR_FILES
        } else {
            0
        };
        if !self.material.has_pawn() && self.strong_king > 31 {
            flip |= MIRROR_RANKS;
        }
        let [king, lone, pieces @ ..] = self.squares().map(|square| square ^ flip);
        if self.material.has_pawn() {
            let slot = usize::from(king >> 3 << 2 | king & 3);
            return self.index_of(slot, lone, pieces);
        }
        let transposed = || {
            self.index_of(
                slot_in_triangle(transpose(king)),
                transpose(lone),
                pieces.map(transpose),
            )
        };
        let (file, rank) = (king & 7, king >> 3);
        if rank > file {
            return transposed();
        }
        let index = self.index_of(slot_in_triangle(king), lone, pieces);
        if rank == file {
            index.min(transposed())
        } else {
            index
        }
    }

    fn squares(&self) -> [u8; MAX_PIECES + 2] {
        let [first, second] = self.pieces;
        [self.strong_king, self.lone_king, first, second]
    }

    fn index_of(&self, slot: usize, lone: u8, pieces: [u8; MAX_PIECES]) -> usize {
        let kings = slot << 6 | usize::from(lone);
        let mut index = kings;
        for &square in pieces[..self.material.count].iter().rev() {
            index = index << 6 | usize::from(square);
        }
        index
    }
}

/// Changes file a to h and h to a, b to g …
pub(crate) const MIRROR_FILES: u8 = 0x07;
/// Changes the first rank to the eighth …
pub(crate) const MIRROR_RANKS: u8 = 0x38;

fn slot_in_triangle(square: u8) -> usize {
    const FIRST: [u8; 4] = [0, 4, 7, 9];
    let (file, rank) = (square & 7, square >> 3);
    usize::from(FIRST[usize::from(rank & 3)] + file - rank)
}

/// Reflects a square in the diagonal from a1 to h8.
const fn transpose(square: u8) -> u8 {
    square << 3 & 0x38 | square >> 3
}

#[cfg(test)]
mod tests {
    use rules::Role;

    use super::{MIRROR_FILES, MIRROR_RANKS, Placement, transpose};

    #[test]
    fn reflections_have_the_same_index() {
        let placement = |strong_king, lone_king, rook| {
            let mut placement = Placement::of_kings(strong_king, lone_king);
            assert!(placement.add(Role::Rook, rook));
            placement
        };
        let material = placement(1, 20, 40).material;
        let reflected = |flip: u8| {
            let [strong, lone, rook] = [1, 20, 40].map(|square| square ^ flip);
            placement(strong, lone, rook).index()
        };
        let index = reflected(0);
        assert_eq!(reflected(MIRROR_FILES), index);
        assert_eq!(reflected(MIRROR_RANKS), index);
        assert_eq!(placement(8, 34, 5).index(), index);
        assert_eq!(Placement::at(material, index), Some(placement(1, 20, 40)));
        assert_eq!(placement(9, 34, 5).index(), placement(9, 20, 40).index());
    }

    #[test]
    fn two_pieces_have_one_order() {
        let place = |pieces: [(Role, u8); 2]| {
            let mut placement = Placement::of_kings(1, 20);
            for (role, square) in pieces {
                assert!(placement.add(role, square));
            }
            placement
        };
        let (bishop, knight) = ((Role::Bishop, 40), (Role::Knight, 50));
        let placement = place([bishop, knight]);
        assert_eq!(place([knight, bishop]), placement);
        assert_eq!(placement.material.roles(), [Role::Knight, Role::Bishop]);
        let pieces: Vec<_> = placement.pieces().collect();
        assert_eq!(pieces, [(Role::Knight, 50), (Role::Bishop, 40)]);
    }

    #[test]
    fn an_index_is_that_of_the_placement_and_its_seven_reflections_and_of_no_other() {
        for strong in 0..64 {
            let squares = [strong, strong ^ 0x24, strong ^ 0x11];
            let reflections: Vec<Placement> =
                [0, MIRROR_FILES, MIRROR_RANKS, MIRROR_FILES | MIRROR_RANKS]
                    .into_iter()
                    .flat_map(|flip| {
                        let flipped = squares.map(|square| square ^ flip);
                        [flipped, flipped.map(transpose)]
                    })
                    .map(|[strong, lone, rook]| {
                        let mut placement = Placement::of_kings(strong, lone);
                        assert!(placement.add(Role::Rook, rook));
                        placement
                    })
                    .collect();
            let (index, material) = (reflections[0].index(), reflections[0].material);
            assert!(reflections.iter().all(|one| one.index() == index));
            let found = Placement::at(material, index).unwrap();
            assert!(reflections.contains(&found), "{squares:?}");
        }
    }
}
