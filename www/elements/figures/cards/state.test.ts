import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '../../../texts/language.ts';
import { loadCardFigureTexts } from '../../../texts/load.ts';
import { texts } from '../../../texts/en/figures/cards.ts';
import { describe as describeIn } from './sentences.ts';
import { sceneOf as sceneIn } from './scene.ts';
import {
  claim,
  goTo,
  imaginedValues,
  initialState,
  isReordered,
  isSolved,
  judge,
  pressCard,
  reorderBranch,
  restart,
  restoreOrder,
  setCuts,
  setMode,
  setUp,
  stepCount,
  windowAfter,
} from './state.ts';
import { VALUES, parseValues } from './values.ts';
import { rootValue } from './alpha-beta.ts';
import type { Choices, State } from './state.ts';

/** The branches in a text that is valid. */
function branchesOf(text: string) {
  const branches = parseValues(text);
  assert.ok(branches, text);
  return branches;
}

const describe = (state: State) => describeIn(state, texts);
const sceneOf = (state: State) => sceneIn(state, texts);
const start = (mode: Choices['mode'] = 'play', cuts: Choices['cuts'] = 'on', values = VALUES.defaultValue) =>
  initialState({ values, mode, cuts });
const press = (state: State, keys: string) => keys.split(' ').reduce(pressCard, state);
const labels = (state: State) => sceneOf(state).branches.flatMap(({ cards }) => cards.map(({ label }) => label));

test('a game: cards are turned, a claim refused, another accepted', () => {
  let state = press(start(), 'A1 A2');
  assert.equal(describe(state), 'A, reply 2: 6. So A gives White 4 at most.');
  state = press(state, 'A3 C1 C2');
  assert.equal(describe(claim(state, 'C')), 'No: A gives 4, C 2 at most.');
  state = claim(state, 'A');
  assert.equal(describe(state), 'Not yet. If these were 9, B would be better.');
  assert.deepEqual(
    labels(state).slice(3, 6),
    [1, 2, 3].map((reply) => `B, reply ${reply}, face down, if it were 9`),
  );
  state = claim(press(state, 'B2 B1'), 'A');
  assert.ok(isSolved(state));
  assert.equal(describe(state), 'Yes: A gives 4, no other branch more. You turned 7. Alpha-beta 6. Fewest possible 5.');
  assert.deepEqual(labels(state).slice(3), [
    'B, reply 1: 3',
    'B, reply 2: 8',
    'B, reply 3: cannot matter',
    'C, reply 1: 7',
    'C, reply 2: 2',
    'C, reply 3: cannot matter',
  ]);
  assert.equal(pressCard(state, 'B3'), state);
  assert.equal(restart(state).turned.size, 0);
});

test('the window of the game', () => {
  const { alpha, beta, branches } = sceneOf(press(start(), 'A1 A2 A3 B2'));
  assert.deepEqual([alpha, beta], [4, 8]);
  assert.deepEqual(
    branches.map(({ bound, role }) => [bound, role]),
    [
      ['= 4', 'best'],
      ['≤ 8', null],
      ['', null],
    ],
  );
});

test('every step of the search has a sentence', () => {
  const first = start('watch');
  const sentences = Array.from({ length: stepCount(first) }, (_, step) => describe(goTo(first, step)));
  assert.equal(sentences.length, 20);
  assert.equal(sentences[3], 'Better for Black: A now gives White 4 at most.');
  assert.equal(sentences[4], 'A, reply 2: 6. Black already has 4.');
  assert.equal(sentences[6], 'A gives 4. White has 4 now.');
  assert.equal(sentences[7], 'Branch B. White already has 4: only more than that matters.');
  assert.equal(sentences[10], 'Black already has 3, White already has 4: the other replies cannot matter.');
  assert.equal(sentences[18], 'C gives 2. White keeps A with 4.');
  assert.equal(sentences[19], 'White chooses A: 4. Alpha-beta turned 6 of 9. Fewest possible 5.');
  assert.equal(labels(goTo(first, 10))[5], 'B, reply 3: cannot matter');
  assert.deepEqual(goTo(first, 99).step, 19);
});

test('without cuts all nine cards are turned', () => {
  const state = setCuts(start('watch'), false);
  const last = goTo(state, stepCount(state) - 1);
  assert.equal(describe(last), 'White chooses A: 4. All 9 cards turned, alpha-beta 6.');
  assert.ok(labels(last).every((label) => /: \d$/.test(label)));
  assert.equal(sceneOf(last).hasWindow, false);
});

test('a card leads to its step', () => {
  const state = start('watch');
  assert.equal(describe(pressCard(state, 'C2')), 'C, reply 2: 2.');
  assert.match(describe(pressCard(state, 'B3')), /cannot matter/);
});

