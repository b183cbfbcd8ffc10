/**
 * A fixture: a store with a fake worker that knows a few lines. Questions are answered at once, searches
 * when the test calls `find`.
 */
import { displace, parsePlacement, startFen } from '../board/placement.ts';
import { defaults, patched } from './game.ts';
import { reduce } from './store.ts';
import type { Reason } from '../engine/messages.ts';
import type { Game, PositionInfo, Search, Parts } from './game.ts';
import type { Effect, Intent } from './store.ts';

/** The legal moves: those of these lines. */
const BOOK = [
  'e2e4 e7e5 g1f3 b8c6 f1b5 a7a6',
  'e2e4 e7e5 g1f3 g8f6',
  'e2e4 c7c5 g1f3',
  'e2e4 d7d5 e4d5 d8d5',
  'd2d4 d7d5 c2c4',
  'g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 d2d4 d7d5 c2c4',
  'f2f3 e7e5 g2g4 d8h4',
  'a2a4 b7b5 a4b5 a7a6 b5a6 c8a6',
];

export const legalMove = (uci: string, san: string = uci) => ({
  uci,
  san,
  from: uci.slice(0, 2),
  to: uci.slice(2, 4),
  promotion: uci[4] ?? null,
  capture: san.includes('x'),
});

/** The SAN of moves that are not pawn moves to their target square. */
const SANS: Record<string, string> = {
  g1f3: 'Nf3',
  b8c6: 'Nc6',
  f1b5: 'Bb5',
  g8f6: 'Nf6',
  f3g1: 'Ng1',
  f6g8: 'Ng8',
  d8h4: 'Qh4#',
  e4d5: 'exd5',
  d8d5: 'Qxd5',
  a4b5: 'axb5',
  b5a6: 'bxa6',
  c8a6: 'Bxa6',
};

type EffectOf<Type> = Extract<Effect, { type: Type }>;

const sanOf = (uci: string) => SANS[uci] ?? uci.slice(2);

/** What the worker answers to every `explain`. */
const REASON: Reason = { motif: 'mate', cause: 'allowed', targets: [], line: [], san: [], mateMoves: 1 };

/** What the worker answers to every `merit`. */
export const MERIT: Reason = { ...REASON, cause: 'found' };

/** Freezes a value with all its parts, so that a change to one of them throws. */
function deeplyFrozen<Value>(value: Value) {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deeplyFrozen(part);
  }
  return value;
}

/**
 * A store with a fake worker; games are not reviewed by themselves. `changes` overrides its answers by line,
 * "e2e4 e7e5". Intents and games are frozen, so that a test fails if the store changes them.
 */
export class StoreFixture {
  effects: Effect[] = [];
  changes: Record<string, Partial<PositionInfo>>;
  game: Game;
  now_ms = 1000;

  constructor(changes: Record<string, Partial<PositionInfo>> = {}, game: Parts = {}) {
    this.changes = changes;
    const blank = defaults('first');
    this.game = patched(blank, { settings: { ...blank.settings, review: false } });
    this.do({ type: 'open', game: patched(this.game, game) });
  }

  do(...intents: Intent[]) {
    for (const intent of intents) {
      const { game, effects } = reduce(deeplyFrozen(this.game), deeplyFrozen({ now_ms: this.now_ms, ...intent }));
      this.game = game;
      this.effects.push(...effects);
      for (const effect of effects) this.#answer(effect);
    }
    return this;
  }

  /** @param moves The player's. */
  play(...moves: string[]) {
    return this.do(...moves.map((uci) => ({ type: 'play', uci }) as Intent));
  }

  /**
   * Ends the opponent's search with a report.
   *
   * @param scoreCp From the side to move.
   */
  find(uci: string | null, scoreCp: number = 0) {
    return this.#finish(this.game.searches.opponent, uci, scoreCp);
  }

  /**
   * Ends the evaluator's search with a report.
   *
   * @param scoreCp From the side to move.
   */
  evaluate(uci: string | null, scoreCp: number = 0) {
    return this.#finish(this.game.searches.evaluator, uci, scoreCp);
  }

