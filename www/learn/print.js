// @ts-check
/** On paper nobody can open an answer: all are open while the page is printed. */

export function openAnswersOnPaper() {
  /** @type {HTMLDetailsElement[]} */
  let opened = [];
  addEventListener('beforeprint', () => {
    opened = [.../** @type {NodeListOf<HTMLDetailsElement>} */ (document.querySelectorAll('details:not([open])'))];
    for (const answer of opened) answer.open = true;
  });
  addEventListener('afterprint', () => {
    for (const answer of opened) answer.open = false;
  });
}
