// @ts-check
/**
 * Starts a page whose style and script are in its HTML, compressed. The policy of the page names both scripts by hash.
 */
import { gunzip } from '../engine/gunzip.js';

/**
 * @typedef {{ createScript: (text: string) => string }} Policy
 * @typedef {{ createPolicy: (name: string, rules: Policy) => Policy }} TrustedTypes
 */

const root = document.documentElement;

// Older browsers show what the page says to them.
if (typeof DecompressionStream !== 'undefined') {
  root.hidden = true;
  start().finally(() => {
    root.hidden = false;
  });
}

async function start() {
  const element = /** @type {HTMLElement} */ (document.getElementById('compressed'));
  const bytes = Uint8Array.from(atob(element.textContent ?? ''), (char) => char.charCodeAt(0));
  const contents = new TextDecoder().decode(await gunzip(bytes));
  const end = contents.indexOf('\0');
  const [style, script] = [contents.slice(0, end), contents.slice(end + 1)];
  element.remove();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [sheet];
  run(script);
}

/** @param {string} text */
function run(text) {
  const types = /** @type {{ trustedTypes?: TrustedTypes }} */ (globalThis).trustedTypes;
  const policy = types?.createPolicy('micro-max-one-file', { createScript: (script) => script });
  const element = document.createElement('script');
  element.text = policy ? policy.createScript(text) : text;
  document.head.append(element);
}
