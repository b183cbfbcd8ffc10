// @ts-check
/**
 * Sentences composed from the texts of a language. Pure.
 *
 * @import { Reason } from '../engine/messages.js'
 * @import { MotifTexts } from './en/motifs.js'
 * @import { Texts } from './en/page.js'
 * @import { RareMessages } from './en/rare-messages.js'
 */
import { countText } from './number.js';

/** @typedef {'white' | 'black'} Color */

/**
 * A message: its key, and the fields of its text.
 *
 * @typedef {{ key: keyof Texts['messages'] | keyof RareMessages, fields?: Record<string, unknown> }} Message
 */

/** A score from White's side: hundredths of a pawn, or moves to mate. @typedef {{ cp: number | null, mate: number | null }} Score */

/** Classic's scores end at 4000 with a mate, less the plies that lead to it. */
const MATE_CP = 3900;

/** The score of a game that a side has won. */
const WON_CP = 10000;

/**
 * The text of a message, or its key if the language has no such text. Texts also get `side` for a `color`, `move` for a
 * `san`, `piece` for a `letter`, `ending` for a `reason`, and `why` for the reason of a move, `merit`, all as words.
 * @param {Texts} texts @param {Message} message @returns {string}
 */
export function messageText(texts, { key, fields = {} }) {
  const messages = /** @type {Record<string, any>} */ (texts.messages);
  const text = Object.hasOwn(messages, key) ? messages[key] : key;
  return typeof text === 'function' ? text({ ...fields, ...wordsFor(texts, fields) }) : text;
}

/** @param {Texts} texts @param {Record<string, any>} fields */
function wordsFor(texts, { color, san, letter, reason, winner, result, merit }) {
  return {
    ...(color && { side: sideText(texts, color) }),
    ...(san && { move: spokenMove(texts, san) }),
    ...(letter !== undefined && { piece: pieceText(texts, letter) }),
    ...(reason && { ending: endingText(texts, { winner, reason, result }) }),
    ...(merit && texts.motifs && { why: reasonSentence(texts.motifs, merit) }),
  };
}

/**
 * The name of a side.
 * @param {Texts} texts @param {Color} color
 */
export const sideText = (texts, color) => texts.game.sides[color];

/**
 * The name of a piece without its colour.
 * @param {Texts} texts @param {string} letter As in a FEN.
 */
export const pieceText = ({ game: { spoken } }, letter) =>
  spoken.pieces[/** @type {keyof typeof spoken.pieces} */ (letter.toLowerCase())] ?? letter;

/**
 * The reason of an ending, or of a draw that may be claimed.
 * @param {Texts} texts @param {string} reason @returns {string}
 */
export const reasonText = (texts, reason) =>
  /** @type {Record<string, string>} */ (texts.game.reasons)[reason] ?? reason;

/**
 * Why a move is bad or good, in a sentence that ends with a colon if its moves follow; undefined if there is none.
 * @param {MotifTexts} motifs @param {Reason} reason
 */
export function reasonSentence(motifs, { motif, cause, targets: [one, other, third], mateMoves }) {
  const table = /** @type {Partial<MotifTexts['allowed'] & MotifTexts['missed']>} */ (motifs[cause]);
  return table[motif]?.({
    role: one?.role ?? '',
    square: one?.square ?? '',
    otherRole: other?.role ?? '',
    otherSquare: other?.square ?? '',
    thirdRole: third?.role ?? '',
    mateMoves,
  });
}

/**
 * An ending in a sentence.
 * @param {Texts} texts @param {{ winner: Color | null, reason: string, result?: string }} ending @returns {string}
 */
export function endingText(texts, { winner, reason, result }) {
  const { game } = texts;
  if (reason === 'unknown') {
    const plain = result ?? (winner === null ? '1/2-1/2' : winner === 'white' ? '1-0' : '0-1');
    return /** @type {Record<string, string>} */ (game.plainResults)[plain] ?? plain;
  }
  const words = reasonText(texts, reason);
  return winner === null ? game.draw({ reason: words }) : game.wins({ side: sideText(texts, winner), reason: words });
}

/**
 * A move in words, from its SAN: "Nxf3+" is "knight takes f3, check".
 * @param {Texts} texts
 * @param {string} san With English letters.
 * @returns {string}
 */
export function spokenMove(texts, san) {
  const { spoken } = texts.game;
  const ending = san.endsWith('#') ? spoken.mate : san.endsWith('+') ? spoken.check : '';
  const move = san.replace(/[+#]$/, '');
  if (move === 'O-O') return `${spoken.kingside}${ending}`;
  if (move === 'O-O-O') return `${spoken.queenside}${ending}`;
  const [, letter, origin, capture, to, promotion] =
    /^([A-Z]?)([a-p]?\d*)(x?)([a-p]\d+)(?:=([A-Z]))?$/.exec(move) ?? [];
  if (!to || !Object.hasOwn(spoken.pieces, (letter || 'p').toLowerCase())) return san;
  const fields = { piece: pieceText(texts, letter || 'p'), origin, to };
  const becomes = promotion ? spoken.promotes({ piece: pieceText(texts, promotion) }) : '';
  return `${capture ? spoken.takes(fields) : spoken.step(fields)}${becomes}${ending}`;
}

/**
 * A score in pawns, "+0.35", or who gives mate.
 * @param {Texts} texts @param {Score} score @returns {string}
 */
export function scoreText(texts, { cp, mate }) {
  const sideOf = (/** @type {number} */ score) => sideText(texts, score > 0 ? 'white' : 'black');
  if (mate) return texts.game.matesIn({ side: sideOf(mate), moves: Math.abs(mate) });
  if (cp === null) return '–';
  if (Math.abs(cp) >= WON_CP) return texts.play.sideWins({ side: sideOf(cp) });
  if (Math.abs(cp) >= MATE_CP) return texts.game.mates({ side: sideOf(cp) });
  return `${cp > 0 ? '+' : cp < 0 ? '−' : ''}${countText(texts.language, Math.abs(cp) / 100, 2, 2)}`;
}

/**
 * A score without its side in at most four characters: "0.4", "12", "#5" for mate in five.
 * @param {Texts} texts @param {Score} score @returns {string}
 */
export function shortScoreText(texts, { cp, mate }) {
  if (mate) return `#${Math.abs(mate)}`;
  if (cp === null) return '';
  const pawns = Math.abs(cp) / 100;
  return pawns < 9.95 ? countText(texts.language, pawns, 1, 1) : countText(texts.language, pawns, 0, 0);
}

/**
 * The same with its sign: "+0.4", "−12", "+#5" if White mates in five.
 * @param {Texts} texts @param {Score} score @returns {string}
 */
export function signedScoreText(texts, score) {
  const value = score.mate ?? score.cp ?? 0;
  return `${value > 0 ? '+' : value < 0 ? '−' : ''}${shortScoreText(texts, score)}`;
}
