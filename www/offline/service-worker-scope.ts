/** The types of a service worker, which the library of a page lacks. */

export interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface ExtendableMessageEvent extends ExtendableEvent {
  data: unknown;
}

export interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith: (response: Promise<Response>) => void;
}

/** Listens to the events of a service worker. */
export interface Listen {
  (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  (type: 'message', listener: (event: ExtendableMessageEvent) => void): void;
  (type: 'fetch', listener: (event: FetchEvent) => void): void;
}

/** The pages of a service worker. */
export interface Clients {
  claim: () => Promise<void>;
  matchAll: (options: { type: 'window' }) => Promise<{ url: string; navigate: (url: string) => Promise<unknown> }[]>;
}
