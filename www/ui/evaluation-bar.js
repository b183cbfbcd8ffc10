// @ts-check
/**
 * The evaluation bar beside the board. It keeps its last value until there is a new one.
 *
 * @import { Panel } from './session.js'
 */
import { scoreAt } from '../game/evaluations.js';
import { chancesOf } from '../game/winning-chances.js';
import { scoreText } from '../i18n/sentences.js';
import { make, setAttribute } from './dom.js';

/**
 * Makes the bar.
 *
 * @param {HTMLElement} bar
 * @returns {Panel}
 */
export function makeEvaluationBar(bar) {
  const fill = make('i');
  bar.replaceChildren(fill);
  setAttribute(bar, 'role', 'meter');
  setAttribute(bar, 'aria-valuemin', '-100');
  setAttribute(bar, 'aria-valuemax', '100');
  return (game, texts) => {
    bar.hidden = !game.preferences.bar;
    setAttribute(bar, 'data-orientation', game.orientation);
    setAttribute(bar, 'aria-label', texts.play.score);
    const score = scoreAt(game, game.shown);
    if (!score && bar.hasAttribute('aria-valuenow')) return;
    const value = chancesOf(score) ?? 0;
    fill.style.setProperty('--white', `${(50 + 50 * value).toFixed(1)}%`);
    setAttribute(bar, 'aria-valuenow', String(Math.round(100 * value)));
    setAttribute(bar, 'aria-valuetext', score ? scoreText(texts, score) : '–');
  };
}
