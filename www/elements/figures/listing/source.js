// @ts-check
/** Printed by `node tools/listing.mjs` from crates/engine/src/classic; a test compares. */

/** Functions of Classic, without shortcuts and the notification of observers. @type {Readonly<Record<string, string>>} */
export const FUNCTIONS = Object.freeze({
  probe: String.raw`fn probe(&mut self, frame: &mut Frame, until: u64) -> State {
	let child = &mut self.child;
	if !self.parameters.table() {
		return State::Enter;
	}
	child.slot = self.table.probe(child.table_index(), child.key_lock);
	let entry = self.table.entry(child.slot);
	let cutoff = entry
		.filter(|entry| {
			entry.depth >= child.depth && entry.causes_cutoff(child.alpha, child.beta)
		})
		.map(|entry| i32::from(entry.score));
	if let Some(score) = cutoff {
		return if self.nodes == 0 {
			State::Done
		} else {
			State::Answer(score)
		};
	}
	if let Some(entry) = entry {
		child.iteration = entry.depth.min(child.depth.saturating_sub(1));
		child.best_from = entry.from & !OFF_BOARD;
		child.best_to = if child.iteration == 0 { 0 } else { entry.to };
	}
	State::Enter
}`,
  enter: String.raw`pub(super) fn enter(&mut self, frame: &mut Frame) -> State {
	self.nodes += 1;
	frame.king_passed = frame.call.ep_square != NO_EP
		&& frame.call.ep_square >= 0
		&& self.board.at(frame.call.ep_square.to_le_bytes()[0]) != 0;
	if !self.parameters.iterative_deepening() && frame.call.previous_to & ROOT == 0 {
		let last = frame.call.depth.saturating_sub(1);
		frame.call.iteration = frame.call.iteration.max(last);
	}
	State::Deepen
}`,
  deepen: String.raw`fn deepen(&mut self, frame: &mut Frame) -> State {
	let shallow = frame.call.iteration < frame.call.depth;
	frame.call.iteration += 1;
	let deepens = frame.call.previous_to == ROOT
		&& self.root.begins_iteration(self.nodes, frame.call.iteration);
	if !shallow && !deepens {
		return State::Leave(frame.best);
	}
	let first = if self.parameters.best_move_first() {
		frame.call.best_to |= frame.call.best_to >> 4 & 8;
		frame.call.best_from
	} else {
		0
	};
	frame.scan_start = first;
	frame.best = if frame.call.iteration > 1 {
		-INFINITY
	} else {
		frame.call.eval
	};
	frame.recaptures_only = false;
	let pieces = self.board.pieces(frame.call.side);
	frame.unscanned = rotate(pieces, frame.scan_start);
	State::Piece
}`,
  next_piece: String.raw`fn next_piece(&mut self, frame: &mut Frame) -> State {
	if frame.unscanned == 0 {
		return State::Close;
	}
	frame.change.from = next_unscanned(&mut frame.unscanned, frame.scan_start);
	frame.change.piece = self.board.at(frame.change.from);
	frame.direction = Direction::before_first(frame.change.piece & 7);
	State::Direction
}`,
  next_direction: String.raw`fn next_direction(frame: &mut Frame) -> State {
	frame.direction.advance(frame.change.piece & 7);
	if frame.direction.step == 0 {
		State::Piece
	} else {
		State::Ray
	}
}`,
  begin_ray: String.raw`fn begin_ray(frame: &mut Frame) -> State {
	let change = &mut frame.change;
	change.to = change.from;
	change.rook_to = DUMMY;
	change.rook_from = DUMMY;
	State::Step
}`,
  step: String.raw`fn step(&mut self, frame: &mut Frame) -> State {
	let change = &mut frame.change;
	change.to = if frame.call.best_to & 8 != 0 {
		frame.call.best_to & !OFF_BOARD
	} else {
		change.to.wrapping_add_signed(frame.direction.step)
	};
	if is_off_board(change.to) {
		return State::Direction;
	}
	let pawn = is_pawn(change.piece & 7);
	let en_passant = pawn && i16::from(change.to) == frame.call.ep_square;
	change.capture_square = if en_passant {
		change.to ^ 16
	} else {
		change.to
	};
	change.captured = self.board.at(change.capture_square);
	let bad_pawn_mode = pawn && frame.direction.is_diagonal() == (change.captured == 0);
	if change.captured & frame.call.side != 0 || bad_pawn_mode {
		return State::Direction;
	}
	frame.gain = self.parameters.piece_value(change.captured & 7);
	let near_passed =
		frame.king_passed && (i16::from(change.to) - frame.call.ep_square).abs() < 2;
	if frame.gain < 0 || near_passed {
		frame.best = INFINITY;
	}
	if frame.best >= frame.call.beta {
		return State::Close;
	}
	let recapture =
		change.to == frame.call.previous_to && self.parameters.recapture_extension();
	frame.remaining = frame.call.iteration - u8::from(!recapture);
	if frame.remaining == 0 {
		State::Extend
	} else {
		State::Try
	}
}`,
  try_move: String.raw`fn try_move(&mut self, frame: &mut Frame) -> State {
	let change = &mut frame.change;
	change.arrives = change.piece & !VIRGIN;
	let positional = positional_gain(&self.board, *change, &self.parameters);
	if is_pawn(change.piece & 7) && is_last_row(change.to, frame.direction.step) {
		change.arrives |= 7;
		frame.gain += PROMOTION;
	}
	self.child = Call {
		side: opponent(frame.call.side),
		alpha: -frame.call.beta - i32::from(frame.call.beta > frame.call.eval),
		beta: -frame.best.max(frame.call.alpha),
		eval: -frame.call.eval - positional - frame.gain,
		key_index: frame
			.call
			.key_index
			.wrapping_add(self.keys.index_change(*change)),
		key_lock: frame
			.call
			.key_lock
			.wrapping_add(self.keys.lock_change(*change)),
		ep_square: i16::from(change.rook_to),
		previous_to: change.to,
		depth: frame.remaining,
		ply: frame.call.ply.saturating_add(1),
		..Call::default()
	};
	frame.pending = PendingChild::Reply;
	State::Probe
}`,
  update_best: String.raw`fn update_best(&mut self, frame: &mut Frame, score: i32) -> State {
	if frame.pending == PendingChild::StalemateTest {
		frame.best = -score / 2;
		return State::Store;
	}
	let mut score = -score;
	score -= i32::from(score > frame.call.eval);
	if frame.call.previous_to == LEGALITY {
		if score != -INFINITY && self.root.is_tested_move(frame.change) {
			return State::Leave(frame.call.beta);
		}
		score = frame.best;
	}
	if frame.call.best_to & 8 != 0 {
		frame.best = score;
		frame.call.best_to &= !8;
		return State::Ray;
	}
	if score > frame.best {
		frame.best = score;
		frame.call.best_from = frame.change.from;
		frame.call.best_to = frame.change.to | DUMMY & frame.change.rook_from;
	}
	State::Extend
}`,
  extend: String.raw`fn extend(&mut self, frame: &mut Frame) -> State {
	if frame.recaptures_only {
		return State::Recapture;
	}
	let change = &mut frame.change;
	if change.captured != 0 {
		return State::Direction;
	}
	let role = change.piece & 7;
	if !is_leaper(role) {
		return State::Step;
	}
	if is_pawn(role) && is_after_first_push(frame.call.side, change.to) {
		change.rook_to = change.to;
		return State::Step;
	}
	if is_virgin_king(change.piece) && frame.direction.is_sideways() && !change.castles() {
		change.rook_from = corner(change.from, frame.direction.step);
		if may_castle(&self.board, change.rook_from) {
			change.rook_to = change.to;
			return State::Step;
		}
	}
	State::Direction
}`,
  close: String.raw`fn close(&mut self, frame: &mut Frame) -> State {
	if frame.best.abs() > self.root.mate_bound {
		frame.call.iteration = 99;
	}
	if frame.best != -INFINITY {
		return State::Store;
	}
	frame.pending = PendingChild::StalemateTest;
	self.child = Call {
		side: opponent(frame.call.side),
		alpha: -INFINITY,
		beta: INFINITY,
		key_index: frame.call.key_index,
		key_lock: frame.call.key_lock,
		ep_square: NO_EP,
		previous_to: frame.call.previous_to,
		depth: 1,
		ply: frame.call.ply.saturating_add(1),
		..Call::default()
	};
	State::Probe
}`,
  store: String.raw`fn store(&mut self, frame: &mut Frame) -> State {
	let entry = Entry {
		score: narrow(frame.best),
		from: frame.call.best_from | bound_bits(frame.best, frame.call.alpha, frame.call.beta),
		to: frame.call.best_to,
		depth: frame.call.iteration,
	};
	if self.parameters.table() {
		let stored = self
			.table
			.store(frame.call.slot, frame.call.key_lock, entry);
	}
	if frame.call.previous_to == ROOT {
		return State::Report;
	}
	State::Deepen
}`,
  leave: String.raw`fn leave(&mut self, score: i32) -> State {
	let frame = self.stack.top();
	if is_off_board(frame.call.previous_to) {
		let best = (frame.call.best_from, frame.call.best_to & !OFF_BOARD);
		self.context.root.best = best;
	}
	let Some(parent) = self.stack.pop() else {
		return State::Done;
	};
	if parent.pending == PendingChild::Reply {
		self.context.board.unmake(parent.change);
	}
	State::Answer(score)
}`,
});

