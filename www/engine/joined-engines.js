// @ts-check
/**
 * The engines of chess and of its variants as one.
 *
 * @import { EngineLike, Hooks } from './client.js'
 * @import { AllCalls } from './messages.js'
 */
import { EngineClient } from './client.js';
import { startWorker } from './start.js';
import { variantsSource } from './source.js';

/** The calls of the variants worker that a page asks without a variant. @type {ReadonlySet<keyof AllCalls>} */
const OF_VARIANTS = new Set(['definitions', 'design', 'designPiece', 'steps']);

/**
 * The engines of all games, each with a worker of its own that starts when it is first needed.
 * @param {Hooks} hooks
 */
export const openEngines = (hooks) =>
  joinEngines(
    new EngineClient(hooks),
    () => new EngineClient({ ...hooks, makeWorker: () => startWorker(variantsSource) }),
  );

/**
 * Joins two engines: each question and search goes to the one whose game it is about.
 * @param {EngineLike} chess
 * @param {() => EngineLike} makeVariants Called when the second engine is first needed.
 * @returns {EngineLike}
 */
export function joinEngines(chess, makeVariants) {
  /** @type {EngineLike | null} */
  let variants = null;
  const engineOf = (/** @type {string | undefined | boolean} */ variant) =>
    variant ? (variants ??= makeVariants()) : chess;
  const both = (/** @type {'stop' | 'cancel' | 'newGame' | 'retry' | 'close'} */ act) => () => {
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
