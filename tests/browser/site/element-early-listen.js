// @ts-check
// A page's own script, which runs after that of the element: it hears the first events all the same.

/** @type {string[]} */
const early = [];
for (const name of ['error', 'ready']) document.addEventListener(`micro-max-${name}`, () => early.push(name));
Object.assign(window, { early });

export {};
