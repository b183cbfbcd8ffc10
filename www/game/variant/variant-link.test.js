import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';

import { isVariantLink, linkedGame, variantLink, VariantLinkError } from './variant-link.js';

const ADDRESS = 'https://example.org/play/#fen=old';
const TINY = 'game tiny\nabout “Small” – 5 × 6\nboard 5x6\n';
const FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ~KBNR[Qp] w KQkq - 3+3 0 1';

const hashOf = (link) => new URL(link).hash;

/** The link to a deflated text. */
const linkTo = (text) => `#d=${deflateRawSync(text).toString('base64url')}`;

test('a game survives its link', async () => {
  const games = [
    { variant: 'capablanca', start: 'startpos', moves: [] },
    { variant: '3check', start: FEN, moves: ['e2e4', 'N@a10', 'a9a10q'] },
    { variant: TINY, start: 'startpos', moves: ['a2a3'] },
    { variant: `game long\n${'# a line\n'.repeat(2000)}`, start: FEN, moves: [] },
  ];
  for (const game of games) {
    const link = await variantLink(ADDRESS, game);
    assert.match(link, /^https:\/\/example\.org\/play\/#[vd]=[\w%.+/@=&~-]+$/);
    assert.ok(isVariantLink(hashOf(link)));
    assert.deepEqual(await linkedGame(hashOf(link)), game);
    assert.ok(link.length < 400, link);
  }
});

test('a link names its parts', async () => {
  const link = await variantLink('file:///home/ada/micro-max.html', {
    variant: 'capablanca',
    start: '8/8 w',
    moves: ['e2e4', 'e7e5'],
  });
  assert.equal(link, 'file:///home/ada/micro-max.html#v=capablanca&fen=8/8_w&m=e2e4.e7e5');
  assert.deepEqual(await linkedGame('#v=capablanca&fen=8%2F8%20w&m=e2e4%2Ee7e5&x=1&y'), {
    variant: 'capablanca',
    start: '8/8 w',
    moves: ['e2e4', 'e7e5'],
  });
  assert.deepEqual(['#fen=8/8', '#pgn=1', '', '#x', '#video=1'].map(isVariantLink), Array(5).fill(false));
});

test('a damaged link is refused', async () => {
  const damaged = [
    '#v=',
    '#v=a%20b',
    '#v=%E0%A4',
    '#v=capablanca&m=',
    '#v=capablanca&m=<b>',
    `#v=capablanca&m=${'e2e4.'.repeat(5000)}e2e4`,
    '#d=',
    '#d=%%%',
    '#d=A',
    '#d=AAAA',
    linkTo('one line'),
    `#d=${deflateRawSync(Buffer.from([10, 255])).toString('base64url')}`,
    linkTo(TINY).slice(0, -9),
  ];
  for (const hash of damaged) {
    await assert.rejects(
      linkedGame(hash),
      (error) => error instanceof VariantLinkError && error.code === 'damaged',
      hash.slice(0, 60),
    );
  }
});

test('a definition that is too long is neither written nor read', async () => {
  const long = `game long\n${'#'.repeat(20_000)}`;
  const isTooLong = ({ code }) => code === 'tooLong';
  await assert.rejects(variantLink(ADDRESS, { variant: long, start: 'startpos', moves: [] }), isTooLong);
  await assert.rejects(linkedGame(linkTo(long)), isTooLong);
  await assert.rejects(linkedGame(linkTo('\n'.repeat(50_000_000))), isTooLong);
});
