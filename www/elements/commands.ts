/** Commands for scripts. Each waits for the engine's answer; errors are sentences. */
import { gamesOfText } from '../engine/joined-engines.ts';
import { canHint, endingOf, fenAt, playableMoves, positionAt, turnAt } from '../game/game.ts';
import { lineTo, startFen } from '../game/tree/move-tree.ts';
import { pgnOfGame, writePgn } from '../game/pgn/pgn.ts';
import { fieldsOfStrength } from '../game/players/strength.ts';
import { loadMotifs } from '../texts/load.ts';
import { reasonSentence } from '../texts/sentences.ts';
import { ATTRIBUTES, arrowsText, circlesText, faultOf } from './attributes.ts';
import { isDiagram, lastPly, nodeAtPly, opponentOf, shownPly } from './attribute-game.ts';
import { moveDetail, reportDetail } from './events.ts';
import { nodeOfMoment } from './moment.ts';
import type { LegalMove } from '../board/state.ts';
import type { Reason, ScannedGame, VariantInfo } from '../engine/messages.ts';
import type { Game } from '../game/game.ts';
import type { Loaded } from '../game/pgn/pgn.ts';
import type { Name, Texts } from './attributes.ts';
import type { ElementGame } from './element-game.ts';
import type { Details, Drawings, Found, Hint, Place, Thought } from './public-types.ts';

/** The shown position: validated by the engine, or as drawn if the engine has not started. */
export async function place(elementGame: ElementGame): Promise<Place> {
  const { game } = elementGame;
  const isKnown = elementGame.engine.isAwake && game.tree.isRead;
  const fen = isKnown ? await elementGame.when((now) => positionAt(now, now.tree.shown)?.fen) : fenOf(game);
  return { fen, ply: shownPly(elementGame.game) };
}

/** The FEN of the shown position, as far as it is known. */
export const fenOf = (game: Game) => fenAt(game, game.tree.shown) ?? startFen(game.tree);

/** The game with its variations, in PGN. */
export const pgnOf = (game: Game) => writePgn(pgnOfGame(game));

/** Saves the game as a file. */
export async function download({ game }: ElementGame) {
  const files = await import('../dialogs/download.ts');
  files.download('micro-max.pgn', 'application/x-chess-pgn', pgnOf(game));
}

/**
 * A text argument of a command.
 *
 * @param ofVariant Whether the element shows a game other than chess.
 */
export function accepted(name: Name, text: unknown, ofVariant: boolean = false) {
  if (typeof text !== 'string' || text.trim() === '')
    throw new TypeError(`A text is missing: it must be ${ATTRIBUTES[name].must}.`);
  const fault = faultOf(name, text, ofVariant);
  if (fault) throw new TypeError(fault);
  return text;
}

/**
 * The texts of the attributes `arrows` and `marks`.
 *
 * @param drawings If missing, both are empty.
 * @throws {TypeError} One of them is invalid.
 */
export function drawingTexts(drawings?: Drawings | null) {
  const { arrows = '', marks = '' } = drawings ?? {};
  const texts = {
    arrows: typeof arrows === 'string' ? arrows : arrowsText(arrows),
    marks: typeof marks === 'string' ? marks : circlesText(marks),
  };
  const fault = faultOf('arrows', texts.arrows) ?? faultOf('marks', texts.marks);
  if (fault) throw new TypeError(fault);
  return texts;
}

/** The latest move of each game that a program makes; the next one waits for it. */
const latestMoves: WeakMap<ElementGame, Promise<unknown>> = new WeakMap();

/**
 * Makes a move for the side to move, after the moves that were asked for before it.
 *
 * @param written In any spelling that the engine reads.
 */
