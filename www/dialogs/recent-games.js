// @ts-check
/**
 * The dialog of recent games: continue one, delete one, or download all.
 *
 * @import { Color } from '../board/geometry.js'
 * @import { Game } from '../game/game.js'
 * @import { SavedGameEntry } from '../game/saved/saved-games-index.js'
 * @import { DialogTexts } from '../texts/en/dialogs.js'
 * @import { Texts } from '../texts/en/page.js'
 * @import { ReasonTexts } from '../texts/en/reasons.js'
 * @import { SavedGames } from '../ui/saved-games.js'
 * @import { Session } from '../ui/session.js'
 * @import { Open } from './dialogs.js'
 */
import { drawDiagram } from '../board/diagram.js';
import { START_FEN, parsePlacement } from '../board/placement.js';
import { friendOf, scoreOf } from '../game/friend/friend-link.js';
import { humanColor } from '../game/game.js';
import { pgnOfGame, writePgn } from '../game/pgn/pgn.js';
import { accuracies } from '../game/review/game-review.js';
import { nameIn } from '../game/variant/variant-source.js';
import { make } from '../ui/dom.js';
import { PROGRAM } from '../ui/names.js';
import { requestGame } from '../ui/session.js';
import { strengthText } from '../texts/levels.js';
import { countText, percentText } from '../texts/number.js';
import { reasonText } from '../texts/sentences.js';
import { sizeInFen } from '../game/position/board-shape.js';
import { openDialog } from './dialog.js';
import { download } from './download.js';
import { button, confirmButton, makeStatus } from './fields.js';
import { loadReasons } from '../texts/load.js';

const COLORS = /** @type {const} */ (['white', 'black']);

/** @type {Open} */
export async function open(session, words) {
  const { games: text } = words;
  const saved = await session.storage.savedGames();
  const reasons = saved.entries().some(({ variant }) => variant) ? await reasonsOfVariants(session.texts()) : {};
  const accuracyTexts = await accuracyTextsOf(session, text, saved);
  const list = make('ul', { className: 'games-list' });
  const status = makeStatus();
  const save = button(text.downloadAll, () => downloadAll(session, saved));
  const actions = make('div', { className: 'actions' }, save);
  const dialog = openDialog(words, 'games', text.title, [list, status.element, actions]);

  /** @param {SavedGameEntry} entry */
  async function reopen({ id }) {
    const { request } = requestGame(session);
    const game = await saved.open(id);
    if (!game) {
      status.show(text.unopened, true);
      return;
    }
    dialog.close();
    session.dispatch({ type: 'reopen', game, request });
  }

  /** @param {SavedGameEntry} entry */
  function remove({ id }) {
    saved.remove(id);
    fill();
    status.show(text.deleted);
    dialog.element.querySelector('button')?.focus();
  }

  function fill() {
    const entries = saved.entries().filter(({ isEmpty, id }) => !isEmpty || id === session.game().id);
    list.replaceChildren(
      ...entries.map((entry) =>
        makeRow(
          session,
          words,
          entry,
          detailsOf(session, text, reasons, accuracyTexts, entry, scoreText(session, text, saved, entry)),
          reopen,
          remove,
        ),
      ),
    );
    if (entries.length === 0) list.append(make('li', { textContent: text.none }));
    save.disabled = entries.length === 0;
  }
  fill();
  list.querySelector('button')?.focus();
}

/** @param {Texts} texts */
async function reasonsOfVariants({ language }) {
  return loadReasons(language);
}

/**
 * @param {Session} session
 * @param {DialogTexts} words
 * @param {SavedGameEntry} entry
 * @param {string} about
 * @param {(entry: SavedGameEntry) => void} reopen
 * @param {(entry: SavedGameEntry) => void} remove
 */
function makeRow(session, { games: text }, entry, about, reopen, remove) {
  const texts = session.texts();
  const isOpen = entry.id === session.game().id;
  const title = titleOf(session, text, entry);
  const diagram = make('div', { className: 'games-diagram' });
  const size = entry.fen && entry.variant ? sizeInFen(entry.fen) : undefined;
  drawDiagram(diagram, {
    ...(size && { width: size.files, height: size.ranks }),
    placement: parsePlacement(entry.fen ?? START_FEN, size) ?? {},
    orientation: entry.players.white.kind !== 'human' && entry.players.black.kind === 'human' ? 'black' : 'white',
    pieceSet: session.game().preferences.pieces,
    words: texts.board,
  });
  const details = make('p', { className: 'quiet', textContent: about });
  const row = make('li', {}, diagram, make('div', {}, make('b', { textContent: title }), details));
  if (isOpen) {
    row.append(make('p', { className: 'quiet current', textContent: text.onBoard }));
    return row;
  }
  const openButton = button(text.open, () => reopen(entry), 'small');
  const deleteButton = confirmButton(text.delete, text.reallyDelete, () => remove(entry));
  openButton.setAttribute('aria-label', `${text.open}: ${title}`);
  row.append(make('div', { className: 'row' }, openButton, deleteButton));
  return row;
}

