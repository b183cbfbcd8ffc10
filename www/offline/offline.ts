/**
 * Makes the published page available offline: registers its service worker, and offers a new version when one is
 * waiting. `?offline=off` disables this in the browser, `?offline=on` enables it again.
 */
import { trusted } from '../engine/script-url.ts';
import { loadOfflineTexts } from '../texts/load.ts';
import { drop, read, write } from '../ui/local-storage.ts';
import { elementById, make, setAttribute } from '../ui/dom.ts';
import type { OfflineTexts } from '../texts/en/offline.ts';

const DISABLED_KEY = 'micro-max:offline';

/** The folder of the page; the rest of a larger site is left alone. */
const SCOPE = './';

/** How long an offer waits while it would disturb the player, before the next try. */
const BUSY_MS = 5000;

/** What only some players need is fetched after this time, when the visit itself has loaded all it needs. */
const REST_MS = 10_000;

/** The present banner. */
let banner: HTMLElement | null = null;

/**
 * Registers the service worker, or removes it if the address asks for that. A framed page does nothing.
 *
 * @param isBusy Whether an offer would disturb the player and has to wait.
 */
export async function keepOffline(isBusy: () => boolean): Promise<void> {
  const container = navigator.serviceWorker;
  if (!container || !location.protocol.startsWith('http') || window.top !== window.self) return;
  const parameter = new URLSearchParams(location.search).get('offline');
  if (parameter === 'on') drop(DISABLED_KEY);
  if (parameter === 'off') {
    write(DISABLED_KEY, 'off');
    await switchOff(container);
  } else if (read(DISABLED_KEY) !== 'off') {
    await register(container, isBusy);
  }
}

async function switchOff(container: ServiceWorkerContainer) {
  const registration = await container.getRegistration(SCOPE);
  // The worker deletes its cache; without a worker there is none.
  registration?.active?.postMessage('off');
  const texts = await loadTexts();
  showBanner(texts, texts.off, texts.on, () => location.assign('?offline=on'));
}

async function register(container: ServiceWorkerContainer, isBusy: () => boolean) {
  let hasController = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    // The first worker has the version of this page; a later one has another.
    if (hasController) location.reload();
    hasController = true;
  });
  const address = trusted(new URL('service-worker.js', document.baseURI).href);
  const registration = await container.register(address, { scope: SCOPE, updateViaCache: 'none' });
  const check = () => {
    if (isBusy()) setTimeout(check, BUSY_MS);
    else
      offerWaiting(registration, () => {
        hasController = true;
      }).catch(() => {}); // Without its texts the offer waits for the next visit.
  };
  check();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', check));
  // An installed page may stay open for weeks.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) registration.update().catch(() => {});
  });
  await fetchRest(isBusy);
}

/** Lets the service worker fetch what only some players need, once the page is idle; not where people save data. */
async function fetchRest(isBusy: () => boolean) {
  if (isSavingData()) return;
  const { active } = await navigator.serviceWorker.ready;
  const whenIdle = globalThis.requestIdleCallback ?? ((act: () => void) => act());
  const fetchWhenIdle = () => {
    if (isBusy()) setTimeout(fetchWhenIdle, BUSY_MS);
    else whenIdle(() => active?.postMessage('rest'));
  };
  setTimeout(fetchWhenIdle, REST_MS);
}

const isSavingData = () => 'connection' in navigator && Boolean(Reflect.get(Object(navigator.connection), 'saveData'));

/** Offers the waiting version, if there is one. */
async function offerWaiting({ active, waiting }: ServiceWorkerRegistration, onAccept: () => void) {
  if (!active || !waiting) return;
  const texts = await loadTexts();
  showBanner(texts, texts.ready, texts.take, () => {
    onAccept();
    waiting.postMessage('take');
  });
}

const loadTexts = () => loadOfflineTexts(document.documentElement.lang);

/**
 * Shows a banner below the panels, where it covers nothing, in place of the previous one: an offer to accept or dismiss.
 *
 * @param action The text of the button.
 */
function showBanner(texts: OfflineTexts, message: string, action: string, accept: () => void) {
  banner?.remove();
  const status = make('p');
  const element = make(
    'aside',
    { className: 'banner' },
    status,
    make(
      'div',
      {},
      make('button', { textContent: action, onclick: accept }),
      make('button', { textContent: texts.later, onclick: () => element.remove() }),
    ),
  );
  setAttribute(status, 'role', 'status');
  setAttribute(element, 'aria-label', texts.label);
  elementById('side').append(element);
  banner = element;
  // Screen readers announce changes only in a live region that exists already.
  setTimeout(() => {
    status.textContent = message;
  });
}
