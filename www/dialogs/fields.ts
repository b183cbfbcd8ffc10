/** The labelled fields and buttons of dialogs. */
import { make, setAttribute, setText } from '../ui/dom.ts';

let count = 0;

/** A new id, to connect a field and its label. */
const makeId = () => `dialog-field-${(count += 1)}`;

export function button(text: string, onClick: () => void, className: string = '') {
  const element = make('button', { type: 'button', className, textContent: text });
  element.addEventListener('click', onClick);
  return element;
}

/** A label above a field. */
export function labelled<Field extends HTMLElement>(
  text: string,
  field: Field,
): { element: HTMLElement; field: Field } {
  field.id ||= makeId();
  const label = make('label', { htmlFor: field.id, textContent: text });
  return { element: make('div', { className: 'form-field' }, label, field), field };
}

/**
 * A select.
 *
 * @param choices Each value and its text.
 */
export function choice<Value extends string>(
  text: string,
  choices: readonly (readonly [Value, string])[],
  chosen: Value,
  onChange: (value: Value) => void,
) {
  const options = choices.map(([value, textContent]) => make('option', { value, textContent }));
  const select = make('select', {}, ...options);
  select.value = chosen;
  select.addEventListener('change', () => onChange(select.value as Value));
  return labelled(text, select);
}

/**
 * A checkbox.
 *
 * @param hint An explanation in small print.
 */
export function checkbox(text: string, checked: boolean, onChange: (isChecked: boolean) => void, hint?: string) {
  const field = make('input', { type: 'checkbox', checked });
  field.addEventListener('change', () => onChange(field.checked));
  const content = make('span', {}, text);
  if (hint) content.append(make('small', { textContent: hint }));
  return { element: make('label', { className: 'choice' }, field, content), field };
}

/** A group of fields under a heading. */
export const group = (name: string, ...fields: Node[]) =>
  make('fieldset', {}, make('legend', { textContent: name }), make('div', {}, ...fields));

/** A status line; screen readers announce its changes. */
export function makeStatus() {
  const element = make('p', { className: 'status' });
  setAttribute(element, 'role', 'status');
  return {
    element,
    show(sentence: string, isError: boolean = false) {
      element.classList.toggle('error', isError);
      setText(element, sentence);
    },
  };
}
