// @ts-check
/**
 * Starts a page whose style and script are packed into its HTML. The policy of the page names the script by its hash.
 */
import { bytesOf, textsOf } from './unpack.js';

/**
 * @typedef {{ createScript: (text: string) => string }} Policy
 * @typedef {{ createPolicy: (name: string, rules: Policy) => Policy }} TrustedTypes
 */

const root = document.documentElement;

// Where the page cannot be unpacked, it shows what stands in it for browsers that are too old.
if (typeof DecompressionStream !== 'undefined') {
  root.hidden = true;
  start().finally(() => { root.hidden = false; });
}

async function start() {
  const packed = /** @type {HTMLElement} */ (document.getElementById('packed'));
  const [style, script] = await textsOf(bytesOf(packed.textContent ?? '', Number(packed.dataset.bytes)));
  packed.remove();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [sheet];
  const types = /** @type {{ trustedTypes?: TrustedTypes }} */ (globalThis).trustedTypes;
  const policy = types?.createPolicy('micro-max-unpack', { createScript: (text) => text });
  const element = document.createElement('script');
  element.text = policy ? policy.createScript(script) : script;
  document.head.append(element);
}
