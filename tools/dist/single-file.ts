/**
 * Pages in one file that work from `file://`, where browsers load neither modules nor workers: the file contains the
 * style and the script, compressed, and a small script that starts them. The policy allows only these two scripts, by hash.
 */

import { join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import { nowhere, script, source, style } from './bundler.ts';
import { sha256 } from './hash.ts';
import { WWW } from './settings.ts';
import type { HtmlPage } from './html-page.ts';

/** Between style and script; no style sheet contains it. */
const SEPARATOR = '\0';

/**
 * Returns the text of the file.
 *
 * @param sheets Paths of
 * style sheets that other products load later.
 */
export async function singleFile(page: HtmlPage, workers: Record<string, string>, sheets: string[] = []) {
  const [styles, contents, start] = await Promise.all([
    style([...page.styles, ...sheets].map((sheet) => join(WWW, sheet))),
    script(page.script, { constants: { hasAllStyles: true }, workers, address: nowhere }),
    script('one-file/start.ts', { address: nowhere }),
  ]);
  const compressed = gzipSync(styles + SEPARATOR + contents, { level: constants.Z_BEST_COMPRESSION });
  const head = [
    `<meta http-equiv="Content-Security-Policy" content="${policy([start, contents])}">`,
    `<link rel="icon" href="${dataUrl(source(page.icon))}">`,
  ];
  const foot = [
    `<script type="text/plain" id="compressed">${compressed.toString('base64')}</script>`,
    `<script>${start}</script>`,
  ];
  return page.alone(head.join('\n'), foot.join('\n'));
}

/** Returns an icon as a data URL. */
export const dataUrl = (svg: string) => {
  const text = svg
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('> <', '><')
    .replaceAll('"', "'");
  return `data:image/svg+xml,${text.trim().replaceAll('#', '%23')}`;
};

/** Returns a policy that allows these scripts and the worker, but no requests. */
export const policy = (scripts: string[]) =>
  [
    "default-src 'none'",
    `script-src ${scripts.map((text) => `'${sha256(text)}'`).join(' ')} 'wasm-unsafe-eval'`,
    'worker-src blob:',
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types micro-max micro-max-one-file',
  ].join('; ');
