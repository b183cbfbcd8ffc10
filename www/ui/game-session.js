// @ts-check
/**
 * The session of a page or an element: takes intents, keeps the game, and runs the effects of each step.
 *
 * @import { Game } from '../game/game.js'
 * @import { Effect, Intent } from '../game/store.js'
 * @import { GameSession } from './session.js'
 */
import { callListener } from '../engine/error.js';
import { reduce } from '../game/store.js';
import { runEffect } from './effects.js';

/** A step of the game. @typedef {{ intent: Intent, before: Game, game: Game, effects: readonly Effect[] }} Taken */

/**
 * What differs between a page and an element.
 *
 * @typedef {object} Owner
 * @property {Game} game The first game.
 * @property {(intent: Intent) => void} [receive] Handles the intents of effects; by default the session does.
 * @property {(taken: Taken, run: () => void) => void} follow Shows a step; `run` runs its effects.
 */

/**
 * Makes a session.
 * @template {Omit<GameSession, 'game' | 'dispatch'>} Parts
 * @param {Parts} parts
 * @param {Owner} owner
 * @returns {Parts & GameSession}
 */
export function makeSession(parts, { game: first, receive, follow }) {
  let current = first;
  const session = {
    ...parts,
    game: () => current,
    /** @param {Intent} intent */
    dispatch(intent) {
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
