/** Defines `<micro-max>`. The first definition wins; a second one of another version causes a console warning. */
import { MicroMax } from './micro-max.ts';
import { VERSION } from './version.ts';
import type { Details } from './public-types.ts';

type Events = { [Name in keyof Details]: CustomEvent<Details[Name]> };

declare global {
  interface HTMLElementTagNameMap {
    'micro-max': MicroMax;
  }

  interface HTMLElementEventMap extends Events {}

  interface DocumentEventMap extends Events {}

  interface WindowEventMap extends Events {}
}

// Node imports this module without a document.
if (globalThis.customElements) define(globalThis.customElements);

function define(registry: CustomElementRegistry) {
  const known = registry.get('micro-max') as { version?: string } | undefined;
  if (!known) registry.define('micro-max', MicroMax);
  else if (known.version !== VERSION) {
    console.warn(
      `micro-max ${VERSION} was loaded beside ${known.version ?? 'another element'} of that name, which stays.`,
    );
  }
}
