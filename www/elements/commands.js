// @ts-check
/**
 * Commands for scripts. Each waits for the engine's answer; errors are sentences.
 *
 * @import { LegalMove } from '../board/state.js'
 * @import { Reason, ScannedGame, VariantInfo } from '../engine/messages.js'
 * @import { Game } from '../game/game.js'
 * @import { Loaded } from '../game/pgn/pgn.js'
 * @import { Name, Texts } from './attributes.js'
 * @import { ElementGame } from './element-game.js'
 * @import { Details, Drawings, Found, Hint, Place, Thought } from './public-types.js'
 */
import { canHint, endingOf, fenAt, playableMoves, positionAt, turnAt } from '../game/game.js';
import { lineTo, startFen } from '../game/tree/move-tree.js';
import { pgnOfGame, writePgn } from '../game/pgn/pgn.js';
import { fieldsOfStrength } from '../game/players/players.js';
import { loadMotifs } from '../texts/load.js';
import { reasonSentence } from '../texts/sentences.js';
import { ATTRIBUTES, faultOf } from './attributes.js';
import { arrowsText, circlesText } from './drawings.js';
import { isDiagram, lastPly, nodeAtPly, opponentOf, shownPly } from './attribute-game.js';
import { moveDetail, reportDetail } from './events.js';

/**
 * The shown position: validated by the engine, or as drawn if the engine has not started.
 * @param {ElementGame} elementGame @returns {Promise<Place>}
 */
export async function place(elementGame) {
  const { game } = elementGame;
  const isKnown = elementGame.engine.isAwake && game.isRead;
  const fen = isKnown ? await elementGame.when((now) => positionAt(now, now.shown)?.fen) : fenOf(game);
  return { fen, ply: shownPly(elementGame.game) };
}

/**
 * The FEN of the shown position, as far as it is known.
 * @param {Game} game
 */
export const fenOf = (game) => fenAt(game, game.shown) ?? startFen(game.tree);

/**
 * The game with its variations, in PGN.
 * @param {Game} game
 */
export const pgnOf = (game) => writePgn(pgnOfGame(game));

/**
 * Saves the game as a file.
 * @param {ElementGame} elementGame
 */
export async function download({ game }) {
  const files = await import('../dialogs/download.js');
  files.download('micro-max.pgn', 'application/x-chess-pgn', pgnOf(game));
}

/**
 * A text argument of a command.
 * @param {Name} name
 * @param {unknown} text
 * @param {boolean} [ofVariant] Whether the element shows a game other than chess.
 */
export function accepted(name, text, ofVariant = false) {
  if (typeof text !== 'string' || text.trim() === '')
    throw new TypeError(`A text is missing: it must be ${ATTRIBUTES[name].must}.`);
  const fault = faultOf(name, text, ofVariant);
  if (fault) throw new TypeError(fault);
  return text;
}

/**
 * The texts of the attributes `arrows` and `marks`.
 * @param {Drawings | null} [drawings] If missing, both are empty.
 * @throws {TypeError} One of them is invalid.
 */
export function drawingTexts(drawings) {
  const { arrows = '', marks = '' } = drawings ?? {};
  const texts = {
    arrows: typeof arrows === 'string' ? arrows : arrowsText(arrows),
    marks: typeof marks === 'string' ? marks : circlesText(marks),
  };
  const fault = faultOf('arrows', texts.arrows) ?? faultOf('marks', texts.marks);
  if (fault) throw new TypeError(fault);
  return texts;
}

/** The latest move of each game that a program makes; the next one waits for it. @type {WeakMap<ElementGame, Promise<unknown>>} */
const latestMoves = new WeakMap();

/**
 * Makes a move for the side to move, after the moves that were asked for before it.
 * @param {ElementGame} elementGame
 * @param {unknown} written In any spelling that the engine reads.
 * @param {(move: LegalMove) => boolean} accepts
 * @returns {Promise<Details['micro-max-move']>}
 */
export async function move(elementGame, written, accepts) {
  if (typeof written !== 'string') throw new TypeError('A move is a text such as "Nf3" or "g1f3".');
  const before = latestMoves.get(elementGame) ?? Promise.resolve();
  const made = before.then(() => makeMove(elementGame, written, accepts));
  latestMoves.set(
    elementGame,
    made.catch(() => null),
  );
  const { id, node } = await made;
  return elementGame.when((game) => moveDetail(game, { id, node, by: 'program' }));
}

