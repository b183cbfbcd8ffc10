// @ts-check
/**
 * What a person means who types a move or a command. Pure.
 *
 * @import { Placement } from '../board/placement.js'
 * @import { LegalMove } from '../board/state.js'
 */
import { readSan } from '../i18n/notation.js';

/** The commands in English, which are understood in every language. */
const COMMANDS = Object.freeze(['resign', 'draw', 'back', 'hint', 'clock', 'help']);

/**
 * - `move`: one move is meant; `isSure` if the text could not become another one by going on.
 * - `several`: more than one move is meant. `promotion`: it has to be said what the pawn becomes.
 * - `beginning`: a move or command may begin so.
 * - `illegal`: a move, but not here. `strange`: nothing that is known.
 *
 * @typedef {(
 *   { kind: 'nothing' | 'beginning' | 'illegal' | 'strange' } |
 *   { kind: 'command', command: string } |
 *   { kind: 'move', move: LegalMove, isSure: boolean } |
 *   { kind: 'several' | 'promotion', moves: LegalMove[] }
 * )} Meaning
 */

/**
 * Reads what was typed.
 *
 * @param {string} text
 * @param {{ moves: readonly LegalMove[], pieces: Placement, language: string, commands: Readonly<Record<string, string>> }} place
 *   The moves that may be made, and the pieces that make them; the language's words by command.
 * @returns {Meaning}
 */
export function readTyped(text, { moves, pieces, language, commands }) {
  const typed = text.trim();
  if (!typed) return { kind: 'nothing' };
  const words = Object.fromEntries([...COMMANDS.map((name) => [name, name]), ...Object.entries(commands).map(([name, word]) => [word, name])]);
  const lower = typed.toLowerCase();
  if (Object.hasOwn(words, lower)) return { kind: 'command', command: words[lower] };
  const [meant, isMove] = movesMeant(typed, moves, pieces, language);
  if (meant.length === 1) {
    const others = moves.filter((move) => move !== meant[0]);
    return { kind: 'move', move: meant[0], isSure: !mayGoOn(typed, others, Object.keys(words), language) };
  }
  if (meant.length > 1) {
    const isOne = new Set(meant.map(({ from, to }) => from + to)).size === 1;
    return { kind: isOne ? 'promotion' : 'several', moves: meant };
  }
  if (mayGoOn(typed, moves, Object.keys(words), language)) return { kind: 'beginning' };
  return { kind: isMove ? 'illegal' : 'strange' };
}

/**
 * The moves that a text means, and whether it has the form of a move at all.
 *
 * @param {string} typed
 * @param {readonly LegalMove[]} moves
 * @param {Placement} pieces
 * @param {string} language
 * @returns {[LegalMove[], boolean]}
 */
function movesMeant(typed, moves, pieces, language) {
  const squares = /^([a-h][1-8])-?([a-h][1-8])=?([qrbn])?$/i.exec(typed)?.map((part) => part?.toLowerCase());
  if (squares) {
    const [, from, to, role] = squares;
    return [moves.filter((move) => move.from === from && move.to === to && (!role || move.promotion === role)), true];
  }
  const [found, isMove] = movesOfSan(readSan(typed, language), moves, pieces);
  // A French R is the king; who types English letters means the rook.
  return found.length > 0 || language === 'en' ? [found, isMove] : movesOfSan(readSan(typed, 'en'), moves, pieces);
}

/**
 * @param {string} san
 * @param {readonly LegalMove[]} moves
 * @param {Placement} pieces
 * @returns {[LegalMove[], boolean]}
 */
function movesOfSan(san, moves, pieces) {
  const castling = /^(O-O(?:-O)?)[+#]?$/.exec(san);
  if (castling) return [moves.filter((move) => castledAs(move, pieces) === castling[1]), true];
  // A small b is the file of a pawn, and if no such pawn can move, the bishop.
  const readings = [san, ...(/^b[a-h1-8x]/.test(san) ? [`B${san.slice(1)}`] : [])];
  const all = readings.map((reading) => movesBySan(reading, moves, pieces));
  const found = all.find((one) => one && one.length > 0) ?? [];
  return [found, all.some((one) => one !== null)];
}

/**
 * @param {string} san
 * @param {readonly LegalMove[]} moves
 * @param {Placement} pieces
 * @returns {LegalMove[] | null} Null if it is no SAN.
 */
function movesBySan(san, moves, pieces) {
  const parts = /^([KQRBN])?([a-h])?([1-8])?[-x:]?([a-h][1-8])(?:=?([QRBN]))?[+#!?]*$/.exec(san);
  if (!parts) return null;
  const [, letter = 'P', file = '', rank = '', to, role] = parts;
  return moves.filter((move) => pieces[move.from]?.toUpperCase() === letter && move.to === to &&
    move.from.startsWith(file) && move.from.endsWith(rank) && (!role || move.promotion === role.toLowerCase()) &&
    castledAs(move, pieces) === null);
}

/**
 * How castling is written, or null for another move.
 *
 * @param {LegalMove} move
 * @param {Placement} pieces
 */
function castledAs({ from, to }, pieces) {
  const isKing = pieces[from]?.toLowerCase() === 'k';
  if (!isKing || from[0] !== 'e' || from[1] !== to[1]) return null;
  return to[0] === 'g' ? 'O-O' : to[0] === 'c' ? 'O-O-O' : null;
}

/**
 * Whether a text is how one of the moves or words begins.
 *
 * @param {string} typed
 * @param {readonly LegalMove[]} moves
 * @param {readonly string[]} words
 * @param {string} language
 */
function mayGoOn(typed, moves, words, language) {
  const begun = [plain(typed), plain(readSan(typed, language))];
  const wholes = [...words, ...moves.flatMap(({ san, uci }) => [plain(san), uci])];
  return wholes.some((whole) => begun.some((text) => whole.length > text.length && whole.startsWith(text)));
}

/**
 * A move without what may be left out.
 *
 * @param {string} text
 */
const plain = (text) => text.toLowerCase().replace(/0/g, 'o').replace(/[-x:=+#\s]/g, '');
