/**
 * The folds of a chapter, `<details class="code">` and `<details class="expert">`: a switch in the masthead opens them,
 * and so does a link to an element inside. Without scripts each is opened by hand.
 */
import { make, setAttribute } from '../ui/dom.ts';
import { read, write } from '../ui/local-storage.ts';
import { elementIn } from './place.ts';

const KEY = 'micro-max:depth';

/** How much of a chapter is open: only its idea, its code too, or everything. */
type Depth = 'idea' | 'code' | 'everything';

/** The depths with their labels, the shallowest first. */
export const DEPTHS: readonly (readonly [depth: Depth, label: string])[] = [
  ['idea', 'Idea'],
  ['code', 'With code'],
  ['everything', 'Everything'],
];

/** A depth that was kept as a text; any other text is the shallowest. */
export const parseDepth = (text: string | null): Depth => DEPTHS.find(([depth]) => depth === text)?.[0] ?? 'idea';

/** Whether folds of a kind are open at a depth. */
export const isOpenAt = (depth: Depth, kind: 'code' | 'expert') => depth === 'everything' || depth === kind;

/** Puts the switch into the masthead of a page that has folds, and opens those that were chosen on this device. */
export function showDepths() {
  if (folds().length === 0) return;
  const chosen = parseDepth(read(KEY));
  const choices = DEPTHS.map(([value, label]) => {
    const input = make('input', { type: 'radio', name: 'depth', value, checked: value === chosen });
    return make('label', {}, input, ` ${label}`);
  });
  const depths = make('fieldset', { className: 'depths' }, make('legend', { textContent: 'Show' }), ...choices);
  depths.addEventListener('change', ({ target }) => {
    const depth = parseDepth((target as HTMLInputElement).value);
    write(KEY, depth);
    openTo(depth);
  });
  document.querySelector('.masthead')?.append(depths);
  if (chosen !== 'idea') openTo(chosen);
}

const folds = () => document.querySelectorAll('details:is(.code, .expert)') as NodeListOf<HTMLDetailsElement>;

function openTo(depth: Depth) {
  for (const fold of folds()) fold.open = isOpenAt(depth, fold.classList.contains('code') ? 'code' : 'expert');
}

/** Opens the folds around the element that a link leads to, now and when one is followed. */
export function openTargets() {
  if (reveal(location.hash)) keepInView(location.hash);
  addEventListener('hashchange', () => {
    reveal(location.hash);
    keepInView(location.hash);
  });
  // The address does not change if the link has been followed before.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? (target.closest('a[href*="#"]') as HTMLAnchorElement | null) : null;
    if (link && link.hash === location.hash) reveal(link.hash);
  });
}

/** Opens the folds around the target of a hash. Returns whether one was closed. */
function reveal(hash: string) {
  const target = document.getElementById(hash.slice(1)) ?? document.getElementById(elementIn(hash));
  const closed = outerFolds(target).filter((fold) => !fold.open);
  for (const fold of closed) setAttribute(fold, 'open', '');
  if (closed.length > 0) target?.scrollIntoView();
  return closed.length > 0;
}

/**
 * Keeps the target of a hash in view while figures above it are drawn, in a browser without scroll anchoring, until the
 * reader acts.
 */
function keepInView(hash: string) {
  const target = document.getElementById(hash.slice(1));
  if (!target || CSS.supports('overflow-anchor', 'auto')) return;
  const observer = new ResizeObserver(() => target.scrollIntoView());
  observer.observe(document.body);
  for (const event of ['wheel', 'keydown', 'pointerdown', 'hashchange']) {
    addEventListener(event, () => observer.disconnect(), { once: true, passive: true });
  }
}

/** The folds around an element. */
function outerFolds(element: Element | null): HTMLDetailsElement[] {
  const fold = element?.closest('details') ?? null;
  return fold ? [fold, ...outerFolds(fold.parentElement)] : [];
}
