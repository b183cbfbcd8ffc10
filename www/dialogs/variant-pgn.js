// @ts-check
/**
 * Games of variants in PGN: their moves are read by the worker one by one.
 *
 * @import { EngineLike } from '../engine/client.js'
 * @import { PgnGame, PgnMove } from '../game/pgn.js'
 * @import { WrittenGame } from '../game/pgn-reader.js'
 */
import { QuestionError } from '../engine/error.js';

/** The maximum number of moves with those of variations. */
const MAX_MOVES = 20_000;

/**
 * A game with the moves as the worker understands them. Where one is illegal, the rest of its line is not read.
 *
 * @param {Pick<EngineLike, 'ask'>} client
 * @param {string} variant A variant source.
 * @param {WrittenGame} game
 * @returns {Promise<PgnGame>} Rejected if its position is invalid, or without an engine.
 */
export async function pgnOfVariant(client, variant, game) {
  const { moves, ...rest } = game;
  const fen = game.tags.find(([name]) => name === 'FEN')?.[1];
  const start = fen ? (await client.ask('fen', { variant, fen })).fen : 'startpos';
  /** @type {PgnGame['nodes'][number][]} */
  const nodes = [];
  /** @type {PgnGame['unread'][number][]} */
  const unread = [];
  /** The numbers of moves that were read, by those of the moves that are written. */
  const places = new Map([[0, 0]]);
  for (const [index, move] of moves.slice(0, MAX_MOVES).entries()) {
    const parent = places.get(move.parent);
    if (parent === undefined) continue;
    const line = lineTo(nodes, parent);
    try {
      const { uci, san } = await client.ask('play', { variant, start, moves: line, move: move.san });
      nodes.push({ ...move, parent, uci, san, fen: '' });
      places.set(index + 1, nodes.length);
    } catch (error) {
      if (!(error instanceof QuestionError)) throw error;
      unread.push({ node: parent, text: restOf(game, index, start, line.length), error: error.fields });
    }
  }
  return { ...rest, start, nodes, unread };
}

/**
 * The moves to a node.
 *
 * @param {readonly PgnMove[]} nodes
 * @param {number} number
 */
function lineTo(nodes, number) {
  const line = [];
  for (let at = number; at > 0; at = nodes[at - 1].parent) line.push(nodes[at - 1].uci);
  return line.reverse();
}

/**
 * A line from a move on, with the number of the move.
 *
 * @param {WrittenGame} game
 * @param {number} index
 * @param {string} start
 * @param {number} ply Half-moves before it.
 */
function restOf({ moves }, index, start, ply) {
  const sans = [moves[index].san];
  let last = index + 1;
  for (let at = index + 1; at < moves.length; at += 1) {
    if (moves[at].parent !== last) continue;
    sans.push(moves[at].san);
    last = at + 1;
  }
  const [, turn = 'w', ...fields] = start.split(' ');
  const half = 2 * (Number(fields.at(-1) ?? 1) - 1) + (turn === 'b' ? 1 : 0) + ply;
  return `${Math.floor(half / 2) + 1}${half % 2 === 0 ? '.' : '...'} ${sans.join(' ')}`;
}
