import assert from 'node:assert/strict';
import { test } from 'node:test';
import { texts } from '../texts/en/page.ts';
import { readPgn, readPgnFrom } from './commands.ts';
import { stub } from '../../tests/stub.ts';
import type { Legal, PgnGame, PgnNode, Unread } from '../engine/messages.ts';
import type { ElementGame } from './element-game.ts';

const USUAL = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const GIVEN = '6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1';

interface Answers {
  /** The position in the tag FEN. */
  tag?: string;
  /** The starts from which moves can be read, and whether all of them can. */
  readable: Readonly<Record<string, boolean>>;
}

/** An element whose engine reads a game, and the starts from which it was asked to read it. */
function elementWith({ tag, readable }: Answers) {
  const asked: (string | undefined)[] = [];
  const gameFrom = (start: string) => {
    const first = stub<Legal>({ fen: start, legal: [] });
    const move = stub<PgnNode>({ parent: 0, uci: 'd1d8', san: 'Rd8#', fen: start, comment: '', nags: [], arrows: [] });
    const rest = stub<Unread>({ node: 1, text: '2. Kx9', error: stub<Unread['error']>({ message: 'illegal' }) });
    return stub<PgnGame>({
      ...{ tags: tag ? [['FEN', tag]] : [], start, result: '*', comment: '', arrows: [], circles: [], commands: [] },
      ...{ nodes: [{ ...move, circles: [], commands: [] }], variant: null, first, last: first },
      unread: readable[start] ? [] : [rest],
    });
  };
  const ask = async (call: string, { start }: { start?: string }) => {
    if (call === 'legal') return { fen: start };
    if (call === 'games') return { games: [{}], only: null };
    asked.push(start);
    const begin = tag ?? start ?? USUAL;
    if (!(begin in readable)) throw new Error(`nothing can be read from ${begin}`);
    return gameFrom(begin);
  };
  const elementGame = stub<ElementGame>({ engine: stub<ElementGame['engine']>({ ask: ask as never }), texts });
  return { elementGame: Object.assign(elementGame, { prepare: async () => {} }), asked };
}

test('a game begins with the given start', async () => {
  const { elementGame, asked } = elementWith({ readable: { [GIVEN]: true } });
  const { isFromStart, loaded } = await readPgn(elementGame, '1. Rd8#', null, 0, GIVEN);
  assert.deepEqual([isFromStart, loaded.tree.start, asked], [true, GIVEN, [GIVEN]]);
});

test('a tag with the same position agrees with the given start, whatever the counters', async () => {
  for (const tag of [GIVEN, GIVEN.replace('0 1', '3 40')]) {
    const { elementGame } = elementWith({ tag, readable: { [tag]: true } });
    assert.equal((await readPgn(elementGame, 'x', null, 0, GIVEN)).isFromStart, true, tag);
  }
  for (const tag of [USUAL, GIVEN.replace(' w ', ' b '), GIVEN.replace('3R', 'R2')]) {
    const { elementGame } = elementWith({ tag, readable: { [tag]: true } });
    assert.equal((await readPgn(elementGame, 'x', null, 0, GIVEN)).isFromStart, false, tag);
  }
});

test('a game begins with the normal position if it can be read only from there', async () => {
  const cases: [Answers, start: string, isFromStart: boolean][] = [
    [{ readable: { [GIVEN]: true, [USUAL]: true } }, GIVEN, true],
    [{ readable: { [GIVEN]: true } }, GIVEN, true],
    [{ readable: { [GIVEN]: false, [USUAL]: true } }, USUAL, false],
    [{ readable: { [GIVEN]: false, [USUAL]: false } }, GIVEN, true],
    [{ readable: { [USUAL]: true } }, USUAL, false],
    [{ readable: { [USUAL]: false } }, USUAL, false],
    [{ readable: { [GIVEN]: false } }, GIVEN, true],
    [{ tag: USUAL, readable: { [USUAL]: true } }, USUAL, false],
    [{ tag: GIVEN, readable: { [GIVEN]: true } }, GIVEN, true],
  ];
  for (const [answers, start, isFromStart] of cases) {
    const read = await readPgnFrom(elementWith(answers).elementGame, 'x', null, 0, GIVEN);
    assert.deepEqual([read.loaded.tree.start, read.isFromStart], [start, isFromStart], JSON.stringify(answers));
  }
  await assert.rejects(readPgnFrom(elementWith({ readable: {} }).elementGame, 'x', null, 0, GIVEN), {
    message: `nothing can be read from ${GIVEN}`,
  });
  const { elementGame, asked } = elementWith({ readable: { [USUAL]: true } });
  await readPgnFrom(elementGame, 'x', null);
  assert.deepEqual(asked, [undefined]);
});
