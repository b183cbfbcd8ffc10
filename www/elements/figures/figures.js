// @ts-check
/**
 * All figures by name, `<micro-max-NAME>`: the module of each, the attributes of it alone, and its class.
 *
 * @import { Figure } from './figure-types.js'
 */
import { withDiagram } from './piece/piece-class.js';
import { MicroMaxFigure } from './figure.js';

/** Attributes that every figure has. */
const SHARED = Object.freeze(['fen', 'pgn', 'ply', 'step', 'orientation', 'caption', 'controls']);

/** @type {Readonly<Record<string, { load: () => Promise<{ figure: Figure<any> }>, attributes: readonly string[], extend?: typeof withDiagram }>>} */
export const FIGURES = Object.freeze({
  board: { load: () => import('./board/board.js'), attributes: ['notation', 'drag', 'ray'] },
  piece: { load: () => import('./piece/piece.js'), attributes: ['square'], extend: withDiagram },
  moves: { load: () => import('./moves/moves.js'), attributes: ['square', 'view'] },
  undo: { load: () => import('./undo/undo.js'), attributes: ['move'] },
  tree: { load: () => import('./tree/tree.js'), attributes: ['nodes', 'bits'] },
  quiescence: { load: () => import('./quiescence/quiescence.js'), attributes: ['move'] },
  table: { load: () => import('./table/table.js'), attributes: ['bits', 'nodes', 'shown'] },
  ordering: { load: () => import('./ordering/ordering.js'), attributes: ['depth'] },
  deepening: { load: () => import('./deepening/deepening.js'), attributes: ['nodes'] },
  evaluation: {
    load: () => import('./evaluation/evaluation.js'),
    attributes: ['pawn', 'knight', 'bishop', 'rook', 'queen', 'centre', 'neighbour', 'nodes'],
  },
});

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
