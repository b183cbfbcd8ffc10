/** Buttons that are not components. */
import { make } from '../ui/dom.ts';

export function button(text: string, onClick: () => void, className: string = '') {
  const element = make('button', { type: 'button', className, textContent: text });
  element.addEventListener('click', onClick);
  return element;
}
