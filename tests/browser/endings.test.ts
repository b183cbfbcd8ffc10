// The endings to practise are won or drawn as they claim, and their moves to mate are the fewest.
// MICRO_MAX_WORKER names the joined script; `cargo xtask test js` sets it.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openNodeWorker } from './node-worker.ts';
import { parseLine } from '../../www/engine/uci.ts';
import { EXERCISES } from '../../www/game/training/exercises.ts';
import { outlookOf } from '../../www/game/training/progress.ts';
import { scoreOf } from '../../www/game/searches/score.ts';

const path = process.env.MICRO_MAX_WORKER;

describe('endings to practise', { skip: !path && 'missing: MICRO_MAX_WORKER' }, () => {
  test('their goals can be reached', async (context) => {
    const { client, worker } = openNodeWorker(path);
    context.after(() => worker.terminate());
    for (const { key, fen, color, goal, lesson, mateMoves } of EXERCISES) {
      const lines = await client.talk(['ucinewgame', `position fen ${fen}`, 'go nodes 400000'], 'bestmove');
      const last = lines.map(parseLine).findLast((said) => said.kind === 'report');
      assert.ok(last, key);
      // The side to move is the player's.
      const score = scoreOf(last.report, color);
      assert.ok(score.cp !== null || score.mate !== null, key);
      const outlook = outlookOf(score, color);
      if (mateMoves !== null) assert.equal(score.mate && Math.abs(score.mate), mateMoves, key);
      if (goal === 'win') assert.equal(outlook, 'winning', key);
      // Of rook endings no score proves a draw; it must not prove a loss.
      else if (lesson === 'rooks') assert.ok(outlook === 'drawn' || outlook === null, `${key}: ${outlook}`);
      else assert.equal(outlook, 'drawn', key);
    }
  });
});
