// @ts-check
/**
 * Workers from a folder that the author of a page names.
 *
 * @import { Source } from './source.js'
 */
import { source as own } from './source.js';

/**
 * The address of a folder on a host whose scripts the page runs anyway: its own or that of this script.
 * @param {string} written Relative to the page.
 * @returns {string | null} Null if it is on another host.
 */
export function workerFolder(written) {
  const base = globalThis.document?.baseURI ?? 'https://page.invalid/';
  const [folder, page, script] = [written.trim(), base, own.address].map((address) => parsed(address, base));
  if (!folder || ![page?.origin, script?.origin].includes(folder.origin)) return null;
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
