/** Saves texts and pictures as files, copies them to the clipboard, or passes them to another program. */
import { make } from '../ui/dom.ts';

/** How long the browser may take to start a download. */
const DOWNLOAD_START_MS = 10000;

/** Saves a text or the content of a Blob as a file. */
export function download(name: string, type: string, content: string | Blob) {
  const href = URL.createObjectURL(new Blob([content], { type }));
  make('a', { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), DOWNLOAD_START_MS);
}

/**
 * Copies the text of a field.
 *
 * @returns False if the browser does not allow it; then the text is selected.
 */
export async function copy(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // Pages from a disk or over plain HTTP have no clipboard API, but may copy the selection.
    field.focus();
    field.select();
    return document.execCommand('copy');
  }
}

/** Whether the browser can copy pictures. */
export const canCopyPictures = () => typeof ClipboardItem === 'function' && navigator.clipboard?.write !== undefined;

/**
 * Copies a picture.
 *
 * @param picture A PNG; a promise, because the browser allows copying only right after a press.
 * @returns False if the browser does not allow it.
 */
export async function copyPicture(picture: Promise<Blob>): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
    return true;
  } catch {
    return false;
  }
}

/** Whether the system has a share sheet. */
export const canShare = () => typeof navigator.share === 'function';

/**
 * Opens the system's share sheet, with the picture if it takes files.
 *
 * @param picture A PNG.
 * @returns False if it could not be opened; true also if the player closed it.
 */
export async function shareLink(link: { title: string; url: string }, picture: Blob | null): Promise<boolean> {
  const files = picture ? [new File([picture], 'position.png', { type: 'image/png' })] : [];
  const isTaken = files.length > 0 && navigator.canShare?.({ ...link, files }) === true;
  try {
    await navigator.share(isTaken ? { ...link, files } : link);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
