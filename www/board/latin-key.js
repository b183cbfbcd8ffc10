// @ts-check
/** Keys of single letters on keyboards whose layout is not Latin. Pure. */

/**
 * The key of an event. If the layout has another script there, such as Cyrillic or Greek, the letter is that of the key's position
 * on an English keyboard.
 * @param {Pick<KeyboardEvent, 'key' | 'code'>} event
 */
export function latinKey({ key, code }) {
  const isOtherScript = [...key].length === 1 && key > '\x7f';
  const letter = isOtherScript && /^Key([A-Z])$/.exec(code)?.[1];
  return letter ? letter.toLowerCase() : key;
}
