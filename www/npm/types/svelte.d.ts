/** `<micro-max>` and the figures in the templates of Svelte 5. */
import type { HTMLAttributes } from 'svelte/elements';
import type {
  FigureAttributes,
  FigureListeners,
  FigureName,
  MicroMaxAttributes,
  MicroMaxListeners,
} from './attributes.js';
import type { MicroMaxFigure } from './micro-max.figures.js';
import type { MicroMax } from './micro-max.js';

export * from './micro-max.js';

type Props<Kind extends HTMLElement> = Omit<HTMLAttributes<Kind>, keyof MicroMaxAttributes>;

type Figures = Record<FigureName, Props<MicroMaxFigure> & FigureAttributes & FigureListeners<'on'>>;

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Figures {
    'micro-max': Props<MicroMax> & MicroMaxAttributes & MicroMaxListeners<'on'>;
  }
}
