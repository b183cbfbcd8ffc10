/**
 * Turns offline use off for all visitors: published in place of the service worker, this one replaces the old one in
 * each visitor's browser, deletes its caches, unregisters itself, and reloads open pages.
 */
import type { Clients, Listen } from './service-worker-scope.ts';

declare const registration: ServiceWorkerRegistration;
declare const clients: Clients;
declare const skipWaiting: () => Promise<void>;
declare const addEventListener: Listen;

(() => {
  async function leave() {
    const names = (await caches.keys()).filter((name) => name.startsWith(`micro-max ${registration.scope} `));
    await Promise.all(names.map((name) => caches.delete(name)));
    await registration.unregister();
    // Not awaited: navigation waits until the worker is active.
    for (const page of await clients.matchAll({ type: 'window' })) page.navigate(page.url);
  }

  addEventListener('install', (event) => event.waitUntil(skipWaiting()));
  addEventListener('activate', (event) => event.waitUntil(leave()));
})();
