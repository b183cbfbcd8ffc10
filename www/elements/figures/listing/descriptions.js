// @ts-check
/**
 * Descriptions of what a function did. Pure.
 *
 * @import { Name, Turn } from './run.js'
 */
import { listing as texts } from '../../../texts/en/figures/listing.js';
import { countText } from '../../../texts/number.js';
import { DUMMY, hexOf, pieceName, OFF_BOARD, signed, squareOf } from '../classic-answers.js';
import { INFINITY, kindInWindow } from '../search-states.js';
import { scoreText, sideOf } from '../score.js';

/** @param {Record<string, number>} candidate */
const moveOf = ({ from, to }) => `${squareOf(from)}–${squareOf(to)}`;

/**
 * The window of a call.
 * @param {Record<string, number>} call
 */
const windowText = ({ alpha, beta }) => texts.window({ low: endText(alpha), high: endText(beta) });

/** @param {number} end */
const endText = (end) => (Math.abs(end) >= INFINITY - 1 ? texts.endless(end > 0) : scoreText(end));

/** Whether a call is that of the root, which has no depth of its own. @param {Turn} turn */
const isRoot = ({ transition }) => transition.level === 0;

/** @type {Record<Name, (turn: Turn) => string>} */
const DESCRIPTIONS = {
  probe({ next, transition: { entry } }) {
    if (next === 'Answer') return texts.descriptions.probe.known;
    return entry.held ? texts.descriptions.probe.shallow : texts.descriptions.probe.unknown;
  },
  enter: ({ transition: { call } }) =>
    texts.descriptions.enter({
      side: sideOf(call.side),
      depth: String(call.depth),
      window: windowText(call),
    }),
  deepen(turn) {
    const { iteration, depth } = turn.transition.call;
    if (turn.next === 'Leave') return texts.descriptions.deepen.ends;
    return texts.descriptions.deepen.goesOn({
      iteration: String(iteration),
      depth: isRoot(turn) ? '∞' : String(depth),
    });
  },
  next_piece({ next, transition: { candidate } }) {
    if (next === 'Close') return texts.descriptions.next_piece.ends;
    return texts.descriptions.next_piece.goesOn({
      piece: pieceName(candidate.piece),
      square: String(squareOf(candidate.from)),
    });
  },
  next_direction({ next, transition: { candidate } }) {
    const index = String(candidate.index);
    return next === 'Piece'
      ? texts.descriptions.next_direction.ends({ index })
      : texts.descriptions.next_direction.goesOn({ index, step: signed(candidate.step) });
  },
  begin_ray: ({ transition: { candidate } }) =>
    texts.descriptions.begin_ray({ square: String(squareOf(candidate.from)) }),
  step: describeStep,
  try_move: ({ transition: { candidate, reply } }) =>
    texts.descriptions.try_move({
      move: moveOf(candidate),
      eval: signed(reply.eval),
      window: windowText(reply),
    }),
  update_best({ next, transition: { candidate, call, score } }) {
    const fields = { move: moveOf(candidate), score: scoreText(score), best: scoreText(candidate.best) };
    if (next === 'Store') return texts.descriptions.update_best.stalemate(fields);
    if (next === 'Ray') return texts.descriptions.update_best.first(fields);
    const isBest = candidate.from === call.bestFrom && candidate.to === (call.bestTo & ~OFF_BOARD);
    return isBest ? texts.descriptions.update_best.better(fields) : texts.descriptions.update_best.worse(fields);
  },
  extend({ next, transition: { candidate } }) {
    const fields = { piece: pieceName(candidate.piece), square: String(squareOf(candidate.to)) };
    const { slides, once, ends } = texts.descriptions.extend;
    if (next === 'Direction') return ends(fields);
    return (candidate.rookTo === DUMMY ? slides : once)(fields);
  },
  close: ({ next, transition: { candidate } }) =>
    next === 'Probe'
      ? texts.descriptions.close.mated
      : texts.descriptions.close.stores({ best: scoreText(candidate.best) }),
  store: ({ transition: { call, candidate } }) =>
    texts.descriptions.store({
      best: scoreText(candidate.best),
      kind: texts.kinds[kindInWindow(candidate.best, /** @type {any} */ (call))],
      move:
        call.bestFrom === (call.bestTo & ~OFF_BOARD)
          ? texts.nothing
          : moveOf({ from: call.bestFrom, to: call.bestTo & ~OFF_BOARD }),
    }),
  leave: ({ transition: { call, score } }) =>
    texts.descriptions.leave({ score: scoreText(score), side: sideOf(call.side) }),
};

/** @param {Turn} turn */
function describeStep({ next, transition: { call, candidate } }) {
  const square = squareOf(candidate.to) ?? '';
  const fields = {
    square,
    move: moveOf(candidate),
    iteration: String(call.iteration),
    remaining: String(candidate.remaining),
  };
  const { edge, own, pawn, cutoff, king, shallow, tried } = texts.descriptions.step;
  if (next === 'Extend') return shallow(fields);
  if (next === 'Try') return tried(fields);
  if (next === 'Close')
    return candidate.best >= INFINITY ? king : cutoff({ best: scoreText(candidate.best), beta: scoreText(call.beta) });
  if (candidate.to & OFF_BOARD) return edge({ code: hexOf(candidate.to) });
  const piece = candidate.captured ? pieceName(candidate.captured) : texts.nothing;
  return candidate.captured & call.side ? own({ ...fields, piece }) : pawn({ ...fields, piece });
}

/**
 * Describes the place in the search, and what was done there.
 * @param {Turn | undefined} turn
 */
export function describe(turn) {
  if (!turn) return texts.none;
  const node = countText('en', turn.node);
  const path = turn.path.map((move) => move.replace(/(..)(..)/, '$1–$2'));
  const where = path.length === 0 ? texts.root({ node }) : texts.where({ node, path: path.join(', ') });
  return `${where} ${DESCRIPTIONS[turn.name](turn)}`;
}

/**
 * The current value of a name as text; null if it is not a variable of the current node.
 * @param {Turn} turn
 * @param {string} name The name in the source.
 */
export function valueOf({ transition }, name) {
  const key = name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
  const value = name === 'nodes' ? transition.node : (transition.call[key] ?? transition.candidate[key]);
  if (value === undefined) return null;
  if (SQUARE.test(name)) return squareText(value);
  if (PIECE.test(name)) return value ? `${value} ${pieceName(value)}` : '0';
  return KEY.test(name) ? hexOf(value >>> 0) : String(value).replace('-', '−');
}

/** Patterns of the names of squares, pieces and keys. */
const [SQUARE, PIECE, KEY] = [/(from|to|square|start)$/, /^piece|^captured/, /^key/];

/** @param {number} code */
function squareText(code) {
  const byte = code & 0xff;
  const square = squareOf(byte & ~OFF_BOARD);
  return byte & OFF_BOARD ? hexOf(byte) : `${hexOf(byte)} ${square}`;
}
