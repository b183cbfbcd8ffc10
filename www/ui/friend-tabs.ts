/**
 * A link from a friend opens in a new tab, which continues a game that an older tab may have open: the older tab releases it.
 */
import type { App } from './app.ts';

const CHANNEL = 'micro-max:friend';

let isListening = false;

/** Asks the tab that has a game open to release it. */
export function askToRelease(id: string) {
  if (!globalThis.BroadcastChannel) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(id);
  channel.close();
}

/**
 * Releases the game of this tab when another tab asks for it; called again, it does nothing.
 *
 * @param leave Shows another game.
 */
export function releaseWhenAsked({ dispatch, game }: App, leave: () => void) {
  if (isListening || !globalThis.BroadcastChannel) return;
  isListening = true;
  new BroadcastChannel(CHANNEL).addEventListener('message', ({ data }) => {
    if (data !== game().id) return;
    leave();
    dispatch({ type: 'setNotice', message: { key: 'openElsewhere' } });
  });
}
