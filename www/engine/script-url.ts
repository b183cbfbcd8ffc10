/**
 * URLs of scripts: those that a page with trusted types accepts, by a policy that is private to this project's modules, and
 * Blob URLs of workers. Browsers do not start a worker from the URL of another host, and some workers are inside this
 * script.
 */

import type { Source } from './source.ts';

type Policy = { createScriptURL: (address: string) => string };
type TrustedTypes = { createPolicy: (name: string, rules: Policy) => Policy };

/** The policy name that pages have to allow. */
export const POLICY = 'micro-max';

let policy: Policy | undefined;

/**
 * A URL that `new Worker` accepts.
 *
 * @throws {TypeError} The page allows no policy of this name.
 */
export function trusted(address: string) {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  policy ??= types?.createPolicy(POLICY, { createScriptURL: (text) => text });
  return policy ? policy.createScriptURL(address) : address;
}

/** Blob URLs by the addresses of the scripts. */
const addresses: Map<Source['address'], Promise<string>> = new Map();

/**
 * The Blob URL of a script, which is fetched once for all workers.
 *
 * @returns Rejected if the script cannot be loaded, or its hash differs.
 */
export function blobAddress(source: Source): Promise<string> {
  const known = addresses.get(source.address);
  if (known) return known;
  const address = textOf(source).then((text) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' })));
  addresses.set(source.address, address);
  address.catch(() => addresses.delete(source.address));
  return address;
}

/** The script. */
export async function textOf({ address, integrity, text }: Source) {
  if (text) return text();
  const answer = await fetch(address, { integrity, credentials: 'omit' });
  if (!answer.ok) throw new Error(`${address} is answered with ${answer.status}`);
  return answer.text();
}
