import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gameLink, positionLink, variantLink } from '../game/links.ts';
import { readPasted } from './pasted.ts';
import type { EngineLike } from '../engine/client.ts';
import type { Texts } from '../elements/attributes.ts';

const FEN = 'rnbqkbnr/pppp1ppp/8/4p2Q/4P3/8/PPPP1PPP/RNB1KBNR b KQkq - 1 2';
const PGN = '[White "A"]\n\n1. e4 {best} e5 (1... c5 2. Nf3) 2. Nf3 *';
const PAGE = 'https://host.invalid/micro/index.html';

/** A game as the worker reads it. */
const READ = {
  tags: [],
  start: 'startpos',
  result: '*',
  comment: '',
  arrows: [],
  circles: [],
  commands: [],
  unread: [],
  nodes: [
    {
      parent: 0,
      uci: 'e2e4',
      san: 'e4',
      before: '',
      comment: '',
      nags: [],
      arrows: [],
      circles: [],
      commands: [],
      clock_ms: null,
    },
  ],
};

/** Reads any text with a move, and unpacks any link but `broken`. */
const engine: Pick<EngineLike, 'ask'> = {
  ask: (async (call: string, fields: { text?: string; packed?: string }) => {
    if (fields.packed === 'broken') throw new Error('the moves are damaged.');
    const hasMoves = /\b[a-h][1-8]\b/.test(fields.text ?? 'e4');
    const game = { ...READ, nodes: hasMoves ? READ.nodes : [] };
    return call === 'games' ? { games: [{ variant: null }], only: game } : game;
  }) as EngineLike['ask'],
};

async function read(text: string, variant = ''): Promise<Texts> {
  const found = await readPasted(text, variant, engine);
  assert.ok('attributes' in found, JSON.stringify(found));
  return found.attributes;
}

async function fault(text: string, variant = ''): Promise<string> {
  const found = await readPasted(text, variant, engine);
  return 'fault' in found ? found.fault : JSON.stringify(found);
}

test('a FEN and a PGN are recognized as they are copied', async () => {
  for (const text of [FEN, `  "${FEN}"\n`, `position fen ${FEN}`, FEN.replaceAll(' ', '_')])
    assert.equal((await read(text)).fen, FEN);
  for (const text of [PGN, `\uFEFF${PGN.replaceAll('\n', '\r\n')}\n\n`])
    assert.deepEqual(await read(text), { pgn: PGN });
  assert.match((await read('position startpos moves e2e4 e7e5')).pgn ?? '', /e2e4 e7e5 \*$/);
});

test('half a character does not reach an address', async () => {
  const { pgn = '' } = await read('1. e4 {\ud83d} e5 *');
  assert.equal(encodeURIComponent(pgn), '1.%20e4%20%7B%EF%BF%BD%7D%20e5%20*');
});

test('a link to the play page is its position or its whole game', async () => {
  assert.deepEqual(await read(positionLink(PAGE, FEN)), { fen: FEN });
  assert.deepEqual(await read(gameLink(PAGE, PGN)), { pgn: PGN });
  assert.match((await read(`${PAGE}#g=abc`)).pgn ?? '', /1\. e4 \*$/);
  assert.match((await read(`${PAGE}#g=abc&with=abcdefgh.1`)).pgn ?? '', /1\. e4 \*$/);
  const capablanca = { variant: 'capablanca', start: 'startpos', moves: [] };
  assert.deepEqual(await read(await variantLink(PAGE, capablanca)), { variant: 'capablanca' });
  const moved = await read(await variantLink(PAGE, { ...capablanca, moves: ['e2e4'] }));
  assert.equal(moved.variant, 'capablanca');
  assert.match(moved.pgn ?? '', /1\. e4/);
  const definition = 'game tiny\nboard 5x6\n';
  assert.deepEqual(await read(await variantLink(PAGE, { ...capablanca, variant: definition })), {
    variant: definition,
  });
});

test('a link to a frame has all its attributes', async () => {
  const frame = 'https://host.invalid/embed.html';
  assert.deepEqual(await read(`${frame}#fen=${encodeURIComponent(FEN)}&level=5&readonly`), {
    fen: FEN,
    level: '5',
    readonly: '',
    panels: '',
  });
  const puzzle = await read(`${frame}#puzzle&fen=${encodeURIComponent(FEN)}&pgn=1...%20Nc6%202.%20e5`);
  assert.deepEqual(puzzle, { panels: '', puzzle: '', pgn: `[SetUp "1"]\n[FEN "${FEN}"]\n\n1... Nc6 2. e5` });
  assert.match(await fault(`${frame}#foo=1`), /^“foo” is not an attribute/);
  assert.match(await fault(`${frame}#level=99`), /^level="99" is not valid/);
});

test('links to other pages are read if they contain a position or moves', async () => {
  const fields = FEN.replaceAll(' ', '_');
  assert.deepEqual(await read(`https://board.invalid/analysis/standard/${fields}`), { fen: FEN });
  assert.deepEqual(await read(`https://board.invalid/analysis?fen=${encodeURIComponent(FEN)}&flip=1`), { fen: FEN });
  assert.deepEqual(await read('https://board.invalid/analysis/pgn/e4_e5_Nf3?color=black'), { pgn: 'e4 e5 Nf3' });
  assert.deepEqual(await read('https://host.invalid/games/morphy.pgn'), {
    src: 'https://host.invalid/games/morphy.pgn',
  });
});

test('the definition of a game is the variant', async () => {
  const definition = 'game tiny\nboard 5x6\npiece K king K royal\nstart k4/5/5/5/5/4K w - - 0 1';
  assert.deepEqual(await read(definition), { variant: definition });
});

test('a position of another game is read with that game', async () => {
  const fen = 'rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1';
  assert.deepEqual(await read(fen, 'capablanca'), { fen });
  assert.equal(await fault(fen), 'This is not a position of chess. Choose its game.');
});

test('anything else is one sentence', async () => {
  const wrong = [
    'hello world',
    'https://host.invalid/',
    `${PAGE}#g=broken`,
    `${PAGE}#d=broken`,
    `${PAGE}#v=capablanca&m=nonsense!`,
    'https://board.invalid/study/abc/pgn=%E0%A4',
    '<micro-max></micro-max>',
    'MZ\0\x01\x02',
    '8/8/8/8/8/8/8/9 w - - 0 1',
    'Game: Falcon\nCVS: 1',
    'x'.repeat(10_000_001),
  ];
  for (const text of wrong) {
    const said = await fault(text);
    assert.match(said, /^[A-Zf“][^{}]*\.$/s, text.slice(0, 60));
    assert.ok(said.length < 250, said);
  }
});
