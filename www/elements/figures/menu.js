// @ts-check
/**
 * What is rarely needed of a figure, behind one button.
 *
 * ```text
 * details.menu
 *   summary            "⋯"
 *   div.menu-list      button × 2, a, button
 * p.copied[role=status]
 * ```
 */
import { make, setAttribute, setText } from '../../ui/dom.js';
import { makePopup } from '../../ui/popup.js';

/** `arrange` and `reset` are acts. @typedef {{ more: string, copy: string, copied: string, link?: string, arrange?: string, reset?: string }} MenuTexts */

/**
 * - `link`: the address of the step.
 * - `isArranging`: whether pieces are put anywhere. `isChanged`: whether there is a position to return to.
 *
 * @typedef {{ link: string, isArranging: boolean, isChanged: boolean }} MenuState
 */

/**
 * @param {MenuTexts} texts
 * @param {{ arrange?: () => void, reset?: () => void }} acts
 * @param {() => Promise<string>} pageCode The HTML that shows the figure as it is now.
 * @returns {{ element: HTMLElement, show: (state: MenuState) => void }}
 */
export function makeMenu(texts, acts, pageCode) {
  const makeEntry = (/** @type {'arrange' | 'reset' | 'copy'} */ value) =>
    make('button', { type: 'button', value, textContent: texts[value] ?? '', hidden: !texts[value] });
  const [arrange, reset, copy] = [makeEntry('arrange'), makeEntry('reset'), makeEntry('copy')];
  const link = make('a', { textContent: texts.link ?? '', hidden: true });
  const copied = make('p', { className: 'copied' });
  setAttribute(copied, 'role', 'status');
  const summary = make('summary', { textContent: '⋯' });
  setAttribute(summary, 'aria-label', texts.more);
  const menu = make(
    'details',
    { className: 'menu' },
    summary,
    make('div', { className: 'menu-list' }, arrange, reset, link, copy),
  );
  makePopup(menu, ({ value }) => {
    if (value === 'copy') pageCode().then(write);
    else acts[/** @type {keyof typeof acts} */ (value)]?.();
  });

  /** @param {string} code */
  const write = (code) =>
    // Without permission, or without HTTPS, the reader copies it by hand.
    Promise.resolve(navigator.clipboard?.writeText(code) ?? Promise.reject(new Error('no clipboard'))).then(
      () => setText(copied, texts.copied),
      () => setText(copied, code),
    );

  return {
    element: make('div', { className: 'more' }, menu, copied),
    show({ link: address, isArranging, isChanged }) {
      link.hidden = false;
      link.href = address;
      setAttribute(arrange, 'aria-pressed', String(isArranging));
      reset.hidden = !isChanged;
    },
  };
}
