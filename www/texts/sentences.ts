/** Sentences composed from the texts of a language. Pure. */
import { countText } from './number.ts';
import type { Reason, VariantQuestionErrorFields, WhiteScore } from '../engine/messages.ts';
import type { MotifTexts } from './en/motifs.ts';
import type { Texts } from './en/page.ts';
import type { RareMessages } from './en/rare-messages.ts';

type Color = 'white' | 'black';

/** The fields of a message that also become words. */
type Worded = {
  color?: Color;
  san?: string | null;
  letter?: string;
  reason?: string;
  winner?: Color | null;
  result?: string;
  merit?: Reason;
};

/** A message: its key, and the fields of its text. */
export type Message = {
  key: keyof Texts['messages'] | keyof RareMessages;
  fields?: Worded & { error?: VariantQuestionErrorFields } & Record<string, unknown>;
};

/** Classic's scores end at 4000 with a mate, less the plies that lead to it. */
const MATE_CP = 3900;

/** The score of a game that a side has won. */
const WON_CP = 10000;

/**
 * The text of a message, or its key if the language has no such text. Texts also get `side` for a `color`, `move` for a
 * `san`, `piece` for a `letter`, `ending` for a `reason`, and `why` for the reason of a move, `merit`, all as words.
 */
export function messageText(texts: Texts, { key, fields = {} }: Message): string {
  return filledText(texts.messages, { key, fields: { ...fields, ...wordsFor(texts, fields) } });
}

/** The text of a message without words, or its key if the table has no such text. */
export function filledText(table: Readonly<Record<string, unknown>>, { key, fields = {} }: Message): string {
  const text = Object.hasOwn(table, key) ? table[key] : key;
  return typeof text === 'function' ? text(fields) : String(text);
}

function wordsFor(texts: Texts, { color, san, letter, reason, winner = null, result, merit }: Worded) {
  return {
    ...(color && { side: sideText(texts, color) }),
    ...(san && { move: spokenMove(texts, san) }),
    ...(letter !== undefined && { piece: pieceText(texts, letter) }),
    ...(reason && { ending: endingText(texts, { winner, reason, result }) }),
    ...(merit && texts.motifs && { why: reasonSentence(texts.motifs, merit) }),
  };
}

/** The name of a side. */
export const sideText = (texts: Texts, color: Color) => texts.game.sides[color];

/**
 * The name of a piece without its colour.
 *
 * @param letter As in a FEN.
 */
export const pieceText = ({ game: { spoken } }: Texts, letter: string) =>
  spoken.pieces[letter.toLowerCase() as keyof typeof spoken.pieces] ?? letter;

/** The reason of an ending, or of a draw that may be claimed. */
export const reasonText = (texts: Texts, reason: string): string =>
  (texts.game.reasons as Record<string, string>)[reason] ?? reason;

/** Why a move is bad or good, in a sentence that ends with a colon if its moves follow; undefined if there is none. */
export function reasonSentence(motifs: MotifTexts, { motif, cause, targets: [one, other, third], mateMoves }: Reason) {
  const table = motifs[cause] as Partial<MotifTexts['allowed'] & MotifTexts['missed']>;
  return table[motif]?.({
    role: one?.role ?? '',
    square: one?.square ?? '',
    otherRole: other?.role ?? '',
    otherSquare: other?.square ?? '',
    thirdRole: third?.role ?? '',
    mateMoves,
  });
}

/** An ending in a sentence. */
export function endingText(
  texts: Texts,
  { winner, reason, result }: { winner: Color | null; reason: string; result?: string },
): string {
  const { game } = texts;
  if (reason === 'unknown') {
    const plain = result ?? (winner === null ? '1/2-1/2' : winner === 'white' ? '1-0' : '0-1');
    return (game.plainResults as Record<string, string>)[plain] ?? plain;
  }
  const words = reasonText(texts, reason);
  return winner === null ? game.draw({ reason: words }) : game.wins({ side: sideText(texts, winner), reason: words });
}

/**
 * A move in words, from its SAN: "Nxf3+" is "knight takes f3, check".
 *
 * @param san With English letters.
 */
export function spokenMove(texts: Texts, san: string): string {
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

/** A score in pawns, "+0.35", or who gives mate. */
export function scoreText(texts: Texts, { cp, mate }: WhiteScore): string {
  const sideOf = (score: number) => sideText(texts, score > 0 ? 'white' : 'black');
  if (mate) return texts.game.matesIn({ side: sideOf(mate), moves: Math.abs(mate) });
  if (cp === null) return '–';
  if (Math.abs(cp) >= WON_CP) return texts.play.sideWins({ side: sideOf(cp) });
  if (Math.abs(cp) >= MATE_CP) return texts.game.mates({ side: sideOf(cp) });
  return `${cp > 0 ? '+' : cp < 0 ? '−' : ''}${countText(texts.language, Math.abs(cp) / 100, 2, 2)}`;
}

/** A score without its side in at most four characters: "0.4", "12", "#5" for mate in five. */
export function shortScoreText(texts: Texts, { cp, mate }: WhiteScore): string {
  if (mate) return `#${Math.abs(mate)}`;
  if (cp === null) return '';
  const pawns = Math.abs(cp) / 100;
  return pawns < 9.95 ? countText(texts.language, pawns, 1, 1) : countText(texts.language, pawns, 0, 0);
}

/** The same with its sign: "+0.4", "−12", "+#5" if White mates in five. */
export function signedScoreText(texts: Texts, score: WhiteScore): string {
  const value = score.mate ?? tenths(score.cp ?? 0);
  return `${value > 0 ? '+' : value < 0 ? '−' : ''}${shortScoreText(texts, score)}`;
}

/** A score that is written as zero has no sign. */
const tenths = (cp: number) => Math.sign(cp) * Math.round(Math.abs(cp) / 10);
