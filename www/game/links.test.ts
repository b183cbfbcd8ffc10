import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fenIn } from '../dialogs/detect-format.ts';
import {
  VariantLinkError,
  gameLink,
  isVariantLink,
  linkedGame,
  positionLink,
  sharedIn,
  shortLink,
  unpackable,
  variantLink,
} from './links.ts';
import { deflateRawSync } from 'node:zlib';

const FEN = '8/P6k/8/8/8/7p/8/K7 w - - 0 1';
const PGN = '[White "Ümit \'T.\' (2nd) 50%"]\n\n1. e4! {a_b & c #3} e5 (1... c5; a/b: +1 = @) *';

test('a position survives its link', () => {
  for (const address of ['https://example.org/play/', 'file:///home/ada/micro-max.html#fen=old']) {
    const link = positionLink(address, FEN);
    assert.equal(link, `${address.split('#')[0]}#fen=8/P6k/8/8/8/7p/8/K7_w_-_-_0_1`);
    const shared = sharedIn(new URL(link).hash);
    assert.ok(shared);
    assert.deepEqual([shared.form, fenIn(shared.text)], ['fen', FEN]);
  }
});

test('a PGN survives its link, with every character', () => {
  const link = gameLink('https://localhost:8080/?a=1', PGN);
  assert.match(link, /^https:\/\/localhost:8080\/\?a=1#pgn=[\w%.$+,/:;=@-]+$/);
  assert.deepEqual(sharedIn(new URL(link).hash), { form: 'pgn', text: PGN });
});

test('reads a position or game from an address', () => {
  assert.equal(sharedIn('#fen=8/8/8/8/8/8/8/K1k5%20w%20-%20-%200%201')?.text, '8/8/8/8/8/8/8/K1k5 w - - 0 1');
  assert.equal(sharedIn('#pgn=1.%20e4%0A*')?.text, '1. e4\n*');
  assert.equal(sharedIn('#fen=')?.text, '');
});

test('reads nothing from other addresses', () => {
  for (const hash of ['', '#', '#moves', '#afen=x', '#fenx=1', '#gx=1']) assert.equal(sharedIn(hash), null);
});

test('reads an address that was truncated within a character', () => {
  assert.equal(sharedIn('#pgn=1.%20e4%2')?.text, '1. e4%2');
  assert.equal(sharedIn('#pgn=%7B%C3%A4%7D%20%E2%80')?.text, '{ä} \ufffd');
});

test('a packed game survives its link', () => {
  const link = shortLink('https://example.org/#pgn=1.%20e4', 'startpos', 'AbC-_9');
  assert.equal(link, 'https://example.org/#g=AbC-_9');
  assert.deepEqual(sharedIn(new URL(link).hash), { form: 'packed', text: 'AbC-_9' });
  assert.deepEqual(unpackable('AbC-_9'), { start: 'startpos', packed: 'AbC-_9' });
  const fromPosition = shortLink('https://example.org/', FEN, 'Ab_C');
  assert.equal(fromPosition, 'https://example.org/#g=Ab_C.8/P6k/8/8/8/7p/8/K7_w_-_-_0_1');
  const shared = sharedIn(new URL(fromPosition).hash);
  assert.ok(shared);
  assert.deepEqual(unpackable(shared.text), { start: FEN, packed: 'Ab_C' });
  assert.deepEqual(unpackable(''), { start: 'startpos', packed: '' });
});

const ADDRESS = 'https://example.org/play/#fen=old';
const TINY = 'game tiny\nabout “Small” – 5 × 6\nboard 5x6\n';
const VARIANT_FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ~KBNR[Qp] w KQkq - 3+3 0 1';

const hashOf = (link: string) => new URL(link).hash;

/** The link to a deflated text. */
const linkTo = (text: string) => `#d=${deflateRawSync(text).toString('base64url')}`;

test('a game of a variant survives its link', async () => {
  const games = [
    { variant: 'capablanca', start: 'startpos', moves: [] },
    { variant: '3check', start: VARIANT_FEN, moves: ['e2e4', 'N@a10', 'a9a10q'] },
    { variant: TINY, start: 'startpos', moves: ['a2a3'] },
    { variant: `game long\n${'# a line\n'.repeat(2000)}`, start: VARIANT_FEN, moves: [] },
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
  const isTooLong = ({ code }: VariantLinkError) => code === 'tooLong';
  await assert.rejects(variantLink(ADDRESS, { variant: long, start: 'startpos', moves: [] }), isTooLong);
  await assert.rejects(linkedGame(linkTo(long)), isTooLong);
  await assert.rejects(linkedGame(linkTo('\n'.repeat(50_000_000))), isTooLong);
});
