// @ts-check
/**
 * The tags of a PGN: who played the game, where and when, `Orientation`, `Variant`, and `VariantDefinition` for a game that is
 * not built in, in which a line break is written as `\n` and a backslash as `\\`. Pure.
 *
 * @import { Color } from '../../board/geometry.js'
 * @import { Tree } from '../tree/move-tree.js'
 * @import { Tags } from './pgn.js'
 */
import { escaped } from '../../engine/uci.js';
import { isChess960 } from '../position/chess960.js';
import { isDefinition, titleIn } from '../variant/variant-source.js';

/** @param {string} tag */
export const isVariantTag = (tag) => tag === 'Variant' || tag === 'VariantDefinition';

/**
 * The tags that name the game of a tree; none for chess.
 * @param {Pick<Tree, 'start' | 'variant'>} tree @returns {Tags}
 */
export function variantTags(tree) {
  if (isChess960(tree)) return [['Variant', 'Chess960']];
  const { variant } = tree;
  if (!variant) return [];
  return [
    ['Variant', titleIn(variant.source)],
    ...(isDefinition(variant.source) ? [/** @type {const} */ (['VariantDefinition', escaped(variant.source)])] : []),
  ];
}

/**
 * The color at the bottom that the tags name; null if they do not.
 * @param {Tags} tags @returns {Color | null}
 */
export function orientationOfTags(tags) {
  const value = tags.find(([name]) => name === 'Orientation')?.[1].toLowerCase();
  return value === 'white' || value === 'black' ? value : null;
}

/**
 * The players of a game, and its event, place, date and result.
 * @param {{ tags: Tags }} game @returns {{ players: string, details: string }}
 */
export function titleOf({ tags }) {
  const value = (/** @type {string} */ name) => tagValue(tags, name);
  const details = [value('Event'), value('Site'), dateOfTags(tags), value('Result')].filter(Boolean);
  return { players: `${value('White') || '?'} – ${value('Black') || '?'}`, details: details.join(', ') };
}

/**
 * The event and the date of a game: "London, 1851.06.21"; empty if neither is known.
 * @param {{ tags: Tags }} game
 */
export const eventOf = ({ tags }) => [tagValue(tags, 'Event'), dateOfTags(tags)].filter(Boolean).join(', ');

/**
 * The value of a tag; empty if it is missing or unknown.
 * @param {Tags} tags @param {string} name
 */
function tagValue(tags, name) {
  const value = tags.find(([tag]) => tag === name)?.[1] ?? '';
  return /^[?.\-*\s]*$/.test(value) ? '' : value;
}

/**
 * The date as far as it is known: "1851" of "1851.??.??".
 * @param {Tags} tags
 */
function dateOfTags(tags) {
  const parts = tagValue(tags, 'Date').split('.');
  while (parts.at(-1) === '??') parts.pop();
  return parts.join('.');
}
