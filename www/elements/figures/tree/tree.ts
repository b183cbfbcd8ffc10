/** `<micro-max-tree>`: the nodes of a search, opened level by level. */
import { tree as texts } from '../../../texts/en/figures/tree.ts';
import { whole } from '../options.ts';
import { placementOf, squareOf } from '../classic-answers.ts';
import { describe, iterationAt } from './visible-nodes.ts';
import { loadPath, totalOf, viewOf } from './explorer.ts';
import { makePicture } from './view.tsx';
import { isTest, legalMoveOf, mostInstructive, uciOf } from '../search-nodes.ts';
import type { Figure } from '../figure-types.ts';
import type { Tree } from './explorer.ts';

/** The longest search that is loaded completely at first, in nodes. */
const SHORT = 20_000;

/** `first` is the node that is shown first. */
export type Facts = Tree & { first: number };

export const figure: Figure<Facts, { nodes: number; bits: number }> = {
  name: texts.name,
  // The rook can take a guarded knight.
  fen: '6k1/5ppp/4p3/3n4/8/8/5PPP/3R2K1 w - - 0 1',
  choices: { nodes: whole(1, 1_000_000, 100), bits: whole(12, 20, 19) },
  reloadOn: ['nodes', 'bits'],
  hasRest: true,
  dragMode: 'move',

  async load({ ask }, { subject: { moves }, chosen: { nodes, bits } }) {
    const search = [bits, 0, nodes];
    const size = await totalOf(ask, search);
    const root = await viewOf(ask, search, moves, 1);
    const facts = { ...size, search, traces: new Map(), view: root, first: 1 };
    // In a long search an early iteration is enough.
    await loadPath(
      ask,
      facts,
      () => {},
      () => size.total > SHORT,
    );
    const trace = facts.traces.get(1);
    const first = trace ? mostInstructive(trace.history, (move) => legalMoveOf(root.legal[0], move) !== null) : 1;
    if (first === 1) return facts;
    const found = { ...facts, first, view: await viewOf(ask, search, moves, first) };
    await loadPath(
      ask,
      found,
      () => {},
      () => false,
    );
    return found;
  },

  async loadStep({ ask }, { facts, step, matter: { subject } }, show, isLate) {
    const node = step + 1;
    const view = facts.view.node === node ? facts.view : await viewOf(ask, facts.search, subject.moves, node);
    const loaded = { ...facts, view };
    show(loaded);
    if (!isLate()) await loadPath(ask, loaded, () => show({ ...loaded }), isLate);
  },

  count: ({ total }) => total,
  first: ({ first }) => first - 1,
  describe: ({ facts, matter }) => describe(facts, matter.position.fen),

  reached({ uci }, { facts, matter: { subject } }) {
    const { view } = facts;
    const tried = iterationAt(facts, view.stops.length - 1)?.tries.find(
      (one) => one.node !== null && uciOf(one) === uci.slice(0, 4),
    );
    return tried?.node ? tried.node - 1 : { start: subject.start, moves: [...subject.moves, ...view.moves, uci] };
  },

  board({ facts }) {
    const { stops, bytes, legal } = facts.view;
    const level = stops.length - 1;
    const iteration = iterationAt(facts, level);
    const move = iteration?.ending === 'cut' ? iteration.tries.at(-1) : iteration?.bestMove;
    const last = level > 0 && !isTest(stops, level) ? stops[level - 1].candidate : null;
    const isMove = move && move.from !== move.to && iteration?.ending !== 'king';
    return {
      pieces: placementOf(bytes),
      moves: legal[level] ?? [],
      lastMove: last && [squareOf(last.from) as string, squareOf(last.to) as string],
      marks: isMove ? [{ from: String(squareOf(move.from)), to: String(squareOf(move.to)), kind: 'best' }] : [],
      animate: false,
    };
  },
  makePicture,
};
