// @ts-check
/**
 * Starts the worker under a page's content security policy.
 */

/**
 * @typedef {{ createScriptURL: (address: string) => string }} Policy
 * @typedef {{ createPolicy: (name: string, rules: Policy) => Policy }} TrustedTypes
 */

/** @type {Policy | null} */
let policy = null;

/**
 * A new worker.
 *
 * @returns {Worker}
 * @throws {Error} A sentence for the player: the browser lacks workers or WebAssembly.
 */
export function startWorker() {
  if (typeof Worker === 'undefined') {
    throw new Error('This browser has no web workers, and the engine runs in one.');
  }
  if (typeof WebAssembly === 'undefined') {
    throw new Error('This browser has no WebAssembly (it may be switched off), and the engine needs it.');
  }
  try {
    return new Worker(trusted(new URL('../micro-max.worker.js', import.meta.url).href));
  } catch (error) {
    throw new Error(`The browser refused to start the engine: ${String(error)}`);
  }
}

/**
 * The address as pages want it that require trusted types. The policy lets only this address pass.
 *
 * @param {string} address
 */
function trusted(address) {
  const types = /** @type {{ trustedTypes?: TrustedTypes }} */ (globalThis).trustedTypes;
  if (!types) return address;
  policy ??= types.createPolicy('micro-max', {
    createScriptURL(text) {
      if (text !== address) throw new TypeError(`${text} is not the engine`);
      return text;
    },
  });
  return policy.createScriptURL(address);
}
