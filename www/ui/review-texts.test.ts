import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reviewOf } from '../game/review/game-review.ts';
import { HUMAN, patched } from '../game/game.ts';
import { addMove } from '../game/tree/move-tree.ts';
import { evaluationOf, gameOf } from '../game/review/review.fixture.ts';
import { texts } from '../texts/en/page.ts';
import { texts as words } from '../texts/en/dialogs.ts';
import { texts as motifs } from '../texts/en/motifs.ts';
import { explanationOf, placeLabel, placeText, summaryText } from './review-texts.ts';
import type { Reason } from '../engine/messages.ts';
import type { Game } from '../game/game.ts';

const moves: [san: string, cp: number][] = [
  ['e4', 30],
  ['e5', 30],
  ['Bc4', 10],
  ['Nc6', 0],
  ['Qh5', -40],
  ['Nf6', 900],
];

/** The game of these moves with what the engine would have played in positions 5 and 6. */
function explainedGame(): Game {
  const game = gameOf(moves);
  const evaluations = {
    ...game.searches.evaluations,
    5: { ...evaluationOf(-40, { pv: ['g7g6', 'h5f3'] }), sans: ['g6', 'Qf3'] },
    6: { ...evaluationOf(900, { pv: ['h5f7'] }), sans: ['Qxf7#'] },
  };
  return patched(game, { searches: { evaluations } });
}

test('a place is named by its move, score and judgement', () => {
  const review = reviewOf(gameOf([...moves, ['Qxf7#', null]]));
  const said = (index: number) => placeText(review, index, texts, words);
  assert.deepEqual([0, 1, 6, 7].map(said), [
    'Start, +0.20',
    '1.\u00a0e4, +0.30',
    '3…\u00a0Nf6, +9.00, blunder',
    '4.\u00a0Qxf7#, no score yet',
  ]);
});

test('the label of a place has the glyph of its move', () => {
  const review = reviewOf(gameOf(moves));
  const said = (index: number) => placeLabel(review, index, texts, words);
  assert.deepEqual([0, 6].map(said), ['Start, +0.20', '3…\u00a0Nf6⁇, +9.00']);
});

test('numbers and letters are those of the game and the player', () => {
  const start = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1';
  const black = gameOf([['Nf6', 0]], { start, preferences: { letters: 'figurines' } });
  assert.equal(placeText(reviewOf(black), 1, texts, words), '1…\u00a0♘f6, 0.00');
});

test('the graph in words', () => {
  assert.equal(
    summaryText(reviewOf(gameOf(moves)), texts, words),
    'Best for White: 3…\u00a0Nf6, +9.00, blunder. Best for Black: 3.\u00a0Qh5, −0.40. Biggest mistakes: 3…\u00a0Nf6.',
  );
  assert.equal(
    summaryText(reviewOf(gameOf(moves.slice(0, 4))), texts, words),
    'Best for White: 1.\u00a0e4, +0.30. Best for Black: 2…\u00a0Nc6, 0.00. No big mistakes.',
  );
  const blank = gameOf([['e4', null]]);
  assert.equal(summaryText(reviewOf(patched(blank, { searches: { evaluations: {} } })), texts, words), 'no score yet');
});

/** The explanation as a text. */
const explanationText = (game: Game) =>
  explanationOf(game, texts, words, motifs)
    .map(({ text }) => text)
    .join('');

/** The same game with a reason why its last move is bad. */
function withReason(game: Game, reason: Reason): Game {
  return patched(game, {
    searches: { evaluations: { ...game.searches.evaluations, 6: { ...game.searches.evaluations[6], reason } } },
  });
}

const ALLOWED: Reason = {
  motif: 'mate',
  cause: 'allowed',
  targets: [{ square: 'e8', role: 'k' }],
  line: ['h5f7'],
  san: ['Qxf7#'],
  mateMoves: 1,
};

const MISSED: Reason = {
  motif: 'trapped',
  cause: 'missed',
  targets: [{ square: 'h5', role: 'q' }],
  line: ['g7g6', 'h5f3'],
  san: ['g6', 'Qf3'],
  mateMoves: 0,
};

