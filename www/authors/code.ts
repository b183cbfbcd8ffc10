/** The page that writes the code of a board or a figure. */
import { h, render } from 'preact';
import { readState } from '../embed/state.ts';
import '../elements/define.ts';
import { CodePage } from './code-page.tsx';
import { openEngines } from './engines.ts';
import { FIGURE_TAGS } from './figure-tags.ts';
import { CHOICES, choicesFor } from './snippets.ts';
import type { Choices } from './snippets.ts';

// Node imports this module without a document.
if (typeof document !== 'undefined') start(document.getElementById('code-page'));

function start(place: HTMLElement | null) {
  if (!place) return;
  const engine = openEngines();
  const draw = () => render(h(CodePage, { key: location.hash, engine, choices: choicesIn(location.hash) }), place);
  draw();
  addEventListener('hashchange', draw);
}

/** The choices in the address: `#figure=tree`, or attributes of the element as for frames. */
function choicesIn(hash: string): Choices {
  const [, figure] = /^#figure=(\w+)$/.exec(hash) ?? [];
  if (FIGURE_TAGS.some(({ tag }) => tag === figure)) return { ...CHOICES, kind: 'figure', figure };
  return choicesFor(readState(hash).attributes, CHOICES, false);
}
