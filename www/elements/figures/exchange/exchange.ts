/** `<micro-max-exchange>`: the same leaf with recaptures and without. */
import { exchange as texts } from '../../../texts/en/figures/exchange.ts';
import { written } from '../options.ts';
import { placementOf, squareOf } from '../classic-answers.ts';
import { historyOf, legalMoveOf, uciOf } from '../search-nodes.ts';
import { ALL_PARTS, STATUS, setOf, transitionOf } from '../search-states.ts';
import { capturesOf, describe, pathTo, stagesOf, targetOf } from './captures.ts';
import { makePicture } from './view.tsx';
import type { LegalMove } from '../../../board/state.ts';
import type { EngineQueries, Figure } from '../figure-types.ts';
import type { Capture } from './captures.ts';

/** Searches to the first ply, in a small table: with recaptures, and without. */
const [WITH, WITHOUT] = [
  [12, 0, 0, 1],
  [12, 8, 0, 1],
];

/** States of the root and of the replies to it; states of a leaf and of all nodes below. */
const [OWN, REPLIES] = [setOf('deepen', 'tried', 'probe', 'close', 'store', 'leave'), setOf('enter', 'leave')];
const BELOW = setOf('enter', 'tried', 'probe', 'close', 'leave');

/** Levels below a leaf that are described; more captures on one square are not possible. */
const DEEPEST = 40;

/**
 * - `without`: the leaf's score without recaptures, from the view of the side that made the leaf's move.
 * - `names`: the moves that lead to the captures. `boards`: the bytes of the boards by node. `plays`: the moves found by
 *   searches of one ply.
 */
export interface Facts {
  leaf: Capture;
  uci: string;
  san: string;
  square: string;
  without: number;
  names: Map<Capture, string>;
  boards: Map<number | null, number[]>;
  plays: { with: string; without: string };
}

export const figure: Figure<Facts | null, { move: string }> = {
  name: texts.name,
  // A pawn that is guarded twice can be captured.
  fen: '1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1',
  choices: { move: written(/^[a-h][1-8][a-h][1-8][qrbn]?$/, 'd3e5', 'a move such as e2e4') },
  reloadOn: ['move'],
  hasRest: true,
  dragMode: 'move',

  async load({ ask }, { position: { legal }, chosen }) {
    // Pawns promote to queens only.
    const searched = legal.filter(({ promotion }) => promotion === null || promotion === 'q');
    const move =
      searched.find(({ uci }) => uci === chosen.move) ?? searched.find(({ capture }) => capture) ?? searched[0];
    if (!move) return null;
    const [here, there] = await Promise.all([rootOf(ask, WITH), rootOf(ask, WITHOUT)]);
    const tryOf = ({ tries }: typeof here) => tries.find((one) => one.node !== null && legalMoveOf([move], one));
    const [leafWith, leafWithout] = [tryOf(here), tryOf(there)];
    if (!leafWith?.node || !leafWithout) return null;
    const leaf = capturesOf(await passesFrom(ask, WITH, leafWith.node, [1, DEEPEST, BELOW, 0]));
    if (!leaf) return null;
    const played = ({ bestMove }: typeof here) => (bestMove && legalMoveOf(legal, bestMove)?.san) ?? '–';
    const facts: Facts = {
      leaf,
      uci: move.uci,
      san: move.san,
      square: targetOf(leafWith),
      without: -Number(leafWithout.score),
      names: new Map(),
      boards: new Map(),
      plays: { with: played(here), without: played(there) },
    };
    await Promise.all(
      stagesOf(leaf)
        .map(({ at }) => at)
        .filter(({ move: one }) => one)
        .map(async (at) => {
          const line = [
            move.uci,
            ...pathTo(at)
              .slice(1)
              .flatMap((one) => (one.move ? [uciOf(one.move)] : [])),
          ];
          const { san } = await ask('san', { line });
          const name = san.at(-1);
          if (name && san.length === line.length) facts.names.set(at, name);
        }),
    );
    if (leaf.node !== null) await boardOf(ask, facts, leaf.node);
    return facts;
  },

  async loadStep({ ask }, { facts, step }, show) {
    if (!facts) return;
    const { node } = stagesOf(facts.leaf)[step].at;
    if (node === null || facts.boards.has(node)) return;
    await boardOf(ask, facts, node);
    show({ ...facts });
  },

  count: (facts) => (facts ? stagesOf(facts.leaf).length : 1),
  first: (facts) => (facts ? stagesOf(facts.leaf).length - 1 : 0),
  describe: ({ facts, step }) => describe(facts, step),
  moved: ({ uci }) => ({ move: uci }),
  board({ facts, step, matter }) {
    if (!facts) return {};
    const { kind, at } = stagesOf(facts.leaf)[step];
    const [from, to] = [facts.uci.slice(0, 2), facts.uci.slice(2, 4)];
    if (kind === 'before') return { marks: [{ from, to, kind: 'hint' }] };
    const bytes = facts.boards.get(at.node) ?? facts.boards.get(at.parent?.node ?? null);
    const last = at.move ? [at.move.from, at.move.to].map((code) => String(squareOf(code))) : [from, to];
    return {
      // A move is made from the position before the leaf, whatever position is shown.
      pieces: bytes ? placementOf(bytes) : {},
      moves: kind === 'end' || kind === 'without' ? movesFrom(bytes ?? [], matter.position.legal) : [],
      lastMove: [last[0], last[1]],
      marks:
        kind === 'end'
          ? at.replies.map(({ move }) => ({
              from: String(squareOf(Number(move?.from))),
              to: facts.square,
              kind: 'threat' as const,
            }))
          : [],
      animate: false,
    };
  },
  makePicture,
};

/** The moves that can be made while the leaf's move is on the board: those of pieces that it has not moved. */
const movesFrom = (bytes: readonly number[], legal: readonly LegalMove[]) => {
  const pieces = placementOf(bytes);
  return legal.filter(({ from }) => pieces[from]);
};

/** The history of the root in a search of one ply. */
async function rootOf(ask: EngineQueries['ask'], search: number[]) {
  const { iterations } = historyOf(await passesFrom(ask, search, 1, [0, 1, OWN, REPLIES]), 0);
  return iterations.at(-1) ?? { tries: [], bestMove: null };
}

/** @param filter The levels and states to record. */
async function passesFrom(ask: EngineQueries['ask'], search: number[], node: number, filter: number[]) {
  const transitions = [];
  for (let after = node; ; ) {
    const {
      rows: [[at, status], ...rows],
    } = await ask('children', { search, ask: [after, ...filter, ALL_PARTS] });
    transitions.push(...rows.map(transitionOf));
    if (status !== STATUS.underway) return transitions;
    after = at + 1;
  }
}

/** Loads the board of a node. */
async function boardOf(ask: EngineQueries['ask'], { boards }: Facts, node: number) {
  const {
    rows: [, bytes],
  } = await ask('node', { search: WITH, ask: [node] });
  boards.set(node, bytes);
}
