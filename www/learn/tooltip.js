// @ts-check
/**
 * Words that explain themselves: a link to glossary or letters shows the explanation when it is pointed at, reached by a
 * key or tapped; pressed, or tapped again, it leads there.
 */
import { make, setAttribute } from '../ui/dom.js';
import { pageAt } from './pages.js';

const ID = 'hint';

/** A hand that only passes by asks nothing. */
const REST_MS = 150;

/**
 * Lets the terms in an element explain themselves.
 * @param {HTMLElement} root
 */
export function explainTerms(root) {
  const hint = make('div', { className: 'hint', id: ID, hidden: true });
  setAttribute(hint, 'role', 'tooltip');
  document.body.append(hint);
  /** @type {HTMLAnchorElement | null} */
  let shown = null;
  let timer = 0;

  function hide() {
    clearTimeout(timer);
    if (shown) setAttribute(shown, 'aria-describedby', null);
    shown = null;
    hint.hidden = true;
  }

  /** @param {HTMLAnchorElement} term */
  async function show(term) {
    if (shown === term) return;
    hide();
    shown = term;
    const text = await explanation(term).catch(console.warn);
    if (shown !== term || !text) return;
    hint.textContent = text;
    hint.hidden = false;
    setAttribute(term, 'aria-describedby', ID);
    putBeside(hint, term);
  }

  /** @param {() => void} act */
  const soon = (act) => {
    clearTimeout(timer);
    timer = window.setTimeout(act, REST_MS);
  };

  root.addEventListener('pointerover', ({ target, pointerType }) => {
    const term = termAt(target);
    if (pointerType === 'touch') return;
    if (term) soon(() => show(term));
    else if (target === hint) clearTimeout(timer);
    else if (shown !== document.activeElement) soon(hide);
  });
  root.addEventListener('focusin', ({ target }) => {
    const term = termAt(target);
    if (term?.matches(':focus-visible')) show(term);
  });
  root.addEventListener('focusout', hide);
  root.addEventListener('click', (event) => {
    const term = termAt(event.target);
    const isTouch = /** @type {PointerEvent} */ (event).pointerType === 'touch';
    if (term && isTouch && shown !== term) {
      event.preventDefault();
      show(term);
    } else if (event.target !== hint) hide();
  });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
  addEventListener('scroll', hide, { passive: true });
}

/** @param {EventTarget | null} target */
const termAt = (target) =>
  target instanceof Element ? /** @type {HTMLAnchorElement | null} */ (target.closest('a.term')) : null;

/**
 * What stands below the term where it is explained.
 * @param {HTMLAnchorElement} term
 */
async function explanation(term) {
  const page = await pageAt(term);
  return page.getElementById(term.hash.slice(1))?.nextElementSibling?.textContent ?? '';
}

/**
 * Below the term, or above it where there is no room, and never beyond the window's sides.
 * @param {HTMLElement} hint @param {HTMLElement} term
 */
function putBeside(hint, term) {
  const [line] = term.getClientRects();
  const { offsetWidth: width, offsetHeight: height } = hint;
  const left = Math.max(8, Math.min(line.left, document.documentElement.clientWidth - width - 8));
  const isRoom = line.bottom + height + 8 < innerHeight;
  hint.style.left = `${left}px`;
  hint.style.top = `${isRoom ? line.bottom + 6 : line.top - height - 6}px`;
}
