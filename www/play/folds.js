// @ts-check
/**
 * The panels that fold away. They stay as the player left them.
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
 * Makes the buttons.
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
