// @ts-check
/**
 * What lies behind the first view: it is loaded with the first touch, and what is wanted of it waits until it is there.
 *
 * @import { PageDesk } from './session.js'
 */

/** What a hand, a key or an assistive technology does first. */
const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'toggle', 'click'];

/**
 * Does something with the desk as soon as it is there, and has it loaded. Of each name the last wish counts.
 *
 * @typedef {(name: string, use?: (desk: PageDesk) => void) => boolean} Enter Whether the desk was there already.
 */

/**
 * Makes the threshold. What cannot be loaded is tried again with the next touch.
 *
 * @param {() => Promise<PageDesk>} load
 * @param {() => void} complain
 * @returns {Enter}
 */
export function makeThreshold(load, complain) {
  /** @type {PageDesk | null} */
  let desk = null;
  let isLoading = false;
  /** @type {Map<string, (desk: PageDesk) => void>} */
  const waiting = new Map();
  const touches = new AbortController();

  async function open() {
    if (isLoading) return;
    isLoading = true;
    try {
      desk = await load();
      touches.abort();
      for (const use of waiting.values()) use(desk);
    } catch (error) {
      console.warn(error);
      complain();
    }
    isLoading = false;
  }

  /** @type {Enter} */
  function enter(name, use) {
    if (desk) use?.(desk);
    else {
      if (use) waiting.set(name, use);
      open();
    }
    return desk !== null;
  }

  for (const type of TOUCHES) {
    document.addEventListener(type, ({ target }) => {
      const button = type === 'click' && target instanceof Element ? target.closest('button') : null;
      enter('press', button ? () => button.click() : undefined);
    }, { capture: true, signal: touches.signal });
  }
  return enter;
}
