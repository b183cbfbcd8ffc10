import assert from 'node:assert/strict';
import { test } from 'node:test';

import { DEFAULT_OPTIONS, makeOptionLines, makeSearchLines, parseLine } from './uci.ts';

const work = {
  start: 'startpos',
  moves: [],
  limits: {},
  clock: null,
  engine: 'Classic',
  elo: null,
  lines: 1,
  seed: 0,
};

/** The report of a line that is one. */
function reportIn(line: string) {
  const said = parseLine(line);
  assert.ok(said.kind === 'report');
  return said.report;
}

/** The move of a line that ends a search. */
function moveIn(line: string) {
  const said = parseLine(line);
  assert.ok(said.kind === 'bestmove');
  return said.move;
}

test('options are sent once, and when they change', () => {
  const first = makeOptionLines(work, DEFAULT_OPTIONS);
  assert.deepEqual(first.lines, ['setoption name Engine value Classic', 'setoption name ShowSAN value true']);
  assert.deepEqual(makeOptionLines(work, first.sent).lines, []);
  const next = makeOptionLines({ ...work, lines: 3, seed: 7 }, first.sent);
  assert.deepEqual(next.lines, ['setoption name Seed value 7', 'setoption name MultiPV value 3']);
});

test('a rating is sent again only if it changes', () => {
  const rated = { ...work, engine: 'Modern', elo: 1240 };
  const first = makeOptionLines(rated, makeOptionLines({ ...work, engine: 'Modern' }, DEFAULT_OPTIONS).sent);
  assert.deepEqual(first.lines, ['setoption name UCI_LimitStrength value true', 'setoption name UCI_Elo value 1240']);
  const unlimited = makeOptionLines({ ...rated, elo: null }, first.sent);
  assert.deepEqual(unlimited.lines, ['setoption name UCI_LimitStrength value false']);
  assert.deepEqual(makeOptionLines(rated, unlimited.sent).lines, ['setoption name UCI_LimitStrength value true']);
  assert.deepEqual(makeSearchLines(rated)[1], 'go');
  const styled = makeOptionLines({ ...rated, style: 'greedy' }, first.sent);
  assert.deepEqual(styled.lines, ['setoption name Style value greedy']);
  assert.deepEqual(makeOptionLines(rated, styled.sent).lines, ['setoption name Style value none']);
});

test('a variant is chosen when it changes, in place of an engine', () => {
  const built = makeOptionLines({ ...work, variant: 'capablanca' }, DEFAULT_OPTIONS);
  assert.deepEqual(built.lines, ['setoption name UCI_Variant value capablanca', 'setoption name ShowSAN value true']);
  assert.deepEqual(makeOptionLines({ ...work, variant: 'capablanca' }, built.sent).lines, []);
  const own = makeOptionLines({ ...work, variant: 'game tiny\r\nabout A \\ and more\n' }, built.sent);
  assert.deepEqual(own.lines, ['setoption name VariantDefinition value game tiny\\nabout A \\\\ and more\\n']);
  assert.deepEqual(makeOptionLines({ ...work, variant: 'capablanca' }, own.sent).lines, [built.lines[0]]);
});

test('the position and the search', () => {
  assert.deepEqual(makeSearchLines(work), ['position startpos', 'go infinite']);
  assert.deepEqual(makeSearchLines({ ...work, elo: 500 }), ['position startpos', 'go']);
  assert.deepEqual(makeSearchLines({ ...work, isFresh: true })[0], 'ucinewgame');
  const fen = '8/8/8/8/8/8/8/K1k5 w - - 0 1';
  assert.deepEqual(
    makeSearchLines({ ...work, start: fen, moves: ['a1a2', 'c1c2'], limits: { nodes: 500, depth: 4, ms: 20 } }),
    [`position fen ${fen} moves a1a2 c1c2`, 'go nodes 500 depth 4 movetime 20'],
  );
});

test('a clock, beside a rating or a limit', () => {
  const clock = { white_ms: 59999.6, black_ms: -3, increment_ms: 2000 };
  const words = 'wtime 60000 btime 0 winc 2000 binc 2000';
  assert.equal(makeSearchLines({ ...work, clock, elo: 500 })[1], `go ${words}`);
  assert.equal(makeSearchLines({ ...work, clock, limits: { depth: 9 } })[1], `go depth 9 ${words}`);
});

test('a report', () => {
  assert.deepEqual(
    parseLine(
      'info depth 4 seldepth 11 nodes 16909 score cp -1385 nps 900000 time 18 hashfull 31 pv f7a2 e7e8q string Qxa2 e8=Q+',
    ),
    {
      kind: 'report',
      report: {
        line: 1,
        depth: 4,
        deepest: 11,
        nodes: 16909,
        nodesPerSecond: 900000,
        ms: 18,
        tablePermille: 31,
        scoreCp: -1385,
        mateMoves: null,
        pv: ['f7a2', 'e7e8q'],
        sans: ['Qxa2', 'e8=Q+'],
      },
    },
  );
  const mate = reportIn('info depth 9 nodes 5 score mate -3 pv e2e4');
  assert.deepEqual(
    [mate.scoreCp, mate.mateMoves, mate.ms, mate.deepest, mate.tablePermille],
    [null, -3, null, null, null],
  );
});

test('a report of one line of several', () => {
  assert.equal(reportIn('info depth 4 multipv 3 nodes 9 score cp 1 pv e2e4').line, 3);
});

test('lines without a line of play are no report', () => {
  assert.equal(parseLine('info depth 4 currmove e2e4').kind, 'other');
  assert.equal(parseLine('info').kind, 'other');
});

test('what else an engine says', () => {
  assert.deepEqual(parseLine('bestmove e7e8n'), { kind: 'bestmove', move: 'e7e8n', ponder: null });
  assert.deepEqual(parseLine('bestmove e2e4 ponder e7e5'), { kind: 'bestmove', move: 'e2e4', ponder: 'e7e5' });
  for (const uci of ['N@a10', 'a10b9', 'b1c3h', 'p16o15q']) assert.equal(moveIn(`bestmove ${uci}`), uci);
  assert.equal(moveIn('bestmove (none)'), null);
  assert.equal(moveIn('bestmove 0000'), null);
  assert.deepEqual(parseLine('info string error: no king'), { kind: 'error', text: 'no king' });
  assert.deepEqual(parseLine('info string hello there'), { kind: 'note', text: 'hello there' });
  assert.equal(parseLine('id name micro-Max 1').kind, 'other');
  assert.equal(parseLine('readyok').kind, 'readyok');
  assert.equal(parseLine('uciok').kind, 'uciok');
  assert.equal(parseLine('').kind, 'other');
  assert.equal(parseLine('\u0000 …').kind, 'other');
});
