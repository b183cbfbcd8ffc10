/** The workers, and where their scripts are. */
import { INTEGRITY, WORKER_TEXTS } from '../build.ts';

export interface Source {
  /** Under which copies of this script share what is started of it: empty for the engine to play against. */
  name: string;
  /** The worker's script. */
  address: string;
  /** What its hash must be if it is fetched, as in `<script integrity>`; empty for any. */
  integrity: string;
  /** The script itself, if it is inside. */
  text: (() => Promise<string>) | null;
}

/** The worker that plays chess. */
export const chessSource: Source = {
  name: '',
  address: new URL('../micro-max.worker.js', import.meta.url).href,
  integrity: INTEGRITY['micro-max.worker.js'] ?? '',
  text: WORKER_TEXTS['micro-max.worker.js'] ?? null,
};

/** The worker of all games other than chess. The page starts it with the first of them. */
export const variantsSource: Source = {
  name: 'variants',
  address: new URL('../micro-max.variants.worker.js', import.meta.url).href,
  integrity: INTEGRITY['micro-max.variants.worker.js'] ?? '',
  text: WORKER_TEXTS['micro-max.variants.worker.js'] ?? null,
};

/**
 * The address of a folder with workers that the author of a page names, on a host whose scripts the page runs
 * anyway: its own or that of this script.
 *
 * @param written Relative to the page.
 * @returns Null if it is on another host, or has a query or a fragment.
 */
export function workerFolder(written: string): string | null {
  const base = globalThis.document?.baseURI ?? 'https://page.invalid/';
  const [folder, page, script] = [written.trim(), base, chessSource.address].map((address) => parsed(address, base));
  const isOfHost = [page, script].some((own) => own?.origin === folder?.origin && own?.protocol === folder?.protocol);
  // Behind a query or a fragment the name of the worker would not be part of the path.
  if (!folder || !isOfHost || /[?#]/.test(folder.href)) return null;
  return folder.href.replace(/\/?$/, '/');
}

function parsed(address: string, base: string) {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/** The source of a worker of the same kind in a folder. */
export function sourceIn(source: Source, folder: string | null): Source {
  if (!folder) return source;
  const address = `${folder}micro-max.${source.name && `${source.name}.`}worker.js`;
  return { name: `${source.name} ${address}`, address, integrity: '', text: null };
}
