/** Sentences about moves, which can be pressed. */
import { make } from './dom.ts';
import { previewLines } from './lazy-preview.ts';
import type { Word } from './search-report.ts';
import type { Session } from './session.ts';

/** Fills an element with words in which the moves are buttons that show the position after them. */
export function makeSentences(session: Session, element: HTMLElement): (words: readonly Word[]) => void {
  previewLines(session, element);
  let drawn = '';
  return (words) => {
    const text = JSON.stringify(words);
    if (text === drawn) return;
    drawn = text;
    element.replaceChildren(...drawWords(words));
    element.dispatchEvent(new Event('redrawn'));
  };
}

/** Draws words; the full stop after a move stays on its line. */
function drawWords(words: readonly Word[]) {
  const nodes: Node[] = [];
  for (const word of words) {
    const node = drawWord(word);
    const move = word.text === '.' && nodes.pop();
    nodes.push(move ? make('span', { className: 'unbroken' }, move, node) : node);
  }
  return nodes;
}

function drawWord({ text, node, moves }: Word) {
  if (moves === undefined) return document.createTextNode(text);
  const button = make('button', { type: 'button', className: 'line-move', textContent: text });
  Object.assign(button.dataset, { node, moves });
  return button;
}