/**
 * Makes a move once the legal moves are known.
 * @param {ElementGame} elementGame @param {string} written @param {(move: LegalMove) => boolean} accepts
 * @returns {Promise<{ id: string, node: number }>} The game, and the node of the move.
 */
async function makeMove(elementGame, written, accepts) {
  do await known(elementGame);
  while (!positionAt(elementGame.game, elementGame.game.shown));
  // On a busy page the time may be up before a timer could say so.
  elementGame.dispatch({ type: 'tick' });
  const found =
    playableMoves(elementGame.game).find(({ uci }) => uci === written) ?? (await spelled(elementGame, written));
  if (!found) throw new Error(refusalOf(elementGame.game, written));
  if (!accepts(found)) throw new Error(`"${written}" is not in the solution.`);
  const { shown } = elementGame.game;
  elementGame.dispatch({ type: 'play', uci: found.uci, isProgram: true });
  const { id, shown: node } = elementGame.game;
  if (node === shown) throw new Error(refusalOf(elementGame.game, written));
  return { id, node };
}

/** @param {Game} game @param {string} written */
function refusalOf(game, written) {
  if (playableMoves(game).length > 0) return `"${written}" is not a legal move in this position.`;
  return endingOf(game) ? 'The game is over.' : `It is the engine's turn, with ${turnAt(game, game.shown)}.`;
}

/**
 * The playable move that a text means, in any spelling that the engine reads.
 * @param {ElementGame} elementGame @param {string} written
 * @throws {Error} The text may mean several moves.
 */
async function spelled(elementGame, written) {
  const { id, shown, tree } = elementGame.game;
  if (playableMoves(elementGame.game).length === 0) return undefined;
  const question = { start: fenOf(elementGame.game), variant: tree.variant?.source, move: written };
  const read = await elementGame.engine.ask('play', question).catch((error) => {
    if (error.code === 'ambiguous-move' || error.code === 'missing-promotion') throw new Error(error.message);
    return null;
  });
  const { game } = elementGame;
  if (read === null || game.id !== id || game.shown !== shown) return undefined;
  return playableMoves(game).find(({ uci }) => uci === read.uci);
}

/**
 * Takes back the reader's last move and the reply.
 * @param {ElementGame} elementGame @returns {Promise<Place>}
 */
export function takeBack(elementGame) {
  const { head } = elementGame.game;
  elementGame.dispatch({ type: 'takeBack' });
  if (elementGame.game.head === head) throw new Error('There is no move to take back.');
  return place(elementGame);
}

/**
 * Shows the position after a number of half-moves.
 * @param {ElementGame} elementGame @param {unknown} ply @returns {Promise<Place>}
 */
export function goTo(elementGame, ply) {
  const node = nodeAtPly(elementGame.game, Number.isInteger(ply) ? Number(ply) : -1);
  if (node === null)
    throw new RangeError(`The game shown has ${lastPly(elementGame.game)} half-moves; there is no position ${ply}.`);
  elementGame.dispatch({ type: 'showNode', node });
  return place(elementGame);
}

/**
 * Shows a hint: the piece to move and, when called again, the move.
 * @param {ElementGame} elementGame
 * @param {string} [answer] The move, in UCI notation; if it is missing, the engine searches for one.
 * @returns {Promise<Hint>}
 */
export async function hint(elementGame, answer) {
  await known(elementGame);
  const node = elementGame.game.shown;
  if (!canHint(elementGame.game)) throw new Error('No hint is possible in this position.');
  // A hint that already shows its move is replaced by a new one.
  for (const _ of elementGame.game.hint?.step === 2 ? [1, 2] : [1]) elementGame.dispatch({ type: 'hint', uci: answer });
  const { uci, reason } = await elementGame.serveScript(
    elementGame.when(({ hint: given }) => {
      if (given?.node !== node) return { uci: '', reason: null };
      const { uci, reason = null } = given;
      return uci && reason !== 'asked' ? { uci, reason } : null;
    }),
  );
  if (!uci) throw new Error('The engine has no hint here.');
  return { ...found(elementGame.game, node, uci), why: await sentenceOf(elementGame, reason) };
}

/**
 * Why a move is good, in a sentence; null if that is not known or the words cannot be loaded.
 * @param {ElementGame} elementGame @param {Reason | null} reason
 */
async function sentenceOf({ texts }, reason) {
  const motifs = reason && (await loadMotifs(texts.language).catch(() => null));
  return (reason && motifs && reasonSentence(motifs, reason)) || null;
}

