/**
 * Changes of a game that is being edited. The worker reads it from the text of a definition, and writes that text. Pure.
 */
import { fileOf, makeSquare, rankOf } from '../../board/geometry.ts';
import { colorOf } from '../../board/placement.ts';
import type { Square } from '../../board/geometry.ts';
import type { Design, DesignPiece } from '../../engine/messages.ts';

/** The limits of boards and of the number of kinds of piece. */
export const MIN_SIDE = 4;
export const MAX_SIDE = 16;
const MAX_PIECES = 32;

/** The maximum length of a name. */
const MAX_NAME = 40;

/** The rules that are there or not. */
export const FLAGS = ['must-capture', 'explosions', 'checks-forbidden'] as const;

/** The rules with one of several values; the first one is that of chess and is not written. */
export const CHOICES = Object.freeze({
  stalemate: ['draw', 'loss', 'win', 'fewer-pieces-win'],
  'bare-king': ['none', 'loss'],
  hand: ['none', 'drops', 'gating'],
});

/** The rules with a value to type. */
export const TEXTS = ['extinction', 'goal', 'checks', 'draw-after'] as const;

/** The keywords of all rules that have fields. */
const WITH_FIELDS = new Set([...FLAGS, ...Object.keys(CHOICES), ...TEXTS]);

const keywordOf = (line: string) => line.split(/\s/, 1)[0];

const valueOf = (line: string) => line.slice(keywordOf(line).length).trim();

/**
 * Puts a piece onto a square, or removes what is there.
 *
 * @param piece A letter as in a FEN.
 */
export function withPiece(design: Design, square: Square, piece: string | null): Design {
  const { [square]: _, ...rest } = design.placement;
  return { ...design, placement: piece === null ? rest : { ...rest, [square]: piece } };
}

/** The board with another size. Black's pieces keep their distance from the last rank; pieces outside are removed. */
export function withSize(design: Design, size: Pick<Design, 'files' | 'ranks'>): Design {
  const files = sideOf(size.files);
  const ranks = sideOf(size.ranks);
  const placement: Record<Square, string> = {};
  for (const [square, piece] of Object.entries(design.placement)) {
    const rank = rankOf(square) + (colorOf(piece) === 'black' ? ranks - design.ranks : 0);
    if (fileOf(square) < files && rank >= 0 && rank < ranks) placement[makeSquare(fileOf(square), rank)] = piece;
  }
  return { ...design, files, ranks, placement };
}

/** Changes the piece at an index. A new letter is also that of the pieces on the board and in the promotion. */
export function withPieceChanged(design: Design, index: number, patch: Partial<DesignPiece>): Design {
  const { letter } = design.pieces[index];
  const pieces = design.pieces.map((one, at) => (at === index ? { ...one, ...patch } : one));
  return patch.letter === undefined ? { ...design, pieces } : relettered({ ...design, pieces }, letter, patch.letter);
}

/**
 * Adds a piece with an unused letter, to which pawns may promote; the same design if there is no such letter, or there are
 * too many pieces.
 */
export function withNewPiece(design: Design, name: string): Design {
  const used = design.pieces.map(({ letter }) => letter);
  const letter = [...name.toUpperCase(), ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find(
    (one) => /[A-Z]/.test(one) && !used.includes(one),
  );
  if (!letter || used.length >= MAX_PIECES) return design;
  const piece = { letter, name, moves: 'N', rays: null, picture: null, royal: false, pawn: false, properties: '' };
  const { promotion } = design;
  // Where the file determines the piece, the choices are in the order of the files.
  const choices = promotion && !promotion.byFile ? { ...promotion, choices: promotion.choices + letter } : promotion;
  return { ...design, pieces: [...design.pieces, piece], promotion: choices };
}

/**
 * A game in which a new piece, drawn as a dragon, stands in place of the bishops beside the queens.
 *
 * @param name Of the piece.
 */
export function withBishopReplaced(chess: Design, name: string): Design {
  const design = withNewPiece(chess, name);
  const index = design.pieces.length - 1;
  const { letter } = design.pieces[index];
  const placed = withPiece(withPiece(design, 'c1', letter), 'c8', letter.toLowerCase());
  return withPieceChanged(placed, index, { picture: 'dragon' });
}

/** Removes a piece, also from the board and from the promotion. */
export function withoutPiece(design: Design, index: number): Design {
  const pieces = design.pieces.filter((_, at) => at !== index);
  const letters = new Set(pieces.map(({ letter }) => letter));
  const placement = Object.fromEntries(
    Object.entries(design.placement).filter(([, piece]) => letters.has(piece.toUpperCase())),
  );
  const promotion = withLetters(design.promotion, (text) => [...text].filter((letter) => letters.has(letter)).join(''));
  return { ...design, pieces, placement, promotion };
}

/** A promotion with other letters; none without pawns or choices. */
function withLetters(promotion: Design['promotion'], edit: (letters: string) => string): Design['promotion'] {
  if (!promotion) return null;
  const [pawns, choices] = [edit(promotion.pawns), edit(promotion.choices)];
  return pawns && choices ? { ...promotion, pawns, choices } : null;
}

/** The placement with Black's pieces opposite White's, or White's opposite Black's. */
export function withMirroredArmy(design: Design): Design {
  const own = Object.entries(design.placement).filter(([, piece]) => colorOf(piece) === 'white');
  const opposite = own.map(([square, piece]) => [
    makeSquare(fileOf(square), design.ranks - 1 - rankOf(square)),
    piece.toLowerCase(),
  ]);
  return { ...design, placement: Object.fromEntries([...opposite, ...own]) };
}

/** A name as definitions have it: lower-case letters, digits and hyphens. */
export const nameOfTitle = (title: string) =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, MAX_NAME);

