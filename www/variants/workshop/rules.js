// @ts-check
/**
 * The rules of a design that have fields of their own. Pure.
 *
 * @import { Design } from './design.js'
 */
import { keywordOf, valueOf } from './design.js';

/** The rules that are there or not. */
export const FLAGS = /** @type {const} */ (['must-capture', 'explosions', 'checks-forbidden']);

/** The rules with one of several values; the first one is that of chess and is not written. */
export const CHOICES = Object.freeze({
  stalemate: ['draw', 'loss', 'win'],
  'bare-king': ['none', 'loss'],
  hand: ['none', 'drops', 'gating'],
});

/** The rules with a value to type. */
export const TEXTS = /** @type {const} */ (['extinction', 'goal', 'checks', 'draw-after']);

/** @typedef {{ pawns: string, choices: string, rank: string }} Promotion */

/** The keywords of all rules that have fields. */
const WITH_FIELDS = new Set([...FLAGS, ...Object.keys(CHOICES), ...TEXTS]);

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
