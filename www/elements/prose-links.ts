/**
 * Links in the text of a page that show a moment of a game on a board: `<a href="#game:17w">`, or an element with `data-ply`.
 * They are looked for when they are used and when something changes, so that a page can add them at any time.
 */
import { make, setAttribute } from '../ui/dom.ts';
import { isModified } from '../ui/step-keys.ts';
import { followReading, pauseFollowing } from './follow-reading.ts';
import { hidePreview, isPreview, preview } from './link-preview.ts';
import { isNumbered, targetOf } from './link-target.ts';
import { nodeOfMoment } from './moment.ts';
import { LINKS, boardsChanged, boardsWith, observeBoards, pageBoards, roots } from './page-boards.ts';
import { warnOnce } from './readiness.ts';
import type { Reference } from './link-target.ts';
import type { PageBoard } from './page-boards.ts';

/** The time without changes after which links are checked. */
const CHECK_MS = 1000;

/** A paragraph with `data-ply` cannot be pressed: it only names the position that is shown while it is read. */
const PRESSABLE = 'a, button, span';

/** The names that links have while their positions are not shown; null if their text is their name. */
const ownNames: WeakMap<Element, string | null> = new WeakMap();

/** The address whose position has been shown. */
let openedAddress = '';

let checkTimer: ReturnType<typeof setTimeout> | undefined;

/** Observes the links of the page from now on. */
export function observeLinks() {
  // Before the listeners of a router.
  document.addEventListener('click', onClick, true);
  document.addEventListener('keydown', onKey);
  document.addEventListener('pointerover', onPointer);
  addEventListener('hashchange', openAddress);
  followReading(references, (reference) => show(reference));
  observeBoards(() => {
    // A router may have changed the address.
    if (location.href !== openedAddress) openAddress();
    for (const reference of references()) mark(reference);
    for (const element of pageBoards.keys()) if (element.matches('.micro-max-sticky')) unwrap(element);
    clearTimeout(checkTimer);
    checkTimer = setTimeout(() => references().forEach(check), CHECK_MS);
  });
  boardsChanged();
}

/** Lets a board stay in view within the text around it if an editor has put it into a paragraph or division of its own. */
function unwrap(element: Element) {
  const { parentElement: parent } = element;
  const isAlone = parent?.childElementCount === 1 && parent.textContent?.trim() === element.textContent?.trim();
  if (isAlone && parent.matches('p, div') && parent.attributes.length === 0) parent.style.display = 'contents';
}

/** All links to boards, in the order of the page. */
const references = (): Reference[] =>
  roots()
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>(LINKS)])
    .flatMap((link) => referenceOf(link) ?? []);

/** What an element refers to; null if it is another link. */
function referenceOf(link: HTMLElement): Reference | null {
  const { hash, href } = link instanceof HTMLAnchorElement ? link : { hash: '', href: '' };
  const isElsewhere =
    hash !== '' && !link.getAttribute('href')?.startsWith('#') && href !== location.href.split('#')[0] + hash;
  const { ply, for: id } = link.dataset;
  const target = isElsewhere ? null : targetOf(hash, ply, id);
  // The fragment may be the id of an element, such as a footnote.
  if (!target || (ply === undefined && document.getElementById(hash.slice(1)))) return null;
  const nearest = target.id === null && nearestBoard(link);
  return { link, target, boards: nearest ? [nearest] : boardsWith(target.id ?? '', link) };
}

/** The last board before a node, or else the first one of the page. */
function nearestBoard(node: Node): PageBoard | undefined {
  const own = [...pageBoards.values()].filter(({ element }) => !element.hasAttribute('for'));
  const isBefore = (one: Node, other: Node) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  own.sort((one, other) => (isBefore(one.element, other.element) ? -1 : 1));
  return own.filter(({ element }) => isBefore(element, node)).at(-1) ?? own[0];
}

/** The link at which an event was dispatched. */
function referenceAt(event: Event): Reference | null {
  for (const node of event.composedPath())
    if (node instanceof HTMLElement && node.matches(LINKS) && node.matches(PRESSABLE)) return referenceOf(node);
  return null;
}

