// @ts-check
/**
 * The page for authors: shows the source of each example beside the running example, and fits the height of the
 * frames to their contents.
 */
import { makeFile } from './file.js';
import { makeReference } from './reference.js';

// Node imports this module without a document.
if (typeof document !== 'undefined') start();

function start() {
  for (const frame of document.querySelectorAll('iframe')) fitHeight(frame);
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('.files a')))
    showFile(link);
  const place = document.getElementById('reference');
  if (place) makeReference().then((tables) => place.replaceChildren(...tables), console.warn);
}

/**
 * Replaces a link to a file by its text; the link stays if the file cannot be loaded.
 * @param {HTMLAnchorElement} link
 */
async function showFile(link) {
  try {
    const response = await fetch(link.href);
    if (!response.ok) throw new Error(`${link.href}: ${response.status}`);
    link.replaceWith(makeFile(link.href, link.textContent ?? '', await response.text()));
  } catch (error) {
    console.warn(error);
  }
}

/**
 * Keeps the height of a frame equal to that of its page.
 * @param {HTMLIFrameElement} frame
 */
function fitHeight(frame) {
  const rootOf = () => frame.contentDocument?.documentElement;
  const fit = () => {
    const height_px = rootOf()?.getBoundingClientRect().height;
    // The height of a frame includes its border.
    if (height_px) frame.style.height = `${height_px + frame.offsetHeight - frame.clientHeight}px`;
  };
  const observe = () => {
    // An observer of the frame's own window reports in step with its rendering.
    const view = /** @type {(Window & typeof globalThis) | null} */ (frame.contentWindow);
    const root = rootOf();
    if (view && root) new view.ResizeObserver(() => requestAnimationFrame(fit)).observe(root);
  };
  frame.addEventListener('load', observe);
  observe();
}
