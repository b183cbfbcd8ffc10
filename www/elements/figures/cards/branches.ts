/**
 * The branches and their cards, as nested lists. One card, or the heading of a branch, has the Tab stop.
 * Branches and cards can be dragged to another place.
 *
 * ```text
 * ol.branches
 *   li.branch            × the branches, with data-role="best" or "cut"
 *     div.head           span.letter or button.letter, span.bound
 *     ol.card-list
 *       li               button.card × the cards
 * ```
 */
import { listenForDrags } from '../../../board/drag.ts';
import { withMinus } from '../../../texts/number.ts';
import { make, onButtonPress, setAttribute, setText } from '../../../ui/dom.ts';
import type { CardFigureTexts } from '../../../texts/en/figures/cards.ts';
import type { BranchScene, CardScene, Scene } from './scene.ts';
import type { Branches } from './values.ts';

interface BranchActs {
  pressCard: (key: string) => void;
  moveBranch: (from: number, to: number) => void;
  moveCard: (key: string, to: number) => void;
  restoreOrder: () => void;
}

type BranchParts = {
  item: HTMLElement;
  name: HTMLElement;
  button: HTMLElement;
  bound: HTMLElement;
  replies: HTMLElement;
};

/** The list of branches. */
export class BranchList {
  element = make('ol', { className: 'branches' });
  #branches: Map<string, BranchParts> = new Map();
  #cards: Map<string, HTMLElement> = new Map();
  #shown: Scene['branches'] = [];
  #acts;
  #texts;
  #isReordering = false;
  /** The key of the button with the Tab stop: that of a card, or the name of a branch. */
  #current;

