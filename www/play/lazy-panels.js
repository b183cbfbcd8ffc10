// @ts-check
/**
 * Panels that are loaded when there is something for them to show.
 *
 * @import { Game } from '../game/game.js'
 * @import { Desk, Panel } from './context.js'
 */
import { canGraph, endingOf } from '../game/game.js';
import { load } from './context.js';
import { elementOf } from '../ui/dom.js';

/** From this ply on an opening has a name worth telling. */
const FIRST_NAMED_PLY = 3;

/**
 * All of them.
 *
 * @param {Desk} desk
 * @returns {Panel[]}
 */
export function makeExtras(desk) {
  // Every game needs its list from the first move on; if it does not come now, it is asked for again then.
  import('./moves-panel.js').catch(() => {});
  return [
    loaded(desk, ({ tree }) => tree.next > 1, async () => (await import('./moves-panel.js')).makeMoves(desk)),
    loaded(desk, ({ reports }) => reports.length > 0, async () => (await import('../ui/engine-lines.js')).makeThinking(desk)),
    loaded(desk, ({ preferences }) => preferences.bar, async () => (await import('../ui/evaluation-bar.js')).makeBar(elementOf('bar'))),
    makeBox(desk),
    makeOpening(desk),
    makeGraph(desk),
  ];
}

/**
 * A panel that is loaded when it is first wanted.
 *
 * @param {Desk} desk
 * @param {(game: Game) => boolean} isWanted
 * @param {() => Promise<Panel>} make
 * @returns {Panel}
 */
function loaded(desk, isWanted, make) {
  /** @type {Panel | null} */
  let panel = null;
  /** @type {Game['tree'] | null} */
  let tried = null;
  const bring = loader(desk, async () => {
    panel = await make();
    panel(desk.game(), desk.texts());
  });
  return (game, texts) => {
    if (panel) panel(game, texts);
    else if (tried !== game.tree && isWanted(game)) {
      // What cannot be loaded is tried again with the next move.
      tried = game.tree;
      bring();
    }
  };
}

/**
 * Loads something, not twice at a time.
 *
 * @param {Desk} desk
 * @param {() => Promise<void>} run
 */
function loader(desk, run) {
  let isLoading = false;
  return async () => {
    if (isLoading) return;
    isLoading = true;
    await load(desk, run);
    isLoading = false;
  };
}

/**
 * The box for moves and commands, from its first focus on.
 *
 * @param {Desk} desk
 * @returns {Panel}
 */
function makeBox(desk) {
  const box = elementOf('typed');
  /** @type {Panel} */
  let panel = () => {};
  const open = loader(desk, async () => {
    panel = await (await import('./command-box.js')).makeTyping(desk);
    box.removeEventListener('focus', open);
  });
  box.addEventListener('focus', open);
  if (document.activeElement === box) open();
  return (game, texts) => panel(game, texts);
}

/**
 * Has a room fill an element. Nobody has asked for it, so nobody is told if it cannot be had.
 *
 * @param {Desk} desk
 * @param {string} name
 * @param {HTMLElement} element
 */
async function fill(desk, name, element) {
  try {
    await (await import('../dialogs/dialogs.js')).openRoom(name, { ...desk, element });
  } catch (error) {
    console.warn(error);
  }
}

/**
 * The name of the opening, once three plies are played and the page has nothing else to do.
 *
 * @param {Desk} desk
 * @returns {Panel}
 */
function makeOpening(desk) {
  const element = elementOf('opening');
  const whenIdle = globalThis.requestIdleCallback ?? ((/** @type {() => void} */ act) => setTimeout(act, 500));
  let isWanted = false;
  let told = '';
  return (game, texts) => {
    isWanted ||= game.tree.nodes[game.shown].ply >= FIRST_NAMED_PLY;
    const place = `${game.id} ${game.shown} ${game.isRead} ${texts.language}`;
    if (!isWanted || place === told) return;
    told = place;
    whenIdle(() => fill(desk, 'openings', element));
  };
}

/**
 * The graph of the score, when the game is over.
 *
 * @param {Desk} desk
 * @returns {Panel}
 */
function makeGraph(desk) {
  const element = elementOf('graph');
  /** What the drawing was made of. @type {readonly unknown[]} */
  let drawn = [];
  return (game, texts) => {
    element.hidden = !(endingOf(game) && canGraph(game));
    const parts = [game.id, game.tree, game.shown, texts.language, game.preferences.letters];
    if (element.hidden || parts.every((part, index) => part === drawn[index])) return;
    drawn = parts;
    fill(desk, 'graph', element);
  };
}
