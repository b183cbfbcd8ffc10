// @ts-check
/**
 * The title of a game from its tags. Pure.
 *
 * @import { Tags } from './pgn.js'
 */

/**
 * The value of a tag; '' if it is missing or unknown.
 * @param {Tags} tags @param {string} name
 */
export function knownTag(tags, name) {
  const text = tags.find(([tag]) => tag === name)?.[1] ?? '';
  return /^[?.\-*\s]*$/.test(text) ? '' : text;
}

/**
 * The players of a game, and its event, place, date and result.
 * @param {{ tags: Tags }} game @returns {{ players: string, details: string }}
 */
export function titleOf({ tags }) {
  const value = (/** @type {string} */ name) => knownTag(tags, name);
  const date = value('Date').replace(/(\.\?\?)+$/, '');
  const details = [value('Event'), value('Site'), date, value('Result')].filter(Boolean);
  return { players: `${value('White') || '?'} – ${value('Black') || '?'}`, details: details.join(', ') };
}
