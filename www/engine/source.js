// @ts-check
/**
 * The workers, and where their scripts are.
 *
 * @typedef {object} Source
 * @property {string} name Under which copies of this script share what is started of it: empty for the engine to play against.
 * @property {string} address The worker's script.
 * @property {string} integrity What its hash must be if it is fetched, as in `<script integrity>`; empty for any.
 * @property {(() => Promise<string>) | null} text The script itself, if it is inside.
 */
import { INTEGRITY, WORKER_TEXTS } from '../build.js';

/** The worker that plays chess. @type {Source} */
export const chessSource = {
  name: '',
  address: new URL('../micro-max.worker.js', import.meta.url).href,
  integrity: INTEGRITY['micro-max.worker.js'] ?? '',
  text: WORKER_TEXTS['micro-max.worker.js'] ?? null,
};

/** The worker of all games other than chess. The page starts it with the first of them. @type {Source} */
export const variantsSource = {
  name: 'variants',
  address: new URL('../micro-max.variants.worker.js', import.meta.url).href,
  integrity: INTEGRITY['micro-max.variants.worker.js'] ?? '',
  text: WORKER_TEXTS['micro-max.variants.worker.js'] ?? null,
};

/**
 * The address of a folder with workers that the author of a page names, on a host whose scripts the page runs
 * anyway: its own or that of this script.
 * @param {string} written Relative to the page.
 * @returns {string | null} Null if it is on another host, or has a query or a fragment.
 */
export function workerFolder(written) {
  const base = globalThis.document?.baseURI ?? 'https://page.invalid/';
  const [folder, page, script] = [written.trim(), base, chessSource.address].map((address) => parsed(address, base));
  const isOfHost = [page, script].some((own) => own?.origin === folder?.origin && own?.protocol === folder?.protocol);
  // Behind a query or a fragment the name of the worker would not be part of the path.
  if (!folder || !isOfHost || /[?#]/.test(folder.href)) return null;
  return folder.href.replace(/\/?$/, '/');
}

/** @param {string} address @param {string} base */
function parsed(address, base) {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/**
 * The source of a worker of the same kind in a folder.
 * @param {Source} source @param {string | null} folder @returns {Source}
 */
export function sourceIn(source, folder) {
  if (!folder) return source;
  const address = `${folder}micro-max.${source.name && `${source.name}.`}worker.js`;
  return { name: `${source.name} ${address}`, address, integrity: '', text: null };
}
