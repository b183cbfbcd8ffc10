// @ts-check
/**
 * The zen mode: only the board and the players remain, until it is left.
 *
 * @import { Panel, Session } from '../ui/session.js'
 */
import { onPress } from '../ui/dom.js';

/** Where `z` is a letter of a text. */
const TEXT_FIELDS = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';

/**
 * Makes the panel, and listens to `z` and Escape.
 *
 * @param {Session} session
 * @returns {Panel}
 */
export function makeZen({ dispatch, game, board }) {
  const set = (/** @type {boolean} */ zen) => dispatch({ type: 'setPreferences', patch: { zen } });
  const leave = onPress('leave-zen', () => set(false));
  addEventListener('keydown', (event) => {
    const { key, target } = event;
    const isOther = event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey;
    if (isOther || document.querySelector('dialog[open]')) return;
    const isZen = game().preferences.zen;
    if (key === 'Escape' && isZen) set(false);
    else if (key === 'z' && !(target instanceof Element && target.matches(TEXT_FIELDS))) set(!isZen);
  });
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
