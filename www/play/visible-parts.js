// @ts-check
/**
 * The parts of the page that the player can hide: panels that fold away and stay as the player left them, and in the zen mode
 * all but the board and the players.
 *
 * @import { Panel, Session } from '../ui/session.js'
 */
import { elementById, onPress, setAttribute } from '../ui/dom.js';

/** Each button with its preference and its panel. */
const FOLDS = /** @type {const} */ ([
  ['show-engine', 'engineShown', 'engine-panel'],
  ['show-players', 'playersShown', 'players-panel'],
  ['show-command', 'commandShown', 'command-form'],
]);

/**
 * Makes the buttons of the panels that fold away.
 * @param {Session} session @returns {Panel}
 */
export function makeFolds({ dispatch, game }) {
  for (const [id, name] of FOLDS) {
    onPress(id, () => dispatch({ type: 'setPreferences', patch: { [name]: !game().preferences[name] } }));
  }
  return ({ preferences }) => {
    for (const [id, name, panel] of FOLDS) {
      setAttribute(elementById(id), 'aria-expanded', String(preferences[name]));
      elementById(panel).hidden = !preferences[name];
    }
    elementById('fold-panels').hidden = !FOLDS.some(([, name]) => preferences[name]);
  };
}

/**
 * Makes the zen mode and the button that leaves it.
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
