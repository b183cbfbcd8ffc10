// @ts-check
/**
 * Keeps one version of the page in the browser, whole, and answers from it. A new version is fetched beside the old one
 * and waits until it is taken. What is not of the page goes to the network. The build fills in the version and the
 * files, each by its address from here and its hash.
 */
(() => {
  const VERSION = /* version */ '';
  /** @type {[path: string, integrity: string][]} */
  const FILES = /* files */ [];

  const worker = /** @type {any} */ (globalThis);
  const folder = /** @type {string} */ (worker.registration.scope);
  /** Other sites of the same host have caches of their own. */
  const prefix = `micro-max ${folder} `;
  const name = prefix + VERSION;
  const kept = new Set(FILES.map(([path]) => folder + path));

  /** All or nothing: the worker is not installed if one file cannot be had as it was built. */
  async function install() {
    const cache = await caches.open(name);
    const ends = await Promise.allSettled(FILES.map(([path, integrity]) => keep(cache, folder + path, integrity)));
    const fault = ends.find(({ status }) => status === 'rejected');
    if (!fault) return;
    // Nothing is being written any more.
    await caches.delete(name);
    throw /** @type {PromiseRejectedResult} */ (fault).reason;
  }

  async function keep(/** @type {Cache} */ cache, /** @type {string} */ address, /** @type {string} */ integrity) {
    const response = await fetch(address, { integrity, cache: 'no-cache' });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    // A page may not be answered with what came from another address.
    await cache.put(address, response.redirected ? new Response(response.body, response) : response);
  }

  async function forget(/** @type {(name: string) => boolean} */ isForgotten) {
    const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && isForgotten(name));
    await Promise.all(names.map((name) => caches.delete(name)));
  }

  async function activate() {
    await forget((other) => other !== name);
    await worker.clients.claim();
  }

  async function switchOff() {
    await worker.registration.unregister();
    await forget(() => true);
  }

  /** The address of a file of the page that answers a request. */
  function addressFor(/** @type {Request} */ { url, mode }) {
    const { origin, pathname, search } = new URL(url);
    return origin + pathname.replace(/\/index\.html$/, '/') + (mode === 'navigate' ? '' : search);
  }

  async function answer(/** @type {Request} */ request, /** @type {string} */ address) {
    return (await caches.match(address, { cacheName: name })) ?? fetch(request);
  }

  worker.addEventListener('install', (/** @type {any} */ event) => event.waitUntil(install()));
  worker.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(activate()));
  worker.addEventListener('message', (/** @type {any} */ event) => {
    if (event.data === 'take') event.waitUntil(worker.skipWaiting());
    if (event.data === 'off') event.waitUntil(switchOff());
  });
  worker.addEventListener('fetch', (/** @type {any} */ event) => {
    const { request } = event;
    const address = addressFor(request);
    if (request.mode === 'navigate' && /[?&]offline=off\b/.test(request.url)) {
      event.respondWith(switchOff().then(() => fetch(request)));
    } else if (request.method === 'GET' && kept.has(address)) {
      event.respondWith(answer(request, address));
    }
  });
})();
