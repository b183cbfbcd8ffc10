/** The fields of a figure, each with its label. */
import { make, setAttribute } from '../../ui/dom.ts';

/**
 * A drop-down list.
 *
 * @param choices The texts by their values.
 */
export function makeChoice(
  label: string,
  choices: Readonly<Record<string, string>>,
  choose: (value: string) => void,
): { element: HTMLElement; show: (value: string) => void } {
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

/** One of several radio buttons; `title` is its name where the content is a picture. */
type RadioChoice = { value: string; content: string | Node; title?: string };

/** A row of radio buttons. */
export function makeRadios(
  name: string,
  label: string,
  choices: readonly RadioChoice[],
  choose: (value: string) => void,
): { element: HTMLElement; show: (value: string) => void; chosen: () => string } {
  const inputs = choices.map(({ value }) => make('input', { type: 'radio', name, value }));
  const labels = choices.map(({ content, title }, index) => {
    if (title) setAttribute(inputs[index], 'aria-label', title);
    return make('label', title ? { title } : {}, inputs[index], make('span', {}, content));
  });
  const chosen = () => inputs.find(({ checked }) => checked)?.value ?? '';
  const element = make('fieldset', { className: `radios ${name}` }, ...labels);
  setAttribute(element, 'aria-label', label);
  element.addEventListener('change', () => choose(chosen()));
  return {
    element,
    show: (value) => {
      for (const input of inputs) input.checked = input.value === value;
    },
    chosen,
  };
}
