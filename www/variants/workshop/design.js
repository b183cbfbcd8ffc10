// @ts-check
/**
 * Changes of a game that is being edited. The worker reads it from the text of a definition, and writes that text. Pure.
 *
 * @import { Square } from '../../board/geometry.js'
 * @import { Design, DesignPiece } from '../../engine/messages.js'
 */
import { fileOf, makeSquare, rankOf } from '../../board/geometry.js';
import { colorOf } from '../../board/placement.js';

/** The limits of boards and of the number of kinds of piece. */
export const MIN_SIDE = 4;
export const MAX_SIDE = 16;
const MAX_PIECES = 32;

/** The maximum length of a name. */
const MAX_NAME = 40;

/** The rules that are there or not. */
export const FLAGS = /** @type {const} */ (['must-capture', 'explosions', 'checks-forbidden']);

/** The rules with one of several values; the first one is that of chess and is not written. */
export const CHOICES = Object.freeze({
  stalemate: ['draw', 'loss', 'win', 'fewer-pieces-win'],
  'bare-king': ['none', 'loss'],
  hand: ['none', 'drops', 'gating'],
});

/** The rules with a value to type. */
export const TEXTS = /** @type {const} */ (['extinction', 'goal', 'checks', 'draw-after']);

/** The keywords of all rules that have fields. */
const WITH_FIELDS = new Set([...FLAGS, ...Object.keys(CHOICES), ...TEXTS]);

/** @param {string} line */
const keywordOf = (line) => line.split(/\s/, 1)[0];

/** @param {string} line */
const valueOf = (line) => line.slice(keywordOf(line).length).trim();

/**
 * Puts a piece onto a square, or removes what is there.
 * @param {Design} design
 * @param {Square} square
 * @param {string | null} piece A letter as in a FEN.
 * @returns {Design}
 */
export function withPiece(design, square, piece) {
  const { [square]: _, ...rest } = design.placement;
  return { ...design, placement: piece === null ? rest : { ...rest, [square]: piece } };
}

/**
 * The board with another size. Black's pieces keep their distance from the last rank; pieces outside are removed.
 * @param {Design} design @param {{ files: number, ranks: number }} size @returns {Design}
 */
export function withSize(design, size) {
  const files = sideOf(size.files);
  const ranks = sideOf(size.ranks);
  /** @type {Record<Square, string>} */
  const placement = {};
  for (const [square, piece] of Object.entries(design.placement)) {
    const rank = rankOf(square) + (colorOf(piece) === 'black' ? ranks - design.ranks : 0);
    if (fileOf(square) < files && rank >= 0 && rank < ranks) placement[makeSquare(fileOf(square), rank)] = piece;
  }
  return { ...design, files, ranks, placement };
}

/**
 * Changes the piece at an index. A new letter is also that of the pieces on the board and in the promotion.
 * @param {Design} design @param {number} index @param {Partial<DesignPiece>} patch @returns {Design}
 */
export function withPieceChanged(design, index, patch) {
  const { letter } = design.pieces[index];
  const pieces = design.pieces.map((one, at) => (at === index ? { ...one, ...patch } : one));
  return patch.letter === undefined ? { ...design, pieces } : relettered({ ...design, pieces }, letter, patch.letter);
}

/**
 * Adds a piece with an unused letter, to which pawns may promote; the same design if there is no such letter, or there are
 * too many pieces.
 * @param {Design} design @param {string} name @returns {Design}
 */
export function withNewPiece(design, name) {
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
 * @param {Design} chess @param {string} name Of the piece. @returns {Design}
 */
export function withBishopReplaced(chess, name) {
  const design = withNewPiece(chess, name);
  const index = design.pieces.length - 1;
  const { letter } = design.pieces[index];
  const placed = withPiece(withPiece(design, 'c1', letter), 'c8', letter.toLowerCase());
  return withPieceChanged(placed, index, { picture: 'dragon' });
}

/**
 * Removes a piece, also from the board and from the promotion.
 * @param {Design} design @param {number} index @returns {Design}
 */
export function withoutPiece(design, index) {
  const pieces = design.pieces.filter((_, at) => at !== index);
  const letters = new Set(pieces.map(({ letter }) => letter));
  const placement = Object.fromEntries(
    Object.entries(design.placement).filter(([, piece]) => letters.has(piece.toUpperCase())),
  );
  const promotion = withLetters(design.promotion, (text) => [...text].filter((letter) => letters.has(letter)).join(''));
  return { ...design, pieces, placement, promotion };
}

/**
 * A promotion with other letters; none without pawns or choices.
 * @param {Design['promotion']} promotion @param {(letters: string) => string} edit @returns {Design['promotion']}
 */
function withLetters(promotion, edit) {
  if (!promotion) return null;
  const [pawns, choices] = [edit(promotion.pawns), edit(promotion.choices)];
  return pawns && choices ? { ...promotion, pawns, choices } : null;
}

/**
 * The placement with Black's pieces opposite White's, or White's opposite Black's.
 * @param {Design} design @returns {Design}
 */
export function withMirroredArmy(design) {
  const own = Object.entries(design.placement).filter(([, piece]) => colorOf(piece) === 'white');
  const opposite = own.map(([square, piece]) => [
    makeSquare(fileOf(square), design.ranks - 1 - rankOf(square)),
    piece.toLowerCase(),
  ]);
  return { ...design, placement: Object.fromEntries([...opposite, ...own]) };
}

/**
 * A name as definitions have it: lower-case letters, digits and hyphens.
 * @param {string} title
 */
export const nameOfTitle = (title) =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, MAX_NAME);

