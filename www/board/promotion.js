// @ts-check
/**
 * The promotion dialog: a native dialog with four buttons and the keys q, r, b and n.
 *
 * ```text
 * dialog.mx-promotion[aria-label]
 *   div
 *     h2          "Promote to"
 *     button      × 4: the piece and its name
 * ```
 *
 * @import { Color } from './geometry.js'
 * @import { BoardState } from './state.js'
 */
import { makeElement } from './element.js';
import { drawPiece } from './pieces.js';

/** The roles a pawn can become, the usual one first. */
const CHOICES = /** @type {const} */ (['q', 'r', 'b', 'n']);

/**
 * Makes the dialog inside a container.
 *
 * @param {HTMLElement} container
 * @param {(role: string | null) => void} answer Takes the role's letter, or null if the player thought better of it.
 * @returns {{ show: (color: Color, state: BoardState) => void, hide: () => void }}
 */
export function makePromotion(container, answer) {
  const dialog = makeElement('dialog', { class: 'mx-promotion' });
  container.append(dialog);
  listen(dialog, answer);
  return {
    show(color, { words, pieceSet }) {
      if (dialog.open) return;
      const content = makeElement('div', {});
      const title = makeElement('h2', {});
      title.textContent = words.promotion;
      content.append(title, ...CHOICES.map((role) => {
        const button = makeElement('button', { type: 'button', value: role });
        button.append(drawPiece(color === 'white' ? role.toUpperCase() : role, pieceSet), words.choices[role]);
        return button;
      }));
      dialog.setAttribute('aria-label', words.promotion);
      dialog.replaceChildren(content);
      dialog.showModal();
    },
    hide() {
      dialog.close();
      dialog.replaceChildren();
    },
  };
}

/**
 * @param {HTMLDialogElement} dialog
 * @param {(role: string | null) => void} answer
 */
function listen(dialog, answer) {
  dialog.addEventListener('cancel', () => answer(null));
  dialog.addEventListener('keydown', (event) => {
    const role = CHOICES.find((letter) => letter === event.key.toLowerCase());
    if (!role || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    answer(role);
  });
  dialog.addEventListener('click', ({ target }) => {
    const button = /** @type {Element} */ (target).closest('button');
    if (button) answer(button.value);
    // The content covers the dialog: what is not in it is the backdrop.
    else if (target === dialog) answer(null);
  });
}
