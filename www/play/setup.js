// @ts-check
/**
 * The form of a new game, with the level, which may change during one.
 *
 * @import { Game } from '../game/game.js'
 * @import { Choice, Intent } from '../game/store.js'
 */
import { LEVEL_NODES } from '../game/game.js';
import { countText, levelText } from '../game/words.js';
import { elementOf, write } from './text.js';

/**
 * Makes the form work.
 *
 * @param {(intent: Intent) => void} dispatch
 * @returns {(game: Game) => void} Shows a game.
 */
export function makeSetup(dispatch) {
  const form = /** @type {HTMLFormElement} */ (elementOf('setup'));
  const level = /** @type {HTMLSelectElement} */ (elementOf('level'));
  level.replaceChildren(...LEVEL_NODES.map((nodes, index) => {
    const option = document.createElement('option');
    option.value = String(index + 1);
    option.textContent = `${index + 1} – ${countText(nodes)} nodes`;
    return option;
  }));
  level.addEventListener('change', () => dispatch({ type: 'level', level: Number(level.value) }));
  elementOf('previous').addEventListener('click', () => dispatch({ type: 'return' }));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const data = new FormData(form);
    const as = /** @type {Choice} */ (data.get('as') ?? 'white');
    dispatch({ type: 'new', as, isVaried: data.has('varied') });
  });

  return (game) => {
    level.value = String(game.level);
    elementOf('previous').hidden = game.previous === null;
    write(elementOf('level-rule'), levelText(LEVEL_NODES[game.level - 1]));
  };
}
