/**
 * The controls that play the steps of a figure.
 *
 * ```text
 * div.player
 *   button.play
 *   div.steps          see stepper.ts
 *   label.field        the speed
 * ```
 *
 * It never starts by itself. Where less motion is preferred, the steps are only stepped through.
 */
import { player as english } from '../../texts/en/figures/frame.ts';
import { make, onButtonPress, setAttribute, setText } from '../../ui/dom.ts';
import { makeChoice } from './fields.ts';
import { makeStepper } from './stepper.ts';
import { stepAfterKey } from './steps.ts';

/** The time from step to step at the speed 1. */
const STEP_MS = 1400;

export function makePlayer(
  goTo: (step: number) => void,
  texts: typeof english = english,
): { element: HTMLElement; show: (step: number, count: number) => void; play: () => void; stop: () => void } {
  let [shown, total, speed] = [0, 1, 1];
  let timer: ReturnType<typeof setInterval> | null = null;
  const button = make('button', { type: 'button', className: 'play' });
  const showPlaying = (isPlaying: boolean) => {
    setText(button, isPlaying ? '❚❚' : '▶');
    setAttribute(button, 'aria-label', isPlaying ? texts.pause : texts.play);
  };
  const stop = () => {
    if (timer !== null) clearInterval(timer);
    timer = null;
    showPlaying(false);
  };
  const advance = () => {
    if (shown + 1 < total) goTo(shown + 1);
    if (shown + 1 >= total) stop();
  };
  const start = () => {
    stop();
    showPlaying(true);
    timer = setInterval(advance, STEP_MS / speed);
  };
  const toggle = () => {
    if (timer !== null) return stop();
    if (shown + 1 >= total) goTo(0);
    start();
  };
  const lead = (step: number) => {
    stop();
    goTo(step);
  };
  showPlaying(false);
  onButtonPress(button, toggle);
  const stepper = makeStepper(lead, texts);
  const speeds = makeChoice(texts.speed, texts.speeds, (value) => {
    speed = Number(value);
    if (timer !== null) start();
  });
  speeds.show('1');
  const element = make('div', { className: 'player' }, button, stepper.element, speeds.element);
  element.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const [target] = event.composedPath();
    if (target instanceof HTMLSelectElement) return;
    const isSpace = event.key === ' ' && target instanceof HTMLInputElement;
    const step = stepAfterKey(event.key, shown, total, false);
    if (!isSpace && step === null) return;
    event.preventDefault();
    if (step === null) toggle();
    else lead(step);
  });
  const still = matchMedia('(prefers-reduced-motion: reduce)');

  return {
    element,
    show(step, count) {
      [shown, total] = [step, count];
      element.hidden = count < 2;
      button.hidden = speeds.element.hidden = still.matches;
      if (still.matches || count < 2) stop();
      stepper.show(step, count);
    },
    play: () => (still.matches || total < 2 ? undefined : start()),
    stop,
  };
}
