/** The figures that show how the engine thinks. */
import type { FigureDetails, FigureName } from './attributes.js';

/** A figure. Its attributes may change at any time. */
export interface MicroMaxFigure extends HTMLElement {
  /** Resolves when the figure is drawn; rejected with a sentence if it cannot be drawn. */
  readonly ready: Promise<void>;
  /** The step that is shown, from 1 on. */
  step: number;
  /** The number of steps. */
  readonly steps: number;
  /** What the picture shows, in words. */
  readonly text: string;
  /** The shown position, in FEN. */
  readonly currentFen: string;
  /** Plays the steps from the shown one, unless less motion is preferred. */
  play(): void;
}

/** The figure of the cards, which shows no position. */
export type MicroMaxCards = Omit<MicroMaxFigure, 'currentFen' | 'play'>;

type FigureEvents = { [Name in keyof FigureDetails]: CustomEvent<FigureDetails[Name]> };

declare global {
  interface HTMLElementTagNameMap extends Record<Exclude<FigureName, 'micro-max-cards'>, MicroMaxFigure> {
    'micro-max-cards': MicroMaxCards;
  }
  interface HTMLElementEventMap extends FigureEvents {}
  interface DocumentEventMap extends FigureEvents {}
  interface WindowEventMap extends FigureEvents {}
}
