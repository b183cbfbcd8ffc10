import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement, render } from 'preact';
import { stub } from '../../tests/stub.ts';
import { Lazy } from './lazy.tsx';

type Shown = { isWanted?: boolean; of?: string; retry?: unknown };

/** A part that draws no element, with what it loads and what became of it. */
function makePart() {
  const place = stub<Element>({ nodeType: 11, firstChild: null });
  const requests: { of: string; answer: (text: string) => void; fail: (error: Error) => void }[] = [];
  const [drawn, faults]: [string[], unknown[]] = [[], []];
  const show = ({ of = '', ...props }: Shown) =>
    render(
      createElement(Lazy<string>, {
        ...props,
        of,
        load: () => new Promise<string>((answer, fail) => requests.push({ of, answer, fail })),
        report: (error) => faults.push(error),
        children: (text) => {
          drawn.push(text);
          return null;
        },
      }),
      place,
    );
  return { show, requests, drawn, faults };
}

/** Waits until promises and the renderings that follow are done. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('a part is loaded once, when it is first wanted, and drawn with every rendering from then on', async () => {
  const { show, requests, drawn } = makePart();
  show({ isWanted: false });
  assert.equal(requests.length, 0);
  show({ isWanted: true });
  show({ isWanted: true });
  requests[0].answer('panel');
  await settle();
  assert.deepEqual(drawn, ['panel']);
  show({ isWanted: false });
  show({ isWanted: true });
  assert.deepEqual(drawn, ['panel', 'panel', 'panel']);
  assert.equal(requests.length, 1);
});

test('after a failure it is loaded again when it is next wanted, or when the trigger changes', async () => {
  const { show, requests, drawn, faults } = makePart();
  show({});
  requests[0].fail(new Error('offline'));
  await settle();
  show({});
  assert.deepEqual([requests.length, faults.length], [1, 1]);
  show({ isWanted: false });
  show({ isWanted: true });
  assert.equal(requests.length, 2);
  requests[1].fail(new Error('offline'));
  await settle();
  show({ retry: 1 });
  assert.equal(requests.length, 3);
  requests[2].answer('panel');
  await settle();
  show({ retry: 2 });
  assert.deepEqual([requests.length, faults.length], [3, 2]);
  assert.deepEqual(drawn, ['panel', 'panel']);
});

test('what was loaded before stays until it can be replaced, and an answer that comes late is dropped', async () => {
  const { show, requests, drawn } = makePart();
  show({ of: 'en' });
  requests[0].answer('Engine');
  await settle();
  show({ of: 'de' });
  show({ of: 'fr' });
  requests[2].answer('Moteur');
  await settle();
  requests[1].answer('Motor');
  await settle();
  assert.deepEqual(
    requests.map(({ of }) => of),
    ['en', 'de', 'fr'],
  );
  assert.deepEqual(drawn, ['Engine', 'Engine', 'Engine', 'Moteur']);
  show({ of: 'en' });
  assert.equal(requests.length, 4);
});