/** @param {number} side */
const sideOf = (side) => Math.min(MAX_SIDE, Math.max(MIN_SIDE, Math.trunc(side) || MIN_SIDE));

/**
 * Changes a letter on the board and in the promotion.
 * @param {Design} design @param {string} from @param {string} to @returns {Design}
 */
function relettered(design, from, to) {
  const changed = (/** @type {string} */ letters) =>
    letters.replaceAll(from, to).replaceAll(from.toLowerCase(), to.toLowerCase());
  const placement = Object.fromEntries(
    Object.entries(design.placement).map(([square, piece]) => [square, changed(piece)]),
  );
  return { ...design, placement, promotion: withLetters(design.promotion, changed) };
}

/**
 * The value of a rule; null if it has no line. A flag has an empty one.
 * @param {Design} design @param {string} keyword
 */
export function ruleOf({ lines }, keyword) {
  const line = lines.find((one) => keywordOf(one) === keyword);
  return line === undefined ? null : valueOf(line);
}

/**
 * Sets a rule; null removes it.
 * @param {Design} design @param {string} keyword @param {string | null} value @returns {Design}
 */
export function withRule(design, keyword, value) {
  const line = `${keyword} ${value ?? ''}`.trim();
  const at = design.lines.findIndex((one) => keywordOf(one) === keyword);
  const rest = design.lines.filter((one) => keywordOf(one) !== keyword);
  if (value === null) return { ...design, lines: rest };
  const place = at < 0 ? rest.length : at;
  return { ...design, lines: [...rest.slice(0, place), line, ...rest.slice(place)] };
}

/**
 * Sets the first promotion as it was typed; without pawns or choices there is none.
 * @param {Design} design @param {{ pawns: string, choices: string, rank: string }} typed @returns {Design}
 */
export function withPromotion(design, typed) {
  const [pawns, choices] = [typed.pawns, typed.choices].map((text) => text.toUpperCase().replace(/[^A-Z]/g, ''));
  if (pawns === '' || choices === '') return { ...design, promotion: null };
  const rank = Math.min(design.ranks, Math.max(1, Math.trunc(Number(typed.rank)) || design.ranks));
  return { ...design, promotion: { byFile: false, sides: 'both', ...design.promotion, pawns, choices, rank } };
}

/**
 * How many squares the king moves when it castles; 0 if it does not.
 * @param {Design} design
 */
export function castlingOf({ pieces }) {
  const king = pieces.find(({ royal }) => royal);
  return Number(/O(\d+)/.exec(king?.moves ?? '')?.[1] ?? 0);
}

/**
 * Sets how many squares the kings move when they castle; 0 for no castling.
 * @param {Design} design @param {number} squares @returns {Design}
 */
export function withCastling(design, squares) {
  const changed = (/** @type {string} */ moves) =>
    moves.replace(/(?<![a-z])[a-z]*O\d*/g, '') + (squares > 0 ? `isO${squares}` : '');
  const pieces = design.pieces.map((piece) =>
    piece.royal && piece.rays === null ? { ...piece, moves: changed(piece.moves) } : piece,
  );
  const [turn, , ...rest] = design.startFields.split(' ');
  return { ...design, pieces, startFields: [turn, squares > 0 ? 'KQkq' : '-', ...rest].join(' ') };
}

/**
 * The lines that have no field.
 * @param {Design} design
 */
export const otherLines = ({ lines }) => lines.filter((line) => !WITH_FIELDS.has(keywordOf(line))).join('\n');

/**
 * Replaces them.
 * @param {Design} design @param {string} text @returns {Design}
 */
export function withOtherLines(design, text) {
  const own = design.lines.filter((line) => WITH_FIELDS.has(keywordOf(line)));
  return { ...design, lines: [...own, ...text.split('\n')] };
}

/**
 * The design of a built-in game as the player's own: with another name, and without the description of the original.
 * @param {Design} design @returns {Design}
 */
export function ownCopy(design) {
  const lines = design.lines.filter((line) => !/^(alias|source|fmax)\s/.test(line));
  return { ...design, name: `my-${design.name}`.slice(0, MAX_NAME), about: '', lines };
}

/**
 * A design with another name.
 * @param {Design} design @returns {Design}
 */
export const copyOf = (design) => ({ ...design, name: `${design.name}-2`.slice(0, MAX_NAME) });
