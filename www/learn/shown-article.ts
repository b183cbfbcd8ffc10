/** The chapter that the page shows: its only one, or one of all in one file. */

export const shownArticle = () => document.querySelector('main > article:not([hidden])') as HTMLElement;

const isInOneFile = () => document.querySelectorAll('main > article').length > 1;

/** The address of the shown chapter within its page. */
export const ownAddress = () => (isInOneFile() ? `#${shownArticle().id}` : '');
