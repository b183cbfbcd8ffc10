/** The slice of the searches that run, their reports, and the evaluations that remain of them. Pure. */
import type { OfferedEngine, Search, ShownReport } from '../game.ts';
import type { Evaluations } from '../review/evaluations.ts';
import type { Resets } from '../resets.ts';

export type Searches = ReturnType<typeof newSearches>;

/** No search yet. */
export const newSearches = () => ({
  /** The search of the opponent's worker. */
  opponent: null as Search | null,
  /** The search of the evaluator, which runs alongside. */
  evaluator: null as Search | null,
  /** Whether the evaluator has failed; the game continues without it. */
  evaluatorFailed: false,
  /** The number of the last search. */
  count: 0,
  /** The latest reports, the best line first. */
  reports: [] as readonly ShownReport[],
  evaluations: {} as Evaluations,
  analysing: false,
  /** The node whose analysis is complete. */
  analysed: null as number | null,
  /** Whether the engine failed and waits for a retry. */
  stalled: false,
  /** The engines that play this game, the strongest first; empty until the worker has answered. */
  engines: [] as readonly OfferedEngine[],
});

/** After a failure another position or another player is a new attempt. */
export const searchesResets: Resets<Searches> = {
  jump: () => ({ stalled: false, reports: [] }),
  seats: () => ({ stalled: false }),
};
