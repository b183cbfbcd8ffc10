// @ts-check
/**
 * What can be chosen at a figure: each choice is an attribute, and something on the figure itself. Pure.
 */

/**
 * - `defaultValue`: what holds where nothing else is said.
 * - `parse`: the meaning of a text, or null if it has none.
 * - `must`: what a text that has none should have been, after "must be".
 *
 * @template Meaning
 * @typedef {{ defaultValue: Meaning, parse: (text: string) => Meaning | null, must: string }} Choice
 */

/** @typedef {Readonly<Record<string, Choice<any>>>} Choices */

/**
 * One of several words; the first one holds where nothing else is said.
 *
 * @template {string} Word
 * @param {readonly Word[]} words
 * @returns {Choice<Word>}
 */
export const oneOf = (words) => ({
  defaultValue: words[0],
  parse: (text) => words.find((word) => word === text.trim().toLowerCase()) ?? null,
  must: words.join(', ').replace(/, ([^,]*)$/, ' or $1'),
});

/**
 * A whole number.
 *
 * @param {number} least
 * @param {number} most
 * @param {number} defaultValue
 * @returns {Choice<number>}
 */
export const whole = (least, most, defaultValue) => ({
  defaultValue,
  parse: (text) => (/^\s*\d{1,7}\s*$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : null),
  must: `a whole number from ${least} to ${most}`,
});

/**
 * A text of a form.
 *
 * @param {RegExp} form
 * @param {string} defaultValue
 * @param {string} must
 * @returns {Choice<string>}
 */
export const written = (form, defaultValue, must) => ({
  defaultValue,
  parse: (text) => (form.test(text.trim()) ? text.trim() : null),
  must,
});

/**
 * The choices given by attributes; an invalid text is reported and changes nothing.
 *
 * @param {Choices} choices
 * @param {(name: string) => string | null} attribute
 * @param {(fault: string) => void} complain
 * @returns {Record<string, any>}
 */
export function chosenBy(choices, attribute, complain) {
  return Object.fromEntries(Object.entries(choices).map(([name, { defaultValue, parse, must }]) => {
    const text = attribute(name);
    const meaning = text === null || text.trim() === '' ? defaultValue : parse(text);
    if (meaning === null) complain(faultOf(name, text ?? '', `it must be ${must}`));
    return [name, meaning ?? defaultValue];
  }));
}

/**
 * The sentence for an invalid attribute.
 *
 * @param {string} name
 * @param {string} text
 * @param {string} reason
 */
export const faultOf = (name, text, reason) => `${name}="${shortened(text)}" is not valid: ${reason}.`;

/** @param {string} text */
const shortened = (text) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
