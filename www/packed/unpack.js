// @ts-check
/**
 * What is packed into an HTML file: bytes as text, and texts as bytes. Pure.
 */

/** Letters that HTML changes, and in whose place another stands; `seven_bits.rs` of xtask writes them. */
const CHANGED = [0, 10, 13, 60];

/**
 * The bytes of a text with seven bits in each letter.
 *
 * @param {string} text
 * @param {number} length How many bytes there are.
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function bytesOf(text, length) {
  const bytes = new Uint8Array(length);
  let [count, held, heldBits] = [0, 0, 0];

  /** @param {number} letter */
  function take(letter) {
    held = (held << 7) | letter;
    heldBits += 7;
    if (heldBits < 8) return;
    heldBits -= 8;
    bytes[count] = held >> heldBits;
    held &= (1 << heldBits) - 1;
    count += 1;
  }

  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code > 127) take(CHANGED[(code >> 7) - 1]);
    take(code & 127);
  }
  return bytes;
}

/**
 * The texts that were packed, in their order.
 *
 * @param {Uint8Array<ArrayBuffer>} bytes A gzip file of texts with a NUL between each two.
 */
export async function textsOf(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return (await new Response(stream).text()).split('\0');
}
