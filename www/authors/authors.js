// @ts-check
/**
 * The page for authors: shows the text of each example beside the running thing, both from one file, and makes the
 * frames as high as what is in them.
 */
import { makeFile } from './file.js';
import { makeReference } from './reference.js';

// Imported without a page, in Node for example, the module does nothing.
if (typeof document !== 'undefined') start();

function start() {
  for (const frame of document.querySelectorAll('iframe')) keepHigh(frame);
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('.files a'))) showFile(link);
  const place = document.getElementById('reference');
  if (place) makeReference().then((tables) => place.replaceChildren(...tables), console.warn);
}

/**
 * Puts a file in the place of the link to it; the link stays if the file cannot be had.
 *
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
 * Keeps a frame as high as the page in it.
 *
 * @param {HTMLIFrameElement} frame
 */
function keepHigh(frame) {
  const rootOf = () => frame.contentDocument?.documentElement;
  const fit = () => {
    const height_px = rootOf()?.getBoundingClientRect().height;
    // The border is inside a frame's height.
    if (height_px) frame.style.height = `${height_px + frame.offsetHeight - frame.clientHeight}px`;
  };
  const look = () => {
    // The frame's own window looks at it, in step with its drawing.
    const view = /** @type {(Window & typeof globalThis) | null} */ (frame.contentWindow);
    const root = rootOf();
    if (view && root) new view.ResizeObserver(() => requestAnimationFrame(fit)).observe(root);
  };
  frame.addEventListener('load', look);
  look();
}
