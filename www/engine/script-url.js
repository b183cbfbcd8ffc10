// @ts-check
/**
 * URLs of scripts: those that a page with trusted types accepts, by a policy that is private to this project's modules, and
 * Blob URLs of workers. Browsers do not start a worker from the URL of another host, and some workers are inside this
 * script.
 *
 * @import { Source } from './source.js'
 */

/**
 * @typedef {{ createScriptURL: (address: string) => string }} Policy
 * @typedef {{ createPolicy: (name: string, rules: Policy) => Policy }} TrustedTypes
 */

/** The policy name that pages have to allow. */
export const POLICY = 'micro-max';

/** @type {Policy | undefined} */
let policy;

/**
 * A URL that `new Worker` accepts.
 *
 * @param {string} address
 * @throws {TypeError} The page allows no policy of this name.
 */
export function trusted(address) {
  const types = /** @type {{ trustedTypes?: TrustedTypes }} */ (globalThis).trustedTypes;
  policy ??= types?.createPolicy(POLICY, { createScriptURL: (text) => text });
  return policy ? policy.createScriptURL(address) : address;
}

/** Blob URLs by the addresses of the scripts. @type {Map<Source['address'], Promise<string>>} */
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
