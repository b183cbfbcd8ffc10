// @ts-check
/**
 * Workers whose script is on another host or in this script: browsers do not start them from their URL, so they are
 * started from a Blob URL with the text of the script.
 *
 * @import { Source } from './source.js'
 */

/** @type {Map<Source['address'], Promise<string>>} */
const addresses = new Map();

/**
 * The Blob URL of a script, which is fetched once for all workers.
 * @param {Source} source
 * @returns {Promise<string>} Rejected if the script cannot be loaded, or its hash differs.
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
 * @param {Source} source
 */
export async function textOf({ address, integrity, text }) {
  if (text) return text();
  const answer = await fetch(address, { integrity, credentials: 'omit' });
  if (!answer.ok) throw new Error(`${address} is answered with ${answer.status}`);
  return answer.text();
}
