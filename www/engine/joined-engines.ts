/** The engines of chess and of its variants as one. */
import { EngineClient } from './client.ts';
import { startWorker } from './start.ts';
import { variantsSource } from './source.ts';
import type { EngineLike, Hooks } from './client.ts';
import type { AllCalls, PgnGame, ScannedGame } from './messages.ts';

/** The calls of the variants worker that a page asks without a variant. */
const OF_VARIANTS: ReadonlySet<keyof AllCalls> = new Set(['definitions', 'design', 'designPiece', 'steps']);

/** The engines of all games, each with a worker of its own that starts when it is first needed. */
export const openEngines = (hooks: Hooks) =>
  joinEngines(
    new EngineClient(hooks),
    () => new EngineClient({ ...hooks, makeWorker: () => startWorker(variantsSource) }),
  );

/**
 * Joins two engines: each question and search goes to the one whose game it is about.
 *
 * @param makeVariants Called when the second engine is first needed.
 */
export function joinEngines(chess: EngineLike, makeVariants: () => EngineLike): EngineLike {
  let variants: EngineLike | null = null;
  const engineOf = (variant: string | undefined | boolean) => (variant ? (variants ??= makeVariants()) : chess);
  const both = (act: 'stop' | 'cancel' | 'newGame' | 'retry' | 'close') => () => {
    chess[act]();
    variants?.[act]();
  };
  const cancel = both('cancel');
  return {
    ask: (call, fields) =>
      engineOf((fields && 'variant' in fields && fields.variant) || OF_VARIANTS.has(call)).ask(call, fields),
    search(work, onReport) {
      cancel();
      return engineOf(work.variant).search(work, onReport);
    },
    stop: both('stop'),
    cancel,
    newGame: both('newGame'),
    retry: both('retry'),
    close: both('close'),
  };
}

/**
 * The games of a PGN, and how one of them is read. The tags name the variant; which they name is known to the worker of
 * chess, so that it is asked first. Its answer contains a game of chess that is alone in the text. A game of a variant,
 * and one of several, takes a second question.
 *
 * @param variant Replaces the variants of the tags.
 * @param start Where games without a tag `FEN` begin.
 */
export async function gamesOfText(
  engine: Pick<EngineLike, 'ask'>,
  text: string,
  variant?: string,
  start?: string,
): Promise<{ games: readonly ScannedGame[]; read: (game: number) => Promise<PgnGame> }> {
  const { games, only } = await engine.ask('games', { text, variant, start });
  const read = async (game: number) =>
    only ?? engine.ask('pgn', { text, game, start, variant: variant ?? games[game]?.variant ?? undefined });
  return { games, read };
}
