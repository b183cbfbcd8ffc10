// @ts-check
// Runs before any other script of a page under test. It records all errors and the announcements of live regions, gives
// tests access to the workers, and removes features that `?without=` names, such as WebAssembly. With `?held`, workers get
// no messages until the test calls `releaseWorkers()`.

(() => {
  /** @type {string[]} */
  const faults = [];
  /** @type {any} */ (window).faults = faults;
  const report = console.error.bind(console);
  console.error = (...words) => {
    faults.push(`console.error: ${words.map(String).join(' ')}`);
    report(...words);
  };
  window.addEventListener(
    'error',
    (event) => {
      // The error event of a file that cannot be loaded has no message.
      const target = /** @type {any} */ (event.target);
      faults.push(`error: ${event.message ?? target?.src ?? target?.href ?? event.type}`);
    },
    true,
  );
  window.addEventListener('unhandledrejection', (event) => {
    faults.push(`unhandled rejection: ${event.reason}`);
  });
  document.addEventListener('securitypolicyviolation', (event) => {
    faults.push(`policy: ${event.violatedDirective} forbids ${event.blockedURI} in ${event.sourceFile}`);
  });

  /** @type {string[]} */
  const spoken = [];
  /** @type {any} */ (window).spoken = spoken;
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest('[role=status]');
      const text = region?.textContent?.replace('\u00a0', '').trim();
      if (text) spoken.push(text);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });

  /** @type {Worker[]} */
  const workers = [];
  /** @type {any} */ (window).workers = workers;
  const parameters = new URLSearchParams(location.search);
  let isHeld = parameters.has('held');
  /** Messages to workers that are held back. @type {(() => void)[]} */
  const held = [];
  /** @type {any} */ (window).releaseWorkers = () => {
    isHeld = false;
    for (const post of held.splice(0)) post();
  };
  const without = parameters.get('without');
  if (without) Reflect.deleteProperty(globalThis, without);
  if (without !== 'Worker')
    window.Worker = class extends Worker {
      /** @param {string | URL} address @param {WorkerOptions} [options] */
      constructor(address, options) {
        super(address, options);
        workers.push(this);
      }

      /** @param {any[]} message */
      postMessage(...message) {
        const post = () => super.postMessage(.../** @type {[any]} */ (message));
        if (isHeld) held.push(post);
        else post();
      }
    };
})();