/**
 * Searches the shown position without making a move.
 * @param {ElementGame} elementGame
 * @param {Texts} texts The attributes, which set the engine and its strength.
 * @param {unknown} limit Replaces the limit of the attributes: "nodes:20000".
 * @param {(seen: Details['micro-max-search']) => void} onSearch
 * @returns {Promise<Thought>}
 */
export async function think(elementGame, texts, limit, onSearch) {
  const fault = limit === undefined ? null : faultOf('limit', String(limit) || '-');
  if (fault) throw new TypeError(fault);
  await known(elementGame);
  const { tree, shown: node } = elementGame.game;
  const { engine, strength } = opponentOf(limit === undefined ? texts : { ...texts, limit: String(limit) }, tree);
  const turn = turnAt(elementGame.game, node);
  const work = {
    variant: tree.variant?.source,
    start: tree.start,
    moves: lineTo(tree, node),
    ...fieldsOfStrength(strength),
    engine,
    clock: null,
    lines: 1,
    seed: 0,
  };
  /** @type {Details['micro-max-search'] | null} */
  let last = null;
  const uci = await elementGame.engine.think(work, (report) => {
    last = reportDetail(report, turn);
    onSearch(last);
  });
  if (!uci) throw new Error('There is no move to find in this position.');
  return {
    ...found(elementGame.game, node, uci),
    ...(last ?? { depth: 0, score: null, mate: null, nodes: 0, pv: [uci] }),
  };
}

/**
 * A game read from a PGN. `fault` names what could not be read, `games` has the tags of all its games, and `game` is the
 * index of this one.
 *
 * @typedef {{ loaded: Loaded, fault: string | null, games: readonly ScannedGame[], game: number }} Reading
 */

/**
 * Parses a game of a PGN as far as possible. Its tags name the variant unless the attribute `variant` is set.
 * @param {ElementGame} elementGame
 * @param {string} text
 * @param {VariantInfo | null} [variant]
 * @param {number} [game] Its index.
 * @returns {Promise<Reading>}
 */
export async function readPgn(elementGame, text, variant = null, game = 0) {
  const { games } = await elementGame.engine.ask('games', { text, variant: variant?.source });
  const played = variant ?? (await variantOfTags(elementGame, games[game]));
  const reading = elementGame.engine.ask('pgn', { variant: played?.source, text, game });
  const [{ treeOfPgn }, pgn] = await Promise.all([import('../game/pgn/pgn.js'), reading]);
  const fault = pgn.unread.find(({ text: part }) => part !== '')?.error.message ?? null;
  return { loaded: treeOfPgn(pgn, elementGame.texts.game.unread, played), fault, games, game };
}

/**
 * The variant named by the tags of a game, with everything needed to draw it; null for chess.
 * @param {ElementGame} elementGame
 * @param {ScannedGame | undefined} game
 * @returns {Promise<VariantInfo | null>} Rejected if there is no such variant.
 */
async function variantOfTags(elementGame, game) {
  if (!game?.variant) return null;
  elementGame.wake(true);
  const variant = await elementGame.engine.ask('variant', { variant: game.variant });
  await elementGame.prepare(variant);
  return variant;
}

/**
 * Validates and normalizes a FEN.
 * @param {ElementGame} elementGame @param {string} fen @param {VariantInfo | null} [variant] @returns {Promise<string>}
 */
export async function readFen(elementGame, fen, variant = null) {
  if (fen === 'startpos') return fen;
  return (await elementGame.engine.ask('legal', { start: fen, variant: variant?.source })).fen;
}

/**
 * The FEN of a start position in the engine's notation. If nobody plays, any placement is valid.
 * @param {ElementGame} elementGame @param {Texts} texts @param {string} fen @returns {Promise<string>}
 */
export async function startOf(elementGame, texts, fen) {
  if (isDiagram({ ...texts, pgn: undefined })) return fen;
  elementGame.wake();
  return elementGame.inWords(readFen(elementGame, fen, elementGame.game.tree.variant));
}

/**
 * Waits until the shown position is known.
 * @param {ElementGame} elementGame
 */
async function known(elementGame) {
  elementGame.wake();
  await elementGame.when((game) => positionAt(game, game.shown));
}

/** @param {Game} game @param {number} node @param {string} uci @returns {Found} */
const found = (game, node, uci) => ({
  uci,
  san: positionAt(game, node)?.legal.find((one) => one.uci === uci)?.san ?? uci,
});
