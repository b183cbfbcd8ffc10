// @ts-check
/** The fields of a figure, each with its label. */
import { make } from '../../ui/dom.js';

/**
 * A drop-down list.
 * @param {string} label
 * @param {Readonly<Record<string, string>>} choices The texts by their values.
 * @param {(value: string) => void} choose
 * @returns {{ element: HTMLElement, show: (value: string) => void }}
 */
export function makeChoice(label, choices, choose) {
  const select = make(
    'select',
    {},
    ...Object.entries(choices).map(([value, text]) => make('option', { value, textContent: text })),
  );
  select.addEventListener('change', () => choose(select.value));
  return {
    element: make('label', { className: 'field' }, label, select),
    show: (value) => {
      select.value = value;
    },
  };
}
