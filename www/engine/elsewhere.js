// @ts-check
/**
 * A worker whose script lies on another host, or inside of this one: no browser starts it by its address, so it is
 * started by its text, which gets an address of the page's own.
 *
 * @import { Source } from './source.js'
 */

/** @type {Map<Source['address'], Promise<string>>} */
const addresses = new Map();

/**
 * The address of the script's text. It is fetched once, however many workers are started.
 *
 * @param {Source} source
 * @returns {Promise<string>} Rejected if the script cannot be had, or is not the one that was meant.
 */
export function blobAddress(source) {
  const known = addresses.get(source.address);
  if (known) return known;
  const address = textOf(source).then((text) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' })));
  addresses.set(source.address, address);
  address.catch(() => addresses.delete(source.address));
  return address;
}

/**
 * The script.
 *
 * @param {Source} source
 */
export async function textOf({ address, integrity, text }) {
  if (text) return text();
  const answer = await fetch(address, { integrity, credentials: 'omit' });
  if (!answer.ok) throw new Error(`${address} is answered with ${answer.status}`);
  return answer.text();
}
