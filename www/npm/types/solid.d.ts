/** `<micro-max>` and the figures in the JSX of Solid. */
import type { JSX as SolidJSX } from 'solid-js';
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

type Props<Kind extends HTMLElement> = Omit<SolidJSX.HTMLAttributes<Kind>, keyof MicroMaxAttributes>;

type Figures = Record<FigureName, Props<MicroMaxFigure> & FigureAttributes & FigureListeners<'on:'>>;

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends Figures {
      'micro-max': Props<MicroMax> & MicroMaxAttributes & MicroMaxListeners<'on:'>;
    }
  }
}
