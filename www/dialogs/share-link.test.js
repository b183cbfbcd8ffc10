import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fenIn } from './detect-format.js';
import { gameLink, positionLink, sharedIn, shortLink, unpackable } from './share-link.js';

const FEN = '8/P6k/8/8/8/7p/8/K7 w - - 0 1';
const PGN = '[White "Ümit \'T.\' (2nd) 50%"]\n\n1. e4! {a_b & c #3} e5 (1... c5; a/b: +1 = @) *';

test('a position survives its link', () => {
  for (const address of ['https://example.org/play/', 'file:///home/ada/micro-max.html#fen=old']) {
    const link = positionLink(address, FEN);
    assert.equal(link, `${address.split('#')[0]}#fen=8/P6k/8/8/8/7p/8/K7_w_-_-_0_1`);
    const { form, text } = sharedIn(new URL(link).hash);
    assert.deepEqual([form, fenIn(text)], ['fen', FEN]);
  }
});

test('a game survives its link, with every character', () => {
  const link = gameLink('https://localhost:8080/?a=1', PGN);
  assert.match(link, /^https:\/\/localhost:8080\/\?a=1#pgn=[\w%.$+,/:;=@-]+$/);
  assert.deepEqual(sharedIn(new URL(link).hash), { form: 'pgn', text: PGN });
});

test('reads a position or game from an address', () => {
  assert.equal(sharedIn('#fen=8/8/8/8/8/8/8/K1k5%20w%20-%20-%200%201').text, '8/8/8/8/8/8/8/K1k5 w - - 0 1');
  assert.equal(sharedIn('#pgn=1.%20e4%0A*').text, '1. e4\n*');
  assert.equal(sharedIn('#fen=').text, '');
});

test('reads nothing from other addresses', () => {
  for (const hash of ['', '#', '#moves', '#afen=x', '#fenx=1', '#gx=1']) assert.equal(sharedIn(hash), null);
});

test('reads an address that was truncated within a character', () => {
  assert.equal(sharedIn('#pgn=1.%20e4%2').text, '1. e4%2');
  assert.equal(sharedIn('#pgn=%7B%C3%A4%7D%20%E2%80').text, '{ä} \ufffd');
});

test('a packed game survives its link', () => {
  const link = shortLink('https://example.org/#pgn=1.%20e4', 'startpos', 'AbC-_9');
  assert.equal(link, 'https://example.org/#g=AbC-_9');
  assert.deepEqual(sharedIn(new URL(link).hash), { form: 'packed', text: 'AbC-_9' });
  assert.deepEqual(unpackable('AbC-_9'), { start: 'startpos', packed: 'AbC-_9' });
  const fromPosition = shortLink('https://example.org/', FEN, 'Ab_C');
  assert.equal(fromPosition, 'https://example.org/#g=Ab_C.8/P6k/8/8/8/7p/8/K7_w_-_-_0_1');
  assert.deepEqual(unpackable(sharedIn(new URL(fromPosition).hash).text), { start: FEN, packed: 'Ab_C' });
  assert.deepEqual(unpackable(''), { start: 'startpos', packed: '' });
});
