import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedIn } from '../play/address.js';
import { fenIn } from './incoming.js';
import { gameLink, positionLink } from './link.js';

const FEN = '8/P6k/8/8/8/7p/8/K7 w - - 0 1';
const PGN = '[White "Ümit \'T.\' (2nd) 50%"]\n\n1. e4! {a_b & c #3} e5 (1... c5; a/b: +1 = @) *';

test('a position goes through its link', () => {
  for (const address of ['https://example.org/play/', 'file:///home/ada/micro-max.html#fen=old']) {
    const link = positionLink(address, FEN);
    assert.equal(link, `${address.split('#')[0]}#fen=8/P6k/8/8/8/7p/8/K7_w_-_-_0_1`);
    assert.equal(fenIn(sharedIn(new URL(link).hash)), FEN);
  }
});

test('a game goes through its link, every letter of it', () => {
  const link = gameLink('https://localhost:8080/?a=1', PGN);
  assert.match(link, /^https:\/\/localhost:8080\/\?a=1#pgn=[\w%.$+,/:;=@-]+$/);
  assert.equal(sharedIn(new URL(link).hash), PGN);
});
