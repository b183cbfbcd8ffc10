// @ts-check
/**
 * Addresses of scripts, for pages that require trusted types. Only modules of this project get at the policy.
 */

/**
 * @typedef {{ createScriptURL: (address: string) => string }} Policy
 * @typedef {{ createPolicy: (name: string, rules: Policy) => Policy }} TrustedTypes
 */

/** The name that pages have to allow. */
export const POLICY = 'micro-max';

/** @type {Policy | undefined} */
let policy;

/**
 * The address as `new Worker` wants it.
 *
 * @param {string} address
 * @throws {TypeError} The page allows no policy of this name.
 */
export function trusted(address) {
  const types = /** @type {{ trustedTypes?: TrustedTypes }} */ (globalThis).trustedTypes;
  policy ??= types?.createPolicy(POLICY, { createScriptURL: (text) => text });
  return policy ? policy.createScriptURL(address) : address;
}
