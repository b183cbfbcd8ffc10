/** Loads the PGN file that the attribute `src` names. */
import { decoded } from '../dialogs/detect-format.ts';

/** The largest file, in bytes. */
export const MAX_FILE_BYTES = 10_000_000;

/** A server that has sent nothing for this long counts as unreachable. */
const PATIENCE_MS = 20_000;

/**
 * The text of a file.
 *
 * @param address Relative to the base address.
 * @returns Rejected with the reason, a part of a sentence.
 */
export async function loadGameFile(
  address: string,
  base: string,
  { request = fetch, patience_ms = PATIENCE_MS }: { request?: typeof fetch; patience_ms?: number } = {},
): Promise<string> {
  const url = new URL(address, base);
  const abort = new AbortController();
  const { signal } = abort;
  const silence = new Error(`the server sent nothing for ${patience_ms / 1000} seconds`);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const startTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => abort.abort(silence), patience_ms);
  };
  startTimer();
  try {
    const response = await request(url, { signal }).catch(() => {
      throw new Error(unreachable(url, base));
    });
    refuseOther(response);
    return textOf(await bytesOf(response, startTimer));
  } catch (error) {
    throw signal.aborted ? silence : error;
  } finally {
    clearTimeout(timer);
    abort.abort();
  }
}

/** The possible reasons for a failed request, which browsers do not distinguish. */
function unreachable({ protocol, host }: URL, base: string) {
  if (protocol === 'file:') return 'a page on a disk cannot read other files; write the game into the element';
  return host === new URL(base).host
    ? 'the connection failed, or the page’s Content-Security-Policy does not allow it in connect-src'
    : `the connection failed, or ${host} does not send Access-Control-Allow-Origin for this page, or the page’s Content-Security-Policy does not allow it in connect-src`;
}

function refuseOther({ ok, status, headers }: Response) {
  if (!ok) throw new Error(`the server answered ${status}`);
  if (/^text\/html\b/i.test(headers.get('content-type') ?? '')) throw new Error(WEB_PAGE);
}

const WEB_PAGE = 'it is a web page in HTML, not a PGN file';

/** The content of a response, read until it is too long. */
async function bytesOf({ body, headers }: Response, onPart: () => void) {
  const tooLarge = `it is larger than ${MAX_FILE_BYTES / 1_000_000} MB`;
  if (Number(headers.get('content-length')) > MAX_FILE_BYTES) throw new Error(tooLarge);
  const parts = [];
  let length = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    onPart();
    parts.push(part.value);
    length += part.value.length;
    if (length > MAX_FILE_BYTES) throw new Error(tooLarge);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function textOf(bytes: Uint8Array) {
  const text = decoded(bytes);
  if (text === null) throw new Error('it is not a text file');
  if (text.trim() === '') throw new Error('it is empty');
  if (/^\s*<(?:!doctype|html)\b/i.test(text)) throw new Error(WEB_PAGE);
  return text;
}
