/**
 * Words that explain themselves: a link to glossary or letters shows the explanation when it is pointed at, reached by a
 * key or tapped; pressed, or tapped again, it leads there.
 */
import { make, setAttribute } from '../ui/dom.ts';
import { pageAt } from './pages.ts';

const ID = 'hint';

/** A hand that only passes by asks nothing. */
const REST_MS = 150;

/** Lets the terms in an element explain themselves. */
export function explainTerms(root: HTMLElement) {
  const hint = make('div', { className: 'hint', id: ID, hidden: true });
  setAttribute(hint, 'role', 'tooltip');
  document.body.append(hint);
  let shown: HTMLAnchorElement | null = null;
  let timer = 0;

  function hide() {
    clearTimeout(timer);
    if (shown) setAttribute(shown, 'aria-describedby', null);
    shown = null;
    hint.hidden = true;
  }

  async function show(term: HTMLAnchorElement) {
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

  const soon = (act: () => void) => {
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
    const isTouch = (event as PointerEvent).pointerType === 'touch';
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

const termAt = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest('a.term') as HTMLAnchorElement | null) : null;

/** What stands below the term where it is explained. */
async function explanation(term: HTMLAnchorElement) {
  const page = await pageAt(term);
  return page.getElementById(term.hash.slice(1))?.nextElementSibling?.textContent ?? '';
}

/** Below the term, or above it where there is no room, and never beyond the window's sides. */
function putBeside(hint: HTMLElement, term: HTMLElement) {
  const [line] = term.getClientRects();
  const { offsetWidth: width, offsetHeight: height } = hint;
  const left = Math.max(8, Math.min(line.left, document.documentElement.clientWidth - width - 8));
  const isRoom = line.bottom + height + 8 < innerHeight;
  hint.style.left = `${left}px`;
  hint.style.top = `${isRoom ? line.bottom + 6 : line.top - height - 6}px`;
}
