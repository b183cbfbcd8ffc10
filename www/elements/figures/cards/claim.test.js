import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rootValue } from './alpha-beta.js';
import { imaginedValues, judge, windowAfter } from './claim.js';
import { parseValues } from './values.js';

const CARDS = parseValues('4 6 5 / 3 8 6 / 7 2 9');
const judged = (keys, name, cards = CARDS) => judge(cards, new Set(keys.split(' ')), name);

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
  for (const cards of [CARDS, parseValues('-5 12 / 12 -7 3'), parseValues('5 5 / 5 / 20')]) {
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
        const leastOf = (wanted) => dealt.find((branch) => branch.name === wanted)?.least;
        if (verdict.better) assert.ok(leastOf(verdict.better) > leastOf(name), `${[...turned]} ${name}`);
        else assert.equal(leastOf(name), rootValue(cards));
      }
    }
  }
});

test('the window holds what each side already has', () => {
  const limits = (keys, name) => windowAfter(CARDS, new Set(keys.split(' ')), name);
  assert.deepEqual(limits('A1 A2', 'A'), { alpha: null, beta: 4 });
  assert.deepEqual(limits('A1 A2 A3 B2', 'B'), { alpha: 4, beta: 8 });
  assert.deepEqual(limits('', null), { alpha: null, beta: null });
});
