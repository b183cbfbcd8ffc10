/**
 * The original's letters in the Rust code of the folds: which name means which letter, and the lines of the listing that a
 * function does. Pure.
 */

/** The names with their letters. `a->V` is a field of the table's slot. */
const NAMES: Readonly<Record<string, string>> = Object.freeze({
  board: 'b',
  OFF_BOARD: 'M',
  DUMMY: 'S',
  STEPS: 'o',
  FIRST: 'o',
  PROMOTION: 'C',
  INFINITY: 'I',
  side: 'k',
  alpha: 'q',
  beta: 'l',
  eval: 'e',
  key_index: 'J',
  key_lock: 'Z',
  ep_square: 'E',
  previous_to: 'z',
  depth: 'n',
  iteration: 'd',
  best: 'm',
  score: 'v',
  remaining: 'h',
  gain: 'i',
  scan_start: 'B',
  nodes: 'N',
  from: 'x',
  to: 'y',
  piece: 'u',
  role: 'p',
  captured: 't',
  capture_square: 'H',
  rook_to: 'F',
  rook_from: 'G',
  slot: 'a',
  best_from: 'X',
  best_to: 'Y',
  'direction.step': 'r',
  'entry.score': 'a->V',
  'entry.from': 'a->X',
  'entry.to': 'a->Y',
  'entry.depth': 'a->D',
  'old.from': 'a->X',
  'old.depth': 'a->D',
});

/**
 * A function as the folds name it, with the lines of the listing that do the same, counted from 1 without comments and empty
 * lines, and names that mean something else in it; an empty letter is none.
 */
type Counterpart = { lines?: readonly [first: number, last: number]; names?: Readonly<Record<string, string>> };

const COUNTERPARTS: Readonly<Record<string, Counterpart>> = Object.freeze({
  'classic/board.rs Change': {},
  'classic/board.rs OFF_BOARD': { lines: [7, 7] },
  'classic/board.rs code': { names: { role: '', piece: '' } },
  'classic/board.rs distance_from_centre': { lines: [97, 97] },
  'classic/board.rs make': { lines: [55, 56], names: { captured: '' } },
  'classic/board.rs unmake': { lines: [70, 70] },
  'classic/evaluation.rs is_centred': { lines: [54, 54] },
  'classic/evaluation.rs positional_terms': {
    lines: [54, 59],
    names: { centre: 'v', castling: 'v', pawns: 'v', role: 'p' },
  },
  'classic/frame.rs Call': { lines: [16, 21] },
  'classic/keys.rs index_change': { lines: [3, 4], names: { index_change: 'J', index: 'K' } },
  'classic/mod.rs set_position': { lines: [100, 107], names: { side: '' } },
  'classic/mod.rs test_legality': { lines: [104, 107], names: { 'asked.from': 'K', 'asked.to': 'L' } },
  'classic/moves.rs FIRST': { lines: [10, 11] },
  'classic/moves.rs STEPS': { lines: [10, 10] },
  'classic/moves.rs advance': { lines: [42, 42], names: { step: 'r', index: 'j' } },
  'classic/moves.rs is_last_row': { lines: [60, 60], names: { square: 'y', step: 'r' } },
  'classic/moves.rs is_leaper': { lines: [74, 74] },
  'classic/moves.rs is_off_board': { lines: [47, 47], names: { square: 'y' } },
  'classic/node_search.rs close': {
    lines: [82, 83],
    names: { alpha: '', beta: '', iteration: 'd', depth: '', ep_square: '', key_lock: '' },
  },
  'classic/node_search.rs deepen': { lines: [34, 39] },
  'classic/node_search.rs enter': { lines: [33, 34], names: { ep_square: '', board: '' } },
  'classic/node_search.rs extend': { lines: [74, 80] },
  'classic/node_search.rs may_castle': { lines: [77, 78], names: { corner: 'G' } },
  'classic/node_search.rs next_piece': { lines: [35, 40] },
  'classic/node_search.rs next_unscanned': { lines: [81, 81], names: { start: 'B' } },
  'classic/node_search.rs probe': { lines: [22, 33] },
  'classic/node_search.rs rotate': { lines: [81, 81], names: { start: 'B' } },
  'classic/node_search.rs step': { lines: [45, 53], names: { piece_value: 'w', piece: '' } },
  'classic/node_search.rs store': {
    lines: [84, 86],
    names: { score: 'a->V', from: 'a->X', to: 'a->Y', depth: 'a->D', previous_to: '' },
  },
  'classic/node_search.rs try_move': { lines: [54, 63], names: { ep_square: '', previous_to: '', depth: '' } },
  'classic/node_search.rs update_best': { lines: [64, 72] },
  'classic/piece_values.rs PROMOTION': { lines: [7, 7] },
  'classic/root.rs is_tested_move': { lines: [66, 66], names: { tested_move: 'K' } },
  'classic/search.rs leave': { lines: [89, 90], names: { best: 'K', score: 'm', board: '' } },
  'classic/table.rs causes_cutoff': { lines: [28, 28], names: { from: 'X', AT_MOST: 'S' } },
  'classic/table.rs probe': { lines: [22, 24], names: { lock: 'Z', first: 'j', found: 'h', slots: 'A' } },
  'classic/table.rs store': { lines: [84, 86], names: { lock: 'Z', EXACT: 'M', 'entry.depth': 'd' } },
});

/** Names, also of fields of an entry, a direction or a move; functions and modules are followed by these signs. */
const TOKENS = /(?:\b(?:entry|old|asked|direction)\.)?\b[A-Za-z_]\w*\b(?!::)/g;

/** Code in pieces: those that are names of letters, and what lies between them. */
type Piece = { text: string; letter: string };

/** The pieces of a function's code. A comment is one without a letter. */
export function piecesOf(source: string, code: string): Piece[] {
  const own = COUNTERPARTS[source]?.names ?? {};
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of code.matchAll(TOKENS)) {
    const [token] = match;
    const name = token in { ...own, ...NAMES } ? token : (token.split('.').at(-1) ?? token);
    const isCall = code[match.index + token.length] === '(';
    const letter = Object.hasOwn(own, name) ? own[name] : isCall || !Object.hasOwn(NAMES, name) ? '' : NAMES[name];
    if (letter === '' || isInComment(code, match.index)) continue;
    const start = match.index + token.length - name.length;
    if (start > end) pieces.push({ text: code.slice(end, start), letter: '' });
    pieces.push({ text: name, letter });
    end = start + name.length;
  }
  if (end < code.length) pieces.push({ text: code.slice(end), letter: '' });
  return pieces;
}

const isInComment = (code: string, at: number) => /\/\//.test(code.slice(code.lastIndexOf('\n', at) + 1, at));

/** The letters of a function with their names, in the order of its code. */
export function keyOf(source: string, code: string): [letter: string, names: string[]][] {
  const names = new Map<string, string[]>();
  for (const { text, letter } of piecesOf(source, code).filter((piece) => piece.letter !== '')) {
    const known = names.get(letter) ?? [];
    names.set(letter, known.includes(text) ? known : [...known, text]);
  }
  return [...names];
}

/** The letter itself: `V` of `a->V`. */
export const bareLetter = (letter: string) => letter.replace(/^.*>/, '');

/** Whether a function has a counterpart in the listing. */
export const isInListing = (source: string) => source in COUNTERPARTS;

/** The lines of the listing that do what a function does, or null if it is ours alone. */
export const linesFor = (source: string) => COUNTERPARTS[source]?.lines ?? null;