  constructor(branches: Branches, acts: BranchActs, texts: CardFigureTexts) {
    this.#acts = acts;
    this.#texts = texts;
    this.#current = branches[0].cards[0].key;
    for (const { name, cards } of branches) {
      this.#branches.set(name, this.#makeBranch(name));
      for (const { key } of cards)
        this.#cards.set(
          key,
          this.#makeButton('card', key, () => acts.pressCard(key)),
        );
    }
    this.element.style.setProperty('--count', String(branches.length));
    setAttribute(this.element, 'aria-label', texts.branches);
    const cancel = makeDraggable(this.element, (item, place) => this.#drop(item, place));
    this.element.addEventListener('keydown', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      const isHandled = event.key === 'Escape' ? this.#escape(cancel) : this.#press(event.key, event.altKey);
      if (isHandled) event.preventDefault();
    });
  }

  show({ branches }: Scene, isReordering: boolean) {
    const root = this.element.getRootNode() as ShadowRoot | Document;
    const hadFocus = this.element.contains(root.activeElement);
    this.#shown = branches;
    this.#isReordering = isReordering;
    if (!isReordering && this.#branches.has(this.#current)) this.#current = this.#keysOf(0)[0];
    for (const branch of branches) this.#showBranch(branch);
    arrange(
      this.element,
      branches.map(({ name }) => (this.#branches.get(name) as BranchParts).item),
    );
    if (hadFocus && root.activeElement !== this.#button(this.#current)) this.#focus(this.#current);
  }

  #makeBranch(name: string): BranchParts {
    const words = make('span', { className: 'letter', textContent: name });
    const first = () => this.#acts.moveBranch(this.#indexOf(name), 0);
    const button = this.#makeButton('letter', name, first);
    button.textContent = name;
    setAttribute(button, 'aria-label', this.#texts.branchFirst({ branch: name }));
    const bound = make('span', { className: 'bound' });
    const replies = make('ol', { className: 'card-list' });
    const item = make('li', { className: 'branch' }, make('div', { className: 'head' }, words, button, bound), replies);
    item.dataset.branch = name;
    return { item, name: words, button, bound, replies };
  }

  #makeButton(className: string, key: string, act: () => void) {
    const button = onButtonPress(make('button', { type: 'button', className }), act);
    button.dataset.key = key;
    button.addEventListener('focus', () => this.#setCurrent(key));
    return button;
  }

  #showBranch({ name, bound, role, cards }: BranchScene) {
    const parts = this.#branches.get(name) as BranchParts;
    setAttribute(parts.item, 'data-role', role);
    parts.name.hidden = this.#isReordering;
    parts.button.hidden = !this.#isReordering;
    setAttribute(parts.button, 'tabindex', name === this.#current ? '0' : '-1');
    setText(parts.bound, bound);
    const items = cards.map((card) => this.#showCard(card));
    arrange(parts.replies, items);
  }

  /** @returns Its list item. */
  #showCard({ key, value, isImagined, isCut, isNow, label }: CardScene): HTMLElement {
    const button = this.#cards.get(key) as HTMLElement;
    setText(button, value === null ? '' : withMinus(value));
    setAttribute(button, 'aria-label', label);
    setAttribute(button, 'tabindex', key === this.#current ? '0' : '-1');
    for (const [name, is] of Object.entries({
      down: value === null,
      imagined: isImagined,
      'cut-off': isCut,
      now: isNow,
    }))
      button.classList.toggle(name, is);
    return button.parentElement ?? make('li', {}, button);
  }

  #indexOf(name: string) {
    return this.#shown.findIndex((branch) => branch.name === name);
  }

  /** The keys of a branch from top to bottom. */
  #keysOf(index: number) {
    const { name, cards } = this.#shown[index];
    return [...(this.#isReordering ? [name] : []), ...cards.map(({ key }) => key)];
  }

  #button(key: string) {
    return this.#cards.get(key) ?? this.#branches.get(key)?.button;
  }

  #setCurrent(key: string) {
    setAttribute(this.#button(this.#current) as HTMLElement, 'tabindex', '-1');
    this.#current = key;
    setAttribute(this.#button(key) as HTMLElement, 'tabindex', '0');
  }

  #focus(key: string) {
    this.#setCurrent(key);
    this.#button(key)?.focus({ preventScroll: true });
  }

  /** @param cancel Cancels a drag. */
  #escape(cancel: () => boolean) {
    if (!cancel()) this.#acts.restoreOrder();
    return true;
  }

  /**
   * Moves the focus, or with Alt the card or its branch.
   *
   * @returns Whether the key has a use.
   */
  #press(key: string, isAlt: boolean): boolean {
    const [across, down] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [
      0, 0,
    ];
    const branch = this.#shown.findIndex((_, index) => this.#keysOf(index).includes(this.#current));
    const keys = this.#keysOf(branch);
    const row = keys.indexOf(this.#current);
    if (key === 'Home' || key === 'End') {
      if (!isAlt) this.#focus(key === 'Home' ? keys[0] : keys[keys.length - 1]);
      return !isAlt;
    }
    if (across === 0 && down === 0) return false;
    if (isAlt) this.#move(branch, across, down);
    else if (across !== 0) {
      const next = Math.max(0, Math.min(this.#shown.length - 1, branch + across));
      const others = this.#keysOf(next);
      this.#focus(others[Math.min(row, others.length - 1)]);
    } else this.#focus(keys[Math.max(0, Math.min(keys.length - 1, row + down))]);
    return true;
  }

  #move(branch: number, across: number, down: number) {
    const card = this.#shown[branch].cards.findIndex(({ key }) => key === this.#current);
    if (across !== 0) this.#acts.moveBranch(branch, branch + across);
    else if (card >= 0) this.#acts.moveCard(this.#current, card + down);
  }

  #drop(item: HTMLElement, place: number) {
    const { branch } = item.dataset;
    const key = item.querySelector('button')?.dataset.key ?? '';
    if (branch) this.#acts.moveBranch(this.#indexOf(branch), place);
    else this.#acts.moveCard(key, place);
  }
}

/** Puts children in an order, and leaves them where they are if it is theirs. */
function arrange(parent: HTMLElement, children: readonly HTMLElement[]) {
  if (children.some((child, index) => parent.children[index] !== child)) parent.append(...children);
}

/**
 * Lets the reader drag the list items in a list of branches: a branch by its `.head`, a card by itself.
 *
 * @param list The list of branches, each a `li` with a list of cards.
 * @returns Cancels the drag; false if there is none.
 */
function makeDraggable(list: HTMLElement, drop: (item: HTMLElement, place: number) => void): () => boolean {
  return listenForDrags(list, ({ button, target }) => {
    const pressed = button === 0 && target instanceof Element ? target : null;
    const handle = pressed?.closest('.head, .card');
    const item = handle?.closest('li');
    if (!pressed || !handle || !item) return null;
    const isBranch = handle.matches('.head');
    const putBack = () => {
      item.classList.remove('dragged');
      item.style.removeProperty('translate');
    };
    return {
      captureTarget: pressed,
      move(_, { x, y }) {
        item.classList.add('dragged');
        item.style.setProperty('translate', isBranch ? `${x}px 0` : `0 ${y}px`);
      },
      release({ clientX, clientY }, isDrag) {
        putBack();
        if (isDrag) drop(item, placeUnder(item, isBranch ? clientX : clientY, isBranch));
      },
      cancel: putBack,
    };
  });
}

/**
 * The place at which an item is dropped: that of the sibling under the pointer.
 *
 * @param position The pointer's coordinate along the list.
 */
function placeUnder(item: HTMLElement, position: number, isBranch: boolean) {
  const items = [...(item.parentElement?.children ?? [])];
  const from = items.indexOf(item);
  const precedes = (other: Element, index: number) => {
    const { left, right, top, bottom } = other.getBoundingClientRect();
    const [start, end] = isBranch ? [left, right] : [top, bottom];
    return index !== from && (index < from ? end : start) < position;
  };
  return items.filter(precedes).length;
}
