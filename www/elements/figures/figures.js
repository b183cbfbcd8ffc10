// @ts-check
/**
 * All figures by name, `<micro-max-NAME>`, but the cards: their modules, attributes and classes.
 *
 * @import { Figure } from './figure-types.js'
 */
import { withDiagram } from './piece/piece-class.js';
import { report } from './dispatch.js';
import { MicroMaxFigure } from './figure.js';
import { chosenBy, oneOf } from './options.js';

/** Attributes that every figure has. */
const SHARED = Object.freeze(['fen', 'pgn', 'ply', 'step', 'orientation', 'caption', 'controls']);

/**
 * - `attributes`: those of this figure alone.
 * - `extend`: adds to its class.
 *
 * @typedef {object} Entry
 * @property {() => Promise<{ figure: Figure<any> }>} load
 * @property {readonly string[]} attributes
 * @property {typeof withDiagram} [extend]
 */

/** Loads a race or a preset of it. @param {'race' | 'ordering' | 'deepening'} name */
const loadRace = (name) => async () => ({ figure: (await import('./race/race.js'))[name] });

const exchange = Object.freeze({ load: () => import('./exchange/exchange.js'), attributes: ['move'] });

/** The figures with one view. @type {Readonly<Record<string, Entry>>} */
export const FIGURES = Object.freeze({
  tree: { load: () => import('./tree/tree.js'), attributes: ['nodes', 'bits'] },
  evaluation: {
    load: () => import('./evaluation/evaluation.js'),
    attributes: ['pawn', 'knight', 'bishop', 'rook', 'queen', 'centre', 'neighbour', 'nodes'],
  },
  exchange,
  table: { load: () => import('./table/table.js'), attributes: ['bits', 'nodes', 'shown'] },
  race: { load: loadRace('race'), attributes: ['engine', 'without', 'depth', 'nodes'] },
});

/** Tags for a view or a preset of a figure. @type {Readonly<Record<string, Entry>>} */
export const PRESETS = Object.freeze({
  moves: { load: () => import('./moves/moves.js'), attributes: ['square', 'view'] },
  board: { load: () => import('./board/board.js'), attributes: ['notation', 'drag', 'ray'] },
  piece: { load: () => import('./piece/piece.js'), attributes: ['square'], extend: withDiagram },
  undo: { load: () => import('./undo/undo.js'), attributes: ['move'] },
  quiescence: exchange,
  ordering: { load: loadRace('ordering'), attributes: ['without', 'depth'] },
  deepening: { load: loadRace('deepening'), attributes: ['nodes'] },
});

/**
 * The figures with several views: the preset for each value of the attribute `view`, the first one by default.
 * @type {Readonly<Record<string, Readonly<Record<string, keyof typeof PRESETS>>>>}
 */
export const VIEWS = Object.freeze({
  rays: { loops: 'moves', idea: 'moves', bytes: 'board' },
  bytes: { piece: 'piece', move: 'undo' },
});

/**
 * Makes the class of a figure with one view. Its modules are loaded when the first such figure is put on a page.
 * @param {string} name @param {Entry} entry
 */
export const figureClass = (name, { load, attributes }) =>
  class extends MicroMaxFigure {
    static observedAttributes = [...SHARED, ...attributes];

    constructor() {
      super(name, load);
    }
  };

/**
 * The attributes of a figure with several views, without those that every figure has.
 * @param {Readonly<Record<string, keyof typeof PRESETS>>} views
 */
export const attributesOfViews = (views) => [
  ...new Set(['view', ...Object.values(views).flatMap((preset) => PRESETS[preset].attributes)]),
];

/**
 * Makes the class of a figure with several views.
 * @param {string} name @param {Readonly<Record<string, keyof typeof PRESETS>>} views
 */
export function viewsClass(name, views) {
  const view = oneOf(Object.keys(views));
  const presetOf = (/** @type {string | null} */ text) => views[view.parse(text ?? '') ?? view.defaultValue];

  return class extends MicroMaxFigure {
    static observedAttributes = [...SHARED, ...attributesOfViews(views)];

    constructor() {
      super(name, async (host) => {
        const given = chosenBy(
          { view },
          (attribute) => host.getAttribute(attribute),
          (fault) => report(host, fault, 'attribute'),
        );
        const preset = views[given.view];
        return { ...(await PRESETS[preset].load()), className: preset };
      });
    }

    /** @protected */
    attributeChangedCallback(
      /** @type {string} */ attribute,
      /** @type {string | null} */ before,
      /** @type {string | null} */ text,
    ) {
      if (attribute === 'view' && presetOf(before) !== presetOf(text)) this.restart();
      else super.attributeChangedCallback(attribute, before, text);
    }
  };
}
