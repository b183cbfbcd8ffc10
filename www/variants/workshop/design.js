// @ts-check
/**
 * A game under construction, as its definition says it. Pure. Lines and words that the workshop has no field for are kept.
 *
 * @import { Square } from '../../board/geometry.js'
 * @import { Placement } from '../../board/placement.js'
 */
import { fileOf, makeSquare, rankOf } from '../../board/geometry.js';
import { colorOf, parsePlacement } from '../../board/placement.js';

/** The limits of boards and of the number of kinds of piece. */
export const MIN_SIDE = 4;
export const MAX_SIDE = 16;
const MAX_PIECES = 32;

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

/** @typedef {{ pawns: string, choices: string, rank: string }} Promotion */

/** The keywords of all rules that have fields. */
const WITH_FIELDS = new Set([...FLAGS, ...Object.keys(CHOICES), ...TEXTS]);

/**
 * @typedef {object} DesignPiece
 * @property {string} letter In upper case.
 * @property {string} name
 * @property {string} moves Betza notation, or "-" if the moves are the rays of an `fmax.ini`.
 * @property {string | null} picture
 * @property {boolean} royal
 * @property {boolean} pawn
 * @property {string} other The rest of its line.
 */

/**
 * @typedef {object} Design
 * @property {string} name
 * @property {string} about
 * @property {number} files
 * @property {number} ranks
 * @property {readonly DesignPiece[]} pieces
 * @property {Placement} placement
 * @property {string} hands The pieces in hand at the start, as in a FEN: "[]" or nothing.
 * @property {string} fields The fields of the FEN after the placement.
 * @property {readonly string[]} rules The other lines.
 */

/**
 * Reads the text of a definition. What is wrong with it is for the worker to say.
 * @param {string} text @returns {Design}
 */
export function readDesign(text) {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const valuesOf = (/** @type {string} */ keyword) => lines.filter((line) => keywordOf(line) === keyword).map(valueOf);
  const start = valuesOf('start')[0] ?? '';
  const size = /^(\d+)x(\d+)/.exec(valuesOf('board')[0] ?? '');
  const [files, ranks] = size ? [sideOf(size[1]), sideOf(size[2])] : [8, 8];
  const [placed = '', ...fields] = start.split(/\s+/);
  return {
    name: valuesOf('game')[0] ?? '',
    about: valuesOf('about')[0] ?? '',
    files,
    ranks,
    pieces: valuesOf('piece').map(readPiece),
    placement: parsePlacement(start, { files, ranks }) ?? {},
    hands: /\[.*\]/.exec(placed)?.[0] ?? '',
    fields: fields.join(' ') || 'w - - 0 1',
    rules: lines.filter((line) => !OWN_FIELDS.has(keywordOf(line))),
  };
}

/** The keywords of lines that are no rules. */
const OWN_FIELDS = new Set(['game', 'about', 'board', 'piece', 'start']);

/**
 * The text of a definition.
 * @param {Design} design
 */
export function designText(design) {
  const { name, about, files, ranks, pieces, rules } = design;
  return [
    `game ${name}`,
    ...(about === '' ? [] : [`about ${about}`]),
    `board ${files}x${ranks}`,
    ...pieces.map(pieceLine),
    `start ${startOf(design)}`,
    ...rules,
    '',
  ].join('\n');
}

/**
 * The line of a piece.
 * @param {DesignPiece} piece
 */
export function pieceLine({ letter, name, moves, picture, royal, pawn, other }) {
  const words = [letter, name, moves, royal && 'royal', pawn && 'pawn', picture && `picture ${picture}`, other];
  return `piece ${words.filter(Boolean).join(' ')}`;
}

/** @param {Design} design */
export const startOf = ({ placement, hands, fields, files, ranks }) =>
  `${placementText(placement, files, ranks)}${hands} ${fields}`;

/** @param {string} line */
const keywordOf = (line) => line.split(/\s/, 1)[0];

/** @param {string} line */
export const valueOf = (line) => line.slice(keywordOf(line).length).trim();

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
 * Changes the piece at an index. A new letter is also that of the pieces on the board.
 * @param {Design} design @param {number} index @param {Partial<DesignPiece>} patch @returns {Design}
 */
export function withPieceChanged(design, index, patch) {
  const piece = design.pieces[index];
  const pieces = design.pieces.map((one, at) => (at === index ? { ...one, ...patch } : one));
  const renamed =
    patch.letter === undefined ? design.placement : relettered(design.placement, piece.letter, patch.letter);
  return { ...design, pieces, placement: renamed };
}

/**
 * Adds a piece with an unused letter; the same design if there is none, or there are too many pieces.
 * @param {Design} design @param {string} name @returns {Design}
 */
