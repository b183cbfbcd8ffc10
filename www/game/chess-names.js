// @ts-check
/** The names of chess and of Chess960 in the spellings of programs and web sites, as in `crates/game/src/names.rs`. Pure. */

export const CHESS_KEYS = Object.freeze([
  '',
  'chess',
  'normal',
  'standard',
  'regular',
  'classical',
  'classic',
  'orthodox',
  'illegal',
  'fromposition',
  'unknown',
]);

export const CHESS960_KEYS = Object.freeze(['chess960', '960', 'fischerandom', 'fischerrandom', 'freestyle', 'frc']);

/**
 * The key by which names are compared: letters and digits in lower case, without a final "chess".
 * @param {string} name
 */
const keyOf = (name) =>
  name
    .toLowerCase()
    .replace(/[^\da-z]/g, '')
    .replace(/(?<=.)chess$/, '');

/** @param {string} name */
export const namesChess = (name) => CHESS_KEYS.includes(keyOf(name));

/** @param {string} name */
export const namesChess960 = (name) => CHESS960_KEYS.includes(keyOf(name));
