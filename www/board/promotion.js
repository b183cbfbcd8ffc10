// @ts-check
/**
 * The question of what a pawn becomes: a native dialog with four buttons and the keys q, r, b and n.
 *
 * ```text
 * dialog.mx-promotion[aria-labelledby]
 *   h2          "Promote to"
 *   button      × 4: the piece and its name
 * ```
 *
 * @import { Color } from './geometry.js'
 */
import { ROLES } from './a11y.js';
import { drawPiece } from './pieces.js';

/** The roles a pawn can become, the usual one first. */
const CHOICES = /** @type {const} */ (['q', 'r', 'b', 'n']);

/**
 * Makes the dialog inside a container.
 *
 * @param {HTMLElement} container
 * @param {(role: string | null) => void} answer Takes the role's letter, or null if the player thought better of it.
 * @returns {{ show: (color: Color) => void, hide: () => void }}
 */
export function makePromotion(container, answer) {
  const dialog = document.createElement('dialog');
  dialog.className = 'mx-promotion';
  dialog.setAttribute('aria-label', 'Promote to');
  container.append(dialog);
  listen(dialog, answer);
  return {
    show(color) {
      if (dialog.open) return;
      const title = document.createElement('h2');
      title.textContent = 'Promote to';
      dialog.replaceChildren(title, ...CHOICES.map((role) => makeButton(role, color, answer)));
      dialog.showModal();
    },
    hide() {
      if (dialog.open) dialog.close();
    },
  };
}

/**
 * @param {HTMLDialogElement} dialog
 * @param {(role: string | null) => void} answer
 */
function listen(dialog, answer) {
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    answer(null);
  });
  dialog.addEventListener('keydown', (event) => {
    const role = CHOICES.find((letter) => letter === event.key.toLowerCase());
    if (!role || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    answer(role);
  });
  dialog.addEventListener('pointerdown', (event) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    if (x < left || x > right || y < top || y > bottom) answer(null);
  });
}

/**
 * @param {typeof CHOICES[number]} role
 * @param {Color} color
 * @param {(role: string | null) => void} answer
 */
function makeButton(role, color, answer) {
  const button = document.createElement('button');
  const name = document.createElement('span');
  name.textContent = ROLES[role][0].toUpperCase() + ROLES[role].slice(1);
  button.type = 'button';
  button.append(drawPiece(color === 'white' ? role.toUpperCase() : role), name);
  button.addEventListener('click', () => answer(role));
  return button;
}
