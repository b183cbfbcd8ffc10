/** The link to the moves of the game. */
import { shortLink, variantLink } from '../game/links.ts';
import { gameSoFar } from '../game/tree/move-tree.ts';
import type { App } from '../ui/app.ts';

/**
 * The link to the moves of a game; null if they are too many, or the definition of the game is too long.
 *
 * @returns Rejected without an engine.
 */
export async function linkToMoves({ client, game }: App): Promise<string | null> {
  const { tree } = game();
  const { variant, ...about } = gameSoFar(tree, tree.head);
  if (variant) return variantLink(location.href, { ...about, variant }).catch(() => null);
  const { packed } = await client.ask('pack', about);
  return packed === null ? null : shortLink(location.href, tree.start, packed);
}
