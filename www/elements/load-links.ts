/** Loads what serves links in the text of a page once there are any. */
import { missing } from '../engine/error.ts';
import { LINKS, observeBoards, roots } from './page-boards.ts';
import { warnOnce } from './readiness.ts';

const stop = observeBoards(() => {
  if (!location.hash.includes(':') && !roots().some((root) => root.querySelector(LINKS))) return;
  stop();
  import('./prose-links.ts')
    .catch(missing('micro-max.links.js'))
    .then(({ observeLinks }) => observeLinks())
    .catch(warnOnce);
});
