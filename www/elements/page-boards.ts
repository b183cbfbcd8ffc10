/** The boards of a page, as its text and its diagrams find them, and who is called when one of them changes. */
import { callListener } from '../engine/error.ts';
import type { ElementGame } from './element-game.ts';
import type { Properties } from './public-types.ts';

/** What a text and other boards need of a board. */
export interface PageBoard {
  element: HTMLElement & Pick<Properties, 'follow'>;
  elementGame: ElementGame;
  /** Waits for its game, and starts the engine if the game needs it. */
  gate: () => Promise<void>;
}

/** The elements that may be links to boards. */
export const LINKS = '[data-ply], a[href*="#"][href*=":"]';

/** The connected boards, by element. */
export const pageBoards: Map<Element, PageBoard> = new Map();

const listeners: Set<() => void> = new Set();

let observer: MutationObserver | null = null;
let isDue = false;

/** Adds a connected board. */
export function addBoard(board: PageBoard) {
  pageBoards.set(board.element, board);
  observer ??= new MutationObserver(boardsChanged);
  observer.observe(document, { childList: true, subtree: true });
  boardsChanged();
}

export function removeBoard(element: HTMLElement) {
  pageBoards.delete(element);
  boardsChanged();
}

/**
 * Calls a function after boards have changed: their games, the positions shown, what is on the page.
 *
 * @returns Stops calling it.
 */
export function observeBoards(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls the listeners once the current script has finished. */
export function boardsChanged() {
  if (!isDue) setTimeout(notify);
  isDue = true;
}

function notify() {
  isDue = false;
  for (const listener of listeners) callListener(listener);
}

/** The trees with boards. */
export const roots = () => [...new Set([document, ...[...pageBoards.keys()].map(rootOf)])];

function rootOf(node: Node): Document | ShadowRoot {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root : document;
}

/** The boards with an id, or within an element that has it, in the tree of a node or, if there are none, around that tree. */
export function boardsWith(id: string, node: Node): PageBoard[] {
  const root = rootOf(node);
  const found = [...root.querySelectorAll(`#${CSS.escape(id)}`)]
    .flatMap((element) => [element, ...element.querySelectorAll('micro-max')])
    // A diagram of another board has no game of its own.
    .flatMap((element) => (element.hasAttribute('for') ? [] : (pageBoards.get(element) ?? [])));
  return found.length === 0 && root instanceof ShadowRoot ? boardsWith(id, root.host) : found;
}
