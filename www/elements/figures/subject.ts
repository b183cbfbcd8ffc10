/**
 * The subject of a figure: as set by its attributes, and its changes by dragging. The worker reads games and decides whether a
 * position is possible.
 */
import { makeSquare } from '../../board/geometry.ts';
import { parseSetup, put, setupFen } from '../../game/position/draft-position.ts';
import { NULL_MOVE } from '../../game/tree/move-tree.ts';
import type { Color, Square } from '../../board/geometry.ts';
import type { Placement } from '../../board/placement.ts';
import type { LegalMove } from '../../board/state.ts';
import type { EngineLike } from '../../engine/client.ts';
import type { Figure, Subject } from './figure-types.ts';

/** The maximum length of a PGN, in characters. */
const MAX_PGN = 100_000;

const SQUARES = Array.from({ length: 64 }, (_, index) => makeSquare(index % 8, Math.floor(index / 8)));

/** All ways to put one piece on another square, occupied or not. */
export const everyRelocation = (pieces: Placement, targets: readonly Square[] = SQUARES): LegalMove[] =>
  Object.keys(pieces).flatMap((from) =>
    targets
      .filter((to) => to !== from)
      .map((to) => ({ uci: from + to, san: '', from, to, promotion: null, capture: to in pieces })),
  );

/** The FEN with a piece on another square. */
export function rearranged(fen: string, { from, to }: { from: Square; to: Square }): string {
  const setup = parseSetup(fen);
  return setup ? setupFen(put(put({ ...setup, ep: null }, to, setup.pieces[from]), from, null)) : fen;
}

/** The FEN with a piece on a square, or with nothing on it. */
export function withPiece(fen: string, square: Square, piece: string | null): string {
  const setup = parseSetup(fen);
  return setup ? setupFen(put({ ...setup, ep: null }, square, piece)) : fen;
}

/** The FEN with a side to move. */
export function withTurn(fen: string, turn: Color) {
  const setup = parseSetup(fen);
  return setup ? setupFen({ ...setup, ep: null, turn }) : fen;
}

/**
 * The subject for a game read by the worker, from its last null move onwards, because Classic has none.
 *
 * @param ply The number of half-moves; null for all of them.
 */
export function subjectOf(
  { start, nodes }: { start: string; nodes: readonly { parent: number; uci: string; fen: string }[] },
  ply: number | null,
): Subject {
  const line = [];
  for (let at = 0; line.length !== ply; ) {
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
 *
 * @returns Rejected with a sentence if the game cannot be read.
 */
export async function givenSubject(
  element: Element,
  figure: Figure,
  engine: Pick<EngineLike, 'ask'>,
): Promise<Subject> {
  const pgn = element.getAttribute('pgn');
  const fen = element.getAttribute('fen')?.trim();
  if (!pgn) return fen ? { start: fen, moves: [] } : { start: figure.fen, moves: figure.moves ?? [] };
  if (pgn.length > MAX_PGN) throw new Error(`a game in PGN may have at most ${MAX_PGN} characters`);
  const ply = element.getAttribute('ply');
  return subjectOf(await engine.ask('pgn', { text: pgn }), ply === null ? null : Number(ply));
}
