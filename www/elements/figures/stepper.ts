/**
 * The buttons and the slider that select a step.
 *
 * ```text
 * div.steps[role=group]
 *   button
 *   input[type=range]
 *   button
 *   span.place         "3 of 12"
 * ```
 */
import { enable, make, setAttribute, onButtonPress, setText } from '../../ui/dom.ts';
import { countText } from '../../texts/number.ts';
import { stepWithin } from './steps.ts';

/** The buttons: where they lead, and their signs. */
const BUTTONS = [
  ['back', '‹', -1],
  ['forward', '›', 1],
] as const;

export function makeStepper(
  goTo: (step: number) => void,
  texts: typeof import('../../texts/en/figures/frame.ts').player,
): { element: HTMLElement; show: (step: number, count: number) => void } {
  let [shown, total] = [0, 1];
  const buttons = BUTTONS.map(([name, sign, way]) => {
    const button = make('button', { type: 'button', textContent: sign });
    setAttribute(button, 'aria-label', texts[name]);
    return onButtonPress(button, () => goTo(stepWithin(shown + way, total)));
  });
  const slider = make('input', { type: 'range', min: '1', step: '1' });
  const place = make('span', { className: 'place' });
  setAttribute(slider, 'aria-label', texts.step);
  slider.addEventListener('input', () => goTo(slider.valueAsNumber - 1));
  const element = make('div', { className: 'steps' }, buttons[0], slider, buttons[1], place);
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
      for (const [index, [, , way]] of BUTTONS.entries())
        enable(buttons[index], stepWithin(step + way, count) !== step);
    },
  };
}
