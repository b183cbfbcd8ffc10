/**
 * The branches and their cards, as nested lists. One card, or the heading of a branch, has the Tab stop.
 * Branches and cards can be dragged to another place.
 */
import { Component, createRef } from 'preact';
import { listenForDrags } from '../../../board/drag.ts';
import { withMinus } from '../../../texts/number.ts';
import { pressing } from '../../../ui/dom.ts';
import * as actions from './state.ts';
import type { CardFigureTexts } from '../../../texts/en/figures/cards.ts';
import type { BranchScene, CardScene, Scene } from './scene.ts';
import type { State } from './state.ts';

interface Props {
  branches: Scene['branches'];
  isReordering: boolean;
  texts: CardFigureTexts;
  change: (action: (state: State) => State) => void;
}

/** The list of branches; `current` is the key of the button that had the focus: that of a card, or the name of a branch. */
export class BranchList extends Component<Props, { current: string }> {
  override state = { current: this.props.branches[0].cards[0].key };
  #list = createRef<HTMLOListElement>();

  override componentDidMount() {
    const list = this.#list.current as HTMLOListElement;
    const cancel = makeDraggable(list, (item, place) => this.#drop(item, place));
    list.addEventListener('keydown', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      const isHandled = event.key === 'Escape' ? this.#escape(cancel) : this.#press(event.key, event.altKey);
      if (isHandled) event.preventDefault();
    });
  }

  /** @returns Whether the list has the focus, which a button loses when it moves. */
  override getSnapshotBeforeUpdate() {
    const root = this.#list.current?.getRootNode() as ShadowRoot | Document;
    return this.#list.current?.contains(root.activeElement);
  }

  override componentDidUpdate(_: Props, __: unknown, hadFocus: boolean) {
    if (hadFocus) this.#focus(this.#stop());
  }

  override render({ branches, texts }: Props) {
    const stop = this.#stop();
    return (
      <ol class="branches" aria-label={texts.branches} style={{ '--count': branches.length }} ref={this.#list}>
        {branches.map((branch) => this.#renderBranch(branch, stop))}
      </ol>
    );
  }

  #renderBranch({ name, bound, role, cards }: BranchScene, stop: string) {
    const { isReordering, texts } = this.props;
    return (
      <li key={name} class="branch" data-branch={name} data-role={role}>
        <div class="head">
          {isReordering ? (
            <button
              {...this.#attributes(name, stop, 'letter', () => this.#moveBranch(name, 0))}
              aria-label={texts.branchFirst({ branch: name })}
            >
              {name}
            </button>
          ) : (
            <span class="letter">{name}</span>
          )}
          <span class="bound">{bound}</span>
        </div>
        <ol class="card-list">{cards.map((card) => this.#renderCard(card, stop))}</ol>
      </li>
    );
  }

  #renderCard({ key, value, isImagined, isCut, isNow, label }: CardScene, stop: string) {
    const states = { down: value === null, imagined: isImagined, 'cut-off': isCut, now: isNow };
    const names = Object.entries(states).flatMap(([name, is]) => (is ? [name] : []));
    const press = () => this.props.change((state) => actions.pressCard(state, key));
    return (
      <li key={key}>
        <button {...this.#attributes(key, stop, ['card', ...names].join(' '), press)} aria-label={label}>
          {value === null ? '' : withMinus(value)}
        </button>
      </li>
    );
  }

  #attributes(key: string, stop: string, name: string, press: () => void) {
    return {
      type: 'button',
      class: name,
      'data-key': key,
      tabIndex: key === stop ? 0 : -1,
      onFocus: () => this.setState({ current: key }),
      onClick: pressing(press),
    } as const;
  }

  /** The keys of each branch from top to bottom. */
  #keys() {
    const { branches, isReordering } = this.props;
    return branches.map(({ name, cards }) => [...(isReordering ? [name] : []), ...cards.map(({ key }) => key)]);
  }

  /** The key of the button with the Tab stop. */
  #stop() {
    const keys = this.#keys();
    return keys.flat().includes(this.state.current) ? this.state.current : keys[0][0];
  }

  #focus(key: string) {
    this.#list.current?.querySelector<HTMLElement>(`[data-key="${key}"]`)?.focus({ preventScroll: true });
  }

  /** @param cancel Cancels a drag. */
  #escape(cancel: () => boolean) {
    if (!cancel()) this.props.change(actions.restoreOrder);
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
    const all = this.#keys();
    const stop = this.#stop();
    const branch = all.findIndex((keys) => keys.includes(stop));
    const keys = all[branch];
    const row = keys.indexOf(stop);
    if (key === 'Home' || key === 'End') {
      if (!isAlt) this.#focus(key === 'Home' ? keys[0] : keys[keys.length - 1]);
      return !isAlt;
    }
    if (across === 0 && down === 0) return false;
    if (isAlt) this.#move(branch, across, down);
    else if (across !== 0) {
      const others = all[Math.max(0, Math.min(all.length - 1, branch + across))];
      this.#focus(others[Math.min(row, others.length - 1)]);
    } else this.#focus(keys[Math.max(0, Math.min(keys.length - 1, row + down))]);
    return true;
  }

  #move(branch: number, across: number, down: number) {
    const { name, cards } = this.props.branches[branch];
    const card = cards.findIndex(({ key }) => key === this.#stop());
    if (across !== 0) this.#moveBranch(name, branch + across);
    else if (card >= 0) this.#moveCard(cards[card].key, card + down);
  }

  #moveBranch(name: string, to: number) {
    const from = this.props.branches.findIndex((branch) => branch.name === name);
    this.props.change((state) => actions.reorderBranch(state, from, to));
  }

  #moveCard = (key: string, to: number) => this.props.change((state) => actions.reorderCard(state, key, to));

  #drop(item: HTMLElement, place: number) {
    const { branch } = item.dataset;
    if (branch) this.#moveBranch(branch, place);
    else this.#moveCard(item.querySelector('button')?.dataset.key ?? '', place);
  }
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
