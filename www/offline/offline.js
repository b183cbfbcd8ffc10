// @ts-check
/**
 * Keeps the published page for times without a network: registers its service worker, and offers a new version when one
 * waits. `?offline=off` ends that in this browser, `?offline=on` begins it again.
 */
import { trusted } from '../engine/trusted.js';
import { drop, read, write } from '../ui/local-storage.js';
import { offer } from './banner.js';
import { wordsIn } from './texts.js';

const SWITCH = 'micro-max:offline';

/** The page's folder. A site that holds this page among others is none of its business. */
const SCOPE = './';

/**
 * Registers the service worker, or does what the address says. A page inside another one's frame keeps nothing.
 *
 * @returns {Promise<void>}
 */
export async function keepOffline() {
  const container = navigator.serviceWorker;
  if (!container || !location.protocol.startsWith('http') || window.top !== window.self) return;
  const wish = new URLSearchParams(location.search).get('offline');
  if (wish === 'on') drop(SWITCH);
  if (wish === 'off') {
    write(SWITCH, 'off');
    await switchOff(container);
  } else if (read(SWITCH) !== 'off') {
    await register(container);
  }
}

/** @param {ServiceWorkerContainer} container */
async function switchOff(container) {
  const registration = await container.getRegistration(SCOPE);
  // It forgets what it kept; without one there is nothing.
  registration?.active?.postMessage('off');
  const words = wordsIn(document.documentElement.lang);
  offer(words, words.off, words.on, () => location.assign('?offline=on'));
}

/** @param {ServiceWorkerContainer} container */
async function register(container) {
  let isKept = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    // The first one comes to a page that it fits; another one brings another version.
    if (isKept) location.reload();
    isKept = true;
  });
  const address = trusted(new URL('service-worker.js', document.baseURI).href);
  const registration = await container.register(address, { scope: SCOPE, updateViaCache: 'none' });
  const look = () => offerWaiting(registration, () => { isKept = true; });
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  // A page on a phone's home screen may be open for weeks.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) registration.update().catch(() => {});
  });
}

/**
 * Offers the version that waits, if there is one.
 *
 * @param {ServiceWorkerRegistration} registration
 * @param {() => void} whenTaken
 */
function offerWaiting({ active, waiting }, whenTaken) {
  if (!active || !waiting) return;
  const words = wordsIn(document.documentElement.lang);
  offer(words, words.ready, words.take, () => {
    whenTaken();
    waiting.postMessage('take');
  });
}
