/** `site/`: the static site, which works on any host and under any path. */

import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, relative } from 'node:path';
import { CUSTOM_ELEMENTS, manifestText } from '../custom-elements.ts';
import { LAZY_SHEETS, isDrawing, isOfVariants, page as bundlePage, source, style } from './bundler.ts';
import { writeCompressedCopies } from './compressed-copies.ts';
import { integrity, shortHash } from './hash.ts';
import { HtmlPage } from './html-page.ts';
import { WWW } from './settings.ts';
import { writeServiceWorkers } from './service-worker.ts';
import * as tutorial from './tutorial.ts';
import type { OutputChunk } from 'rolldown';

/** The folder of files with hashes in their names. */
const ASSETS = 'assets';

/** The pages that are neither the play page nor the tutorial. */
const OTHER_PAGES = ['embed.html', 'authors/index.html', 'authors/code.html', 'authors/games.html'];

/**
 * The modules that only games other than chess use, without the drawings of pieces, some of which the front door shows.
 */
const OF_VARIANTS = { name: 'variants', has: isOfVariants };

/** The texts of the cards, which are in all languages; the other figures are in English. */
const CARD_TEXTS = { name: 'cards-texts', has: (path: string) => /\/figures\/cards\.ts$/.test(path) };

/** The example that loads the element from another host, with its hash. */
const FROM_CDN = 'authors/examples/cdn.html';

/** Paths of files in the site, by the time of loading. */
export interface SiteFiles {
  /** Loaded by the first visit of the play page. */
  first: string[];
  /** Loaded when needed. */
  later: string[];
  /** The files of `later` for games other than chess, the worker first. */
  variants: string[];
  tutorial: { pages: string[]; first: string[]; later: string[] };
}

/** Writes the site. */
export class Site {
  /** Files in the folder of assets, by the path of their source. */
  #assets: Map<string, Promise<string>> = new Map();
  #folder;
  #workers;

  constructor(folder: string, workers: Record<string, string>) {
    this.#folder = folder;
    this.#workers = workers;
    mkdirSync(join(folder, ASSETS), { recursive: true });
  }