/** The original's letters for the names in them. Constants have a value. @type {Readonly<Record<string, { letter: string, meaning: string, value?: string }>>} */
export const NAMES = Object.freeze({
  OFF_BOARD: { letter: 'M', meaning: 'The bits that no square of the board has', value: '0x88' },
  DUMMY: { letter: 'S', meaning: 'A square beside the board that can be written', value: '0x80' },
  piece: { letter: 'u', meaning: 'The piece before the move' },
  captured: { letter: 't', meaning: 'The piece that is captured' },
  from: { letter: 'x', meaning: 'The origin of the move' },
  to: { letter: 'y', meaning: 'The target of the move' },
  capture_square: { letter: 'H', meaning: 'The square of the captured piece' },
  rook_to: { letter: 'F', meaning: 'The rook’s target' },
  rook_from: { letter: 'G', meaning: 'The corner of a castling rook' },
  step: { letter: 'r', meaning: 'The step that is added to a square' },
  INFINITY: { letter: 'I', meaning: 'The score of a king’s capture', value: '8000' },
  ROOT: { letter: 'z', meaning: 'The kinds of call identified by the previous target', value: '8' },
  NO_EP: { letter: 'S', meaning: 'No square for en passant', value: '0x80' },
  side: { letter: 'k', meaning: 'The side to move' },
  alpha: { letter: 'q', meaning: 'The lower end of the window' },
  beta: { letter: 'l', meaning: 'The upper end of the window' },
  eval: { letter: 'e', meaning: 'The static evaluation' },
  key_index: { letter: 'J', meaning: 'The key that chooses the slot' },
  key_lock: { letter: 'Z', meaning: 'The key that is compared' },
  ep_square: { letter: 'E', meaning: 'The square passed by the last move' },
  previous_to: { letter: 'z', meaning: 'The target of the last move' },
  depth: { letter: 'n', meaning: 'The depth to search' },
  slot: { letter: 'a', meaning: 'The slot of the table' },
  iteration: { letter: 'd', meaning: 'The depth of the iteration' },
  best_from: { letter: 'X', meaning: 'The best move’s origin' },
  best_to: { letter: 'Y', meaning: 'The best move’s target' },
  best: { letter: 'm', meaning: 'The best score of this iteration' },
  scan_start: { letter: 'B', meaning: 'The square at which the scan started' },
  gain: { letter: 'i', meaning: 'The material gain of the move' },
  remaining: { letter: 'h', meaning: 'The depth left for the reply' },
  nodes: { letter: 'N', meaning: 'Nodes since the search began' },
});
