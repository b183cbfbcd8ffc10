// @ts-check
/**
 * The buttons and the slider that select a step.
 *
 * ```text
 * div.steps[role=group]
 *   button           × 1 or 2
 *   input[type=range]
 *   button           × 1 or 2
 *   span.place         "3 of 12"
 * ```
 */
import { enable, make, setAttribute, onButtonPress, setText } from '../../ui/dom.js';
import { player as english } from '../../texts/en/figures/frame.js';
import { countText } from '../../texts/number.js';
import { stepWithin } from './steps.js';

/** All buttons: where they lead, and their signs. */
const BUTTONS = /** @type {const} */ ([
  ['first', '«'],
  ['back', '‹'],
  ['forward', '›'],
  ['last', '»'],
]);

/** The buttons that go one step back and forward. */
export const BY_ONE = Object.freeze(BUTTONS.slice(1, 3));

/**
 * @param {(step: number) => void} goTo
 * @param {readonly (typeof BUTTONS[number])[]} [signs] The buttons, half of them before the slider.
 * @param {typeof english} [texts]
 * @returns {{ element: HTMLElement, show: (step: number, count: number) => void }}
 */
export function makeStepper(goTo, signs = BUTTONS, texts = english) {
  let [shown, total] = [0, 1];
  const leads = { first: () => 0, back: () => shown - 1, forward: () => shown + 1, last: () => total - 1 };
  const buttons = signs.map(([name, sign]) => {
    const button = make('button', { type: 'button', textContent: sign });
    setAttribute(button, 'aria-label', texts[name]);
    return onButtonPress(button, () => goTo(stepWithin(leads[name](), total)));
  });
  const slider = make('input', { type: 'range', min: '1', step: '1' });
  const place = make('span', { className: 'place' });
  setAttribute(slider, 'aria-label', texts.step);
  slider.addEventListener('input', () => goTo(slider.valueAsNumber - 1));
  const half = signs.length / 2;
  const element = make('div', { className: 'steps' }, ...buttons.slice(0, half), slider, ...buttons.slice(half), place);
  setAttribute(element, 'role', 'group');
  setAttribute(element, 'aria-label', texts.steps);

  return {
    element,
    show(step, count) {
      [shown, total] = [step, count];
      element.hidden = count < 2;
      slider.max = String(count);
      slider.valueAsNumber = step + 1;
      const words = texts.stepOf({ step: countText('en', step + 1), count: countText('en', count) });
      setAttribute(slider, 'aria-valuetext', words);
      setText(place, words);
      for (const [index, [name]] of signs.entries()) enable(buttons[index], stepWithin(leads[name](), count) !== step);
    },
  };
}
