/** The page that lists the games and the tags of figures, with pictures and what to write for them. */
import { drawDiagram } from '../board/diagram.ts';
import { START_FEN, parsePlacement } from '../board/placement.ts';
import { isDefinition } from '../game/variant/variant-source.ts';
import { lookOf, sizeOf } from '../game/position/board-shape.ts';
import { make, setAttribute } from '../ui/dom.ts';
import { openEngines } from './engines.ts';
import { FIGURE_TAGS } from './figure-tags.ts';
import { listedGames } from './listed-games.ts';
import type { EngineLike } from '../engine/client.ts';
import type { ListedGame } from './listed-games.ts';

const PAGE = 'code.html';

// Node imports this module without a document.
if (typeof document !== 'undefined') start();

function start() {
  document.getElementById('tags')?.replaceChildren(makeTags());
  const place = document.getElementById('games');
  if (place) showGames(place).catch(console.warn);
}

async function showGames(place: HTMLElement) {
  const families = await listedGames();
  const pictures: Map<Element, ListedGame> = new Map();
  const sections = families.map(({ title, games }) =>
    make('section', {}, make('h3', { textContent: title }), makeList(games, pictures)),
  );
  place.replaceChildren(...sections);
  drawInView(pictures, openEngines());
}

/** @param pictures Receives the place of each picture. */
function makeList(games: readonly ListedGame[], pictures: Map<Element, ListedGame>) {
  const items = games.map((game) => {
    const picture = make('div', { className: 'picture' });
    pictures.set(picture, game);
    const link = make('a', { href: `${PAGE}#variant=${encodeURIComponent(game.source)}`, textContent: game.title });
    const written = isDefinition(game.source) ? 'variant="…", its definition' : `variant="${game.name}"`;
    return make('li', {}, picture, link, make('code', { textContent: written }));
  });
  return make('ul', { className: 'games' }, ...items);
}

/** Draws the start positions of the games that are in view. */
function drawInView(pictures: ReadonlyMap<Element, ListedGame>, engine: EngineLike) {
  const observer = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) {
        const game = isIntersecting && pictures.get(target);
        if (!game) continue;
        observer.unobserve(target);
        // The name is enough to choose by.
        draw(target, game, engine).catch(console.warn);
      }
    },
    { rootMargin: '300px' },
  );
  for (const picture of pictures.keys()) observer.observe(picture);
}

async function draw(place: Element, { title, source, start: fen }: ListedGame, engine: EngineLike) {
  const variant = fen === undefined ? await engine.ask('variant', { variant: source }) : null;
  const placement = parsePlacement(variant?.start ?? fen ?? START_FEN, sizeOf({ variant })) ?? {};
  drawDiagram(place, { ...lookOf({ variant }), placement, label: `The start of ${title}` });
}

/** The tags of figures, with links to the page that writes the code. */
function makeTags(): HTMLElement {
  const rows = FIGURE_TAGS.map(({ tag, shows, same }) => {
    const link = make('a', { href: `${PAGE}#figure=${tag}` }, make('code', { textContent: `<micro-max-${tag}>` }));
    const head = make('th', {}, link);
    setAttribute(head, 'scope', 'row');
    const note = same ? [' ', make('code', { className: 'values', textContent: `a preset of micro-max-${same}` })] : [];
    return make('tr', {}, head, make('td', {}, shows, ...note));
  });
  return make('table', {}, make('caption', { textContent: 'The tags of figures' }), make('tbody', {}, ...rows));
}
