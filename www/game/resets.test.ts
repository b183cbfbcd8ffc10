import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HUMAN, defaults, patched, reset } from './game.ts';
import { reduce } from './store.ts';
import { StoreFixture } from './store.fixture.ts';
import { stub } from '../../tests/stub.ts';
import { makeTree } from './tree/move-tree.ts';
import type { Report } from '../engine/uci.ts';
import type { Game, Parts, PositionInfo } from './game.ts';
import type { Cause } from './resets.ts';
import type { Intent } from './store.ts';

/** Values that no new game has, for everything that can be reset. */
const FULL = {
  players: { premove: 'g1f3', offer: 'refused', lostReplies: 2, levelReplies: 4 },
  searches: { stalled: true, reports: [] },
  help: {
    hint: { node: 2, uci: 'g1f3', step: 1 },
    threat: { node: 2, uci: 'g8f6' },
    refusal: { node: 2, key: 'kingInCheck' },
    note: { node: 1, lost_cp: 200, played: 'e4', better: 'd4' },
  },
  review: { scoring: 'on', correction: { node: 1, announced: null, isHinted: false } },
  page: { notice: { key: 'cut', fields: {} } },
} satisfies Parts;

const SLICES = ['players', 'searches', 'help', 'review', 'page'] as const;

/** A game after 1.e4 e5 with all of that. */
const full = () => patched(new StoreFixture().play('e2e4').find('e7e5').game, FULL);

/** The fields that a step has set back to the values of a new game: "help.note". */
function resetFields(before: Game, after: Game): string {
  const fresh = defaults();
  const fields = SLICES.flatMap((slice) =>
    Object.keys(FULL[slice])
      .filter((field) => {
        const [old, now, initial]: unknown[] = [before, after, fresh].map((game) => Reflect.get(game[slice], field));
        return now !== old && JSON.stringify(now) === JSON.stringify(initial);
      })
      .map((field) => `${slice}.${field}`),
  );
  return fields.join(' ');
}

test('each cause resets its fields, and nothing else', () => {
  const causes: Record<Cause, string> = {
    move: 'players.premove players.offer help.note page.notice',
    jump: 'players.premove players.offer players.lostReplies players.levelReplies searches.stalled searches.reports help.note review.scoring review.correction page.notice',
    seats:
      'players.premove players.offer players.lostReplies players.levelReplies searches.stalled help.note page.notice',
    end: 'players.premove players.offer',
    view: '',
    settings: 'help.note',
  };
  for (const [cause, fields] of Object.entries(causes) as [Cause, string][]) {
    const game = full();
    assert.equal(resetFields(game, reset(game, cause)), fields, cause);
  }
});

test('what a cause does not change stays the same object', () => {
  const game = full();
  assert.equal(reset(game, 'view'), game);
  const next = reset(game, 'end');
  assert.notEqual(next.players, game.players);
  for (const slice of ['searches', 'help', 'review', 'page', 'tree', 'settings'] as const) {
    assert.equal(next[slice], game[slice]);
  }
});

/** A game after 1.e4 e5 in which everything is set but what would be played at once or make a move a variation. */
const begun = () => patched(full(), { players: { premove: null }, review: { correction: null } });

const [id, node] = ['first', 2];

const EVERYTHING =
  'players.offer players.lostReplies players.levelReplies searches.stalled searches.reports help.hint help.threat help.refusal help.note review.scoring page.notice';

/** Every intent, and what it resets in that game. */
const INTENTS: { [Type in Intent['type']]: [intent: Omit<Extract<Intent, { type: Type }>, 'type'>, fields: string] } = {
  open: [{ game: defaults('x') }, EVERYTHING],
  reopen: [{ game: defaults('x') }, EVERYTHING],
  requestGame: [{}, ''],
  requestNewGame: [{ as: 'white' }, ''],
  startGame: [{ as: 'white', id: 'x', seed: 0 }, EVERYTHING],
  loadGame: [{ id: 'x', game: { tree: makeTree(), tags: [], ended: null } }, EVERYTHING],
  play: [{ uci: 'g1f3' }, 'players.offer help.hint help.threat help.refusal help.note page.notice'],
  premove: [{ uci: null }, ''],
  takeBack: [{}, EVERYTHING],
  redo: [{}, ''],
  showNode: [{ node: 0 }, 'help.hint help.threat help.refusal'],
  navigate: [{ by: 'back' }, 'help.hint help.threat help.refusal'],
  flip: [{}, ''],
  switchSides: [{}, 'players.offer players.lostReplies players.levelReplies searches.stalled help.note page.notice'],
  setPlayer: [
    { color: 'black', player: HUMAN },
    'players.offer players.lostReplies players.levelReplies searches.stalled help.note page.notice',
  ],
  setTiming: [{ timing: null }, ''],
  pause: [{ on: true }, ''],
  moveNow: [{}, ''],
  resign: [{}, 'players.offer'],
  offerDraw: [{}, ''],
  claimDraw: [{}, ''],
  hint: [{}, ''],
  threat: [{}, 'help.threat'],
  analyse: [{ on: true }, ''],
  scoreGame: [{ on: true }, ''],
  correctMistake: [{ node: null }, ''],
  hintCorrection: [{}, ''],
  revealAnswer: [{ node: 1 }, ''],
  setBook: [{ nodes: [1] }, ''],
  explainRefusal: [{}, ''],
  retry: [{}, 'searches.stalled page.notice'],
  comment: [{ node, text: 'good' }, ''],
  nag: [{ node, nag: 1 }, ''],
  setMarks: [{ node, arrows: [], circles: [] }, ''],
  promoteVariation: [{ node }, ''],
  deleteMove: [{ node }, EVERYTHING],
  setPreferences: [{ patch: { sound: false } }, 'help.note'],
  setHidden: [{ hidden: true }, ''],
  tick: [{}, ''],
  positionReceived: [{ id, node, known: stub<PositionInfo>({ legal: [], outcome: null }) }, ''],
  premovesReceived: [{ id, node, premoves: [] }, ''],
  sanReceived: [{ id, lines: [] }, ''],
  reasonReceived: [{ id, node, answer: [], reason: null }, ''],
  meritReceived: [{ id, node, uci: 'g1f3', reason: null }, ''],
  searchReported: [{ search: 0, report: stub<Report>({ line: 1 }) }, ''],
  searchFinished: [{ search: 0, uci: null }, ''],
  replyDue: [{ search: 0 }, ''],
  engineFailed: [{ message: { key: 'noMove' } }, ''],
  evaluatorFailed: [{ message: { key: 'noMove' } }, ''],
  setNotice: [{ message: null }, 'page.notice'],
  enginesReceived: [{ engines: [] }, ''],
};

test('every intent resets what the causes say', () => {
  const game = begun();
  for (const [type, [intent, fields]] of Object.entries(INTENTS)) {
    assert.equal(resetFields(game, reduce(game, { type, ...intent } as Intent).game), fields, type);
  }
});
