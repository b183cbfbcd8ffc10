// @ts-check
/**
 * Sentences about moves, which can be pressed.
 *
 * @import { Word } from './search-report.js'
 * @import { Session } from './session.js'
 */
import { make } from './dom.js';
import { previewLines } from './lazy-preview.js';

/**
 * Fills an element with words in which the moves are buttons that show the position after them.
 * @param {Session} session @param {HTMLElement} element @returns {(words: readonly Word[]) => void}
 */
export function makeSentences(session, element) {
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

/**
 * Draws words; the full stop after a move stays on its line.
 * @param {readonly Word[]} words
 */
function drawWords(words) {
  /** @type {Node[]} */
  const nodes = [];
  for (const word of words) {
    const node = drawWord(word);
    const move = word.text === '.' && nodes.pop();
    nodes.push(move ? make('span', { className: 'unbroken' }, move, node) : node);
  }
  return nodes;
}

/** @param {Word} word */
function drawWord({ text, node, moves }) {
  if (moves === undefined) return document.createTextNode(text);
  const button = make('button', { type: 'button', className: 'line-move', textContent: text });
  Object.assign(button.dataset, { node, moves });
  return button;
}