/**
 * Who played: the names in an imported game, or the players of this page.
 * @param {Session} session @param {DialogTexts['games']} text @param {SavedGameEntry} entry
 */
function titleOf({ game, texts }, text, { players, names }) {
  if (names) return names.join(' – ');
  const { white, black } = players;
  const nameOf = (/** @type {Color} */ color) => {
    const player = players[color];
    if (player.kind === 'friend') return text.friend;
    return player.kind === 'engine' ? `${PROGRAM} (${strengthText(game(), texts(), player)})` : texts().play.you;
  };
  return white.kind === 'human' && black.kind === 'human' ? text.two : `${nameOf('white')} – ${nameOf('black')}`;
}

/**
 * @param {Session} session
 * @param {DialogTexts['games']} text
 * @param {Partial<ReasonTexts>} reasons The reasons that only variants have, by their codes.
 * @param {ReadonlyMap<string, string>} accuracyTexts By the id of the game.
 * @param {SavedGameEntry} entry
 * @param {string} score
 */
function detailsOf(session, text, reasons, accuracyTexts, entry, score) {
  const { id, variant, result, reason, plies, saved_ms, begun_ms } = entry;
  const texts = session.texts();
  const words = /** @type {Record<string, string>} */ (reasons)[reason ?? ''] ?? reasonText(texts, reason ?? '');
  const why = reason && reason !== 'unknown' ? ` (${words})` : '';
  const outcome = result === '*' ? text.goesOn : `${result.replaceAll('1/2', '½')}${why}`;
  const date = new Date(saved_ms || begun_ms).toLocaleString(texts.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const moves = text.moves({ count: Math.ceil(plies / 2) });
  const parts = [variant && nameIn(variant), outcome, accuracyTexts.get(id), score, moves, date];
  return parts.filter(Boolean).join(' · ');
}

/**
 * The points in the finished games with a friend; '' if there are none.
 * @param {Session} session @param {DialogTexts['games']} text @param {SavedGames} saved @param {SavedGameEntry} entry
 */
function scoreText(session, text, saved, entry) {
  const pair = friendOf(entry)?.pair;
  const points = pair ? scoreOf(saved.entries(), pair) : { own: 0, friend: 0 };
  if (points.own + points.friend === 0) return '';
  const [own, friend] = [points.own, points.friend].map((count) => countText(session.texts().language, count));
  return text.score({ own, friend });
}

/**
 * The accuracy in the reviewed games: of the human against an engine, else of both sides.
 * @param {Session} session @param {DialogTexts['games']} text @param {SavedGames} saved
 * @returns {Promise<Map<string, string>>} By the id of the game.
 */
async function accuracyTextsOf(session, text, saved) {
  const { language } = session.texts();
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const { id } of saved.entries().filter(({ variant }) => !variant)) {
    const game = await readGame(session, saved, id);
    const shares = game && accuracies(game);
    if (!shares) continue;
    const own = humanColor(game);
    const percents = (own ? [own] : COLORS).map((color) => percentText(language, shares[color] / 100));
    found.set(id, text.accuracy({ percents: percents.join(' – ') }));
  }
  return found;
}

/**
 * The game on the board, or one that was saved; null, with a notice, if it cannot be read.
 * @param {Session} session @param {SavedGames} saved @param {string} id @returns {Promise<Game | null>}
 */
async function readGame({ game }, saved, id) {
  return id === game().id ? game() : saved.read(id);
}

/**
 * Downloads all games as one PGN, newest first. A game that cannot be read is left out, with a notice.
 * @param {Session} session @param {SavedGames} saved
 */
async function downloadAll(session, saved) {
  const texts = [];
  for (const { id } of saved.entries()) {
    const game = await readGame(session, saved, id);
    if (game && game.tree.next > 1) texts.push(writePgn(pgnOfGame(game)));
  }
  download(
    'micro-max.pgn',
    'application/vnd.chess-pgn',
    texts
      .map((text) => text.trimEnd())
      .join('\n\n')
      .concat('\n'),
  );
}
