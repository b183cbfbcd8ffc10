// @ts-check
// A script of the page that runs after that of the element, but still receives the first events.

/** @type {string[]} */
const early = [];
for (const name of ['error', 'ready']) document.addEventListener(`micro-max-${name}`, () => early.push(name));
Object.assign(window, { early });

export {};
