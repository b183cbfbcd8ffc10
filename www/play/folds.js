// @ts-check
/**
 * The panels that fold away. They stay as the player left them.
 *
 * @import { Panel, Session } from '../ui/session.js'
 */
import { elementById, onPress, setAttribute } from '../ui/dom.js';

/** The preference and the panel of each button. */
const FOLDS = /** @type {const} */ ({
  'show-engine': ['engineShown', 'engine-panel'],
  'show-players': ['playersShown', 'players-panel'],
  'show-command': ['commandShown', 'command-form'],
});

/**
 * Makes the buttons.
 *
 * @param {Session} session
 * @returns {Panel}
 */
export function makeFolds({ dispatch, game }) {
  for (const [id, [name]] of Object.entries(FOLDS)) {
    onPress(id, () => dispatch({ type: 'setPreferences', patch: { [name]: !game().preferences[name] } }));
  }
  return ({ preferences }) => {
    for (const [id, [name, panel]] of Object.entries(FOLDS)) {
      setAttribute(elementById(id), 'aria-expanded', String(preferences[name]));
      elementById(panel).hidden = !preferences[name];
    }
    elementById('fold-panels').hidden = !Object.values(FOLDS).some(([name]) => preferences[name]);
  };
}
