/** The questions of all chapters on paper, and behind them, on a page of their own, the answers. */
import { drawDiagram } from '../board/diagram.ts';
import { parsePlacement } from '../board/placement.ts';
import { figureSheet } from '../elements/figures/sheet.ts';
import { make } from '../ui/dom.ts';
import { pageAt } from './pages.ts';

/** What the sheet needs of a chapter, as elements of its own. */
interface Entry {
  title: string;
  question: Node[];
  answer: Node[];
}

/** Prints the sheet in place of the page. */
export async function printSheet() {
  const sheet = makeSheet(await readEntries());
  document.body.append(sheet);
  document.documentElement.dataset.sheet = '';
  const end = () => {
    sheet.remove();
    delete document.documentElement.dataset.sheet;
  };
  addEventListener('afterprint', end, { once: true });
  print();
}

/** The questions that the contents list, in their order. */
async function readEntries(): Promise<Entry[]> {
  const contentsLink = document.querySelector('a[rel=contents]') as HTMLAnchorElement;
  const contents = await pageAt(contentsLink);
  const links = [...contents.querySelectorAll('.contents > [data-guess] > a')] as HTMLAnchorElement[];
  const found = await Promise.all(
    links.map(async (link) => {
      const page = await pageAt(link);
      const guess = page.querySelector(`micro-max-guess[name="${link.parentElement?.dataset.guess}"]`);
      return guess ? entryOf(guess) : [];
    }),
  );
  return found.flat();
}

/** What is printed of a question. Of its figure that is the position, if it begins with one. */
function entryOf(guess: Element): Entry {
  const chapter = guess.closest('article');
  const paragraph = (text: string) => make('p', { textContent: text });
  const fen = guess.querySelector(':scope > .figure')?.getAttribute('fen');
  const choices = [...guess.querySelectorAll('.choices button[value]')].map((button) => `☐ ${wordsOf(button)}`);
  const asked = wordsOf(guess.querySelector('.choices strong'));
  const story = [...(chapter?.querySelectorAll('.juice') ?? [])].map((one) => paragraph(wordsOf(one)));
  const answer = [...(guess.querySelector(':scope > details')?.children ?? [])]
    .filter((one) => !one.matches('summary, .wrong'))
    .map((one) => (one.localName === 'table' ? withoutButtons(one) : paragraph(wordsOf(one))));
  return {
    title: wordsOf(chapter?.querySelector('h1') ?? null),
    question: [
      ...(fen ? [diagramOf(fen)] : []),
      ...story,
      make('p', {}, make('strong', { textContent: asked })),
      paragraph(choices.length > 0 ? choices.join(' \u2003') : '________________'),
    ],
    answer,
  };
}

function diagramOf(fen: string) {
  const host = make('div', { className: 'diagram' });
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [figureSheet(document)];
  const board = make('div');
  root.append(board);
  drawDiagram(board, { placement: parsePlacement(fen) ?? {}, coordinates: 'outside' });
  return host;
}

const wordsOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** A copy of a table whose buttons are text. */
function withoutButtons(table: Element) {
  const copy = document.importNode(table, true);
  for (const button of copy.querySelectorAll('button')) button.replaceWith(wordsOf(button));
  return copy;
}

function makeSheet(entries: readonly Entry[]) {
  const part = (heading: string, key: 'question' | 'answer') =>
    make(
      'section',
      {},
      make('h1', { textContent: heading }),
      ...entries.map((entry, index) =>
        make('section', {}, make('h2', { textContent: `${index + 1}. ${entry.title}` }), ...entry[key]),
      ),
    );
  return make('main', { className: 'sheet' }, part('Questions', 'question'), part('Answers', 'answer'));
}
