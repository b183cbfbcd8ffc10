/** The engine's best line with its depth and score. */
import { scoreOf } from '../../game/searches/score.ts';
import { make, setAttribute, setText } from '../../ui/dom.ts';
import { wordsOf } from '../../ui/search-report.ts';
import { scoreText } from '../../texts/sentences.ts';
import type { MakePanel } from '../view.ts';

export const makePanel: MakePanel = (_setting, place) => {
  const line = make('p', { className: 'line' });
  place.append(line);
  return (game, texts) => {
    const [best] = game.searches.reports;
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
};
