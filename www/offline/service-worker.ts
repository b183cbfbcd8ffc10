/**
 * Caches one complete version of the page and serves it, and what only some players need when it is used or when the page
 * asks for it. A new version is fetched beside the old one and waits until it is accepted. Other requests go to the network. The build fills in the
 * version, and the files with their paths and hashes.
 */
import type { Clients, Listen } from './service-worker-scope.ts';

declare const registration: ServiceWorkerRegistration;
declare const clients: Clients;
declare const skipWaiting: () => Promise<void>;
declare const addEventListener: Listen;

(() => {
  const VERSION = /* version */ '';
  const FILES: [path: string, integrity: string][] = /* files */ [];
  /** What is cached when it is used for the first time. */
  const ON_USE: [path: string, integrity: string][] = /* on use */ [];

  /** In the name of a file that is cached only on use, in every version. */
  const USED = 'micro-max.variants.worker';

  const folder = registration.scope;
  /** Distinguishes the caches of other sites on the same host. */
  const prefix = `micro-max ${folder} `;
  const name = prefix + VERSION;
  const cached = new Set(FILES.map(([path]) => folder + path));
  const onUse = new Map(ON_USE.map(([path, integrity]) => [folder + path, integrity]));

  /** All or nothing: the worker is not installed if one file cannot be fetched or has another hash. */
  async function install() {
    const cache = await caches.open(name);
    const results = await Promise.allSettled(FILES.map(([path, integrity]) => store(cache, folder + path, integrity)));
    const failure = results.find(({ status }) => status === 'rejected');
    if (!failure) return storeUsed(cache);
    // All writes have ended.
    await caches.delete(name);
    throw (failure as PromiseRejectedResult).reason;
  }

  /** Fetches what an older version had cached on use, so that it is there without a network. */
  async function storeUsed(cache: Cache) {
    const names = (await caches.keys()).filter((other) => other.startsWith(prefix) && other !== name);
    const requests = await Promise.all(names.map(async (other) => (await caches.open(other)).keys()));
    if (!requests.flat().some(({ url }) => url.includes(USED))) return;
    await storeOnUse(cache);
  }

  async function store(cache: Cache, address: string, integrity: string) {
    const response = await fetch(address, { integrity, cache: 'no-cache' });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    // A redirected response is not allowed for a navigation.
    await cache.put(address, response.redirected ? new Response(response.body, response) : response);
  }

  async function deleteCaches(isObsolete: (name: string) => boolean) {
    const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && isObsolete(name));
    await Promise.all(names.map((name) => caches.delete(name)));
  }

  async function activate() {
    await deleteCaches((other) => other !== name);
    await clients.claim();
  }

  async function switchOff() {
    await registration.unregister();
    await deleteCaches(() => true);
  }

  /** The address in the cache that answers a request. */
  function addressFor({ url, mode }: Request) {
    const { origin, pathname, search } = new URL(url);
    return origin + pathname.replace(/\/index\.html$/, '/') + (mode === 'navigate' ? '' : search);
  }

  async function respondAndStore(request: Request, address: string) {
    // Pages that are open when offline use is switched off keep this worker; it must not fill a cache again.
    if (!(await caches.has(name))) return fetch(request);
    const cache = await caches.open(name);
    const known = await cache.match(address);
    if (known) return known;
    await storeRest(cache);
    return (await cache.match(address)) ?? fetch(request);
  }

  let storing: Promise<void> | null = null;

  /** Stores all that is cached on use, so that no part is missing without a network. */
  const storeRest = (cache: Cache) => {
    storing ??= storeOnUse(cache).then(() => {
      storing = null;
    });
    return storing;
  };

  const storeOnUse = (cache: Cache) =>
    Promise.allSettled(
      [...onUse].map(async ([address, integrity]) => {
        if (!(await cache.match(address))) await store(cache, address, integrity);
      }),
    );

  /** Fetches the rest for a page that is idle, unless offline use was switched off. */
  async function fetchRest() {
    if (await caches.has(name)) await storeRest(await caches.open(name));
  }

  async function respond(request: Request, address: string) {
    return (await caches.match(address, { cacheName: name })) ?? fetch(request);
  }

  addEventListener('install', (event) => event.waitUntil(install()));
  addEventListener('activate', (event) => event.waitUntil(activate()));
  addEventListener('message', (event) => {
    if (event.data === 'take') event.waitUntil(skipWaiting());
    if (event.data === 'off') event.waitUntil(switchOff());
    if (event.data === 'rest') event.waitUntil(fetchRest());
  });
  addEventListener('fetch', (event) => {
    const { request } = event;
    const address = addressFor(request);
    if (request.mode === 'navigate' && /[?&]offline=off\b/.test(request.url)) {
      event.respondWith(switchOff().then(() => fetch(request)));
    } else if (request.method === 'GET' && cached.has(address)) {
      event.respondWith(respond(request, address));
    } else if (request.method === 'GET' && onUse.has(address)) {
      event.respondWith(respondAndStore(request, address));
    }
  });
})();
