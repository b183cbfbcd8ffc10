/** A page of `www`, and its versions that load bundled files. */

import { dirname, join } from 'node:path/posix';

const SCRIPT = /^<script type="module" src="([^"]+)"><\/script>$/;
const STYLE = /^<link rel="stylesheet" href="([^"]+)">$/;
const POLICY = /^<meta http-equiv="Content-Security-Policy"/;
const ICON = /^<link rel="icon" href="([^"]+)"/;

/** The source of a page. */
export class HtmlPage {
  path: string;

  #lines;

  /** @param path In `www`; addresses are relative to it. */
  constructor(html: string, path: string) {
    this.path = path;
    this.#lines = withoutIndentation(html);
  }

  /** The path of the entry module's source. */
  get script() {
    const [script, ...others] = this.#paths(SCRIPT);
    if (!script || others.length > 0)
      throw new Error(`${this.path} has ${script ? 'several module scripts' : 'no module script'}`);
    return script.replace(/\.js$/, '.ts');
  }

  /** The paths of the style sheets. */
  get styles() {
    return this.#paths(STYLE);
  }

  /** The path of the icon. */
  get icon() {
    const [icon] = this.#paths(ICON);
    if (!icon) throw new Error(`${this.path} has no icon`);
    return icon;
  }

  /**
   * Returns the page with bundled files in place of the sources.
   *
   * @param imports The static imports of the script.
   */
  bundled(style: string, script: string, imports: string[]) {
    const loaded = [
      `<link rel="stylesheet" href="${style}">`,
      ...imports.map((file) => `<link rel="modulepreload" href="${file}">`),
      `<script type="module" src="${script}"></script>`,
    ];
    const lines = this.#lines.filter((line) => !STYLE.test(line));
    return `${lines.flatMap((line) => (SCRIPT.test(line) ? loaded : [line])).join('\n')}\n`;
  }

  /**
   * Returns the page without links and module scripts.
   * @param head Replaces the policy.
   * @param foot At the end of the body.
   */
  alone(head: string, foot: string) {
    const lines = this.#lines.filter((line) => !line.startsWith('<link ') && !SCRIPT.test(line));
    const replaced = lines.map((line) => (POLICY.test(line) ? head : line));
    return `${replaced.join('\n')}\n`.replace('</body>', () => `${foot}\n</body>`);
  }

  #paths(pattern: RegExp) {
    const found = this.#lines.map((line) => pattern.exec(line)?.[1]);
    return found.flatMap((address) => (address ? [join(dirname(this.path), address)] : []));
  }
}

/** Removes indentation and empty lines, except in `<pre>`. */
function withoutIndentation(html: string) {
  let isInPre = false;
  const lines: string[] = [];
  for (const line of html.trimEnd().split('\n')) {
    const wasInPre = isInPre;
    const [start, end] = [line.lastIndexOf('<pre'), line.lastIndexOf('</pre>')];
    if (start !== end) isInPre = start > end;
    const left = wasInPre ? line : line.trimStart();
    const text = isInPre ? left : left.trimEnd();
    if (wasInPre || text) lines.push(text);
  }
  return lines;
}