export function withNewPiece(design, name) {
  const used = design.pieces.map(({ letter }) => letter);
  const letter = [...name.toUpperCase(), ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find(
    (one) => /[A-Z]/.test(one) && !used.includes(one),
  );
  if (!letter || used.length >= MAX_PIECES) return design;
  const piece = { letter, name, moves: 'N', picture: null, royal: false, pawn: false, other: '' };
  return { ...design, pieces: [...design.pieces, piece] };
}

/**
 * Removes a piece, also from the board.
 * @param {Design} design @param {number} index @returns {Design}
 */
export function withoutPiece(design, index) {
  const pieces = design.pieces.filter((_, at) => at !== index);
  const letters = new Set(pieces.map(({ letter }) => letter));
  const placement = Object.fromEntries(
    Object.entries(design.placement).filter(([, piece]) => letters.has(piece.toUpperCase())),
  );
  return { ...design, pieces, placement };
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
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);

/** @param {string} text */
function readPiece(text) {
  const [letter = '', name = '', moves = '', ...words] = text.split(/\s+/);
  const piece = { letter, name, moves, picture: /** @type {string | null} */ (null), royal: false, pawn: false };
  const other = [];
  for (let at = 0; at < words.length; at += 1) {
    if (words[at] === 'royal') piece.royal = true;
    else if (words[at] === 'pawn') piece.pawn = true;
    else if (words[at] === 'picture' && words[at + 1]) piece.picture = words[(at += 1)];
    else other.push(words[at]);
  }
  return { ...piece, other: other.join(' ') };
}

/** @param {string | number} side */
const sideOf = (side) => Math.min(MAX_SIDE, Math.max(MIN_SIDE, Math.trunc(Number(side)) || MIN_SIDE));

/** @param {Placement} placement @param {string} from @param {string} to */
function relettered(placement, from, to) {
  const changed = (/** @type {string} */ piece) => {
    if (piece.toUpperCase() !== from) return piece;
    return colorOf(piece) === 'white' ? to : to.toLowerCase();
  };
  return Object.fromEntries(Object.entries(placement).map(([square, piece]) => [square, changed(piece)]));
}

/**
 * The placement field of a FEN.
 * @param {Placement} placement @param {number} files @param {number} ranks
 */
function placementText(placement, files, ranks) {
  const rows = Array.from({ length: ranks }, (_, row) => {
    const cells = Array.from({ length: files }, (_, file) => placement[makeSquare(file, ranks - 1 - row)] ?? ' ');
    return cells.join('').replace(/ +/g, (empty) => String(empty.length));
  });
  return rows.join('/');
}

/**
 * The value of a rule; null if it has no line. A flag has an empty one.
 * @param {Design} design @param {string} keyword
 */
export function ruleOf({ rules }, keyword) {
  const line = rules.find((one) => keywordOf(one) === keyword);
  return line === undefined ? null : valueOf(line);
}

/**
 * Sets a rule; null removes it.
 * @param {Design} design @param {string} keyword @param {string | null} value @returns {Design}
 */
export function withRule(design, keyword, value) {
  const line = `${keyword} ${value ?? ''}`.trim();
  const at = design.rules.findIndex((one) => keywordOf(one) === keyword);
  const rest = design.rules.filter((one) => keywordOf(one) !== keyword);
  if (value === null) return { ...design, rules: rest };
  const place = at < 0 ? rest.length : at;
  return { ...design, rules: [...rest.slice(0, place), line, ...rest.slice(place)] };
}

/**
 * The first promotion; the others are among the other lines.
 * @param {Design} design @returns {Promotion}
 */
export function promotionOf({ rules }) {
  const line = rules.find((one) => keywordOf(one) === 'promotion') ?? '';
  const [, pawns = '', choices = '', rank = ''] = /^promotion\s+(\S+)\s+to\s+(\S+)\s+on\s+(\S+)/.exec(line) ?? [];
  return { pawns, choices, rank };
}

/**
 * Sets the first promotion; without pawns or choices there is none.
 * @param {Design} design @param {Promotion} promotion @returns {Design}
 */
export function withPromotion(design, { pawns, choices, rank }) {
  const at = design.rules.findIndex((one) => keywordOf(one) === 'promotion');
  const line = design.rules[at] ?? '';
  const rest = /^promotion\s+\S+\s+to\s+\S+\s+on\s+\S+(.*)$/.exec(line)?.[1] ?? '';
  const lines =
    pawns === '' || choices === '' ? [] : [`promotion ${pawns} to ${choices} on ${rank || design.ranks}${rest}`];
  const [before, after] = at < 0 ? [[], design.rules] : [design.rules.slice(0, at), design.rules.slice(at + 1)];
  return { ...design, rules: [...before, ...lines, ...after] };
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
    moves.replace(/[a-z]*O\d*/g, '') + (squares > 0 ? `isO${squares}` : '');
  const pieces = design.pieces.map((piece) =>
    piece.royal && piece.moves !== '-' ? { ...piece, moves: changed(piece.moves) } : piece,
  );
  const [turn, , ...rest] = design.fields.split(' ');
  return { ...design, pieces, fields: [turn, squares > 0 ? 'KQkq' : '-', ...rest].join(' ') };
}

/**
 * The lines of rules that have no field.
 * @param {Design} design
 */
export const otherRules = ({ rules }) => rules.filter((line) => !hasField(rules, line)).join('\n');

/**
 * Replaces them.
 * @param {Design} design @param {string} text @returns {Design}
 */
export function withOtherRules(design, text) {
  const own = design.rules.filter((line) => hasField(design.rules, line));
  const others = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return { ...design, rules: [...own, ...others] };
}

/** @param {readonly string[]} rules @param {string} line */
function hasField(rules, line) {
  const keyword = keywordOf(line);
  if (keyword === 'promotion') return line === rules.find((one) => keywordOf(one) === keyword);
  return WITH_FIELDS.has(keyword);
}
