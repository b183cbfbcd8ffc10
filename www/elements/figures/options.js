// @ts-check
/** The choices of a figure: each is an attribute and a control of the figure. Pure. */

/**
 * - `defaultValue`: the value without the attribute.
 * - `parse`: converts a text to a value, or to null if it is invalid.
 * - `must`: the requirement for a valid text, to complete a sentence that begins with "it must be".
 *
 * @template Meaning
 * @typedef {{ defaultValue: Meaning, parse: (text: string) => Meaning | null, must: string }} Choice
 */

/** @typedef {Readonly<Record<string, Choice<any>>>} Choices */

/**
 * One of several words; the first one is the default.
 * @template {string} Word @param {readonly Word[]} words @returns {Choice<Word>}
 */
export const oneOf = (words) => ({
  defaultValue: words[0],
  parse: (text) => words.find((word) => word === text.trim().toLowerCase()) ?? null,
  must: words.join(', ').replace(/, ([^,]*)$/, ' or $1'),
});

/** Which controls of a figure are shown: all, those of the steps, or none; `board` hides all but the board, and its marks. */
export const CONTROLS = oneOf(['all', 'play', 'none', 'board']);

/**
 * A whole number.
 * @param {number} least @param {number} most @param {number} defaultValue @returns {Choice<number>}
 */
export const whole = (least, most, defaultValue) => ({
  defaultValue,
  parse: (text) =>
    /^\s*\d{1,7}\s*$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : null,
  must: `a whole number from ${least} to ${most}`,
});

/**
 * A text that matches a pattern.
 * @param {RegExp} form @param {string} defaultValue @param {string} must @returns {Choice<string>}
 */
export const written = (form, defaultValue, must) => ({
  defaultValue,
  parse: (text) => (form.test(text.trim()) ? text.trim() : null),
  must,
});

/**
 * The choices set by attributes. An invalid text is reported and ignored.
 * @param {Choices} choices @param {(name: string) => string | null} attribute @param {(fault: string) => void} complain
 * @returns {Record<string, any>}
 */
export function chosenBy(choices, attribute, complain) {
  return Object.fromEntries(
    Object.entries(choices).map(([name, { defaultValue, parse, must }]) => {
      const text = attribute(name);
      const meaning = text === null || text.trim() === '' ? defaultValue : parse(text);
      if (meaning === null) complain(faultOf(name, text ?? '', `it must be ${must}`));
      return [name, meaning ?? defaultValue];
    }),
  );
}

/**
 * The error message for an invalid attribute.
 * @param {string} name @param {string} text @param {string} reason
 */
export const faultOf = (name, text, reason) => `${name}="${shortened(text)}" is not valid: ${reason}.`;

/** @param {string} text */
const shortened = (text) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
