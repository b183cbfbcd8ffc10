// @ts-check
/**
 * A small board over the engine's lines: the position after the move under the pointer or the focus.
 *
 * @import { Session } from './session.js'
 */
import { drawDiagram } from '../board/diagram.js';
import { lookOf } from '../game/position/board-shape.js';
import { gameSoFar, lastMoveOf, nodeAt } from '../game/tree/move-tree.js';
import { make } from './dom.js';

/**
 * Makes the preview for a list of lines.
 * @param {Session} session
 * @param {HTMLElement} list
 * @param {Event} event The event for which it was loaded.
 */
export function makePreview(session, list, event) {
  const preview = make('div', { className: 'preview', hidden: true });
  preview.setAttribute('aria-hidden', 'true');
  list.after(preview);
  const show = (/** @type {Event} */ { target }) => showMove(session, preview, target);
  const hide = () => {
    preview.hidden = true;
  };
  for (const name of ['pointerover', 'focusin', 'click']) list.addEventListener(name, show);
  for (const name of ['pointerleave', 'focusout']) list.addEventListener(name, hide);
  // A line may change under a resting pointer.
  list.addEventListener('redrawn', () => showMove(session, preview, list.querySelector('button:hover, button:focus')));
  list.addEventListener('keydown', (pressed) => handleKey(list, hide, pressed));
  show(event);
}

/** @param {Session} session @param {HTMLElement} preview @param {EventTarget | null} target */
async function showMove({ client, game }, preview, target) {
  const button = target instanceof Element ? target.closest('button') : null;
  const { node, moves } = button?.dataset ?? {};
  const isDrawn = moves !== undefined && preview.dataset.moves === moves && preview.childElementCount > 0;
  preview.hidden = moves === undefined || (preview.hidden && !isDrawn);
  if (moves === undefined || isDrawn) return;
  const { tree, orientation } = game();
  if (!nodeAt(tree, Number(node))) return;
  preview.dataset.moves = moves;
  const about = gameSoFar(tree, Number(node));
  const played = [...about.moves, ...moves.split(' ')];
  const { placement } = await client.ask('legal', { ...about, moves: played });
  const uci = /** @type {string} */ (played.at(-1));
  if (preview.dataset.moves !== moves) return;
  drawDiagram(preview, { ...lookOf(tree), placement, orientation, lastMove: lastMoveOf({ uci }) });
  preview.hidden = !button?.matches(':hover, :focus');
}

/**
 * Arrow keys go from move to move, Escape hides the preview.
 * @param {HTMLElement} list @param {() => void} hide @param {KeyboardEvent} event
 */
function handleKey(list, hide, event) {
  if (event.key === 'Escape') hide();
  const buttons = [...list.querySelectorAll('button')];
  const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (to === undefined) return;
  // At the ends too: the page has other uses for these keys.
  event.preventDefault();
  if (!buttons[to]) return;
  buttons[at].tabIndex = -1;
  buttons[to].tabIndex = 0;
  buttons[to].focus();
}
