// @ts-check
/**
 * All figures by name, `<micro-max-NAME>`: the module of each, and the attributes of it alone.
 *
 * @import { Figure } from './figure-types.js'
 */
import { withDiagram } from './piece/piece-class.js';

/** @type {Readonly<Record<string, { load: () => Promise<{ figure: Figure<any> }>, attributes: readonly string[], extend?: typeof withDiagram }>>} */
export const FIGURES = Object.freeze({
  board: { load: () => import('./board/board.js'), attributes: ['notation', 'drag', 'ray'] },
  piece: { load: () => import('./piece/piece.js'), attributes: ['square'], extend: withDiagram },
  moves: { load: () => import('./moves/moves.js'), attributes: ['square'] },
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
  listing: { load: () => import('./listing/listing.js'), attributes: ['node', 'depth'] },
  why: { load: () => import('./why/why.js'), attributes: ['nodes'] },
});
