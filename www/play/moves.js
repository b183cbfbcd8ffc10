// @ts-check
/**
 * The list of moves: looks back at earlier positions, which never changes the game.
 *
 * ```text
 * ol#moves
 *   li                     × moves of White
 *     span "1."
 *     button "e4"          aria-current on the move that led to the position shown
 *     button "e5"
 * ```
 *
 * @import { Game } from '../game/game.js'
 * @import { Intent } from '../game/store.js'
 */
import { turnAt } from '../game/game.js';
import { elementOf, write } from './text.js';

/**
 * Makes the list work.
 *
 * @param {(intent: Intent) => void} dispatch
 * @returns {(game: Game) => void} Shows a game.
 */
export function makeMoves(dispatch) {
  const list = elementOf('moves');
  let ply = 0;
  let last = 0;
  const look = (/** @type {number} */ to) => dispatch({ type: 'look', ply: to });
  const steps = {
    first: () => look(0),
    back: () => look(ply - 1),
    forward: () => look(ply + 1),
    last: () => look(last),
  };
  for (const [id, step] of Object.entries(steps)) elementOf(id).addEventListener('click', step);
  list.addEventListener('click', (event) => {
    const chosen = event.target instanceof Element ? event.target.closest('button') : null;
    if (chosen) look(Number(chosen.dataset.ply));
  });
  list.addEventListener('keydown', (event) => {
    const keys = { Home: steps.first, ArrowLeft: steps.back, ArrowRight: steps.forward, End: steps.last };
    if (!Object.hasOwn(keys, event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    keys[/** @type {keyof typeof keys} */ (event.key)]();
    currentButton(list)?.focus();
  });

  return (game) => {
    const isMoved = ply !== game.ply || last !== game.moves.length;
    ({ ply } = game);
    last = game.moves.length;
    fill(list, game);
    setDisabled(['first', 'back'], ply === 0);
    setDisabled(['forward', 'last'], ply === last);
    if (isMoved) keepInSight(list, currentButton(list));
  };
}

/**
 * @param {string[]} ids
 * @param {boolean} isDisabled
 */
function setDisabled(ids, isDisabled) {
  for (const id of ids) /** @type {HTMLButtonElement} */ (elementOf(id)).disabled = isDisabled;
}

/**
 * Writes the moves, with as few new elements as there are new moves.
 *
 * @param {HTMLElement} list
 * @param {Game} game
 */
function fill(list, game) {
  const offset = turnAt(game, 0) === 'white' ? 0 : 1;
  const count = Math.ceil((game.moves.length + offset) / 2);
  while (list.children.length > count) list.lastElementChild?.remove();
  while (list.children.length < count) list.append(makeRow(list.children.length + 1));
  for (const [row, item] of [...list.children].entries()) {
    for (const half of [0, 1]) {
      const ply = 2 * row + half - offset + 1;
      writeMove(/** @type {HTMLButtonElement} */ (item.children[half + 1]), game, ply);
    }
  }
}

/** @param {number} number */
function makeRow(number) {
  const row = document.createElement('li');
  const label = document.createElement('span');
  label.textContent = `${number}.`;
  const buttons = [0, 1].map(() => document.createElement('button'));
  for (const button of buttons) button.type = 'button';
  row.append(label, ...buttons);
  return row;
}

/**
 * @param {HTMLButtonElement} button
 * @param {Game} game
 * @param {number} ply
 */
function writeMove(button, game, ply) {
  button.hidden = ply < 1 || ply > game.moves.length;
  if (button.hidden) return;
  const isCurrent = ply === game.ply;
  const isReached = isCurrent || (game.ply === 0 && ply === 1);
  write(button, game.sans[ply - 1] ?? game.moves[ply - 1]);
  button.dataset.ply = String(ply);
  button.tabIndex = isReached ? 0 : -1;
  if (isCurrent) button.setAttribute('aria-current', 'true');
  else button.removeAttribute('aria-current');
}

/**
 * @param {HTMLElement} list
 * @returns {HTMLElement | null}
 */
const currentButton = (list) => list.querySelector('button[tabindex="0"]:not([hidden])');

/**
 * Scrolls the list, and nothing but the list, to a move.
 *
 * @param {HTMLElement} list
 * @param {HTMLElement | null} button
 */
function keepInSight(list, button) {
  if (!button) return;
  const box = list.getBoundingClientRect();
  const { top, bottom } = button.getBoundingClientRect();
  if (top < box.top) list.scrollTop -= box.top - top;
  else if (bottom > box.bottom) list.scrollTop += bottom - box.bottom;
}
