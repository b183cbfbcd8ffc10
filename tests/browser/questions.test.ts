// The public questions to the worker and its answers.
// MICRO_MAX_WORKER names the joined script; `cargo xtask test js` sets it.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { parsePlacement } from '../../www/board/placement.ts';
import { writePgn } from '../../www/game/pgn/pgn.ts';
import { strengthAt } from '../../www/game/players/strength.ts';
import { FOUND_MATE, INVALID, OVERLOOKED_MATE, TEXT } from './invalid-questions.ts';
import { openNodeWorker, resultOf } from './node-worker.ts';
import type { Question } from './node-worker.ts';

const path = process.env.MICRO_MAX_WORKER;

/** The fields of a move without annotations. */
const NOTHING = { before: '', comment: '', nags: [], arrows: [], circles: [], commands: [], clock_ms: null };

describe('questions', { skip: !path && 'missing: MICRO_MAX_WORKER' }, () => {
  let opened: ReturnType<typeof openNodeWorker>;
  before(() => {
    opened = openNodeWorker(path);
  });
  after(() => opened.worker.terminate());

  const ask = (question: object) => opened.client.ask(question);
  const result = <Call extends Question['call']>(question: Question<Call>) => resultOf(opened.client, question);

  test('about a position', async () => {
    assert.deepEqual(await result({ call: 'play', moves: ['e2e4'], move: 'Nf6' }), { uci: 'g8f6', san: 'Nf6' });
    assert.deepEqual(await result({ call: 'outcome', moves: ['f2f3', 'e7e5', 'g2g4', 'd8h4'] }), {
      outcome: { result: '0-1', reason: 'checkmate', winner: 'black', text: 'checkmate, black wins' },
      claim: null,
    });
    const moves = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];
    assert.deepEqual(await result({ call: 'outcome', moves: [...moves, ...moves] }), {
      outcome: null,
      claim: 'threefold-repetition',
    });
    assert.deepEqual(await result({ call: 'san', line: ['e2e4', 'e2e4'] }), { san: ['e4'] });
    assert.deepEqual(await result({ call: 'san' }), { san: [] });
    assert.deepEqual(await result(OVERLOOKED_MATE), {
      reason: {
        motif: 'mate',
        cause: 'allowed',
        targets: [{ square: 'e8', role: 'k' }],
        line: ['h5f7'],
        san: ['Qxf7#'],
        mateMoves: 1,
      },
    });
    assert.deepEqual(await result({ ...OVERLOOKED_MATE, after: { cp: 0, mate: null }, answer: [] }), { reason: null });
    const { reason } = await result(FOUND_MATE);
    assert.deepEqual([reason?.motif, reason?.cause, reason?.san], ['backRank', 'found', ['Ra8#']]);
    assert.deepEqual(await result({ ...FOUND_MATE, best: [] }), { reason: null });
    assert.deepEqual(await result({ call: 'fen', fen: '4k3/8/8/8/8/8/8/4K3\tw' }), {
      fen: '4k3/8/8/8/8/8/8/4K3 w - - 0 1',
    });
    assert.deepEqual(await result({ call: 'table' }), { slots: 0, used: 0 });
    assert.ok(Number.isInteger((await result({ call: 'seed' })).seed));
  });

  test('about legal moves', async () => {
    const moves = ['e2e4', 'a7a6', 'e4e5', 'd7d5'];
    const { legal, placement, ...position } = await result({ call: 'legal', moves });
    assert.deepEqual(position, {
      fen: 'rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3',
      hands: null,
      turn: 'white',
      check: false,
      ply: 4,
      outcome: null,
      claim: null,
      mating: { white: true, black: true },
    });
    assert.deepEqual(placement, parsePlacement(position.fen));
    assert.equal(legal.length, 31);
    assert.deepEqual(
      legal.find(({ uci }) => uci === 'e5d6'),
      {
        uci: 'e5d6',
        san: 'exd6',
        from: 'e5',
        to: 'd6',
        promotion: null,
        capture: true,
      },
    );
    const ending = await result({ call: 'legal', start: 'k7/8/1K6/8/8/8/8/2Q5 b - - 0 1' });
    assert.deepEqual(ending.legal, [
      { uci: 'a8b8', san: 'Kb8', from: 'a8', to: 'b8', promotion: null, capture: false },
    ]);
    assert.deepEqual(ending.mating, { white: true, black: false });
    const stale = await result({ call: 'legal', start: 'k7/8/1Q6/8/8/8/8/K7 b - - 0 1' });
    assert.deepEqual(
      [stale.turn, stale.legal, stale.outcome],
      [
        'black',
        [],
        {
          result: '1/2-1/2',
          reason: 'stalemate',
          winner: null,
          text: 'draw by stalemate',
        },
      ],
    );
    assert.equal((await result({ call: 'legal', start: '8/8/8/8/7q/4k3/8/4K3 w' })).check, true);
  });

  test('about premoves', async () => {
    const { premoves } = await result({ call: 'premoves', start: '7k/P7/8/8/8/8/8/K7 b - - 0 1' });
    assert.equal(premoves.length, 11);
    assert.deepEqual(
      premoves.find(({ uci }) => uci === 'a7b8n'),
      {
        uci: 'a7b8n',
        san: '',
        from: 'a7',
        to: 'b8',
        promotion: 'n',
        capture: false,
      },
    );
  });

  test('about the engines', async () => {
    const {
      engines: [modern, classic],
    } = await result({ call: 'engines' });
    assert.deepEqual([modern.name, classic.name, classic.lines], ['Modern', 'Classic', 1]);
    assert.ok(modern.lines >= 3, String(modern.lines));
    const rule = { depth: null, people: null, elo: null };
    assert.deepEqual(
      [classic.levels[0], classic.levels[7]],
      [
        { level: 1, nodes: 300, ...rule },
        { level: 8, nodes: 1_000_000, ...rule },
      ],
    );
    const isRising = (strengths: readonly (number | null)[]) =>
      strengths.every((strength, index) => {
        const before = index === 0 ? -Infinity : strengths[index - 1];
        return strength !== null && before !== null && strength > before;
      });
    for (const { levels } of [modern, classic]) {
      assert.deepEqual(
        levels.map(({ level }) => level),
        [1, 2, 3, 4, 5, 6, 7, 8],
      );
    }
    assert.ok(isRising(modern.levels.map(({ elo }) => elo)));
    assert.ok(isRising(classic.levels.map(({ nodes }) => nodes)));
    assert.ok(isRising([modern.levels[0].people, modern.levels[7].people]));
    for (const { name, levels } of [modern, classic]) {
      for (const { level, nodes, elo } of levels)
        assert.deepEqual(strengthAt(name, level), elo === null ? { limit: { nodes } } : { elo });
    }
  });

  test('about games', async () => {
    assert.deepEqual(await result({ call: 'games', text: TEXT }), {
      games: [
        { variant: null, tags: [['Event', 'A "b"']], error: null },
        { variant: null, tags: [['FEN', '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1']], error: null },
        {
          variant: null,
          tags: [['Event', 'c']],
          error: {
            code: 'pgn-unclosed-comment',
            game: 3,
            line: 10,
            byte: 174,
            reason: 'this comment is not closed',
            message: 'game 3, line 10, byte 174: this comment is not closed',
          },
        },
      ],
      only: null,
    });
    assert.deepEqual(await result({ call: 'games', text: '' }), { games: [], only: null });
    const start = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR';
    const { first, last, ...read } = await result({ call: 'pgn', text: TEXT });
    assert.deepEqual(
      [first, last],
      [await result({ call: 'legal' }), await result({ call: 'legal', moves: ['e2e4', 'e7e5'] })],
    );
    assert.deepEqual(read, {
      ...NOTHING,
      tags: [['Event', 'A "b"']],
      result: '1-0',
      start: 'startpos',
      comment: 'start',
      circles: [{ square: 'e4', color: 'green' }],
      nodes: [
        {
          ...NOTHING,
          parent: 0,
          uci: 'e2e4',
          san: 'e4',
          fen: `${start} b KQkq - 0 1`,
          comment: 'good',
          nags: [1],
          clock_ms: 62500,
          arrows: [
            { from: 'e2', to: 'e4', color: 'green' },
            { from: 'd7', to: 'd5', color: 'red' },
          ],
        },
        {
          ...NOTHING,
          parent: 0,
          uci: 'd2d4',
          san: 'd4',
          before: 'first',
          fen: 'rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1',
        },
        {
          ...NOTHING,
          parent: 1,
          uci: 'e7e5',
          san: 'e5',
          fen: 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2',
        },
      ],
      unread: [],
      variant: null,
    });
    const second = await result({ call: 'pgn', text: TEXT, game: 1 });
    assert.deepEqual([second.start, second.nodes[0].san], ['4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', 'Kd1']);
  });

  test('about games that begin with a given position unless a tag names another', async () => {
    const start = '6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1';
    const tagged = '[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n\n1. e4 *';
    for (const [text, game, expected] of [
      ['1. Rd8# *', 0, [start, 'd1d8']],
      ['{White mates.} 1. Rd8# (1. Kf1) *', 0, [start, 'd1d8', 'g1f1']],
      ['[White "A"]\n\n1. Rd8# *', 0, [start, 'd1d8']],
      ['[SetUp "0"]\n[FEN "?"]\n\n1. Rd8# *', 0, [start, 'd1d8']],
      [`[White "A"]\n\n1. f3 *\n\n${tagged}`, 0, [start, 'f2f3']],
      [`[White "A"]\n\n1. f3 *\n\n${tagged}`, 1, ['4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', 'e2e4']],
      [tagged, 0, ['4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', 'e2e4']],
    ] as const) {
      const read = await result({ call: 'pgn', text, game, start });
      assert.deepEqual([read.start, ...read.nodes.map(({ uci }) => uci)], expected, text);
      const { games, only } = await result({ call: 'games', text, start });
      assert.deepEqual(only, games.length === 1 ? read : null, text);
    }
    const black = await result({ call: 'pgn', text: '1... Kf8 2. Rd8+', start: start.replace(' w ', ' b ') });
    assert.deepEqual(
      black.nodes.map(({ san }) => san),
      ['Kf8', 'Rd8+'],
    );
    assert.equal((await result({ call: 'games', text: '1. e4', start: 'x' })).only, null);
    assert.match((await ask({ call: 'pgn', text: '1. e4', start: 'x' })).error?.code ?? '', /^fen-|placement/);
    assert.equal((await result({ call: 'pgn', text: '1. e4', start: 'startpos' })).start, 'startpos');
  });

  test('about a game that is alone in its text', async () => {
    for (const text of [
      '1. e4 e5 2. Nf3 *',
      '[White "A"]\n',
      '1. e4 (1. d4 d5 (1... Nf6) 2. c4) 1... c5 (1... e5 2. f4) 2. Nf3 1-0',
      '[FEN "7k/P7/8/8/8/8/8/K7 w - - 0 1"]\n\n1. a8=Q+ Kh7 *',
      '[SetUp "1"]\n[FEN "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"]\n\n1/2-1/2',
      '1. f3 e5 2. g4 Qh4# 0-1',
      '1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2',
      '1. e4 -- 2. d4 *',
      '1. e4 e5 2. Nf9 Nc6 *',
      '1. d4 {not closed',
      '[Variant "Chess960"]\n[FEN "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w KQkq - 0 1"]\n\n1. e4 *',
    ]) {
      const { games, only } = await result({ call: 'games', text });
      const pgn = await result({ call: 'pgn', text });
      assert.deepEqual([games.length, only], [1, pgn], text);
      const { start, nodes, first, last } = pgn;
      const moves: string[] = [];
      for (let at = 0, next = 0; next >= 0; at = next + 1) {
        next = nodes.findIndex(({ parent }) => parent === at);
        if (next >= 0) moves.push(nodes[next].uci);
      }
      assert.deepEqual(first, await result({ call: 'legal', start }), text);
      assert.deepEqual(last, await result({ call: 'legal', start, moves }), text);
    }
    for (const text of ['1. Ke5 *', '[Variant "Atomic"]\n\n1. e4 *', '1. e4 *\n\n1. d4 *']) {
      assert.equal((await result({ call: 'games', text })).only, null, text);
    }
  });

  test('about games that can be read in part', async () => {
    const {
      nodes,
      unread,
      result: ending,
    } = await result({ call: 'pgn', text: '1. e4 e5 (1... c5 2. Ke3 d6)\n2. Nf9 {x} 2... d6 0-1' });
    assert.deepEqual([nodes.map(({ san }) => san), ending], [['e4', 'e5', 'c5'], '0-1']);
    assert.deepEqual(
      unread.map(({ node, text, error }) => [node, text, error.code, error.reason]),
      [
        [3, '2. Ke3 d6', 'illegal-move', "'Ke3' is illegal in this position"],
        [2, '2. Nf9 (x) 2... d6', 'move-syntax', "'Nf9' is not a valid move; try e4, Nf3 or O-O"],
      ],
    );
    assert.equal(unread[1].error.message, `game 1, line 2, byte 32: ${unread[1].error.reason}`);
  });

  test('about games with null moves', async () => {
    const text = '1. e4 e5 (1... -- 2. Z0 d5) 2. Bc4 -- 3. Qh5 -- 4. Qxf7# -- *';
    const { nodes, unread } = await result({ call: 'pgn', text });
    assert.deepEqual(
      nodes.map(({ san }) => san),
      ['e4', 'e5', '--', '--', 'd5', 'Bc4', '--', 'Qh5', '--', 'Qxf7#'],
    );
    assert.deepEqual(
      [nodes[2].uci, nodes[2].fen],
      ['0000', 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2'],
    );
    assert.deepEqual(
      unread.map(({ text: rest, error }) => [rest, error.code]),
      [['4... --', 'illegal-move']],
    );
    const moves = ['e2e4', '0000', 'd2d4'];
    assert.deepEqual(await result({ call: 'san', line: moves }), { san: ['e4', '--', 'd4'] });
    assert.deepEqual(await result({ call: 'pack', moves }), { packed: null });
    const { fen, ply, legal } = await result({ call: 'legal', moves: ['e2e4', '0000'] });
    assert.deepEqual([fen, ply], [nodes[2].fen, 2]);
    assert.ok(legal.every(({ uci }) => uci !== '0000'));
    const line = await opened.client.talk(
      ['position startpos moves e2e4 e7e5 f1c4 0000 d1h5 0000', 'go depth 4'],
      'bestmove',
    );
    assert.match(line.at(-1) ?? '', /^bestmove h5f7/);
  });

  test('about packed games', async () => {
    const start = '7k/P7/8/8/8/8/8/K7 w - - 0 1';
    for (const game of [
      { start: 'startpos', moves: [] },
      { start: 'startpos', moves: ['e2e4', 'c7c5', 'g1f3'] },
      { start, moves: ['a7a8q', 'h8h7'] },
    ]) {
      const { packed } = await result({ call: 'pack', ...game });
      assert.ok(packed);
      assert.match(packed, /^[\w-]+$/);
      const { nodes, ...read } = await result({ call: 'unpack', start: game.start, packed });
      assert.deepEqual([read.start, nodes.map(({ uci }) => uci)], [game.start, game.moves]);
      assert.deepEqual([read.tags, read.result, read.unread, read.variant], [[], '*', [], null]);
      assert.deepEqual(read.last, await result({ call: 'legal', ...game }));
    }
  });

  test('about games that the page has written', async () => {
    for (const game of [0, 1]) {
      const read = await result({ call: 'pgn', text: TEXT, game });
      const { tags, ...again } = await result({ call: 'pgn', text: writePgn(read) });
      assert.deepEqual({ ...again, tags: read.tags }, read);
      assert.deepEqual(tags.slice(0, 2), [read.tags[0][0] === 'Event' ? read.tags[0] : ['Event', '?'], ['Site', '?']]);
    }
  });

  test('about a game that Rust has written, which the page writes identically', async () => {
    const text = readFileSync(new URL('../data/games/annotated.pgn', import.meta.url), 'utf8');
    assert.equal(writePgn(await result({ call: 'pgn', text })), text);
  });

  test('that are invalid are refused with a code and a message', async () => {
    for (const { question, code, message } of INVALID) {
      const { error } = await ask(question);
      assert.equal(error?.code, code, JSON.stringify(question));
      if (message) assert.equal(error?.message, message);
    }
  });

  test('may have unknown fields and texts of any characters', async () => {
    const fen = '4k3/8/8/8/8/8/8/4K3 w - - 0 1';
    const question = { call: 'fen', fen, start: '8/8', moves: 7 } as const;
    assert.deepEqual(await result(question), { fen });
    const { error } = await ask({ call: 'play', move: '\ud800\0\n"é' });
    assert.equal(error?.code, 'move-syntax');
  });
});
