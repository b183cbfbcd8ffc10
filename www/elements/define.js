// @ts-check
/** Defines `<micro-max>`. The first definition wins; a second one of another version causes a console warning. */
import { MicroMax } from './micro-max.js';
import { VERSION } from './version.js';

// Node imports this module without a document.
if (globalThis.customElements) define(globalThis.customElements);

/** @param {CustomElementRegistry} registry */
function define(registry) {
  const known = /** @type {{ version?: string } | undefined} */ (registry.get('micro-max'));
  if (!known) registry.define('micro-max', MicroMax);
  else if (known.version !== VERSION) {
    console.warn(
      `micro-max ${VERSION} was loaded beside ${known.version ?? 'another element'} of that name, which stays.`,
    );
  }
}
