// @ts-check
/**
 * What a function did, in a sentence. Pure.
 *
 * @import { Name, Turn } from './run.js'
 */
import { listing as texts } from '../../../i18n/figures/en/listing.js';
import { countText } from '../../../i18n/number.js';
import { DUMMY, hexOf, pieceName, OFF_BOARD, signed, squareOf } from '../classic-answers.js';
import { INFINITY, kindInWindow } from '../search-states.js';
import { scoreText, sideOf } from '../score.js';

/** @param {Record<string, number>} walk */
const moveOf = ({ from, to }) => `${squareOf(from)}–${squareOf(to)}`;

/**
 * The scores that matter to a call.
 *
 * @param {Record<string, number>} call
 */
const windowText = ({ alpha, beta }) => texts.window({ low: endText(alpha), high: endText(beta) });

/** @param {number} end */
const endText = (end) => (Math.abs(end) >= INFINITY - 1 ? texts.endless(end > 0) : scoreText(end));

/** Where a call begins the game: it has no depth of its own. @param {Turn} turn */
const isRoot = ({ pass }) => pass.level === 0;

/** @type {Record<Name, (turn: Turn) => string>} */
const TELL = {
  probe({ next, pass: { entry } }) {
    if (next === 'Answer') return texts.told.probe.known;
    return entry.held ? texts.told.probe.shallow : texts.told.probe.unknown;
  },
  enter: ({ pass: { call } }) => texts.told.enter({
    side: sideOf(call.side), depth: String(call.depth), window: windowText(call),
  }),
  deepen(turn) {
    const { iteration, depth } = turn.pass.call;
    if (turn.next === 'Leave') return texts.told.deepen.ends;
    return texts.told.deepen.goesOn({ iteration: String(iteration), depth: isRoot(turn) ? '∞' : String(depth) });
  },
  next_piece({ next, pass: { walk } }) {
    if (next === 'Close') return texts.told.next_piece.ends;
    return texts.told.next_piece.goesOn({ piece: pieceName(walk.piece), square: String(squareOf(walk.from)) });
  },
  next_direction({ next, pass: { walk } }) {
    const index = String(walk.index);
    return next === 'Piece' ? texts.told.next_direction.ends({ index }) : texts.told.next_direction.goesOn({ index, step: signed(walk.step) });
  },
  begin_ray: ({ pass: { walk } }) => texts.told.begin_ray({ square: String(squareOf(walk.from)) }),
  step: tellStep,
  try_move: ({ pass: { walk, reply } }) => texts.told.try_move({
    move: moveOf(walk), eval: signed(reply.eval), window: windowText(reply),
  }),
  update_best({ next, pass: { walk, call, score } }) {
    const fields = { move: moveOf(walk), score: scoreText(score), best: scoreText(walk.best) };
    if (next === 'Store') return texts.told.update_best.stalemate(fields);
    if (next === 'Ray') return texts.told.update_best.first(fields);
    const isBest = walk.from === call.bestFrom && walk.to === (call.bestTo & ~OFF_BOARD);
    return isBest ? texts.told.update_best.better(fields) : texts.told.update_best.worse(fields);
  },
  extend({ next, pass: { walk } }) {
    const fields = { piece: pieceName(walk.piece), square: String(squareOf(walk.to)) };
    const { slides, once, ends } = texts.told.extend;
    if (next === 'Direction') return ends(fields);
    return (walk.rookTo === DUMMY ? slides : once)(fields);
  },
  close: ({ next, pass: { walk } }) => (next === 'Probe' ? texts.told.close.mated : texts.told.close.stores({ best: scoreText(walk.best) })),
  store: ({ pass: { call, walk } }) => texts.told.store({
    best: scoreText(walk.best),
    kind: texts.kinds[kindInWindow(walk.best, /** @type {any} */ (call))],
    move: call.bestFrom === (call.bestTo & ~OFF_BOARD) ? texts.nothing : moveOf({ from: call.bestFrom, to: call.bestTo & ~OFF_BOARD }),
  }),
  leave: ({ pass: { call, score } }) => texts.told.leave({ score: scoreText(score), side: sideOf(call.side) }),
};

/** @param {Turn} turn */
function tellStep({ next, pass: { call, walk } }) {
  const square = squareOf(walk.to) ?? '';
  const fields = { square, move: moveOf(walk), iteration: String(call.iteration), remaining: String(walk.remaining) };
  const { edge, own, pawn, cutoff, king, shallow, tried } = texts.told.step;
  if (next === 'Extend') return shallow(fields);
  if (next === 'Try') return tried(fields);
  if (next === 'Close') return walk.best >= INFINITY ? king : cutoff({ best: scoreText(walk.best), beta: scoreText(call.beta) });
  if (walk.to & OFF_BOARD) return edge({ code: hexOf(walk.to) });
  const piece = walk.captured ? pieceName(walk.captured) : texts.nothing;
  return walk.captured & call.side ? own({ ...fields, piece }) : pawn({ ...fields, piece });
}

/**
 * Where the search is, and what it did there.
 *
 * @param {Turn | undefined} turn
 */
export function toldOf(turn) {
  if (!turn) return texts.none;
  const node = countText('en', turn.node);
  const way = turn.way.map((move) => move.replace(/(..)(..)/, '$1–$2'));
  const where = way.length === 0 ? texts.root({ node }) : texts.where({ node, way: way.join(', ') });
  return `${where} ${TELL[turn.name](turn)}`;
}

/**
 * What a name holds now, as text; null where it is no name of the node that works.
 *
 * @param {Turn} turn
 * @param {string} name As in the source.
 */
export function valueOf({ pass }, name) {
  const key = name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
  const value = name === 'nodes' ? pass.node : pass.call[key] ?? pass.walk[key];
  if (value === undefined) return null;
  if (SQUARE.test(name)) return squareText(value);
  if (PIECE.test(name)) return value ? `${value} ${pieceName(value)}` : '0';
  return KEY.test(name) ? hexOf(value >>> 0) : String(value).replace('-', '−');
}

/** What names of squares, of pieces and of keys have in common. */
const [SQUARE, PIECE, KEY] = [/(from|to|square|start)$/, /^piece|^captured/, /^key/];

/** @param {number} code */
function squareText(code) {
  const byte = code & 0xff;
  const square = squareOf(byte & ~OFF_BOARD);
  return byte & OFF_BOARD ? hexOf(byte) : `${hexOf(byte)} ${square}`;
}
