// @ts-check
/**
 * The subject of a figure: as set by its attributes, and its changes by dragging. The worker reads games and decides whether a
 * position is possible.
 *
 * @import { Color, Square } from '../../board/geometry.js'
 * @import { Placement } from '../../board/placement.js'
 * @import { LegalMove } from '../../board/state.js'
 * @import { EngineLike } from '../../engine/client.js'
 * @import { Figure, Subject } from './figure-types.js'
 */
import { makeSquare } from '../../board/geometry.js';
import { parseSetup, put, setupFen } from '../../game/position/draft-position.js';
import { NULL_MOVE } from '../../game/tree/move-tree.js';

/** The maximum length of a PGN, in characters. */
const MAX_PGN = 100_000;

const SQUARES = Array.from({ length: 64 }, (_, index) => makeSquare(index % 8, Math.floor(index / 8)));

/**
 * All ways to put one piece on another square, occupied or not.
 * @param {Placement} pieces @param {readonly Square[]} [targets] @returns {LegalMove[]}
 */
export const everyRelocation = (pieces, targets = SQUARES) =>
  Object.keys(pieces).flatMap((from) =>
    targets
      .filter((to) => to !== from)
      .map((to) => ({ uci: from + to, san: '', from, to, promotion: null, capture: to in pieces })),
  );

/**
 * The FEN with a piece on another square.
 * @param {string} fen @param {{ from: Square, to: Square }} move @returns {string}
 */
export function rearranged(fen, { from, to }) {
  const setup = parseSetup(fen);
  return setup ? setupFen(put(put({ ...setup, ep: null }, to, setup.pieces[from]), from, null)) : fen;
}

/**
 * The FEN with a piece on a square, or with nothing on it.
 * @param {string} fen @param {Square} square @param {string | null} piece @returns {string}
 */
export function withPiece(fen, square, piece) {
  const setup = parseSetup(fen);
  return setup ? setupFen(put({ ...setup, ep: null }, square, piece)) : fen;
}

/**
 * The FEN with a side to move.
 * @param {string} fen @param {Color} turn
 */
export function withTurn(fen, turn) {
  const setup = parseSetup(fen);
  return setup ? setupFen({ ...setup, ep: null, turn }) : fen;
}

/**
 * The subject for a game read by the worker, from its last null move onwards, because Classic has none.
 * @param {{ start: string, nodes: readonly { parent: number, uci: string, fen: string }[] }} game
 * @param {number | null} ply The number of half-moves; null for all of them.
 * @returns {Subject}
 */
export function subjectOf({ start, nodes }, ply) {
  const line = [];
  for (let at = 0; line.length !== ply;) {
    const index = nodes.findIndex(({ parent }) => parent === at);
    if (index < 0) break;
    line.push(nodes[index]);
    at = index + 1;
  }
  const moves = line.map(({ uci }) => uci);
  const pass = moves.lastIndexOf(NULL_MOVE);
  return { start: line[pass]?.fen ?? start, moves: moves.slice(pass + 1) };
}

/**
 * The game of `pgn` up to `ply`, the position of `fen`, or the figure's default.
 * @param {Element} element
 * @param {Figure<any>} figure
 * @param {Pick<EngineLike, 'ask'>} engine
 * @returns {Promise<Subject>} Rejected with a sentence if the game cannot be read.
 */
export async function givenSubject(element, figure, engine) {
  const pgn = element.getAttribute('pgn');
  const fen = element.getAttribute('fen')?.trim();
  if (!pgn) return fen ? { start: fen, moves: [] } : { start: figure.fen, moves: figure.moves ?? [] };
  if (pgn.length > MAX_PGN) throw new Error(`a game in PGN may have at most ${MAX_PGN} characters`);
  const ply = element.getAttribute('ply');
  return subjectOf(await engine.ask('pgn', { text: pgn }), ply === null ? null : Number(ply));
}
