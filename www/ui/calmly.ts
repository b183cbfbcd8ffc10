/** Keeps a panel from changing twice within a blink when an engine replies at once. */
import { isEngineTurn, isLive } from '../game/game.ts';
import type { Panel } from './app.ts';

/** An engine that thinks for less than this is not shown as thinking. */
const CALM_MS = 700;

/** The panel, which keeps showing the player's turn during the first moments of an engine's. */
export function calmly(panel: Panel): Panel {
  /** The game that is shown, and when the engine's turn in it was first seen. */
  let [shown, since_ms] = ['', 0];
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (game, texts) => {
    clearTimeout(timer);
    const isEnginesTurn = isLive(game) && !game.searches.stalled && isEngineTurn(game);
    const now_ms = performance.now();
    if (!isEnginesTurn) since_ms = 0;
    else if (since_ms === 0) since_ms = now_ms;
    const left_ms = since_ms + CALM_MS - now_ms;
    const look = `${game.id} ${texts.language}`;
    if (isEnginesTurn && left_ms > 0 && shown === look) {
      timer = setTimeout(() => panel(game, texts), left_ms);
      return;
    }
    shown = look;
    panel(game, texts);
  };
}
