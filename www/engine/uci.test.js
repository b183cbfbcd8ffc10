import assert from 'node:assert/strict';
import { test } from 'node:test';

import { makeOptionLines, makeSearchLines, parseLine } from './uci.js';

const work = {
  start: 'startpos', moves: [], limits: {}, engine: 'Classic', level: 3, lines: 1, seed: 0,
};

test('options are sent once, and when they change', () => {
  const first = makeOptionLines(work, new Map());
  assert.deepEqual(first.lines, ['setoption name Engine value Classic', 'setoption name Level value 3']);
  assert.deepEqual(makeOptionLines(work, first.sent).lines, []);
  const next = makeOptionLines({ ...work, level: null, seed: 7 }, first.sent);
  assert.deepEqual(next.lines, ['setoption name Level value 0', 'setoption name Seed value 7']);
});

test('the position and the search', () => {
  assert.deepEqual(makeSearchLines(work), ['position startpos', 'go']);
  const fen = '8/8/8/8/8/8/8/K1k5 w - - 0 1';
  assert.deepEqual(
    makeSearchLines({ ...work, start: fen, moves: ['a1a2', 'c1c2'], limits: { nodes: 500, depth: 4, ms: 20 } }),
    [`position fen ${fen} moves a1a2 c1c2`, 'go nodes 500 depth 4 movetime 20'],
  );
  assert.deepEqual(makeSearchLines({ ...work, level: null })[1], 'go infinite');
});

test('a report', () => {
  assert.deepEqual(parseLine('info depth 4 nodes 16909 score cp -1385 nps 900000 time 18 pv f7a2 e7e8q'), {
    kind: 'report',
    report: { depth: 4, nodes: 16909, nodesPerSecond: 900000, ms: 18, scoreCp: -1385, matePlies: null, pv: ['f7a2', 'e7e8q'] },
  });
  const mate = parseLine('info depth 9 nodes 5 score mate -3 pv e2e4').report;
  assert.deepEqual([mate.scoreCp, mate.matePlies, mate.ms], [null, -3, null]);
});

test('lines without a line of play are no report', () => {
  assert.equal(parseLine('info depth 4 currmove e2e4').kind, 'other');
  assert.equal(parseLine('info').kind, 'other');
});

test('what else an engine says', () => {
  assert.deepEqual(parseLine('bestmove e7e8n'), { kind: 'bestmove', move: 'e7e8n', ponder: null });
  assert.deepEqual(parseLine('bestmove e2e4 ponder e7e5'), { kind: 'bestmove', move: 'e2e4', ponder: 'e7e5' });
  assert.equal(parseLine('bestmove (none)').move, null);
  assert.equal(parseLine('bestmove 0000').move, null);
  assert.deepEqual(parseLine('info string error: no king'), { kind: 'error', text: 'no king' });
  assert.deepEqual(parseLine('info string hello there'), { kind: 'note', text: 'hello there' });
  assert.deepEqual(parseLine('id name micro-Max 1'), { kind: 'name', text: 'micro-Max 1' });
  assert.equal(parseLine('readyok').kind, 'readyok');
  assert.equal(parseLine('uciok').kind, 'uciok');
  assert.equal(parseLine('').kind, 'other');
  assert.equal(parseLine('\u0000 …').kind, 'other');
});

test('options', () => {
  assert.deepEqual(parseLine('option name Clear Hash type button').option, {
    name: 'Clear Hash', type: 'button', default: '', choices: [],
  });
  assert.deepEqual(parseLine('option name Engine type combo default Classic var Modern Two var Classic').option, {
    name: 'Engine', type: 'combo', default: 'Classic', choices: ['Modern Two', 'Classic'],
  });
});
