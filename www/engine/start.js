// @ts-check
/**
 * Starts the worker under a page's content security policy.
 */
import { EngineError } from './error.js';

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
 * @throws {EngineError} The browser lacks workers or WebAssembly, or refused.
 */
export function startWorker() {
  if (typeof Worker === 'undefined') {
    throw new EngineError('noWorkers');
  }
  if (typeof WebAssembly === 'undefined') {
    throw new EngineError('noWebAssembly');
  }
  try {
    return new Worker(trusted(new URL('../micro-max.worker.js', import.meta.url).href));
  } catch (error) {
    throw new EngineError('engineRefused', String(error));
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
