// @ts-check
/**
 * Descriptions of the running score. Pure.
 *
 * @import { Facts } from './evaluation.js'
 * @import { Term } from './running-score.js'
 */
import { evaluation as texts } from '../../../texts/en/figures/evaluation.js';
import { countText } from '../../../texts/number.js';
import { signed } from '../classic-answers.js';
import { GAINS } from './running-score.js';

/**
 * Describes a ply in a few sentences.
 * @param {Facts} facts @param {number} step
 */
export function describe({ plies, best, other, nodes }, step) {
  const { sum, side, move, change } = plies[step];
  const running = signed(sum.running);
  const first =
    move === null || !change
      ? texts.descriptions.start({ side: texts.sides[side], running })
      : texts.descriptions.move({
          move,
          parts: partsOf(change),
          side: texts.sides[side],
          before: turnedSum(plies[step - 1].sum.running, change),
          running,
        });
  const check = sum.terms.flatMap(describeGap).join(' ') || texts.agree;
  const isLast = step === plies.length - 1;
  const played = best && isLast ? texts.best({ move: best.san, count: countText('en', nodes) }) : '';
  const changed =
    best && isLast && other ? (other.uci === best.uci ? texts.sameMove : texts.other({ move: other.san })) : '';
  return [first, check, played, changed].filter(Boolean).join(' ');
}

/**
 * Describes a term that differs from the sum over the pieces, and why.
 * @param {Term} term
 */
const describeGap = ({ name, carried, scratch }) =>
  scratch === null || carried === scratch
    ? []
    : texts.disagree[/** @type {'material' | 'centre'} */ (name)]({ gap: signed(carried - scratch) });

/** @param {Record<string, number>} change */
function partsOf(change) {
  const parts = GAINS.filter((name) => change[name] !== 0).map((name) =>
    texts.parts[name]({ gain: signed(change[name]) }),
  );
  return parts.join(', ') || texts.nothing;
}

/**
 * The calculation of the next side's score: "−(+5 + 9)".
 * @param {number} before @param {Record<string, number>} change
 */
function turnedSum(before, change) {
  const gain = GAINS.reduce((sum, name) => sum + change[name], 0);
  return `−(${signed(before)} ${gain < 0 ? '−' : '+'} ${Math.abs(gain)})`;
}
