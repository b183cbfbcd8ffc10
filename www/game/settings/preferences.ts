/** What the player prefers, and the validation of what was stored. Pure. */
import { BOARD_COLOURS, PIECE_SETS } from '../../board/looks.ts';

/** The values of each preference, the default first. */
const CHOICES = Object.freeze({
  language: ['auto', 'en', 'de', 'fr', 'es'] as const,
  letters: ['own', 'english', 'figurines'] as const,
  scheme: ['auto', 'light', 'dark'] as const,
  colours: BOARD_COLOURS,
  pieces: PIECE_SETS,
  coordinates: ['inside', 'outside', 'none'] as const,
  animation: [true, false] as const,
  targets: [true, false] as const,
  autoQueen: [false, true] as const,
  premoves: [true, false] as const,
  notes: [false, true] as const,
  bar: [false, true] as const,
  review: [true, false] as const,
  lines: [3, 1, 2, 4, 5] as const,
  sound: [true, false] as const,
  pace: [true, false] as const,
  talk: [true, false] as const,
  /** The part of the available space that the board takes, in percent. */
  boardSize: Object.freeze(Array.from({ length: 61 }, (_, index) => 100 - index)),
  zen: [false, true] as const,
  /** The panel that is unfolded; with `review` the moves of the player's games that are over are folded too. */
  panel: ['review', 'moves', 'engine', 'players', 'command'] as const,
});

export type PreferenceName = keyof typeof CHOICES;
export type Preferences = { readonly [Name in PreferenceName]: (typeof CHOICES)[Name][number] };

const NAMES = Object.keys(CHOICES) as PreferenceName[];

/** What holds until something else is chosen. */
export const defaultPreferences = Object.freeze(
  Object.fromEntries(NAMES.map((name) => [name, CHOICES[name][0]])),
) as Preferences;

/** The values that a preference may have, the default first. */
export const choicesOf = (name: PreferenceName): readonly (string | number | boolean)[] => CHOICES[name];

/** The preferences with some of them changed. Unknown names and invalid values are ignored. */
export function changed(preferences: Preferences, patch: object): Preferences {
  const good = NAMES.filter((name) => Object.hasOwn(patch, name) && isGood(name, valueOf(patch, name)));
  return { ...preferences, ...Object.fromEntries(good.map((name) => [name, valueOf(patch, name)])) };
}

/** The text under which preferences are kept. */
export const preferencesText = (preferences: Preferences) => JSON.stringify(preferences);

/** The preferences of such a text. What is missing has its default; so has what is damaged, and is named. */
export function parsePreferences(text: string): { preferences: Preferences; damaged: string[] } {
  let kept: unknown = null;
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

const valueOf = (fields: object, name: PreferenceName): unknown => (fields as Record<string, unknown>)[name];

const isGood = (name: PreferenceName, value: unknown) => choicesOf(name).some((choice) => choice === value);
