// @ts-check
/**
 * Who played a game, where and when, from its tags. Pure.
 *
 * @import { Tags } from './pgn/pgn.js'
 */

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
const dateOfTags = (tags) => tagValue(tags, 'Date').replace(/(\.\?\?)+$/, '');
