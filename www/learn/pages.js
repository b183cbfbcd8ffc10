// @ts-check
/** The other pages of the tutorial. In one file they are all in the document itself. */

/** @type {Map<string, Promise<Document>>} */
const pages = new Map();

/**
 * The page that a link leads to.
 * @param {HTMLAnchorElement} link @returns {Promise<Document>}
 */
export function pageAt({ href }) {
  const address = href.replace(/#.*/s, '');
  if (address === document.URL.replace(/#.*/s, '')) return Promise.resolve(document);
  const known = pages.get(address) ?? load(address);
  pages.set(address, known);
  known.catch(() => pages.delete(address));
  return known;
}

/**
 * A page as a document, which a policy of trusted types allows in this way only.
 * @param {string} address @returns {Promise<Document>}
 */
const load = (address) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.open('GET', address);
    request.onload = () =>
      request.responseXML ? resolve(request.responseXML) : reject(new Error(`${address}: ${request.status}`));
    request.onerror = () => reject(new Error(`${address} could not be loaded`));
    request.send();
  });

/**
 * The link to the contents, which every page has.
 * @returns {HTMLAnchorElement}
 */
export function contentsLink() {
  const link = /** @type {HTMLAnchorElement | null} */ (document.querySelector('a[rel=contents]'));
  if (!link) throw new Error('the page has no link to the contents');
  return link;
}
