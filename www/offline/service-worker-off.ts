/**
 * Turns offline use off for all visitors: published in place of the service worker, this one replaces the old one in
 * each visitor's browser, deletes its caches, unregisters itself, and reloads open pages.
 */
(() => {
  const worker = globalThis as any;

  async function leave() {
    const names = (await caches.keys()).filter((name) => name.startsWith(`micro-max ${worker.registration.scope} `));
    await Promise.all(names.map((name) => caches.delete(name)));
    await worker.registration.unregister();
    // Not awaited: navigation waits until the worker is active.
    for (const page of await worker.clients.matchAll({ type: 'window' })) page.navigate(page.url);
  }

  worker.addEventListener('install', (event: any) => event.waitUntil(worker.skipWaiting()));
  worker.addEventListener('activate', (event: any) => event.waitUntil(leave()));
})();
