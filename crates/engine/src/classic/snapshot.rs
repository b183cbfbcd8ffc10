//! A search put aside, to be taken up again.

use super::{
    Classic, TableError,
    board::Board,
    frame::{Call, Stack},
    observer::Observer,
    root::Root,
    setting::Setting,
    table::Table,
    variation::Variation,
    walk::State,
};
use rules::Position;

/// A search at a node, with its table: as large as that, 9 bytes a slot.
#[derive(Clone, Debug)]
pub struct Snapshot {
    board: Board,
    table: Table,
    state: State,
    stack: Stack,
    child: Call,
    nodes: u64,
    root: Root,
    setting: Setting,
    position: Position,
    gave_up: bool,
    finished: bool,
}

impl Snapshot {
    /// Nodes of the search when it was put aside.
    pub fn nodes(&self) -> u64 {
        self.root.nodes_before + self.nodes
    }
}

impl<V: Variation, O: Observer> Classic<V, O> {
    /// Puts a copy of the search aside, which runs on.
    ///
    /// # Errors
    ///
    /// [`TableError::OutOfMemory`] if there is no room for a second table.
    pub fn snapshot(&self) -> Result<Snapshot, TableError> {
        let search = &self.search;
        Ok(Snapshot {
            board: search.walk.board.clone(),
            table: search.walk.table.copy()?,
            state: search.state,
            stack: search.stack.clone(),
            child: search.walk.child,
            nodes: search.walk.nodes,
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
        search.walk.board.clone_from(&snapshot.board);
        search.state = snapshot.state;
        search.stack.clone_from(&snapshot.stack);
        search.walk.child = snapshot.child;
        search.walk.nodes = snapshot.nodes;
        search.walk.root.clone_from(&snapshot.root);
        self.setting.clone_from(&snapshot.setting);
        self.position.clone_from(&snapshot.position);
        self.gave_up = snapshot.gave_up;
        self.finished = snapshot.finished;
        Ok(())
    }
}
