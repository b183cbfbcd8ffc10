import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ranOf } from './executed-lines.js';
import { FUNCTIONS } from './source.js';

const ran = (name, next, candidate = {}, level = 1) => {
  const lines = FUNCTIONS[name].split('\n');
  const { lit, isReached } = ranOf(lines, {
    name,
    next,
    transition: { level, candidate: { to: 0, piece: 0, captured: 0, ...candidate } },
  });
  return { text: lines[lit].trim(), lines, lit, isReached };
};
const lineBefore = (...wanted) => {
  const { lines, lit } = ran(...wanted);
  return lines[lit - 1].trim();
};

test('the edge and a piece end a ray at different lines', () => {
  assert.match(lineBefore('step', 'Direction', { to: 0x88 }), /is_off_board/);
  assert.match(lineBefore('step', 'Direction', { to: 0x34 }), /bad_pawn_mode/);
  assert.match(lineBefore('step', 'Close'), /best >= frame\.call\.beta/);
});

test('a ray continues for three reasons', () => {
  assert.match(lineBefore('extend', 'Step', { piece: 13 }), /is_leaper/);
  assert.match(
    ran('extend', 'Step', { piece: 9 })
      .lines.slice(0, ran('extend', 'Step', { piece: 9 }).lit)
      .at(-2),
    /is_after_first_push/,
  );
  assert.match(
    ran('extend', 'Step', { piece: 44 })
      .lines.slice(0, ran('extend', 'Step', { piece: 44 }).lit)
      .at(-2),
    /may_castle/,
  );
  assert.match(lineBefore('extend', 'Direction', { captured: 18 }), /captured != 0/);
  assert.equal(ran('extend', 'Direction').text, 'State::Direction');
});

test('the table answers, or the node is entered', () => {
  assert.equal(ran('probe', 'Answer').text, 'State::Answer(score)');
  assert.equal(ran('probe', 'Enter').text, 'State::Enter');
  assert.equal(ran('probe', 'Enter').lit, ran('probe', 'Enter').lines.length - 2);
});

test('the root ends the search', () => {
  assert.match(ran('leave', 'Answer', {}, 0).text, /State::Done/);
  assert.match(ran('leave', 'Answer', {}, 2).text, /State::Answer/);
});

test('lines after the end and branches not taken are not executed', () => {
  const { lines, lit, isReached } = ran('update_best', 'Extend');
  assert.equal(lines[lit].trim(), 'State::Extend');
  const pale = lines.filter((_, index) => !isReached[index]).map((line) => line.trim());
  assert.ok(pale.includes('return State::Ray;') && pale.includes('frame.call.best_to &= !8;'), pale.join('\n'));
  assert.ok(!pale.some((line) => line.startsWith('if ')), pale.join('\n'));
  const early = ran('step', 'Direction', { to: 0x88 });
  assert.equal(early.isReached.indexOf(false), early.lit + 1);
});

test('every function can end at a line of its own', () => {
  const ends = {
    probe: ['Enter', 'Answer'],
    enter: ['Deepen'],
    deepen: ['Piece', 'Leave'],
    next_piece: ['Direction', 'Close'],
    next_direction: ['Ray', 'Piece'],
    begin_ray: ['Step'],
    step: ['Direction', 'Close', 'Extend', 'Try'],
    try_move: ['Probe'],
    update_best: ['Extend', 'Ray', 'Store'],
    extend: ['Step', 'Direction'],
    close: ['Store', 'Probe'],
    store: ['Report', 'Deepen'],
    leave: ['Answer'],
  };
  for (const [name, list] of Object.entries(ends)) {
    for (const next of list) assert.match(ran(name, next).text, new RegExp(`State::${next}\\b`), `${name} ${next}`);
  }
});
