// @ts-check
/**
 * What the page needs to show a game of a variant.
 *
 * @import { VariantInfo } from '../engine/messages.js'
 * @import { Texts } from '../texts/en/page.js'
 * @import { Session } from '../ui/session.js'
 */
import { elementById } from '../ui/dom.js';
import { loadStyles } from '../ui/lazy-styles.js';
import { watchPieces } from './piece-hint.js';
import * as game from './prepare-game.js';

let isWatching = false;

/**
 * Loads the texts of a game, its styles, and the drawings of its pieces.
 * @param {Texts} texts
 * @param {VariantInfo} variant
 * @param {Session} session
 * @returns {Promise<Texts>} Rejected if something could not be loaded.
 */
export async function prepareGame(texts, variant, session) {
  const [prepared] = await Promise.all([game.prepareGame(texts, variant), loadStyles('pieces', 'variants')]);
  if (!isWatching) watchPieces(session, elementById('board'));
  isWatching = true;
  return prepared;
}
