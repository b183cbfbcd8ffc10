// @ts-check
/** What the player prefers, and the validation of what was stored. Pure. */

/** The values of each preference, the default first. */
const CHOICES = Object.freeze({
  language: /** @type {const} */ (['auto', 'en', 'de', 'fr', 'es']),
  letters: /** @type {const} */ (['own', 'english', 'figurines']),
  scheme: /** @type {const} */ (['auto', 'light', 'dark']),
  colours: /** @type {const} */ (['slate', 'wood', 'green', 'blue', 'contrast']),
  pieces: /** @type {const} */ (['plain', 'solid']),
  coordinates: /** @type {const} */ (['inside', 'outside', 'none']),
  animation: /** @type {const} */ ([true, false]),
  targets: /** @type {const} */ ([true, false]),
  autoQueen: /** @type {const} */ ([false, true]),
  premoves: /** @type {const} */ ([true, false]),
  notes: /** @type {const} */ ([false, true]),
  bar: /** @type {const} */ ([false, true]),
  review: /** @type {const} */ ([true, false]),
  lines: /** @type {const} */ ([3, 1, 2, 4, 5]),
  sound: /** @type {const} */ ([true, false]),
  pace: /** @type {const} */ ([true, false]),
  talk: /** @type {const} */ ([true, false]),
  /** The part of the available space that the board takes, in percent. */
  boardSize: Object.freeze(Array.from({ length: 61 }, (_, index) => 100 - index)),
  zen: /** @type {const} */ ([false, true]),
  /** The panel that is unfolded. The review is shown only of a game that has one. */
  panel: /** @type {const} */ (['review', 'engine', 'players', 'command']),
});

/**
 * @typedef {keyof typeof CHOICES} PreferenceName
 * @typedef {{ readonly [Name in PreferenceName]: (typeof CHOICES)[Name][number] }} Preferences
 */

const NAMES = /** @type {PreferenceName[]} */ (Object.keys(CHOICES));

/** What holds until something else is chosen. */
export const defaultPreferences = /** @type {Preferences} */ (
  Object.freeze(Object.fromEntries(NAMES.map((name) => [name, CHOICES[name][0]])))
);

/**
 * The values that a preference may have, the default first.
 * @param {PreferenceName} name @returns {readonly (string | number | boolean)[]}
 */
export const choicesOf = (name) => CHOICES[name];

/**
 * The preferences with some of them changed; what is no preference, or no value of it, changes nothing.
 * @param {Preferences} preferences @param {object} patch @returns {Preferences}
 */
export function changed(preferences, patch) {
  const good = NAMES.filter((name) => Object.hasOwn(patch, name) && isGood(name, valueOf(patch, name)));
  return { ...preferences, ...Object.fromEntries(good.map((name) => [name, valueOf(patch, name)])) };
}

/**
 * The text under which preferences are kept.
 * @param {Preferences} preferences
 */
export const preferencesText = (preferences) => JSON.stringify(preferences);

/**
 * The preferences of such a text. What is missing has its default; so has what is damaged, and is named.
 * @param {string} text @returns {{ preferences: Preferences, damaged: string[] }}
 */
export function parsePreferences(text) {
  /** @type {unknown} */
  let kept = null;
  try {
    kept = JSON.parse(text);
  } catch {
    // Said below: what cannot be parsed is no object.
  }
  if (typeof kept !== 'object' || kept === null) return { preferences: defaultPreferences, damaged: [...NAMES] };
  const fields = kept;
  const damaged = NAMES.filter((name) => Object.hasOwn(fields, name) && !isGood(name, valueOf(fields, name)));
  return { preferences: changed(defaultPreferences, fields), damaged };
}

/** @param {object} fields @param {PreferenceName} name @returns {unknown} */
const valueOf = (fields, name) => /** @type {Record<string, unknown>} */ (fields)[name];

/** @param {PreferenceName} name @param {unknown} value */
const isGood = (name, value) => choicesOf(name).some((choice) => choice === value);
