/**
 * The evaluation bar beside the board, with the evaluation in short at the end of the side that is better. It keeps its
 * height, but not its number, until the position on the board has an evaluation.
 *
 * ```text
 * div[role=meter]
 *   i               White's part
 *   span            "1.3", "#5", "1-0"
 * ```
 */
import { isEvaluationShown, scoreAt } from '../game/review/evaluations.ts';
import { positionAt } from '../game/game.ts';
import { chancesOf } from '../game/searches/score.ts';
import { scoreText, shortScoreText } from '../texts/sentences.ts';
import { make, setAttribute, setText } from './dom.ts';
import type { Panel } from './session.ts';

/** Makes the bar. */
export function makeEvaluationBar(bar: HTMLElement): Panel {
  const fill = make('i');
  const number = make('span');
  bar.replaceChildren(fill, number);
  setAttribute(bar, 'role', 'meter');
  setAttribute(bar, 'aria-valuemin', '-100');
  setAttribute(bar, 'aria-valuemax', '100');
  let gameId = '';
  return (game, texts) => {
    bar.hidden = !isEvaluationShown(game);
    if (bar.hidden) return;
    setAttribute(bar, 'data-orientation', game.players.orientation);
    setAttribute(bar, 'aria-label', texts.play.score);
    const score = scoreAt(game, game.tree.shown);
    const result = positionAt(game, game.tree.shown)?.outcome?.result;
    setText(number, result?.replace('1/2-1/2', '½') ?? (score ? shortScoreText(texts, score) : ''));
    // A variant may end without a mate.
    const end = game.tree.variant && result;
    setAttribute(bar, 'aria-valuetext', end || (score ? scoreText(texts, score) : '–'));
    if (!score && game.id === gameId) return;
    gameId = game.id;
    const value = chancesOf(score) ?? 0;
    fill.style.setProperty('--white', `${(50 + 50 * value).toFixed(1)}%`);
    setAttribute(bar, 'data-better', value < 0 ? 'black' : 'white');
    setAttribute(bar, 'aria-valuenow', String(Math.round(100 * value)));
  };
}
