// @ts-check
/** The labelled fields and buttons of dialogs. */
import { make, setAttribute, setText } from '../ui/dom.js';

let count = 0;

/** A new id, to connect a field and its label. */
const makeId = () => `dialog-field-${(count += 1)}`;

/**
 * A button.
 * @param {string} text @param {() => void} onClick @param {string} [className]
 */
export function button(text, onClick, className = '') {
  const element = make('button', { type: 'button', className, textContent: text });
  element.addEventListener('click', onClick);
  return element;
}

/**
 * A button that asks for a second press.
 * @param {string} text @param {string} question @param {() => void} act
 */
export function confirmButton(text, question, act) {
  let isAsking = false;
  const element = button(text, () => {
    if (isAsking) act();
    else ask(true);
  });
  const ask = (/** @type {boolean} */ asking) => {
    isAsking = asking;
    element.textContent = asking ? question : text;
    element.classList.toggle('confirming', asking);
  };
  element.classList.add('small');
  element.addEventListener('blur', () => ask(false));
  return element;
}

/**
 * A label above a field.
 * @template {HTMLElement} Field @param {string} text @param {Field} field
 * @returns {{ element: HTMLElement, field: Field }}
 */
export function labelled(text, field) {
  field.id ||= makeId();
  const label = make('label', { htmlFor: field.id, textContent: text });
  return { element: make('div', { className: 'form-field' }, label, field), field };
}

/**
 * A select.
 * @template {string} Value
 * @param {string} text
 * @param {readonly (readonly [Value, string])[]} choices Each value and its text.
 * @param {Value} chosen
 * @param {(value: Value) => void} onChange
 */
export function choice(text, choices, chosen, onChange) {
  const options = choices.map(([value, textContent]) => make('option', { value, textContent }));
  const select = make('select', {}, ...options);
  select.value = chosen;
  select.addEventListener('change', () => onChange(/** @type {Value} */ (select.value)));
  return labelled(text, select);
}

/**
 * A checkbox.
 * @param {string} text
 * @param {boolean} checked
 * @param {(isChecked: boolean) => void} onChange
 * @param {string} [hint] An explanation in small print.
 */
export function checkbox(text, checked, onChange, hint) {
  const field = make('input', { type: 'checkbox', checked });
  field.addEventListener('change', () => onChange(field.checked));
  const content = make('span', {}, text);
  if (hint) content.append(make('small', { textContent: hint }));
  return { element: make('label', { className: 'choice' }, field, content), field };
}

/**
 * A group of fields under a heading.
 * @param {string} name @param {...Node} fields
 */
export const group = (name, ...fields) =>
  make('fieldset', {}, make('legend', { textContent: name }), make('div', {}, ...fields));

/** A status line; screen readers announce its changes. */
export function makeStatus() {
  const element = make('p', { className: 'status' });
  setAttribute(element, 'role', 'status');
  return {
    element,
    /** @param {string} sentence @param {boolean} [isError] */
    show(sentence, isError = false) {
      element.classList.toggle('error', isError);
      setText(element, sentence);
    },
  };
}
