// @ts-check
// Runs before any other script of a page under test and notes everything that goes wrong.

(() => {
  /** @type {string[]} */
  const faults = [];
  /** @type {any} */ (window).faults = faults;
  const report = console.error.bind(console);
  console.error = (...words) => {
    faults.push(`console.error: ${words.map(String).join(' ')}`);
    report(...words);
  };
  window.addEventListener('error', (event) => {
    // Files that do not load have no message.
    const target = /** @type {any} */ (event.target);
    faults.push(`error: ${event.message ?? target?.src ?? target?.href ?? event.type}`);
  }, true);
  window.addEventListener('unhandledrejection', (event) => {
    faults.push(`unhandled rejection: ${event.reason}`);
  });
  document.addEventListener('securitypolicyviolation', (event) => {
    faults.push(`policy: ${event.violatedDirective} forbids ${event.blockedURI} in ${event.sourceFile}`);
  });
})();
