/** `<micro-max>` and the figures in the templates and the JSX of Vue 3. */
import type { DefineComponent, HTMLAttributes, ReservedProps } from 'vue';
import type { FigureAttributes, FigureDetails, FigureName, MicroMaxAttributes } from './attributes.js';
import type { Details } from './elements/public-types.js';

export * from './micro-max.js';

type Props = Omit<HTMLAttributes, keyof MicroMaxAttributes> & ReservedProps;

/** `micro-max-move` becomes `MicroMaxMove`. */
type Pascal<Name extends string> = Name extends `${infer Word}-${infer Rest}`
  ? `${Capitalize<Word>}${Pascal<Rest>}`
  : Capitalize<Name>;

type ListenersOf<All> = {
  [Name in keyof All & string as `on${Pascal<Name>}`]?: (event: CustomEvent<All[Name]>) => void;
};

type Listeners = ListenersOf<Details>;

type Figure = FigureAttributes & ListenersOf<FigureDetails>;

type Board = Props & MicroMaxAttributes & Listeners;

type Figures = Record<FigureName, Props & Figure>;

type Components = { [Name in FigureName]: DefineComponent<Figure> };

declare module 'vue' {
  interface GlobalComponents extends Components {
    'micro-max': DefineComponent<MicroMaxAttributes & Listeners>;
  }
}

declare module 'vue/jsx-runtime' {
  namespace JSX {
    interface IntrinsicElements extends Figures {
      'micro-max': Board;
    }
  }
}
