// @ts-check
/**
 * Explains why a worker did not start, above all which directive a Content-Security-Policy lacks.
 *
 * @import { Source } from './source.js'
 */
import { POLICY, blobAddress, textOf, trusted } from './script-url.js';
import { EngineError, MissingFile } from './error.js';

/** How long a browser may take to report a violation. */
const PATIENCE_MS = 1000;

/** How browsers report that a policy forbids WebAssembly. */
const NO_WASM = /unsafe-eval|blocked by csp|content security policy/i;

/** The smallest module. */
const EMPTY_WASM = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

const WASM = "script-src 'wasm-unsafe-eval'";

/**
 * The error for the page.
 * @param {unknown} reason What was thrown, or the worker's event.
 * @param {Source} source
 * @param {boolean} isOfThisHost Whether the worker was started by its address.
 * @returns {Promise<Error>} An `EngineError` if it is of no use to try again.
 */
export async function explainFailure(reason, source, isOfThisHost) {
  const message = messageOf(reason);
  if (NO_WASM.test(message) && reason instanceof ErrorEvent) {
    return new EngineError('policyForbids', isOfThisHost ? `${WASM} (with micro-max.worker.js)` : WASM);
  }
  const directives = await forbiddenIn(() => attempt(source, isOfThisHost));
  const lacking = directives.map((directive) => requiredDirective(directive, source, isOfThisHost));
  if (lacking.length > 0 && !isOfThisHost && !(await mayCompile())) lacking.push(WASM);
  if (lacking.length > 0) return new EngineError('policyForbids', [...new Set(lacking)].join('; '));
  if (isOfThisHost && source.integrity && (await isAbsent(source.address))) {
    return new MissingFile(new URL(source.address).pathname.replace(/^.*\//, ''));
  }
  return new Error(message || `${source.address} cannot be loaded`);
}

/** Whether the host has no such file, if the page may ask. @param {string} address */
const isAbsent = (address) =>
  fetch(address, { method: 'HEAD' }).then(
    ({ status }) => status === 404,
    () => false,
  );

/**
 * The policy that allows what a directive has forbidden.
 * @param {string} directive @param {Source} source @param {boolean} isOfThisHost
 */
export function requiredDirective(directive, { address }, isOfThisHost) {
  if (/trusted-types/.test(directive)) return `trusted-types ${POLICY}`;
  if (directive === 'connect-src') return `connect-src ${new URL(address).origin}`;
  return `worker-src ${isOfThisHost ? "'self'" : 'blob:'}`;
}

/** @param {unknown} reason */
function messageOf(reason) {
  const { message = '' } = /** @type {{ message?: string }} */ (reason ?? {});
  return message.replace(/^Uncaught (\w*Error: )?/, '');
}

/** Whether the page itself may compile WebAssembly, because then its Blob workers may. */
const mayCompile = () =>
  WebAssembly.instantiate(EMPTY_WASM).then(
    () => true,
    () => false,
  );

/**
 * Repeats the failed start to receive the violation events.
 * @param {Source} source @param {boolean} isOfThisHost
 */
async function attempt(source, isOfThisHost) {
  const address = isOfThisHost ? source.address : await textOf(source).then(() => blobAddress(source));
  const worker = new Worker(trusted(address));
  await new Promise((resolve) => {
    worker.onerror = resolve;
    worker.onmessage = resolve;
    worker.postMessage('isready');
    setTimeout(resolve, PATIENCE_MS);
  });
  worker.terminate();
}

/**
 * The directives that an action violates.
 * @param {() => Promise<void>} act @returns {Promise<string[]>}
 */
async function forbiddenIn(act) {
  /** @type {string[]} */
  const directives = [];
  /** @param {SecurityPolicyViolationEvent} event */
  const note = ({ disposition, effectiveDirective }) => {
    if (disposition === 'enforce') directives.push(effectiveDirective);
  };
  document.addEventListener('securitypolicyviolation', note);
  await act().catch(() => {});
  for (let waited_ms = 0; directives.length === 0 && waited_ms < PATIENCE_MS; waited_ms += 50) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  document.removeEventListener('securitypolicyviolation', note);
  return directives;
}
