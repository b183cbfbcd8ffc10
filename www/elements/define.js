// @ts-check
/** Makes `<micro-max>` known to the page. The first one that was loaded stays; another version is told of in the console. */
import { MicroMax } from './micro-max.js';
import { VERSION } from './version.js';

// Imported without a page, in Node for example, the module does nothing.
if (globalThis.customElements) define(globalThis.customElements);

/** @param {CustomElementRegistry} registry */
function define(registry) {
  const known = /** @type {{ version?: string } | undefined} */ (registry.get('micro-max'));
  if (!known) registry.define('micro-max', MicroMax);
  else if (known.version !== VERSION) {
    console.warn(`micro-max ${VERSION} was loaded beside ${known.version ?? 'another element'} of that name, which stays.`);
  }
}
