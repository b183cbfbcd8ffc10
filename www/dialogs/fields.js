// @ts-check
/**
 * The fields and buttons that rooms are made of, each with its label.
 */
import { make, mark, write } from '../ui/dom.js';

let count = 0;

/** A new id, to join a field to its label. */
const makeId = () => `room-field-${count += 1}`;

/**
 * A button.
 *
 * @param {string} text
 * @param {() => void} act
 * @param {string} [className]
 */
export function button(text, act, className = '') {
  const element = make('button', { type: 'button', className, textContent: text });
  element.addEventListener('click', act);
  return element;
}

/**
 * A label above a field.
 *
 * @template {HTMLElement} Field
 * @param {string} text
 * @param {Field} field
 * @returns {{ element: HTMLElement, field: Field }}
 */
export function labelled(text, field) {
  field.id ||= makeId();
  const label = make('label', { htmlFor: field.id, textContent: text });
  return { element: make('div', { className: 'labelled' }, label, field), field };
}

/**
 * A list of choices.
 *
 * @template {string} Value
 * @param {string} text
 * @param {readonly (readonly [Value, string])[]} choices Each value and its text.
 * @param {Value} chosen
 * @param {(value: Value) => void} act
 */
export function choice(text, choices, chosen, act) {
  const options = choices.map(([value, words]) => make('option', { value, textContent: words }));
  const select = make('select', {}, ...options);
  select.value = chosen;
  select.addEventListener('change', () => act(/** @type {Value} */ (select.value)));
  return labelled(text, select);
}

/**
 * A box to be ticked.
 *
 * @param {string} text
 * @param {boolean} checked
 * @param {(isChecked: boolean) => void} act
 * @param {string} [hint] What it does, in smaller letters.
 */
export function tick(text, checked, act, hint) {
  const field = make('input', { type: 'checkbox', checked });
  field.addEventListener('change', () => act(field.checked));
  const words = make('span', {}, text);
  if (hint) words.append(make('small', { textContent: hint }));
  return { element: make('label', { className: 'choice' }, field, words), field };
}

/**
 * A group of fields under a name.
 *
 * @param {string} name
 * @param {...Node} fields
 */
export const group = (name, ...fields) =>
  make('fieldset', {}, make('legend', { textContent: name }), make('div', {}, ...fields));

/** A line for what is wrong or was done; it is read out when it changes. */
export function makeStatus() {
  const element = make('p', { className: 'status' });
  mark(element, 'role', 'status');
  return {
    element,
    /** @param {string} sentence @param {boolean} [isError] */
    show(sentence, isError = false) {
      element.classList.toggle('wrong', isError);
      write(element, sentence);
    },
  };
}
