import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EngineError } from './error.ts';
import { requiredDirective, explainFailure } from './start-failure.ts';
import type { Source } from './source.ts';

/** The event of a browser, which not every version of Node has. */
class FakeErrorEvent extends Event {
  message;

  constructor(name: string, { message }: { message: string }) {
    super(name);
    this.message = message;
  }
}

if (!globalThis.ErrorEvent) Object.assign(globalThis, { ErrorEvent: FakeErrorEvent });

const elsewhere: Source = {
  name: '',
  address: 'https://cdn.example/1/micro-max.worker.js',
  integrity: '',
  text: null,
};

test('each directive has something that it would have to say', () => {
  assert.equal(requiredDirective('worker-src', elsewhere, true), "worker-src 'self'");
  assert.equal(requiredDirective('worker-src', elsewhere, false), 'worker-src blob:');
  assert.equal(requiredDirective('script-src', elsewhere, false), 'worker-src blob:');
  assert.equal(requiredDirective('connect-src', elsewhere, false), 'connect-src https://cdn.example');
  assert.equal(requiredDirective('require-trusted-types-for', elsewhere, true), 'trusted-types micro-max');
  assert.equal(requiredDirective('trusted-types', elsewhere, false), 'trusted-types micro-max');
});

test('a worker that may not compile says so in its own words, which differ', async () => {
  for (const message of [
    "Uncaught CompileError: WebAssembly.Module(): Compiling or instantiating WebAssembly module violates the following Content Security policy directive because 'unsafe-eval' is not an allowed source",
    'CompileError: call to WebAssembly.Module() blocked by CSP',
    "EvalError: Refused to create a WebAssembly object because 'unsafe-eval' or 'wasm-unsafe-eval' is not an allowed source of script",
  ]) {
    const event = new ErrorEvent('error', { message });
    const noticeFor = async (isOfThisHost: boolean) => {
      const error = await explainFailure(event, elsewhere, isOfThisHost);
      assert.ok(error instanceof EngineError);
      return error.notice;
    };
    assert.deepEqual(await noticeFor(false), {
      key: 'policyForbids',
      fields: { text: "script-src 'wasm-unsafe-eval'" },
    });
    assert.deepEqual(await noticeFor(true), {
      key: 'policyForbids',
      fields: { text: "script-src 'wasm-unsafe-eval' (with micro-max.worker.js)" },
    });
  }
});

test('in a sandboxed frame the sandbox is named, and not the policy', async () => {
  const event = new ErrorEvent('error', { message: 'CompileError: call to WebAssembly.Module() blocked by CSP' });
  const before = { origin: globalThis.origin, location: globalThis.location };
  const keyIn = async (origin: string, host: string) => {
    Object.assign(globalThis, { origin, location: { host } });
    const error = await explainFailure(event, elsewhere, false);
    Object.assign(globalThis, before);
    assert.ok(error instanceof EngineError);
    return error.notice.key;
  };
  assert.equal(await keyIn('null', 'host.example'), 'sandboxed');
  assert.equal(await keyIn('null', ''), 'policyForbids');
  assert.equal(await keyIn('https://host.example', 'host.example'), 'policyForbids');
});
