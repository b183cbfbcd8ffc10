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
 * The class of a figure, whose parts are loaded when the first one comes into a page.
 *
 * @param {string} name
 * @param {() => Promise<{ figure: Figure<any> }>} importFigure
 * @param {readonly string[]} attributes Those that only this figure has.
 */
export const figureClass = (name, importFigure, attributes) => class extends MicroMaxFigure {
  static observedAttributes = [...SHARED, ...attributes];

  constructor() {
    super(name, importFigure);
  }
};
