import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeDrafts } from './drafts.ts';
import { stub } from '../../../tests/stub.ts';
import type { EngineLike } from '../../engine/client.ts';
import type { Design } from '../../engine/messages.ts';

/** Answers later, with the name of the design as its text. */
const client = {
  ask: (async (call, { text, design }: { text?: string; design?: Design }) => {
    assert.equal(call, 'design');
    await new Promise((resolve) => setTimeout(resolve));
    if (text === 'fail') throw new Error('no answer');
    return { text: text ?? design?.name, design: design ?? { name: text } };
  }) as EngineLike['ask'],
};

function begin() {
  const events: unknown[] = [];
  const first = { id: '1', text: 'a', design: stub<Design>({ name: 'a' }) };
  const drafts = makeDrafts(client, first, {
    onAnswer: ({ present }, isChanged) => events.push([present.id, present.text, isChanged]),
    onError: (error) => events.push(error),
  });
  return { drafts, events };
}

const append = (letter: string) => (design: Design) => ({ ...design, name: design.name + letter });

test('changes wait for those before them, and end what can be redone', async () => {
  const { drafts, events } = begin();
  drafts.edit(append('b'));
  drafts.edit(append('c'));
  drafts.undo();
  drafts.edit(append('d'));
  drafts.redo();
  assert.equal((await drafts.settled()).text, 'abd');
  assert.deepEqual(events, [
    ['1', 'ab', true],
    ['1', 'abc', true],
    ['1', 'ab', true],
    ['1', 'abd', true],
    ['1', 'abd', false],
  ]);
});

test('a copy and another text are opened, and can be undone', async () => {
  const { drafts } = begin();
  drafts.edit(append('-2'), '2');
  drafts.open(({ id }) => ({ id: `${id}+`, text: 'z' }));
  const { id, text } = await drafts.settled();
  assert.deepEqual([id, text], ['2+', 'z']);
  drafts.undo();
  drafts.undo();
  assert.equal((await drafts.settled()).id, '1');
  drafts.redo();
  assert.equal((await drafts.settled()).id, '2');
});

test('a change without an effect is no step of the history', async () => {
  const { drafts, events } = begin();
  drafts.edit((design) => design);
  drafts.open((present) => present);
  drafts.redo();
  await drafts.settled();
  assert.deepEqual(events, Array(3).fill(['1', 'a', false]));
  assert.equal(drafts.history().past.length, 0);
});

test('a change that fails leaves the design as it was', async () => {
  const { drafts, events } = begin();
  drafts.open(() => ({ id: '1', text: 'fail' }));
  drafts.edit(append('b'));
  assert.equal((await drafts.settled()).text, 'ab');
  assert.match(String(events[0]), /no answer/);
});
