// @ts-check
/**
 * The title of a game from its tags. Pure.
 *
 * @import { Tags } from './pgn.js'
 */
import { dateOfTags, tagValue } from './pgn-tags.js';

/**
 * The players of a game, and its event, place, date and result.
 * @param {{ tags: Tags }} game @returns {{ players: string, details: string }}
 */
export function titleOf({ tags }) {
  const value = (/** @type {string} */ name) => tagValue(tags, name);
  const details = [value('Event'), value('Site'), dateOfTags(tags), value('Result')].filter(Boolean);
  return { players: `${value('White') || '?'} – ${value('Black') || '?'}`, details: details.join(', ') };
}
