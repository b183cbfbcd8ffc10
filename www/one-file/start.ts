/**
 * Starts a page whose style and script are in its HTML, compressed. The policy of the page names both scripts by hash.
 */
import { gunzip } from '../engine/gunzip.ts';

type Policy = { createScript: (text: string) => string };
type TrustedTypes = { createPolicy: (name: string, rules: Policy) => Policy };

const root = document.documentElement;

// Older browsers show what the page says to them.
if (typeof DecompressionStream !== 'undefined') {
  root.hidden = true;
  start().finally(() => {
    root.hidden = false;
  });
}

async function start() {
  const element = document.getElementById('compressed') as HTMLElement;
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

function run(text: string) {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  const policy = types?.createPolicy('micro-max-one-file', { createScript: (script) => script });
  const element = document.createElement('script');
  element.text = policy ? policy.createScript(text) : text;
  document.head.append(element);
}
