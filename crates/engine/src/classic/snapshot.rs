//! Saves and restores searches.

use alloc::vec::Vec;

use super::{
    Classic, TableError,
    board::Board,
    frame::{Call, Frame},
    node_search::State,
    observer::Observer,
    root::Root,
    root_position::RootPosition,
    search::Search,
    search_parameters::SearchParameters,
    table::Table,
};
use rules::Position;

/// The state of a search, without its table.
#[derive(Clone, Debug)]
pub(super) struct SearchState {
    board: Board,
    state: State,
    frames: Vec<Frame>,
    child: Call,
    nodes: u64,
}

impl SearchState {
    /// The memory that it occupies, in bytes.
    #[inline]
    pub(super) fn bytes(&self) -> usize {
        size_of::<Self>() + self.frames.len() * size_of::<Frame>()
    }
}

impl<V, O> Search<V, O> {
    #[inline]
    pub(super) fn save_state(&self) -> SearchState {
        SearchState {
            board: self.context.board.clone(),
            state: self.state,
            frames: self.stack.frames().to_vec(),
            child: self.context.child,
            nodes: self.context.nodes,
        }
    }

    /// Restores a state; the table must already have the content that it had then.
    #[inline]
    pub(super) fn restore_state(&mut self, place: &SearchState) {
        self.context.board.clone_from(&place.board);
        self.state = place.state;
        self.stack.set_frames(&place.frames);
        self.context.child = place.child;
        self.context.nodes = place.nodes;
    }
}

/// A saved search with a copy of its table, of 9 bytes for each slot.
#[derive(Clone, Debug)]
pub struct Snapshot {
    place: SearchState,
    table: Table,
    root: Root,
    root_position: RootPosition,
    position: Position,
    gave_up: bool,
    finished: bool,
}

impl Snapshot {
    /// The number of nodes of the search when it was saved.
    pub fn nodes(&self) -> u64 {
        self.root.nodes_before + self.place.nodes
    }
}

impl<V: SearchParameters, O: Observer> Classic<V, O> {
    /// Saves a copy of the search, which can then continue.
    ///
    /// # Errors
    ///
    /// [`TableError::OutOfMemory`] if there is not enough memory for a second table.
    pub fn snapshot(&self) -> Result<Snapshot, TableError> {
        let search = &self.search;
        Ok(Snapshot {
            place: search.save_state(),
            table: search.context.table.copy()?,
            root: search.context.root.clone(),
            root_position: self.root_position.clone(),
            position: self.position.clone(),
            gave_up: self.gave_up,
            finished: self.finished,
        })
    }

    /// Restores a saved search; parameters and observer do not change.
    ///
    /// # Errors
    ///
    /// [`TableError::OutOfMemory`] if there is not enough memory for a copy of the table; the
    /// search is then unchanged.
    pub fn restore(&mut self, snapshot: &Snapshot) -> Result<(), TableError> {
        let search = &mut self.search;
        search.context.table = snapshot.table.copy()?;
        search.restore_state(&snapshot.place);
        search.context.root.clone_from(&snapshot.root);
        self.root_position.clone_from(&snapshot.root_position);
        self.position.clone_from(&snapshot.position);
        self.gave_up = snapshot.gave_up;
        self.finished = snapshot.finished;
        Ok(())
    }
}
