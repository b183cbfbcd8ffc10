// @ts-check
// Sets properties of an element whose script has not come yet.

Object.assign(/** @type {Element} */ (document.querySelector('micro-max')), { side: 'both', level: 4 });
