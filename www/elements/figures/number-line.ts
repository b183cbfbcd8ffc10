/**
 * A line of scores: the window as a band, with a handle at each end, ● for what the side at the root already has and ✂
 * for what the other side has.
 *
 * ```text
 * div.number-line[aria-hidden]   span.window-band, span.tick × the ticks, span.alpha, span.beta
 * ```
 */
import { make, setAttribute } from '../../ui/dom.ts';

/**
 * - `at`: the place of a score, from 0 (the start of the line) to 100.
 * - `ticks`: scores with their texts.
 * - `alpha`, `beta`: the ends of the window; null for one that is open.
 */
interface NumberLine {
  at: (score: number) => number;
  ticks: readonly { score: number; text: string }[];
  alpha: number | null;
  beta: number | null;
  hasBand: boolean;
}

export function makeNumberLine(): { element: HTMLElement; show: (line: NumberLine) => void } {
  const band = make('span', { className: 'window-band' });
  const [alpha, beta] = [
    make('span', { className: 'alpha', textContent: '●' }),
    make('span', { className: 'beta', textContent: '✂' }),
  ];
  const element = make('div', { className: 'number-line' }, band, alpha, beta);
  setAttribute(element, 'aria-hidden', 'true');
  let drawn = '';
  return {
    element,
    show(line) {
      const { at, ticks } = line;
      const place = (part: HTMLElement, score: number | null) => {
        part.hidden = score === null;
        if (score !== null) part.style.setProperty('inset-inline-start', `${at(score)}%`);
      };
      const texts = ticks.map(({ text }) => text).join(' ');
      if (texts !== drawn) {
        for (const tick of element.querySelectorAll('.tick')) tick.remove();
        const parts = ticks.map(({ score, text }) => {
          const tick = make('span', { className: 'tick', textContent: text });
          place(tick, score);
          return tick;
        });
        band.after(...parts);
        drawn = texts;
      }
      const [from, to] = [line.alpha === null ? 0 : at(line.alpha), line.beta === null ? 100 : at(line.beta)];
      band.hidden = !line.hasBand;
      band.style.setProperty('inset-inline-start', `${from}%`);
      band.style.setProperty('width', `${Math.max(0, to - from)}%`);
      place(alpha, line.alpha);
      place(beta, line.beta);
    },
  };
}
