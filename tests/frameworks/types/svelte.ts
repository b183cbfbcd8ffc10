// Every attribute and event of the elements, as the templates of Svelte take them.

import type { SvelteHTMLElements } from 'svelte/elements';
import 'micro-max/svelte';

export const board: SvelteHTMLElements['micro-max'] = {
  fen: 'start',
  pgn: '',
  src: '',
  engineBase: '/',
  'engine-base': '/',
  htmlFor: 'game',
  for: 'game:17w',
  follow: true,
  ply: 0,
  side: 'both',
  orientation: 'black',
  engine: 'classic',
  level: 3,
  limit: 'nodes:1000',
  time: '5+3',
  start: 'lazy',
  readonly: true,
  edit: true,
  noTakeback: true,
  'no-takeback': '',
  coordinates: 'none',
  panels: 'moves clock',
  arrows: 'e2e4',
  marks: 'e4',
  theme: 'dark wood',
  lang: 'de',
  sound: true,
  storageKey: 'a',
  'storage-key': 'a',
  id: 'board',
  'onmicro-max-ready': ({ detail }) => detail.fen.trim(),
  'onmicro-max-moverequest': (event) => {
    if (event.detail.san === 'e4') event.preventDefault();
  },
  'onmicro-max-move': ({ detail }) => detail.ply.toFixed(),
  'onmicro-max-position': ({ detail }) => detail.fen.trim(),
  'onmicro-max-search': ({ detail }) => detail.pv.length,
  'onmicro-max-gameend': ({ detail }) => detail.result.trim(),
  'onmicro-max-error': ({ detail }) => detail.cause.trim(),
};

export const figure: SvelteHTMLElements['micro-max-moves'] = {
  fen: 'start',
  square: 'f4',
  step: 2,
  'onmicro-max-step': ({ detail }) => detail.text.trim(),
};

export const piece: SvelteHTMLElements['micro-max-piece'] = { variant: 'capablanca', piece: 'archbishop' };

// @ts-expect-error There is no such engine.
export const wrong: SvelteHTMLElements['micro-max'] = { engine: 'stockfish' };