const sideOf = (side: number) => Math.min(MAX_SIDE, Math.max(MIN_SIDE, Math.trunc(side) || MIN_SIDE));

/** Changes a letter on the board and in the promotion. */
function relettered(design: Design, from: string, to: string): Design {
  const changed = (letters: string) => letters.replaceAll(from, to).replaceAll(from.toLowerCase(), to.toLowerCase());
  const placement = Object.fromEntries(
    Object.entries(design.placement).map(([square, piece]) => [square, changed(piece)]),
  );
  return { ...design, placement, promotion: withLetters(design.promotion, changed) };
}

/** The value of a rule; null if it has no line. A flag has an empty one. */
export function ruleOf({ lines }: Design, keyword: string) {
  const line = lines.find((one) => keywordOf(one) === keyword);
  return line === undefined ? null : valueOf(line);
}

/** Sets a rule; null removes it. */
export function withRule(design: Design, keyword: string, value: string | null): Design {
  const line = `${keyword} ${value ?? ''}`.trim();
  const at = design.lines.findIndex((one) => keywordOf(one) === keyword);
  const rest = design.lines.filter((one) => keywordOf(one) !== keyword);
  if (value === null) return { ...design, lines: rest };
  const place = at < 0 ? rest.length : at;
  return { ...design, lines: [...rest.slice(0, place), line, ...rest.slice(place)] };
}

/** Sets the first promotion as it was typed; without pawns or choices there is none. */
export function withPromotion(design: Design, typed: { pawns: string; choices: string; rank: string }): Design {
  const [pawns, choices] = [typed.pawns, typed.choices].map((text) => text.toUpperCase().replace(/[^A-Z]/g, ''));
  if (pawns === '' || choices === '') return { ...design, promotion: null };
  const rank = Math.min(design.ranks, Math.max(1, Math.trunc(Number(typed.rank)) || design.ranks));
  return { ...design, promotion: { byFile: false, sides: 'both', ...design.promotion, pawns, choices, rank } };
}

/** How many squares the king moves when it castles; 0 if it does not. */
export function castlingOf({ pieces }: Design) {
  const king = pieces.find(({ royal }) => royal);
  return Number(/O(\d+)/.exec(king?.moves ?? '')?.[1] ?? 0);
}

/** Sets how many squares the kings move when they castle; 0 for no castling. */
export function withCastling(design: Design, squares: number): Design {
  const changed = (moves: string) => moves.replace(/(?<![a-z])[a-z]*O\d*/g, '') + (squares > 0 ? `isO${squares}` : '');
  const pieces = design.pieces.map((piece) =>
    piece.royal && piece.rays === null ? { ...piece, moves: changed(piece.moves) } : piece,
  );
  const [turn, , ...rest] = design.startFields.split(' ');
  return { ...design, pieces, startFields: [turn, squares > 0 ? 'KQkq' : '-', ...rest].join(' ') };
}

/** The lines that have no field. */
export const otherLines = ({ lines }: Design) => lines.filter((line) => !WITH_FIELDS.has(keywordOf(line))).join('\n');

/** Replaces them. */
export function withOtherLines(design: Design, text: string): Design {
  const own = design.lines.filter((line) => WITH_FIELDS.has(keywordOf(line)));
  return { ...design, lines: [...own, ...text.split('\n')] };
}

/**
 * The design of a built-in game as the player's own: with another name, and without the description of the original.
 */
export function ownCopy(design: Design): Design {
  const lines = design.lines.filter((line) => !/^(alias|source|fmax)\s/.test(line));
  return { ...design, name: `my-${design.name}`.slice(0, MAX_NAME), about: '', lines };
}

/** A design with another name. */
export const copyOf = (design: Design): Design => ({ ...design, name: `${design.name}-2`.slice(0, MAX_NAME) });