export async function move(
  elementGame: ElementGame,
  written: unknown,
  accepts: (move: LegalMove) => boolean,
): Promise<Details['micro-max-move']> {
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
 *
 * @returns The game, and the node of the move.
 */
async function makeMove(
  elementGame: ElementGame,
  written: string,
  accepts: (move: LegalMove) => boolean,
): Promise<{ id: string; node: number }> {
  do await known(elementGame);
  while (!positionAt(elementGame.game, elementGame.game.tree.shown));
  // On a busy page the time may be up before a timer could say so.
  elementGame.dispatch({ type: 'tick' });
  const found =
    playableMoves(elementGame.game).find(({ uci }) => uci === written) ?? (await spelled(elementGame, written));
  if (!found) throw new Error(refusalOf(elementGame.game, written));
  if (!accepts(found)) throw new Error(`"${written}" is not in the solution.`);
  const { shown } = elementGame.game.tree;
  elementGame.dispatch({ type: 'play', uci: found.uci, isProgram: true });
  const {
    id,
    tree: { shown: node },
  } = elementGame.game;
  if (node === shown) throw new Error(refusalOf(elementGame.game, written));
  return { id, node };
}

function refusalOf(game: Game, written: string) {
  if (playableMoves(game).length > 0) return `"${written}" is not a legal move in this position.`;
  return endingOf(game) ? 'The game is over.' : `It is the engine's turn, with ${turnAt(game, game.tree.shown)}.`;
}

/**
 * The playable move that a text means, in any spelling that the engine reads.
 *
 * @throws {Error} The text may mean several moves.
 */
async function spelled(elementGame: ElementGame, written: string) {
  const { id, tree } = elementGame.game;
  if (playableMoves(elementGame.game).length === 0) return undefined;
  const question = { start: fenOf(elementGame.game), variant: tree.variant?.source, move: written };
  const read = await elementGame.engine.ask('play', question).catch((error) => {
    if (error.code === 'ambiguous-move' || error.code === 'missing-promotion') throw new Error(error.message);
    return null;
  });
  const { game } = elementGame;
  if (read === null || game.id !== id || game.tree.shown !== tree.shown) return undefined;
  return playableMoves(game).find(({ uci }) => uci === read.uci);
}

/** Takes back the reader's last move and the reply. */
export function takeBack(elementGame: ElementGame): Promise<Place> {
  const { head } = elementGame.game.tree;
  elementGame.dispatch({ type: 'takeBack' });
  if (elementGame.game.tree.head === head) throw new Error('There is no move to take back.');
  return place(elementGame);
}

/** Shows the position after a number of half-moves of the shown line, or the one that a text names. */
export function goTo(elementGame: ElementGame, ply: unknown): Promise<Place> {
  const { game } = elementGame;
  const isMoment = typeof ply === 'string';
  const node = isMoment ? nodeOfMoment(game.tree, ply) : nodeAtPly(game, Number.isInteger(ply) ? Number(ply) : -1);
  if (node === null)
    throw new RangeError(`The game shown has ${lastPly(game)} half-moves; there is no position ${ply}.`);
  elementGame.dispatch({ type: 'showNode', node });
  return place(elementGame);
}

/**
 * Shows a hint: the piece to move and, when called again, the move.
 *
 * @param answer The move, in UCI notation; if it is missing, the engine searches for one.
 */
export async function hint(elementGame: ElementGame, answer?: string): Promise<Hint> {
  await known(elementGame);
  const node = elementGame.game.tree.shown;
  if (!canHint(elementGame.game)) throw new Error('No hint is possible in this position.');
  // A hint that already shows its move is replaced by a new one.
  for (const _ of elementGame.game.help.hint?.step === 2 ? [1, 2] : [1])
    elementGame.dispatch({ type: 'hint', uci: answer });
  const { uci, reason } = await elementGame.serveScript(
    elementGame.when(({ help: { hint: given } }) => {
      if (given?.node !== node) return { uci: '', reason: null };
      const { uci, reason = null } = given;
      return uci && reason !== 'asked' ? { uci, reason } : null;
    }),
  );
  if (!uci) throw new Error('The engine has no hint here.');
  return { ...found(elementGame.game, node, uci), why: await sentenceOf(elementGame, reason) };
}

/** Why a move is good, in a sentence; null if that is not known or the words cannot be loaded. */
async function sentenceOf({ texts }: ElementGame, reason: Reason | null) {
  const motifs = reason && (await loadMotifs(texts.language).catch(() => null));
  return (reason && motifs && reasonSentence(motifs, reason)) || null;
}

/**
 * Searches the shown position without making a move.
 *
 * @param texts The attributes, which set the engine and its strength.
 * @param limit Replaces the limit of the attributes: "nodes:20000".
 */
export async function think(
  elementGame: ElementGame,
  texts: Texts,
  limit: unknown,
  onSearch: (seen: Details['micro-max-search']) => void,
): Promise<Thought> {
  const fault = limit === undefined ? null : faultOf('limit', String(limit) || '-');
  if (fault) throw new TypeError(fault);
  await known(elementGame);
  const { tree } = elementGame.game;
  const { engine, strength } = opponentOf(limit === undefined ? texts : { ...texts, limit: String(limit) }, tree);
  const turn = turnAt(elementGame.game, tree.shown);
  const work = {
    variant: tree.variant?.source,
    start: tree.start,
    moves: lineTo(tree, tree.shown),
    ...fieldsOfStrength(strength),
    engine,
    clock: null,
    lines: 1,
    seed: 0,
  };
  let last: Details['micro-max-search'] | null = null;
  const uci = await elementGame.engine.think(work, (report) => {
    last = reportDetail(report, turn);
    onSearch(last);
  });
  if (!uci) throw new Error('There is no move to find in this position.');
  return {
    ...found(elementGame.game, tree.shown, uci),
    ...(last ?? { depth: 0, score: null, mate: null, nodes: 0, pv: [uci] }),
  };
}

/**
 * A game read from a PGN. `fault` names what could not be read, `isFromStart` is whether it begins with the given start,
 * `games` has the tags of all its games, and `game` is the index of this one.
 */
export type Reading = {
  loaded: Loaded;
  fault: string | null;
  isFromStart: boolean;
  games: readonly ScannedGame[];
  game: number;
};

/**
 * Parses a game of a PGN as far as possible. Its tags name the variant unless the attribute `variant` is set.
 *
 * @param game Its index.
 * @param start The FEN with which it begins unless it has a tag `FEN`.
 */
export async function readPgn(
  elementGame: ElementGame,
  text: string,
  variant: VariantInfo | null = null,
  game: number = 0,
  start?: string,
): Promise<Reading> {
  const { games, read } = await gamesOfText(elementGame.engine, text, variant?.source, start);
  const [{ treeOfPgn }, pgn] = await Promise.all([import('../game/pgn/pgn.ts'), read(game)]);
  if (!variant) await elementGame.prepare(pgn.variant);
  const fault = pgn.unread.find(({ text: part }) => part !== '')?.error.message ?? null;
  const loaded = treeOfPgn(pgn, elementGame.texts.game.unread);
  const given = start && (await elementGame.engine.ask('legal', { start, variant: pgn.variant?.source })).fen;
  const isFromStart = !!given && withoutCounters(given) === withoutCounters(pgn.first.fen);
  return { loaded, fault, isFromStart, games, game };
}

const withoutCounters = (fen: string) => fen.replace(/( \d+){2}$/, '');

/** Parses a game of a PGN from a start; from its normal one if it can be read completely only from there. */
export async function readPgnFrom(
  elementGame: ElementGame,
  text: string,
  variant: VariantInfo | null = null,
  game: number = 0,
  start?: string,
): Promise<Reading> {
  const reading = readPgn(elementGame, text, variant, game, start);
  const given = await reading.catch(() => null);
  if (!start || given?.fault === null || given?.isFromStart === false) return reading;
  const normal = await readPgn(elementGame, text, variant, game).catch(() => null);
  return normal && (normal.fault === null || !given) ? normal : reading;
}

/** Validates and normalizes a FEN. */
export async function readFen(
  elementGame: ElementGame,
  fen: string,
  variant: VariantInfo | null = null,
): Promise<string> {
  if (fen === 'startpos') return fen;
  return (await elementGame.engine.ask('legal', { start: fen, variant: variant?.source })).fen;
}

/** The FEN of a start position in the engine's notation. If nobody plays, any placement is valid. */
export async function startOf(elementGame: ElementGame, texts: Texts, fen: string): Promise<string> {
  if (isDiagram({ ...texts, pgn: undefined, src: undefined })) return fen;
  elementGame.wake();
  return elementGame.inWords(readFen(elementGame, fen, elementGame.game.tree.variant));
}

/** Waits until the shown position is known. */
async function known(elementGame: ElementGame) {
  elementGame.wake();
  await elementGame.when((game) => positionAt(game, game.tree.shown));
}

const found = (game: Game, node: number, uci: string): Found => ({
  uci,
  san: positionAt(game, node)?.legal.find((one) => one.uci === uci)?.san ?? uci,
});
