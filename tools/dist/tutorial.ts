/** The pages of the tutorial. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { source } from './bundler.ts';
import { HtmlPage } from './html-page.ts';
import { WWW } from './settings.ts';

/** The folder of the pages, in `www` and in the site. */
export const FOLDER = 'learn';

/** The page with the table of contents, to which the others are added. */
const CONTENTS = 'index.html';

/** The start of lines that only the site contains. */
const SITE_ONLY = '<p class="of-the-site">';

/** Returns the paths of all pages, the table of contents first. */
export function pages() {
  const names = readdirSync(join(WWW, FOLDER)).filter((name) => name.endsWith('.html'));
  return [CONTENTS, ...names.filter((name) => name !== CONTENTS).sort()].map((name) => `${FOLDER}/${name}`);
}

/** The article of a page whose chapter is part of another one now. */
const MOVED = '<article class="moved">';

/** Returns all pages as one, without those that only link to another. */
export function book() {
  const texts = pages()
    .map((path) => [path.slice(FOLDER.length + 1), source(path)] as [string, string])
    .filter(([, html]) => !html.includes(MOVED));
  return new HtmlPage(published(joined(texts)), `${FOLDER}/${CONTENTS}`);
}

/** Removes the computations of numbers, which only the tests need, and the type of buttons, which matters only in forms. */
export const published = (html: string) =>
  html.replace(/<data value="[^"]*">(.*?)<\/data>/g, '$1').replaceAll(' type="button"', '');

/** Joins the table of contents and the articles of the other pages; links between pages become anchors. */
export function joined(texts: [name: string, html: string][]) {
  const parts = texts.map(([name, html]) => {
    const found = /^([^]*?)(<article [^]*<\/article>)([^]*)$/.exec(html);
    if (!found) throw new Error(`${name} has no article`);
    return found;
  });
  const [, head, , foot] = parts[0];
  let html = head + parts.map(([, , article]) => article).join('\n') + foot;
  for (const [name] of texts) {
    const chapter = name.replace('.html', '');
    html = html.replaceAll(`href="${name}#`, 'href="#').replaceAll(`href="${name}"`, `href="#${chapter}"`);
  }
  const lines = html.split('\n').filter((line) => !line.trim().startsWith(SITE_ONLY));
  html = lines
    .join('\n')
    .replaceAll('href="../#', 'href="micro-max.html#')
    .replaceAll('href="../"', 'href="micro-max.html"');
  const outside = /href="\.\.\/[^"]*"/.exec(html.split('<body>')[1] ?? '');
  if (outside) throw new Error(`${outside[0]} is a link out of the file`);
  return html;
}
