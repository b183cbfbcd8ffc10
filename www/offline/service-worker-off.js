// @ts-check
/**
 * The off switch for whoever publishes the site: put in the place of the service worker, this one takes the old one's
 * place in every browser that comes by, forgets what was kept, and goes. Pages that are open are loaded again.
 */
(() => {
  const worker = /** @type {any} */ (globalThis);

  async function leave() {
    const names = (await caches.keys()).filter((name) => name.startsWith(`micro-max ${worker.registration.scope} `));
    await Promise.all(names.map((name) => caches.delete(name)));
    await worker.registration.unregister();
    // Not waited for: a page is loaded only when this is done.
    for (const page of await worker.clients.matchAll({ type: 'window' })) page.navigate(page.url);
  }

  worker.addEventListener('install', (/** @type {any} */ event) => event.waitUntil(worker.skipWaiting()));
  worker.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(leave()));
})();
