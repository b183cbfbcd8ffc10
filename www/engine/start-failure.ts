/** Explains why a worker did not start, above all which directive a Content-Security-Policy lacks. */
import { POLICY, blobAddress, textOf, trusted } from './script-url.ts';
import { EngineError, MissingFile } from './error.ts';
import type { Source } from './source.ts';

/** How long a browser may take to report a violation. */
const PATIENCE_MS = 1000;

/** How browsers report that a policy forbids WebAssembly. */
const NO_WASM = /unsafe-eval|blocked by csp|content security policy/i;

/** The smallest module. */
const EMPTY_WASM = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

const WASM = "script-src 'wasm-unsafe-eval'";

/**
 * The error for the page.
 *
 * @param reason What was thrown, or the worker's event.
 * @param isOfThisHost Whether the worker was started by its address.
 * @returns An `EngineError` if it is of no use to try again.
 */
export async function explainFailure(reason: unknown, source: Source, isOfThisHost: boolean): Promise<Error> {
  const message = messageOf(reason);
  if (NO_WASM.test(message) && reason instanceof ErrorEvent) {
    return forbidden(isOfThisHost ? `${WASM} (with micro-max.worker.js)` : WASM);
  }
  const directives = await forbiddenIn(() => attempt(source, isOfThisHost));
  const lacking = directives.map((directive) => requiredDirective(directive, source, isOfThisHost));
  if (lacking.length > 0 && !isOfThisHost && !(await mayCompile())) lacking.push(WASM);
  if (lacking.length > 0) return forbidden([...new Set(lacking)].join('; '));
  if (isOfThisHost && source.integrity && (await isAbsent(source.address))) {
    return new MissingFile(new URL(source.address).pathname.replace(/^.*\//, ''));
  }
  return new Error(message || `${source.address} cannot be loaded`);
}

/**
 * The error for what a policy forbids. In a sandboxed frame without `allow-same-origin` not even the page's own host is
 * `'self'`; a page on a disk has no origin either.
 */
const forbidden = (lacking: string) =>
  globalThis.origin === 'null' && location.host
    ? new EngineError('sandboxed')
    : new EngineError('policyForbids', lacking);

/** Whether the host has no such file, if the page may ask. */
const isAbsent = (address: string) =>
  fetch(address, { method: 'HEAD' }).then(
    ({ status }) => status === 404,
    () => false,
  );

/** The policy that allows what a directive has forbidden. */
export function requiredDirective(directive: string, { address }: Source, isOfThisHost: boolean) {
  if (/trusted-types/.test(directive)) return `trusted-types ${POLICY}`;
  if (directive === 'connect-src') return `connect-src ${new URL(address).origin}`;
  return `worker-src ${isOfThisHost ? "'self'" : 'blob:'}`;
}

function messageOf(reason: unknown) {
  const { message = '' } = (reason ?? {}) as { message?: string };
  return message.replace(/^Uncaught (\w*Error: )?/, '');
}

/** Whether the page itself may compile WebAssembly, because then its Blob workers may. */
const mayCompile = () =>
  WebAssembly.instantiate(EMPTY_WASM).then(
    () => true,
    () => false,
  );

/** Repeats the failed start to receive the violation events. */
async function attempt(source: Source, isOfThisHost: boolean) {
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

/** The directives that an action violates. */
async function forbiddenIn(act: () => Promise<void>): Promise<string[]> {
  const directives: string[] = [];
  const note = ({ disposition, effectiveDirective }: SecurityPolicyViolationEvent) => {
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
