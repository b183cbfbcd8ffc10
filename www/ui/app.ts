/** What the parts of a page share, and those of an element: the game, the engine and the board. */

import type { Board } from '../board/board.ts';
import type { EngineLike } from '../engine/client.ts';
import type { Game } from '../game/game.ts';
import type { Intent } from '../game/store.ts';
import type { Texts } from '../texts/en/page.ts';
import type { Storage } from './game-storage.ts';

export interface LiveGame {
  game: () => Game;
  texts: () => Texts;
  dispatch: (intent: Intent) => void;
  /** The opponent's engine, which also answers questions. */
  client: EngineLike;
  evaluator: EngineLike;
  board: Pick<Board, 'say'>;
}

/** What the parts of a page share: the game, the engine, the board and the storage. */
export type App = LiveGame & { board: Board; storage: Storage };

/** With the number of the request for the game that is read. */
export type RequestingApp = App & { request: number };

/** Shows a game in a language. */
export type Panel = (game: Game, texts: Texts) => void;

/** Requests another game, which has yet to be read. */
export function requestGame(app: App): RequestingApp {
  app.dispatch({ type: 'requestGame' });
  return { ...app, request: app.game().page.requests };
}

/** Runs what imports modules; a notice says so if one cannot be loaded. */
export async function loadLazily({ dispatch }: Pick<LiveGame, 'dispatch'>, run: () => Promise<void>) {
  try {
    await run();
  } catch (error) {
    console.warn(error);
    dispatch({ type: 'setNotice', message: { key: 'notLoaded' } });
  }
}