/** Marks the link of the position on the board, also for screen readers, and makes it a button if it has no address. */
function mark({ link, target, boards: [board] }: Reference) {
  if (!link.matches(PRESSABLE)) return;
  if (!link.matches('[href], button')) {
    setAttribute(link, 'role', 'button');
    link.tabIndex = 0;
  }
  const tree = board?.elementGame.game.tree;
  const isShown = tree !== undefined && nodeOfMoment(tree, target.moment) === tree.shown;
  if (isShown) {
    if (!ownNames.has(link)) ownNames.set(link, link.getAttribute('aria-label'));
    setAttribute(link, 'aria-label', board.elementGame.texts.game.onBoard({ move: nameOf(link) }));
  } else if (ownNames.has(link)) {
    setAttribute(link, 'aria-label', ownNames.get(link) ?? null);
    ownNames.delete(link);
  } else return;
  setAttribute(link, 'aria-current', isShown ? 'true' : null);
}

/** The name of a link, without the words about its position. */
const nameOf = (link: Element) => ownNames.get(link) ?? (link.textContent ?? '').trim().replace(/\s+/g, ' ');

/** Warns about a link that shows nothing, as far as that is known. */
function check(reference: Reference) {
  const { target, boards } = reference;
  const [board] = boards;
  if (!board) {
    if (isNumbered(target)) warn(reference);
    return;
  }
  if (boards.length > 1)
    warnOnce(
      new Error(`${described(reference)} moves the first of ${boards.length} boards with the id "${target.id}".`),
    );
  if (board.elementGame.engine.isAwake)
    board.gate().then(
      () => nodeOf(reference),
      () => {},
    );
}

/** The node of a link, or null after a warning. */
function nodeOf(reference: Reference) {
  const [board] = reference.boards;
  const node = board ? nodeOfMoment(board.elementGame.game.tree, reference.target.moment) : null;
  if (node === null) warn(reference);
  return node;
}

function warn(reference: Reference) {
  const { target, boards } = reference;
  const missing = target.id === null ? 'the page has no board' : `the page has no board with the id "${target.id}"`;
  const reason = boards.length > 0 ? 'the game has no such position' : missing;
  warnOnce(new Error(`${described(reference)} shows nothing: ${reason}.`));
}

const described = ({ link }: Reference) =>
  `The link "${nameOf(link)}" (${link.getAttribute('href') ?? `data-ply="${link.dataset.ply}"`})`;

/**
 * Shows the position of a link on its board.
 *
 * @returns Whether there is one.
 */
async function show(reference: Reference) {
  const [board] = reference.boards;
  // The board itself reports why its game cannot be loaded.
  await board.gate().catch(() => {});
  const node = nodeOf(reference);
  if (node !== null) board.elementGame.dispatch({ type: 'showNode', node });
  return node !== null;
}

/** Shows the position of a link for a reader who asked for it. */
async function press(reference: Reference) {
  hidePreview();
  const [{ element, elementGame }] = reference.boards;
  if (!(await show(reference))) return;
  elementGame.board?.say(elementGame.texts.game.onBoard({ move: nameOf(reference.link) }));
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom > 0 && top < innerHeight) return;
  pauseFollowing();
  element.scrollIntoView({ block: 'nearest' });
}

function onClick(event: MouseEvent) {
  const reference = referenceAt(event);
  if (!reference || isModified(event)) return;
  if (reference.boards.length === 0) return warn(reference);
  event.preventDefault();
  // Some routers load the page again, even if the default is prevented. Listeners of the link itself are called.
  reference.link.addEventListener('click', (bubbling) => bubbling.stopPropagation(), { once: true });
  press(reference);
}

function onKey(event: KeyboardEvent) {
  if (event.key === 'Escape') hidePreview();
  const [target] = event.composedPath();
  if (!(target instanceof HTMLElement) || !target.matches('[data-ply][role=button]:not(button)')) return;
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  target.click();
}

function onPointer(event: PointerEvent) {
  if (event.pointerType === 'touch' || isPreview(event.target)) return;
  const reference = referenceAt(event);
  if (reference) preview(reference);
  else hidePreview();
}

/** Shows the position that the address of the page names, once its board is there. */
function openAddress() {
  const { hash, href } = location;
  const reference = referenceOf(make('a', { href: hash, textContent: hash }));
  const isThere = !!reference && reference.boards.length > 0;
  if (isThere || !hash) openedAddress = href;
  if (isThere) press(reference);
}
