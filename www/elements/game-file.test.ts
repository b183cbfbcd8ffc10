import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadGameFile, MAX_FILE_BYTES } from './game-file.ts';

const BASE = 'https://example.org/lessons/one.html';

const PGN = '[White "O\'Kelly"]\n\n1. e4 e5 *\n';

type Answer = (...request: Parameters<typeof fetch>) => Response | Promise<Response>;

/** Loads `game.pgn` from a server that gives this answer. */
const load = (answer: Answer, address = 'game.pgn', patience_ms = 1000) =>
  loadGameFile(address, BASE, { request: async (url, init) => answer(url, init), patience_ms });

const response = (body: BodyInit, status = 200, headers = {}) => new Response(body, { status, headers });

test('a file is loaded relative to the page', async () => {
  const requested: string[] = [];
  const text = await load((url) => {
    assert.ok(url instanceof URL);
    requested.push(url.href);
    return response(PGN);
  });
  assert.deepEqual([text, requested], [PGN, ['https://example.org/lessons/game.pgn']]);
});

test('a file that is not in UTF-8 is read as Latin letters', async () => {
  const bytes = new Uint8Array([...'[White "M'].map((one) => one.charCodeAt(0)).concat(0xfc));
  assert.equal(await load(() => response(bytes)), '[White "Mü');
});

test('a file without a game is rejected with a reason', async () => {
  const cases: [Answer, string][] = [
    [() => response('', 404), 'the server answered 404'],
    [() => response('<!DOCTYPE html><title>Home</title>'), 'it is a web page in HTML, not a PGN file'],
    [() => response(PGN, 200, { 'content-type': 'text/html' }), 'it is a web page in HTML, not a PGN file'],
    [() => response('  \n'), 'it is empty'],
    [() => response(new Uint8Array([0, 1, 2])), 'it is not a text file'],
    [() => response('', 200, { 'content-length': '20000000' }), 'it is larger than 10 MB'],
  ];
  for (const [answer, message] of cases) await assert.rejects(load(answer), { message });
});

test('a file that is too large is not read to its end', async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1_000_000;
      controller.enqueue(new Uint8Array(1_000_000).fill(32));
    },
  });
  await assert.rejects(
    load(() => response(endless)),
    { message: 'it is larger than 10 MB' },
  );
  assert.ok(sent <= MAX_FILE_BYTES + 3_000_000, `${sent}`);
});

test('the possible causes of a failed request are named', async () => {
  const fail = () => Promise.reject(new TypeError('Failed to fetch'));
  await assert.rejects(load(fail), /connect-src/);
  await assert.rejects(
    load(fail, 'https://other.example/game.pgn'),
    /other\.example does not send Access-Control-Allow-Origin/,
  );
  await assert.rejects(loadGameFile('game.pgn', 'file:///C:/page.html', { request: fail }), /a page on a disk/);
});

test('a server that sends nothing is given up', async () => {
  const silent: Answer = (_url, init) =>
    new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
  await assert.rejects(load(silent, 'game.pgn', 20), { message: 'the server sent nothing for 0.02 seconds' });
});
