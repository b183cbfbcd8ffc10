/** The sizes of files in the table of `docs/embedding.md`. */

import { readFileSync } from 'node:fs';

export const DOCUMENT = new URL('../docs/embedding.md', import.meta.url);

export const documentText = () => readFileSync(DOCUMENT, 'utf8');

/** A documented size is kept as long as it differs from the file's by no more than this part of it. */
const TOLERANCE = 0.02;

/** Sizes are rounded to this, and small ones to a tenth of it. */
const STEP_BYTES = 1000;

/** A row of the table: files, what loads them, their sizes. */
const ROW = /^(\| *(?:`[\w./-]+\.js`(?:, )?)+ \|.*\| )([\d,]+(?: and [\d,]+| each)?)( \|)$/gm;

/**
 * The document with the sizes of these files.
 *
 * @param bytesOf The size of a file after gzip.
 */
export function withSizes(text: string, bytesOf: (file: string) => number): string {
  return text.replace(ROW, (_, begin: string, sizes: string, end: string) => {
    const files = [...begin.split('|')[1].matchAll(/`([\w./-]+\.js)`/g)].map(([, file]) => file);
    const isEach = sizes.endsWith(' each');
    const actual = files.map(bytesOf);
    const written = sizes.match(/[\d,]+/g)?.map((size) => Number(size.replaceAll(',', ''))) ?? [];
    const wanted = isEach ? [Math.max(...actual)] : actual;
    const texts = wanted.map((bytes, index) => grouped(rounded(bytes, written[index] ?? 0)));
    return `${begin}${isEach ? `${texts[0]} each` : texts.join(' and ')}${end}`;
  });
}

function rounded(bytes: number, written: number) {
  if (Math.abs(bytes - written) <= TOLERANCE * bytes) return written;
  const step_bytes = bytes < 10 * STEP_BYTES ? STEP_BYTES / 10 : STEP_BYTES;
  return Math.round(bytes / step_bytes) * step_bytes;
}

const grouped = (size: number) => size.toLocaleString('en');
