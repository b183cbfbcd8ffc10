// @ts-check
/**
 * The classes of the figures.
 *
 * @import { Figure } from './figure-types.js'
 */
import { MicroMaxFigure } from './figure.js';

/** Attributes that every figure has. */
const SHARED = Object.freeze(['fen', 'pgn', 'ply', 'step', 'orientation']);

/**
 * Makes the class of a figure. Its modules are loaded when the first such figure is put on a page.
 * @param {string} name
 * @param {() => Promise<{ figure: Figure<any> }>} importFigure
 * @param {readonly string[]} attributes The attributes of this figure alone.
 */
export const figureClass = (name, importFigure, attributes) =>
  class extends MicroMaxFigure {
    static observedAttributes = [...SHARED, ...attributes];

    constructor() {
      super(name, importFigure);
    }
  };
