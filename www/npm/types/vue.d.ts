/** `<micro-max>` and the figures in the templates and the JSX of Vue 3. */
import type { DefineComponent, HTMLAttributes, ReservedProps } from 'vue';
import type { FigureAttributes, FigureName, MicroMaxAttributes } from './attributes.js';
import type { Details } from './elements/public-types.js';

export * from './micro-max.js';

type Props = Omit<HTMLAttributes, keyof MicroMaxAttributes> & ReservedProps;

/** `micro-max-move` becomes `MicroMaxMove`. */
type Pascal<Name extends string> = Name extends `${infer Word}-${infer Rest}`
  ? `${Capitalize<Word>}${Pascal<Rest>}`
  : Capitalize<Name>;

type Listeners = { [Name in keyof Details as `on${Pascal<Name>}`]?: (event: CustomEvent<Details[Name]>) => void };

type Board = Props & MicroMaxAttributes & Listeners;

type Figures = Record<FigureName, Props & FigureAttributes>;

type Components = { [Name in FigureName]: DefineComponent<FigureAttributes> };

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
