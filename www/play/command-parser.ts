/**
 * Recognizes the move or command that a person is typing, after each key: it plays a move as soon as the text can mean
 * nothing else, and says what is missing. It compares the text with the moves as they are shown; the worker's reader
 * accepts more spellings. Pure.
 */
import { readSan } from '../texts/notation.ts';
import type { Placement } from '../board/placement.ts';
import type { LegalMove } from '../board/state.ts';

/** The commands in English, which are accepted in every language. */
const COMMANDS = Object.freeze(['resign', 'draw', 'back', 'hint', 'clock', 'help']);

/**
 * - `move`: exactly one move; `isSure` if more characters cannot turn it into another.
 * - `ambiguous`: more than one move. `promotion`: the piece is missing.
 * - `prefix`: a move or command may begin like this.
 * - `illegal`: the form of a move, but not legal here. `unknown`: neither a move nor a command.
 */
export type Meaning =
  | { kind: 'empty' | 'prefix' | 'illegal' | 'unknown' }
  | { kind: 'command'; command: string }
  | { kind: 'move'; move: LegalMove; isSure: boolean }
  | { kind: 'ambiguous' | 'promotion'; moves: LegalMove[] };

/**
 * Parses a text.
 *
 * @param place The moves that may be made, and the pieces on the board; the language's words by command.
 */
export function parseCommand(
  text: string,
  {
    moves,
    pieces,
    language,
    commands,
  }: { moves: readonly LegalMove[]; pieces: Placement; language: string; commands: Readonly<Record<string, string>> },
): Meaning {
  const typed = text.trim();
  if (!typed) return { kind: 'empty' };
  const words = Object.fromEntries([
    ...COMMANDS.map((name) => [name, name]),
    ...Object.entries(commands).map(([name, word]) => [word, name]),
  ]);
  const lower = typed.toLowerCase();
  if (Object.hasOwn(words, lower)) return { kind: 'command', command: words[lower] };
  const [matches, isMove] = matchingMoves(typed, moves, pieces, language);
  if (matches.length === 1) {
    const others = moves.filter((move) => move !== matches[0]);
    return { kind: 'move', move: matches[0], isSure: !isPrefix(typed, others, Object.keys(words), language) };
  }
  if (matches.length > 1) {
    const isOneTarget = new Set(matches.map(({ from, to }) => from + to)).size === 1;
    return { kind: isOneTarget ? 'promotion' : 'ambiguous', moves: matches };
  }
  if (isPrefix(typed, moves, Object.keys(words), language)) return { kind: 'prefix' };
  return { kind: isMove ? 'illegal' : 'unknown' };
}

/** The moves that match a text, and whether it has the form of a move. */
function matchingMoves(
  typed: string,
  moves: readonly LegalMove[],
  pieces: Placement,
  language: string,
): [LegalMove[], boolean] {
  const squares = /^([a-h][1-8])-?([a-h][1-8])=?([qrbn])?$/i.exec(typed)?.map((part) => part?.toLowerCase());
  if (squares) {
    const [, from, to, role] = squares;
    return [moves.filter((move) => move.from === from && move.to === to && (!role || move.promotion === role)), true];
  }
  let [found, isMove]: [LegalMove[], boolean] = movesOfSan(readSan(typed, language), moves, pieces);
  // R is the king in French, but the text may use English letters.
  if (found.length === 0 && language !== 'en') [found, isMove] = movesOfSan(readSan(typed, 'en'), moves, pieces);
  if (found.length > 0) return [found, isMove];
  // In other games there are more pieces and squares, and drops.
  const same = moves.filter(({ san, uci }) => uci === typed || withoutSigns(san) === withoutSigns(typed));
  return [same, isMove || same.length > 0];
}

const withoutSigns = (san: string) => san.replace(/(?<![+#!?])[+#!?]+$/, '');

function movesOfSan(san: string, moves: readonly LegalMove[], pieces: Placement): [LegalMove[], boolean] {
  const castling = /^(O-O(?:-O)?)[+#]?$/.exec(san);
  if (castling) return [moves.filter((move) => castlingOf(move, pieces) === castling[1]), true];
  // A lower-case b is the b-file, or the bishop if no pawn on that file can move.
  const readings = [san, ...(/^b[a-h1-8x]/.test(san) ? [`B${san.slice(1)}`] : [])];
  const all = readings.map((reading) => movesBySan(reading, moves, pieces));
  const found = all.find((one) => one && one.length > 0) ?? [];
  return [found, all.some((one) => one !== null)];
}

/** @returns Null if it is not SAN. */
function movesBySan(san: string, moves: readonly LegalMove[], pieces: Placement): LegalMove[] | null {
  const parts = /^([KQRBN])?([a-h])?([1-8])?[-x:]?([a-h][1-8])(?:=?([QRBN]))?[+#!?]*$/.exec(san);
  if (!parts) return null;
  const [, letter = 'P', file = '', rank = '', to, role] = parts;
  return moves.filter(
    (move) =>
      pieces[move.from]?.toUpperCase() === letter &&
      move.to === to &&
      move.from.startsWith(file) &&
      move.from.endsWith(rank) &&
      (!role || move.promotion === role.toLowerCase()) &&
      castlingOf(move, pieces) === null,
  );
}

/** The notation of a castling move, or null for another move. */
function castlingOf({ from, to }: LegalMove, pieces: Placement) {
  const isKing = pieces[from]?.toLowerCase() === 'k';
  if (!isKing || from[0] !== 'e' || from[1] !== to[1]) return null;
  return to[0] === 'g' ? 'O-O' : to[0] === 'c' ? 'O-O-O' : null;
}

/** Whether a text is a proper prefix of one of the moves or words. */
function isPrefix(typed: string, moves: readonly LegalMove[], words: readonly string[], language: string) {
  const prefixes = [normalized(typed), normalized(readSan(typed, language))];
  const wholes = [...words, ...moves.flatMap(({ san, uci }) => [normalized(san), uci])];
  return wholes.some((whole) => prefixes.some((text) => whole.length > text.length && whole.startsWith(text)));
}

/** A move without its optional characters. */
const normalized = (text: string) =>
  text
    .toLowerCase()
    .replace(/0/g, 'o')
    .replace(/[-x:=+#\s]/g, '');