test('a mistake has its reason, whose moves lead to a preview', () => {
  const game: Game = patched(withReason(explainedGame(), ALLOWED), {
    players: { white: HUMAN, black: HUMAN },
    review: { scoring: 'on' },
  });
  assert.equal(explanationText(game), '3…\u00a0Nf6⁇ was a blunder. It overlooks mate in one: 4.\u00a0Qxf7#.');
  const [move] = explanationOf(game, texts, words, motifs).filter(({ moves }) => moves);
  assert.deepEqual(move, { text: '4.\u00a0Qxf7#', node: 6, moves: 'h5f7' });
  const asked = patched(game, {
    review: { correction: { node: 6, announced: null, isHinted: false } },
    tree: { shown: 5 },
  });
  assert.match(explanationText(asked), /blunder\. It overlooks mate in one: 4\.\u00a0Qxf7#\. Find a better move/);
});

test('a reason that reveals the better move comes only after it was found or given up', () => {
  const game: Game = patched(withReason(explainedGame(), MISSED), {
    players: { white: HUMAN, black: HUMAN },
    review: { scoring: 'on' },
  });
  assert.equal(explanationText(game), '3…\u00a0Nf6⁇ was a blunder. Then 4.\u00a0Qxf7#.');
  const asked = patched(game, {
    review: { correction: { node: 6, announced: null, isHinted: false } },
    tree: { shown: 5 },
  });
  assert.equal(explanationText(asked), '3…\u00a0Nf6⁇ was a blunder. Find a better move for Black.');
  assert.equal(
    explanationText(patched(game, { review: { revealed: [6] } })),
    '3…\u00a0Nf6⁇ was a blunder. It misses the chance to trap the queen on h5: 3…\u00a0g6 4.\u00a0Qf3.',
  );
});

test('a mistake is explained by its answer, and by what was better once the player has found it or given up', () => {
  const game: Game = patched(explainedGame(), { players: { white: HUMAN, black: HUMAN }, review: { scoring: 'on' } });
  const asked = explanationText(game);
  assert.equal(asked, '3…\u00a0Nf6⁇ was a blunder. Then 4.\u00a0Qxf7#.');
  const told = explanationText(patched(game, { review: { revealed: [6] } }));
  assert.equal(told, '3…\u00a0Nf6⁇ was a blunder. Then 4.\u00a0Qxf7#. Better was 3…\u00a0g6 4.\u00a0Qf3.');
  assert.equal(explanationText(patched(explainedGame(), { tree: { shown: 5 } })), '');
});

test('a correction is asked for, and its result explained', () => {
  const correcting = patched(explainedGame(), {
    review: { correction: { node: 6, announced: null, isHinted: false } },
    tree: { shown: 5 },
  });
  assert.equal(explanationText(correcting), '3…\u00a0Nf6⁇ was a blunder. Find a better move for Black.');
  assert.equal(
    explanationText(patched(correcting, { tree: { shown: 6 } })),
    '3…\u00a0Nf6 is not good enough. Then 4.\u00a0Qxf7#.',
  );
  const { tree, id } = addMove(correcting.tree, 5, 'd8e7', 'Qe7');
  const tried = patched(correcting, { tree: { ...tree, shown: id } });
  assert.equal(explanationText(tried), 'Checking 3…\u00a0Qe7…');
  const solved = patched(tried, {
    searches: { evaluations: { ...tried.searches.evaluations, [id]: evaluationOf(-10) } },
  });
  assert.equal(explanationText(solved), '3…\u00a0Qe7 is a good move. 3…\u00a0Nf6⁇ was a blunder. Then 4.\u00a0Qxf7#.');
  const merit = [{ text: 'It defends f7.' }];
  assert.match(
    explanationOf(solved, texts, words, motifs, merit)
      .map(({ text }) => text)
      .join(''),
    /move\. It defends f7\. 3/,
  );
  assert.equal(explanationText(patched(correcting, { tree: { shown: 2 } })), '');
});
