/** The choices of a figure: each is an attribute and a control of the figure. Pure. */

/**
 * - `defaultValue`: the value without the attribute.
 * - `parse`: converts a text to a value, or to null if it is invalid.
 * - `must`: the requirement for a valid text, to complete a sentence that begins with "it must be".
 */
export type Choice<Meaning> = { defaultValue: Meaning; parse: (text: string) => Meaning | null; must: string };

/** A choice for each of the values. */
export type Choices<Chosen = Record<string, unknown>> = { readonly [Name in keyof Chosen]: Choice<Chosen[Name]> };

/** One of several words; the first one is the default. */
export const oneOf = <Word extends string>(words: readonly Word[]): Choice<Word> => ({
  defaultValue: words[0],
  parse: (text) => words.find((word) => word === text.trim().toLowerCase()) ?? null,
  must: words.join(', ').replace(/, ([^,]*)$/, ' or $1'),
});

/**
 * Which controls of a figure are shown: all, those of the steps, or none; `board` hides all but the board, and its marks.
 */
export const CONTROLS = oneOf(['all', 'play', 'none', 'board']);

/** A whole number. */
export const whole = (least: number, most: number, defaultValue: number): Choice<number> => ({
  defaultValue,
  parse: (text) =>
    /^\s*\d{1,7}\s*$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : null,
  must: `a whole number from ${least} to ${most}`,
});

/** A text that matches a pattern. */
export const written = (form: RegExp, defaultValue: string, must: string): Choice<string> => ({
  defaultValue,
  parse: (text) => (form.test(text.trim()) ? text.trim() : null),
  must,
});

/** What is chosen, by name. */
type Chosen<Own extends Choices> = { [Name in keyof Own]: Own[Name]['defaultValue'] };

/** The choices set by attributes. An invalid text is reported and ignored. */
export function chosenBy<Own extends Choices>(
  choices: Own,
  attribute: (name: string) => string | null,
  complain: (fault: string) => void,
): Chosen<Own> {
  return Object.fromEntries(
    Object.entries(choices).map(([name, { defaultValue, parse, must }]) => {
      const text = attribute(name);
      const meaning = text === null || text.trim() === '' ? defaultValue : parse(text);
      if (meaning === null) complain(faultOf(name, text ?? '', `it must be ${must}`));
      return [name, meaning ?? defaultValue];
    }),
  ) as Chosen<Own>;
}

/** The error message for an invalid attribute. */
export const faultOf = (name: string, text: string, reason: string) =>
  `${name}="${shortened(text)}" is not valid: ${reason}.`;

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