  #finish(current: Search | null, uci: string | null, scoreCp: number) {
    const search = current?.number ?? -1;
    const report = {
      line: 1,
      depth: 5,
      deepest: null,
      nodes: 100,
      nodesPerSecond: null,
      ms: null,
      tablePermille: null,
      scoreCp,
      mateMoves: null,
      pv: uci ? [uci] : [],
      sans: uci ? [sanOf(uci)] : [],
    };
    if (uci) this.do({ type: 'searchReported', search, report });
    return this.do({ type: 'searchFinished', search, uci });
  }

  /** The effects of a type since the last call. */
  take<Type extends Effect['type']>(type: Type): EffectOf<Type>[] {
    const taken = this.effects.filter((effect): effect is EffectOf<Type> => effect.type === type);
    this.effects = this.effects.filter((effect) => effect.type !== type);
    return taken;
  }

  /** The announcements since the last call. */
  said() {
    const wordOf = (field: unknown) =>
      typeof field === 'object' && field !== null && 'motif' in field ? field.motif : field;
    return this.take('announce').map(({ message: { key, fields = {} } }) =>
      [key, ...Object.values(fields).map(wordOf)].join(' '),
    );
  }

  /** The moves of the game. */
  get line() {
    return this.at(this.game.tree.head);
  }

  /** The moves to the shown position. */
  get shown() {
    return this.at(this.game.tree.shown);
  }

  at(node: number) {
    const moves = [];
    for (let at = this.game.tree.nodes[node]; at.parent !== null; at = this.game.tree.nodes[at.parent])
      moves.push(at.uci);
    return moves.reverse().join(' ');
  }

  /** The opponent's search, which there must be. */
  get search() {
    return existing(this.game.searches.opponent);
  }

  /** The evaluator's search, which there must be. */
  get evaluationSearch() {
    return existing(this.game.searches.evaluator);
  }

  /** The opponent's search: "reply e2e4". */
  get running() {
    return this.#nameOf(this.game.searches.opponent);
  }

  /** The evaluator's search. */
  get evaluating() {
    return this.#nameOf(this.game.searches.evaluator);
  }

  #nameOf(search: Search | null) {
    return search && `${search.purpose} ${this.at(search.node)}`.trim();
  }

  #answer(effect: Effect) {
    if (effect.type === 'requestPosition') {
      const { id, node, moves } = effect;
      this.do({ type: 'positionReceived', id, node, known: this.#known(effect.start, moves) });
    } else if (effect.type === 'requestPremoves') {
      const { id, node } = effect;
      this.do({
        type: 'premovesReceived',
        id,
        node,
        premoves: ['g1f3', 'd2d4', 'b7a8q', 'b7a8n'].map((uci) => legalMove(uci, '')),
      });
    } else if (effect.type === 'requestSan') {
      const lines = effect.lines.map(({ nodes, line }) => ({ nodes, sans: this.#sans(line) }));
      this.do({ type: 'sanReceived', id: effect.id, lines });
    } else if (effect.type === 'requestReason') {
      const { id, node, question } = effect;
      this.do({ type: 'reasonReceived', id, node, answer: question.answer, reason: REASON });
    } else if (effect.type === 'requestMerit') {
      const { id, node, uci } = effect;
      this.do({ type: 'meritReceived', id, node, uci, reason: MERIT });
    } else if (effect.type === 'requestSeed') {
      this.do({
        type: 'startGame',
        ...effect.options,
        request: effect.request,
        id: `game-${this.now_ms}`,
        seed: effect.isNeeded ? 7 : 0,
      });
    }
  }

  #legal(moves: readonly string[]) {
    const line = moves.join(' ');
    const own = BOOK.map((text) => text.split(' ')).filter((text) => text.slice(0, moves.length).join(' ') === line);
    return [...new Set(own.map((text) => text[moves.length]).filter(Boolean))];
  }

  #sans(line: readonly string[]) {
    const bad = line.findIndex((uci, ply) => !this.#legal(line.slice(0, ply)).includes(uci));
    return line.slice(0, bad < 0 ? line.length : bad).map(sanOf);
  }

  #known(start: string, moves: readonly string[]): PositionInfo {
    const first = parsePlacement(startFen(start)) ?? {};
    const pieces = moves.reduce(
      (before, uci) => displace(before, uci.slice(0, 2), uci.slice(2, 4), uci[4] ?? null),
      first,
    );
    const turn = moves.length % 2 === 0 ? 'white' : 'black';
    const isMate = moves.at(-1) === 'd8h4';
    return {
      fen: `${fenOf(pieces)} ${turn[0]} KQkq e3 0 1`,
      placement: pieces,
      hands: null,
      turn,
      check: isMate,
      claim: null,
      legal: isMate ? [] : this.#legal(moves).map((uci) => legalMove(uci, sanOf(uci))),
      outcome: isMate ? { result: '0-1', reason: 'checkmate', winner: 'black' } : null,
      mating: { white: true, black: true },
      ...this.changes[moves.join(' ')],
    };
  }
}

function existing(search: Search | null) {
  if (!search) throw new Error('nothing is searched');
  return search;
}

function fenOf(pieces: Readonly<Record<string, string>>) {
  const rank = (number: string) => [...'abcdefgh'].map((file) => pieces[file + number] ?? '1').join('');
  return [...'87654321'].map(rank).join('/');
}
