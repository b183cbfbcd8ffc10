// @ts-check
/**
 * The subject set by the attributes of a figure.
 *
 * @import { EngineLike } from '../../engine/client.js'
 * @import { Figure, Subject } from './figure-types.js'
 */
import { subjectOf } from './subject.js';

/** The maximum length of a PGN, in characters. */
const MAX_PGN = 100_000;

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