  /**
   * Writes all files.
   *
   * @param copied Files and folders to copy into the site, so that pages can load them from there.
   */
  async write(copied: string[]): Promise<SiteFiles> {
    // Without this, GitHub Pages ignores files whose names begin with an underscore.
    writeFileSync(join(this.#folder, '.nojekyll'), '');
    const home = await this.#addPage('index.html', OF_VARIANTS);
    const first = [...home.files, await this.#worker('micro-max.worker.js')];
    const variants = [
      await this.#worker('micro-max.variants.worker.js'),
      ...neededOnlyWith(home.chunks, (path) => isOfVariants(path) || isDrawing(path)),
      ...(await Promise.all(LAZY_SHEETS.filter(isOfVariants).map((sheet) => this.#asset(join(WWW, sheet))))).map(asset),
    ];
    const later = this.#assetsExcept(first);
    first.push(...this.#copyIcons());
    const pages = await this.#addTutorial([...first, ...later]);
    const atOnce = [...first, ...later, ...pages.pages, ...pages.first, ...pages.later];
    // The front door loads drawings on every visit.
    const drawings = neededOnlyWith(home.chunks, isDrawing);
    const onUse = new Set([...variants, ...pages.variants].filter((path) => !drawings.includes(path)));
    const cached = [...new Set(atOnce)].filter((path) => !onUse.has(path));
    await writeServiceWorkers(this.#folder, cached, [...onUse]);
    for (const path of copied) cpSync(path, join(this.#folder, basename(path)), { recursive: true });
    for (const path of OTHER_PAGES) await this.#addPage(path);
    this.#copyExamples();
    writeCompressedCopies(this.#folder);
    return { first, later, variants, tutorial: pages };
  }

  /**
   * Bundles a page of `www`.
   *
   * @returns The page and the files that it loads, and all its scripts.
   */
  async #addPage(path: string, group?: typeof OF_VARIANTS): Promise<{ files: string[]; chunks: OutputChunk[] }> {
    const page = new HtmlPage(source(path), path);
    const sheet = asset(await this.#addStyle(`${basename(path, '.html')}.css`, page.styles));
    const chunks = await bundlePage(page.script, join(this.#folder, ASSETS), {
      group,
      constants: { isPublished: true },
      address: async (file) => `new URL("${await this.#asset(file)}", import.meta.url)`,
    });
    const files = [sheet, ...withStaticImports(chunks).map(asset)];
    this.#writePage(page, files);
    return { files: [path, ...files], chunks };
  }

  /** @param files Its style, its script, and the script's static imports. */
  #writePage(page: HtmlPage, files: string[]) {
    const up = '../'.repeat(page.path.split('/').length - 1);
    const [style, script, ...imports] = files.map((file) => up + file);
    const path = join(this.#folder, page.path);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, page.bundled(style, script, imports));
  }

  /**
   * Bundles the tutorial, whose pages load the same files.
   * @param known Files of the play page.
   */
  async #addTutorial(known: string[]) {
    const [contents, ...chapters] = tutorial.pages();
    const { files, chunks } = await this.#addPage(contents, CARD_TEXTS);
    const first = files.slice(1);
    for (const path of chapters) this.#writePage(new HtmlPage(tutorial.published(source(path)), path), first);
    first.push(await this.#worker('micro-max.inside.worker.js'));
    const variants = neededOnlyWith(chunks, (path) => isOfVariants(path) || isDrawing(path));
    return {
      pages: [contents, ...chapters],
      first,
      later: this.#assetsExcept([...known, ...first, ...variants]),
      variants,
    };
  }

  /** Returns the name of a file in the folder of assets. The file is written at the first call. */
  #asset(path: string) {
    const name = relative(WWW, path).replaceAll('\\', '/');
    const known = this.#assets.get(name) ?? this.#addAsset(name);
    this.#assets.set(name, known);
    return known;
  }

  /** @param name The path in `www`, or the file name of a worker. */
  async #addAsset(name: string) {
    if (extname(name) === '.css') return this.#addStyle(basename(name), [name]);
    const generated: Record<string, string> = { ...this.#workers, [CUSTOM_ELEMENTS]: manifestText() };
    const bytes = generated[name] ?? readFileSync(join(WWW, name));
    return this.#writeAsset(basename(name), bytes);
  }

  /** @param sheets Paths in `www`. */
  async #addStyle(name: string, sheets: string[]) {
    return this.#writeAsset(name, await style(sheets.map((sheet) => join(WWW, sheet))));
  }

  /** @returns The name with a hash. */
  #writeAsset(name: string, bytes: string | Buffer): string {
    const extension = extname(name);
    const file = `${basename(name, extension)}-${shortHash(bytes)}${extension}`;
    writeFileSync(join(this.#folder, ASSETS, file), bytes);
    return file;
  }

  /** Returns the path of a worker. */
  async #worker(name: string) {
    return asset(await this.#asset(join(WWW, name)));
  }

  /** Returns the scripts and styles in the folder of assets that are not in the list. */
  #assetsExcept(paths: string[]) {
    const all = readdirSync(join(this.#folder, ASSETS)).map(asset);
    return all.filter((path) => /\.(js|css)$/.test(path) && !paths.includes(path)).sort();
  }

  /** Copies the icons and the manifest, and returns those that the play page loads. */
  #copyIcons() {
    const files = ['icons/icon.svg', 'micro-max.webmanifest'];
    cpSync(join(WWW, 'icons'), join(this.#folder, 'icons'), {
      recursive: true,
      filter: (path) => !/\.\w+$/.test(path) || /\.(svg|png)$/.test(path),
    });
    cpSync(join(WWW, files[1]), join(this.#folder, files[1]));
    return files;
  }

  /** Copies the examples for authors, and inserts the hash of the element's script into one of them. */
  #copyExamples() {
    cpSync(join(WWW, 'authors/examples'), join(this.#folder, 'authors/examples'), { recursive: true });
    const path = join(this.#folder, FROM_CDN);
    const html = readFileSync(path, 'utf8');
    const hash = integrity(readFileSync(join(this.#folder, 'micro-max.js')));
    if (!html.includes('integrity=""')) throw new Error(`${FROM_CDN} has no integrity=""`);
    writeFileSync(path, html.replace('integrity=""', `integrity="${hash}"`));
  }
}

/** Returns the path of an asset in the site. */
const asset = (name: string) => `${ASSETS}/${name}`;

/** Returns the entry and its static imports, direct and indirect. */
export function withStaticImports(chunks: OutputChunk[]) {
  const found = [(chunks.find(({ isEntry }) => isEntry) as OutputChunk).fileName];
  for (const name of found) {
    const imports = chunks.find(({ fileName }) => fileName === name)?.imports ?? [];
    found.push(...imports.filter((file) => !found.includes(file)));
  }
  return found;
}

/**
 * Returns the paths of the scripts with these modules, without those that other scripts need.
 *
 * @param has Whether a module is one of them.
 */
function neededOnlyWith(chunks: OutputChunk[], has: (path: string) => boolean) {
  let found = chunks.filter(({ moduleIds }) => moduleIds.some(has));
  for (let before = -1; before !== found.length; ) {
    before = found.length;
    const needed = chunks.filter((chunk) => !found.includes(chunk)).flatMap(({ imports }) => imports);
    found = found.filter(({ fileName }) => !needed.includes(fileName));
  }
  return found.map(({ fileName }) => asset(fileName));
}
