/** The address of the workshop, `#workshop`, while it is open. Back closes it. */

const HASH = '#workshop';

/** Whether the page's address is that of the workshop. */
const isAddressed = () => location.hash === HASH;

/**
 * Shows the address.
 *
 * @param close Closes the workshop.
 * @returns Called when the workshop was closed: after a new game, Back leads to the game before it.
 */
export function enterAddress(close: () => void): (hasNewGame: boolean) => void {
  const isLinked = isAddressed();
  if (!isLinked) history.pushState(history.state, '', HASH);
  const listening = new AbortController();
  addEventListener('popstate', () => isAddressed() || close(), listening);
  return (hasNewGame) => {
    listening.abort();
    if (!isAddressed()) return;
    if (isLinked || hasNewGame) history.replaceState(history.state, '', location.pathname + location.search);
    else history.back();
  };
}
