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
export const MAX_PIECES = 32;

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
export const keywordOf = (line) => line.split(/\s/, 1)[0];

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
