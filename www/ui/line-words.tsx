/** Sentences about moves, which can be pressed, and the preview of the position after them. */
import { Fragment, render } from 'preact';
import { loadLazily } from './app.ts';
import type { Word } from './search-report.ts';
import type { App } from './app.ts';

/** Fills an element with words in which the moves are buttons that show the position after them. */
export function makeSentences(app: App, element: HTMLElement): (words: readonly Word[]) => void {
  previewLines(app, element);
  let drawn = '';
  return (words) => {
    const text = JSON.stringify(words);
    if (text === drawn) return;
    drawn = text;
    render(<Fragment key={text}>{words.map(drawWord)}</Fragment>, element);
    element.dispatchEvent(new Event('redrawn'));
  };
}

/** Draws a word; the full stop after a move stays on its line. */
function drawWord({ text, node, moves }: Word, index: number, words: readonly Word[]) {
  if (text === '.' && index > 0) return null;
  const word =
    moves === undefined ? (
      text
    ) : (
      <button key={index} type="button" class="line-move" data-node={node} data-moves={moves}>
        {text}
      </button>
    );
  if (words[index + 1]?.text !== '.') return word;
  return (
    <span key={index} class="unbroken">
      {word}.
    </span>
  );
}

/**
 * Shows previews, which are loaded when one of the moves is first pointed at, focused or pressed.
 *
 * @param list The element that holds the moves; it fires `redrawn`.
 */
export function previewLines(app: App, list: HTMLElement) {
  const listening = new AbortController();
  let isLoading = false;
  async function load(event: Event) {
    if (isLoading || !(event.target instanceof Element && event.target.closest('button'))) return;
    isLoading = true;
    await loadLazily(app, async () => {
      const { makePreview } = await import('./position-preview.ts');
      listening.abort();
      makePreview(app, list, event);
    });
    isLoading = false;
  }
  for (const name of ['pointerover', 'focusin', 'click']) list.addEventListener(name, load, listening);
}
