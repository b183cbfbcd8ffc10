// @ts-check
/**
 * What a script can have an element do. Each command waits for the engine's answer, and is refused with a sentence.
 *
 * @import { Game } from '../game/game.js'
 * @import { Texts } from './attributes.js'
 * @import { Details, Found, Place, Thought } from './public-types.js'
 * @import { Desk } from './element-game.js'
 */
import { canHint, endingOf, fenAt, positionAt, playableMoves, turnAt } from '../game/game.js';
import { lineTo } from '../game/move-tree.js';
import { faultOf } from './attributes.js';
import { opponentOf } from './initial-game.js';
import { moveDetail, reportDetail } from './events.js';
import { lastPly, nodeAtPly, shownPly } from './replay.js';

/**
 * The position that is shown, once it is known; while the engine sleeps, as it is drawn.
 *
 * @param {Desk} desk
 * @returns {Promise<Place>}
 */
export async function place(desk) {
  const { game } = desk;
  const fen = desk.engine.isAwake ? await desk.when((now) => positionAt(now, now.shown)?.fen) : fenOf(game);
  return { fen, ply: shownPly(desk.game) };
}

/**
 * The FEN of the position that is shown, as well as it is known.
 *
 * @param {Game} game
 */
export const fenOf = (game) => fenAt(game, game.shown) ?? game.tree.start;

/**
 * Makes a move for the side whose turn it is on the board.
 *
 * @param {Desk} desk
 * @param {unknown} written In SAN, or as UCI writes it.
 * @returns {Promise<Details['micro-max-move']>}
 */
export async function move(desk, written) {
  if (typeof written !== 'string') throw new TypeError('A move is a text such as "Nf3" or "g1f3".');
  await known(desk);
  const wanted = plain(written);
  const found = playableMoves(desk.game).find(({ uci, san }) => uci === wanted || plain(san) === wanted);
  if (!found) throw new Error(refusalOf(desk.game, written));
  desk.dispatch({ type: 'play', uci: found.uci }, true);
  const { id, shown: node } = desk.game;
  return desk.when((game) => moveDetail(game, { id, node, by: 'program' }));
}

/**
 * @param {Game} game
 * @param {string} written
 */
function refusalOf(game, written) {
  if (playableMoves(game).length > 0) return `"${written}" is no legal move in this position.`;
  return endingOf(game) ? 'The game is over.' : `It is the engine's turn, with ${turnAt(game, game.shown)}.`;
}

/**
 * A move without what may be left out.
 *
 * @param {string} text
 */
const plain = (text) => text.trim().replaceAll('0', 'O').replace(/[+#!?=]/g, '');

/**
 * Takes the last move of the reader back, with what was answered.
 *
 * @param {Desk} desk
 * @returns {Promise<Place>}
 */
export function takeBack(desk) {
  const { head } = desk.game;
  desk.dispatch({ type: 'takeBack' }, true);
  if (desk.game.head === head) throw new Error('There is no move to take back.');
  return place(desk);
}

/**
 * Shows the position after so many half-moves.
 *
 * @param {Desk} desk
 * @param {unknown} ply
 * @returns {Promise<Place>}
 */
export function goTo(desk, ply) {
  const node = nodeAtPly(desk.game, Number.isInteger(ply) ? Number(ply) : -1);
  if (node === null) throw new RangeError(`The game shown has ${lastPly(desk.game)} half-moves; there is no position ${ply}.`);
  desk.dispatch({ type: 'showNode', node }, true);
  return place(desk);
}

/**
 * Gives a hint: the piece is marked, asked again its move.
 *
 * @param {Desk} desk
 * @returns {Promise<Found>}
 */
export async function hint(desk) {
  await known(desk);
  const node = desk.game.shown;
  if (!canHint(desk.game)) throw new Error('There is nothing to advise in this position.');
  // A hint that has shown its move already goes, and a new one comes.
  for (const _ of desk.game.hint?.step === 2 ? [1, 2] : [1]) desk.dispatch({ type: 'hint' }, true);
  const uci = await desk.when(({ hint: given }) => (given?.node === node ? given.uci : ''));
  if (!uci) throw new Error('The engine has no hint here.');
  return found(desk.game, node, uci);
}

/**
 * Has the engine think about the position that is shown, and makes no move.
 *
 * @param {Desk} desk
 * @param {Texts} texts Who thinks, and how long.
 * @param {unknown} limit In place of theirs: "nodes:20000".
 * @param {(seen: Details['micro-max-search']) => void} tell
 * @returns {Promise<Thought>}
 */
export async function think(desk, texts, limit, tell) {
  const fault = limit === undefined ? null : faultOf('limit', String(limit) || '-');
  if (fault) throw new TypeError(fault);
  const { engine, strength } = opponentOf(limit === undefined ? texts : { ...texts, limit: String(limit) });
  await known(desk);
  const { tree, shown: node } = desk.game;
  const turn = turnAt(desk.game, node);
  const [limits, level] = 'limit' in strength ? [strength.limit, null] : [{}, strength.level];
  const work = { start: tree.start, moves: lineTo(tree, node), limits, level, engine, clock: null, lines: 1, seed: 0 };
  /** @type {Partial<Details['micro-max-search']>} */
  let last = {};
  const uci = await desk.engine.think(work, (report) => {
    last = reportDetail(report, turn);
    tell(/** @type {Details['micro-max-search']} */ (last));
  });
  if (!uci) throw new Error('There is no move to find in this position.');
  return { ...found(desk.game, node, uci), ...last };
}

/**
 * What the worker reads in a PGN.
 *
 * @param {Desk} desk
 * @param {string} text
 * @returns {Promise<import('../game/pgn.js').Loaded>}
 */
export async function readPgn(desk, text) {
  const [{ treeOfPgn }, pgn] = await Promise.all([import('../game/pgn.js'), desk.engine.ask('pgn', { text, game: 0 })]);
  return treeOfPgn(pgn);
}

/**
 * The FEN of a position as this project writes it.
 *
 * @param {Desk} desk
 * @param {string} fen
 * @returns {Promise<string>}
 */
export async function readFen(desk, fen) {
  if (fen === 'startpos') return fen;
  return (await desk.engine.ask('fen', { fen })).fen;
}

/**
 * Waits until the position that is shown is known.
 *
 * @param {Desk} desk
 */
async function known(desk) {
  desk.wake();
  await desk.when((game) => positionAt(game, game.shown));
}

/**
 * @param {Game} game
 * @param {number} node
 * @param {string} uci
 * @returns {Found}
 */
const found = (game, node, uci) =>
  ({ uci, san: positionAt(game, node)?.legal.find((one) => one.uci === uci)?.san ?? uci });

