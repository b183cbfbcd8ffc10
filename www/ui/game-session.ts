/** The session of a page or an element: takes intents, keeps the game, and runs the effects of each step. */
import { callListener } from '../engine/error.ts';
import { reduce } from '../game/store.ts';
import { runEffect } from './effects.ts';
import type { Game } from '../game/game.ts';
import type { Effect, Intent } from '../game/store.ts';
import type { GameSession } from './session.ts';

/** A step of the game. */
export type Taken = { intent: Intent; before: Game; game: Game; effects: readonly Effect[] };

/** What differs between a page and an element. */
interface Owner {
  /** The first game. */
  game: Game;
  /** Handles the intents of effects; by default the session does. */
  receive?: (intent: Intent) => void;
  /** Shows a step; `run` runs its effects. */
  follow: (taken: Taken, run: () => void) => void;
}

/** Makes a session. */
export function makeSession<Parts extends Omit<GameSession, 'game' | 'dispatch'>>(
  parts: Parts,
  { game: first, receive, follow }: Owner,
): Parts & GameSession {
  let current = first;
  const session = {
    ...parts,
    game: () => current,
    dispatch(intent: Intent) {
      const before = current;
      const { game, effects } = reduce(before, { ...intent, now_ms: Date.now() });
      current = game;
      follow({ intent, before, game, effects }, () => {
        for (const effect of effects) callListener(() => runEffect(effectSession, effect));
      });
    },
  };
  const effectSession = receive ? { ...session, dispatch: receive } : session;
  return session;
}
