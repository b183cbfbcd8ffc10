/** What the element adds to the types of every page. */
import type { Details } from './public-types.ts';
import type { MicroMax } from './micro-max.ts';

type Events = { [Name in keyof Details]: CustomEvent<Details[Name]> };

declare global {
  interface HTMLElementTagNameMap {
    'micro-max': MicroMax;
  }

  interface HTMLElementEventMap extends Events {}

  interface DocumentEventMap extends Events {}

  interface WindowEventMap extends Events {}
}
