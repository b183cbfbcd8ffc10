/** All figures by name, `<micro-max-NAME>`, but the cards: their modules, attributes and classes. */
import { withDiagram } from './piece/piece-class.ts';
import { report } from './dispatch.ts';
import { MicroMaxFigure } from './figure.ts';
import { chosenBy, oneOf } from './options.ts';
import type { Figure } from './figure-types.ts';

/** Attributes that every figure has. */
const SHARED = Object.freeze(['fen', 'pgn', 'ply', 'step', 'orientation', 'caption', 'controls']);

/**
 * - `attributes`: those of this figure alone.
 * - `extend`: adds to its class.
 */
interface Entry {
  load: () => Promise<{ figure: Figure }>;
  attributes: readonly string[];
  extend?: typeof withDiagram;
}

/** Loads a race or a preset of it. */
const loadRace = (name: 'race' | 'ordering' | 'deepening') => async () => ({
  figure: (await import('./race/race.ts'))[name],
});

const exchange = Object.freeze({ load: () => import('./exchange/exchange.ts'), attributes: ['move'] });

/** The figures with one view. */
export const FIGURES: Readonly<Record<string, Entry>> = Object.freeze({
  tree: { load: () => import('./tree/tree.ts'), attributes: ['nodes', 'bits'] },
  evaluation: {
    load: () => import('./evaluation/evaluation.tsx'),
    attributes: ['pawn', 'knight', 'bishop', 'rook', 'queen', 'centre', 'neighbour', 'nodes'],
  },
  exchange,
  table: { load: () => import('./table/table.ts'), attributes: ['bits', 'nodes', 'shown'] },
  race: { load: loadRace('race'), attributes: ['engine', 'without', 'depth', 'nodes'] },
});

/** Tags for a view or a preset of a figure. */
export const PRESETS: Readonly<Record<string, Entry>> = Object.freeze({
  moves: { load: () => import('./moves/moves.tsx'), attributes: ['square', 'view'] },
  board: { load: () => import('./board/board.tsx'), attributes: ['notation', 'drag', 'ray'] },
  piece: { load: () => import('./piece/piece.tsx'), attributes: ['square'], extend: withDiagram },
  undo: { load: () => import('./undo/undo.tsx'), attributes: ['move'] },
  quiescence: exchange,
  ordering: { load: loadRace('ordering'), attributes: ['without', 'depth'] },
  deepening: { load: loadRace('deepening'), attributes: ['nodes'] },
});

/** The figures with several views: the preset for each value of the attribute `view`, the first one by default. */
export const VIEWS: Readonly<Record<string, Readonly<Record<string, keyof typeof PRESETS>>>> = Object.freeze({
  rays: { loops: 'moves', idea: 'moves', bytes: 'board' },
  bytes: { piece: 'piece', move: 'undo' },
});

/** Makes the class of a figure with one view. Its modules are loaded when the first such figure is put on a page. */
export const figureClass = (name: string, { load, attributes }: Entry) =>
  class extends MicroMaxFigure {
    static observedAttributes = [...SHARED, ...attributes];

    constructor() {
      super(name, load);
    }
  };

/** The attributes of a figure with several views, without those that every figure has. */
export const attributesOfViews = (views: Readonly<Record<string, keyof typeof PRESETS>>) => [
  ...new Set(['view', ...Object.values(views).flatMap((preset) => PRESETS[preset].attributes)]),
];

/** Makes the class of a figure with several views. */
export function viewsClass(name: string, views: Readonly<Record<string, keyof typeof PRESETS>>) {
  const view = oneOf(Object.keys(views));
  const presetOf = (text: string | null) => views[view.parse(text ?? '') ?? view.defaultValue];

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

    protected attributeChangedCallback(attribute: string, before: string | null, text: string | null) {
      if (attribute === 'view' && presetOf(before) !== presetOf(text)) this.restart();
      else super.attributeChangedCallback(attribute, before, text);
    }
  };
}
