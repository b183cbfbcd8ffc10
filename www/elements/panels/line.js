// @ts-check
/**
 * The line of play that the engine sees, with its depth and score.
 *
 * @import { MakePanel } from '../view.js'
 */
import { scoreOf } from '../../game/score.js';
import { make, mark, write } from '../../ui/dom.js';
import { wordsOf } from '../../ui/engine-panel.js';
import { scoreText } from '../../i18n/sentences.js';

/** @type {MakePanel} */
export function makePanel(_setting, place) {
  const line = make('p', { className: 'line' });
  place.append(line);
  return (game, texts) => {
    const [best] = game.reports;
    mark(line, 'aria-label', texts.play.lines);
    if (!best) return write(line, '–');
    const words = wordsOf(game, texts, best).map(({ text }) => text);
    const judgement = [`${texts.play.depth} ${best.depth}`, scoreText(texts, scoreOf(best, best.turn)), words.join(' ')];
    return write(line, judgement.join(' · '));
  };
}
