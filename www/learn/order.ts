/** A list that the reader puts in order: each item has two buttons, and Alt with an arrow key moves it too. */
import { make, setAttribute } from '../ui/dom.ts';
import { placeText } from './guesses.ts';

export type Order = { ranks: () => string; show: (ranks: string) => void };

const STEPS: Readonly<Record<string, number>> = Object.freeze({ ArrowUp: -1, ArrowDown: 1 });

/**
 * @param list Its items have their place in the true order in `data-rank`; bold words in an item are its name.
 * @returns `ranks` are the true places of the items, in the reader's order.
 */
export function makeOrder(list: HTMLElement, announce: (sentence: string) => void): Order {
  const items = () => [...list.children] as HTMLElement[];
  const labels = new Map(items().map((item) => [item, make('span', { className: 'name' }, ...item.childNodes)]));
  const nameOf = (item: HTMLElement) => {
    const label = labels.get(item);
    return (label?.querySelector('b') ?? label)?.textContent?.trim() ?? '';
  };

  function move(item: HTMLElement, step: number) {
    const other = items()[items().indexOf(item) + step];
    // The item stays in the document, and with it the focus.
    if (other && step < 0) item.after(other);
    else if (other) item.before(other);
    announce(`${nameOf(item)} is number ${items().indexOf(item) + 1} of ${labels.size}.`);
  }

  for (const [item, label] of labels) {
    item.replaceChildren(
      label,
      ...Object.entries({ up: -1, down: 1 }).map(([word, step]) => {
        const button = make('button', { type: 'button', textContent: step < 0 ? '↑' : '↓' });
        setAttribute(button, 'aria-label', `Move ${nameOf(item)} ${word}`);
        button.addEventListener('click', () => move(item, step));
        return button;
      }),
    );
    item.addEventListener('keydown', (event) => {
      if (!event.altKey || !(event.key in STEPS)) return;
      event.preventDefault();
      move(item, STEPS[event.key]);
    });
  }

  return {
    ranks: () =>
      items()
        .map(({ dataset }) => dataset.rank)
        .join(' '),
    show(ranks) {
      const found = ranks.split(' ').map((rank) => items().find(({ dataset }) => dataset.rank === rank));
      const ordered = found.filter((item) => item !== undefined);
      if (new Set(ordered).size !== labels.size) return;
      for (const [index, item] of ordered.entries()) {
        const place = make('small', { textContent: placeText(index + 1, Number(item.dataset.rank)) });
        item.replaceChildren(labels.get(item) ?? '', ' ', place);
      }
      list.append(...ordered);
    },
  };
}
