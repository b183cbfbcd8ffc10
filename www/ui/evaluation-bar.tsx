/**
 * The evaluation bar beside the board, with the evaluation in short at the end of the side that is better. It keeps its
 * height, but not its number, until the position on the board has an evaluation.
 */
import { render } from 'preact';
import { isEvaluationShown, scoreAt } from '../game/review/evaluations.ts';
import { positionAt } from '../game/game.ts';
import { chancesOf } from '../game/searches/score.ts';
import { scoreText, shortScoreText } from '../texts/sentences.ts';
import { setAttribute } from './dom.ts';
import type { Panel } from './app.ts';

/** Makes the bar. */
export function makeEvaluationBar(bar: HTMLElement): Panel {
  const range = { role: 'meter', 'aria-valuemin': '-100', 'aria-valuemax': '100' };
  for (const [name, text] of Object.entries(range)) setAttribute(bar, name, text);
  let gameId = '';
  let value = 0;
  return (game, texts) => {
    bar.hidden = !isEvaluationShown(game);
    if (bar.hidden) return;
    const score = scoreAt(game, game.tree.shown);
    const result = positionAt(game, game.tree.shown)?.outcome?.result;
    if (score || game.id !== gameId) value = chancesOf(score) ?? 0;
    gameId = game.id;
    setAttribute(bar, 'data-orientation', game.players.orientation);
    setAttribute(bar, 'data-better', value < 0 ? 'black' : 'white');
    setAttribute(bar, 'aria-label', texts.play.score);
    setAttribute(bar, 'aria-valuenow', String(Math.round(100 * value)));
    // A variant may end without a mate.
    const end = game.tree.variant && result;
    setAttribute(bar, 'aria-valuetext', end || (score ? scoreText(texts, score) : '–'));
    render(
      <>
        <i style={{ '--white': `${(50 + 50 * value).toFixed(1)}%` }} />
        <span>{result?.replace('1/2-1/2', '½') ?? (score ? shortScoreText(texts, score) : '')}</span>
      </>,
      bar,
    );
  };
}
