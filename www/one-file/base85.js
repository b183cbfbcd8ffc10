// @ts-check
/**
 * Decodes base 85, as Ascii85 but with other digits: four bytes are five digits, and a last group of n bytes is n + 1 digits.
 *
 * `crates/xtask/src/dist/base85.rs` encodes it. The digits are the characters from `(` to `}` without `<`, which would begin a tag.
 */

const [FIRST, LEFT_OUT, LAST] = ['(', '<', '}'];
const FIRST_CODE = FIRST.charCodeAt(0);

/** @param {string} digit */
const valueOf = (digit) => digit.charCodeAt(0) - FIRST_CODE - Number(digit > LEFT_OUT);

/** @param {string} text @returns {Uint8Array<ArrayBuffer>} */
export function base85Bytes(text) {
  const digits = text.padEnd(Math.ceil(text.length / 5) * 5, LAST);
  const words = new DataView(new ArrayBuffer((digits.length / 5) * 4));
  for (let group = 0; group < digits.length / 5; group += 1) {
    let word = 0;
    for (let at = 5 * group; at < 5 * group + 5; at += 1) word = 85 * word + valueOf(digits[at]);
    words.setUint32(4 * group, word);
  }
  return new Uint8Array(words.buffer, 0, Math.floor((text.length * 4) / 5));
}
