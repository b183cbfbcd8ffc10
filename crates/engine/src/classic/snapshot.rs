//! A search put aside, to be taken up again.

use alloc::vec::Vec;

use super::{
    Classic, TableError,
    board::Board,
    frame::{Call, Frame},
    observer::Observer,
    root::Root,
    search::Search,
    search_parameters::SearchParameters,
    setting::Setting,
    table::Table,
    walk::State,
};
use rules::Position;

/// Where a search stands, without its table.
#[derive(Clone, Debug)]
pub(super) struct Place {
    board: Board,
    state: State,
    frames: Vec<Frame>,
    child: Call,
    nodes: u64,
}

impl Place {
    /// Bytes of memory that it takes.
    #[inline]
    pub(super) fn bytes(&self) -> usize {
        size_of::<Self>() + self.frames.len() * size_of::<Frame>()
    }
}

impl<V, O> Search<V, O> {
    #[inline]
    pub(super) fn place(&self) -> Place {
        Place {
            board: self.walk.board.clone(),
            state: self.state,
            frames: self.stack.frames().to_vec(),
            child: self.walk.child,
            nodes: self.walk.nodes,
        }
    }

    /// Goes to a place; the table must be as it was there.
    #[inline]
    pub(super) fn go_to(&mut self, place: &Place) {
        self.walk.board.clone_from(&place.board);
        self.state = place.state;
        self.stack.set_frames(&place.frames);
        self.walk.child = place.child;
        self.walk.nodes = place.nodes;
    }
}

/// A search at a node, with its table: as large as that, 9 bytes a slot.
#[derive(Clone, Debug)]
pub struct Snapshot {
    place: Place,
    table: Table,
    root: Root,
    setting: Setting,
    position: Position,
    gave_up: bool,
    finished: bool,
}

impl Snapshot {
    /// Nodes of the search when it was put aside.
    pub fn nodes(&self) -> u64 {
        self.root.nodes_before + self.place.nodes
    }
}

impl<V: SearchParameters, O: Observer> Classic<V, O> {
    /// Puts a copy of the search aside, which runs on.
    ///
    /// # Errors
    ///
    /// [`TableError::OutOfMemory`] if there is no room for a second table.
    pub fn snapshot(&self) -> Result<Snapshot, TableError> {
        let search = &self.search;
        Ok(Snapshot {
            place: search.place(),
            table: search.walk.table.copy()?,
            root: search.walk.root.clone(),
            setting: self.setting.clone(),
            position: self.position.clone(),
            gave_up: self.gave_up,
            finished: self.finished,
        })
    }

    /// Takes a search up where it was put aside; neither variation nor observer change.
    ///
    /// # Errors
    ///
    /// [`TableError::OutOfMemory`] if there is no room for a copy of the table; then nothing has
    /// changed.
    pub fn restore(&mut self, snapshot: &Snapshot) -> Result<(), TableError> {
        let search = &mut self.search;
        search.walk.table = snapshot.table.copy()?;
        search.go_to(&snapshot.place);
        search.walk.root.clone_from(&snapshot.root);
        self.setting.clone_from(&snapshot.setting);
        self.position.clone_from(&snapshot.position);
        self.gave_up = snapshot.gave_up;
        self.finished = snapshot.finished;
        Ok(())
    }
}