test('in another order the counts follow', () => {
  let state = start('reorder');
  assert.equal(describe(state), 'In the order A B C alpha-beta turns 6 of 9 cards. Fewest possible 5.');
  assert.equal(labels(state)[4], 'B, reply 2: 8, cannot matter');
  assert.match(describe(pressCard(state, 'C2')), /turns 5 of 9/);
  state = reorderBranch(state, 2, 0);
  assert.equal(describe(state), 'In the order C A B alpha-beta turns 7 of 9 cards. Fewest possible 5.');
  assert.match(describe(reorderBranch(state, 1, 2)), /order C B A alpha-beta turns 9/);
  assert.match(describe(reorderBranch(start('reorder'), 1, 0)), /order B A C alpha-beta turns 8/);
  assert.ok(isReordered(state) && !isReordered(restoreOrder(state)));
  assert.equal(setMode(state, 'watch').branches, state.branches);
});

test('the author’s choices and order come back, and turned cards stay turned', () => {
  const changed = goTo(setMode(reorderBranch(press(start(), 'A1 B2'), 2, 0), 'watch'), 5);
  const state = setUp(changed, { mode: 'watch', cuts: 'off' });
  assert.deepEqual([state.mode, state.hasCuts, state.step, isReordered(state)], ['watch', false, 0, false]);
  assert.deepEqual([...state.turned], ['A1', 'B2']);
  const { turned } = setUp(changed, { mode: 'play', cuts: 'on', turned: ['B2', 'C3', 'E5'] });
  assert.deepEqual([...turned], ['A1', 'B2', 'C3']);
});

test('no sentence has more than 25 words, whatever the cards and the language', async () => {
  const tables = await Promise.all(Object.keys(languages).map(loadCardFigureTexts));
  for (const text of ['-99 -98 / -97 -96', '1 / 2 / 3 / 4 / 5', '5 4 3 2 1 / 1 2 3 4 5']) {
    const values = branchesOf(text);
    const states = (['on', 'off'] as const).flatMap((cuts) => {
      const watched = start('watch', cuts, values);
      return Array.from({ length: stepCount(watched) }, (_, step) => goTo(watched, step));
    });
    const turned = press(start('play', 'on', values), 'A1 B1');
    states.push(turned, claim(turned, 'A'), claim(turned, 'B'), claim(start('play', 'on', values), 'A'));
    states.push(start('reorder', 'on', values), claim(press(start(), 'A1 A2 A3 B1 C2'), 'A'));
    for (const sentence of states.flatMap((state) => tables.map((table) => describeIn(state, table))))
      assert.ok(sentence.split(' ').length <= 25, sentence);
  }
});

const CARDS = branchesOf('4 6 5 / 3 8 6 / 7 2 9');
const judged = (keys: string, name: string, cards = CARDS) => judge(cards, new Set(keys.split(' ')), name);

test('a claim is proved by five cards', () => {
  const proof = 'A1 A2 A3 B1 C2';
  assert.equal(judged(proof, 'A').better, null);
  for (const left of proof.split(' ')) {
    const four = proof.split(' ').filter((key) => key !== left);
    assert.notEqual(judged(four.join(' '), 'A').better, null, `without ${left}`);
  }
});

test('a claim that is not proved is refuted by imagined cards', () => {
  assert.deepEqual(judged('A1 A2 A3 C2', 'A'), { claimed: 'A', better: 'B', low: null, high: 9 });
  assert.deepEqual(judged('A1 A2 A3 B2 C2', 'A'), { claimed: 'A', better: 'B', low: null, high: 9 });
  assert.deepEqual(judged('A1 A2 B1 C2', 'A'), { claimed: 'A', better: 'B', low: 0, high: 9 });
  assert.deepEqual(judged('A1 A2 A3 B1', 'B'), { claimed: 'B', better: 'A', low: null, high: null });
  assert.deepEqual(judged('', 'C'), { claimed: 'C', better: 'B', low: 0, high: 9 });
});

test('in every state a claim is proved, or its refutation is a deal in which the other branch is better', () => {
  for (const cards of [CARDS, branchesOf('-5 12 / 12 -7 3'), branchesOf('5 5 / 5 / 20')]) {
    const keys = cards.flatMap((branch) => branch.cards.map(({ key }) => key));
    for (let mask = 0; mask < 2 ** keys.length; mask += 1) {
      const turned = new Set(keys.filter((_, bit) => (mask >> bit) & 1));
      for (const { name } of cards) {
        const verdict = judge(cards, turned, name);
        const imagined = imaginedValues(cards, turned, verdict);
        // Face-down cards without a number hold the highest value of the dealt ones.
        const dealt = cards.map((branch) => ({
          name: branch.name,
          least: Math.min(
            ...branch.cards.map(({ key, value }) => (turned.has(key) ? value : (imagined.get(key) ?? 99))),
          ),
        }));
        const leastOf = (wanted: string) => dealt.find((branch) => branch.name === wanted)?.least ?? NaN;
        if (verdict.better) assert.ok(leastOf(verdict.better) > leastOf(name), `${[...turned]} ${name}`);
        else assert.equal(leastOf(name), rootValue(cards));
      }
    }
  }
});

test('the window holds what each side already has', () => {
  const limits = (keys: string, name: string | null) => windowAfter(CARDS, new Set(keys.split(' ')), name);
  assert.deepEqual(limits('A1 A2', 'A'), { alpha: null, beta: 4 });
  assert.deepEqual(limits('A1 A2 A3 B2', 'B'), { alpha: 4, beta: 8 });
  assert.deepEqual(limits('', null), { alpha: null, beta: null });
});
