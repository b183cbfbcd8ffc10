// @ts-check
/**
 * The link to the moves of the game.
 *
 * @import { Session } from '../ui/session.js'
 */
import { shortLink, variantLink } from '../game/links.js';
import { gameSoFar } from '../game/tree/move-tree.js';

/**
 * The link to the moves of a game; null if they are too many, or the definition of the game is too long.
 * @param {Session} session
 * @returns {Promise<string | null>} Rejected without an engine.
 */
export async function linkToMoves({ client, game }) {
  const { tree, head } = game();
  const { variant, ...about } = gameSoFar(tree, head);
  if (variant) return variantLink(location.href, { ...about, variant }).catch(() => null);
  const { packed } = await client.ask('pack', about);
  return packed === null ? null : shortLink(location.href, tree.start, packed);
}
