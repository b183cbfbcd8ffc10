// @ts-check
/** Script URLs for pages that require trusted types. The policy is private to this project's modules. */

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
