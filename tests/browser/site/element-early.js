// @ts-check
// Sets properties of an element whose script is not loaded yet.

Object.assign(/** @type {Element} */ (document.querySelector('micro-max')), { side: 'both', level: 4 });
