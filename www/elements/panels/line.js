// @ts-check
/**
 * The engine's best line with its depth and score.
 *
 * @import { MakePanel } from '../view.js'
 */
import { scoreOf } from '../../game/search/score.js';
import { make, setAttribute, setText } from '../../ui/dom.js';
import { wordsOf } from '../../ui/search-report.js';
import { scoreText } from '../../texts/sentences.js';

/** @type {MakePanel} */
export function makePanel(_setting, place) {
  const line = make('p', { className: 'line' });
  place.append(line);
  return (game, texts) => {
    const [best] = game.reports;
    setAttribute(line, 'aria-label', texts.play.lines);
    if (!best) return setText(line, '–');
    const words = wordsOf(game, texts, best).map(({ text }) => text);
    const judgement = [
      `${texts.play.depth} ${best.depth}`,
      scoreText(texts, scoreOf(best, best.turn)),
      words.join(' '),
    ];
    return setText(line, judgement.join(' · '));
  };
}
