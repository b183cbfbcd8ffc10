// @ts-check
/**
 * The zen mode: only the board and the players remain, until it is left.
 *
 * @import { Panel, Session } from '../ui/session.js'
 */
import { onPress } from '../ui/dom.js';

/**
 * Makes the panel.
 * @param {Session} session @returns {Panel}
 */
export function makeZen({ dispatch, board }) {
  const leave = onPress('leave-zen', () => dispatch({ type: 'setPreferences', patch: { zen: false } }));
  return ({ preferences: { zen } }) => {
    const root = document.documentElement;
    if (root.hasAttribute('data-zen') === zen) return;
    const focused = document.activeElement;
    root.toggleAttribute('data-zen', zen);
    leave.hidden = !zen;
    // What had the focus is hidden now.
    if (focused !== document.body && !focused?.closest('.play')) board.focus();
  };
}
