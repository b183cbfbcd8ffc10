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
import { make, setAttribute, setText } from '../../ui/dom.ts';
import { makePopup } from '../../ui/popup.ts';

/** `arrange` and `reset` are acts. */
type MenuTexts = { more: string; copy: string; copied: string; link?: string; arrange?: string; reset?: string };

/**
 * - `link`: the address of the step.
 * - `isArranging`: whether pieces are put anywhere. `isChanged`: whether there is a position to return to.
 */
type MenuState = { link: string; isArranging: boolean; isChanged: boolean };

/** @param pageCode The HTML that shows the figure as it is now. */
export function makeMenu(
  texts: MenuTexts,
  acts: { arrange?: () => void; reset?: () => void },
  pageCode: () => Promise<string>,
): { element: HTMLElement; show: (state: MenuState) => void } {
  const makeEntry = (value: 'arrange' | 'reset' | 'copy') =>
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
    else acts[value as keyof typeof acts]?.();
  });

  const write = (code: string) =>
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
