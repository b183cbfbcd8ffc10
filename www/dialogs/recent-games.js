// @ts-check
/**
 * The room of the last games: to go on with one, to look at it, to delete it, to take all of them away.
 *
 * @import { Color } from '../board/geometry.js'
 * @import { ShelfEntry } from '../game/saved-games-index.js'
 * @import { Session } from '../ui/session.js'
 * @import { Shelf } from '../ui/saved-games.js'
 * @import { DialogTexts } from '../i18n/dialogs/en.js'
 * @import { Open } from './dialogs.js'
 */
import { drawDiagram } from '../board/diagram.js';
import { parsePlacement, START_FEN } from '../board/placement.js';
import { writePgn } from '../game/pgn-text.js';
import { pgnOfGame } from '../game/pgn.js';
import { make } from '../ui/dom.js';
import { PROGRAM } from '../ui/names.js';
import { strengthText } from '../i18n/levels.js';
import { reasonText } from '../i18n/sentences.js';
import { openDialog } from './dialog.js';
import { download } from './download.js';
import { button, makeStatus } from './fields.js';

/** @type {Open} */
export async function open(session, words) {
  const { games: text } = words;
  const shelf = await session.storage.shelf();
  const list = make('ul', { className: 'games-list' });
  const status = makeStatus();
  const save = button(text.downloadAll, () => downloadAll(session, shelf));
  const actions = make('div', { className: 'actions' }, save);
  const room = openDialog(words, 'games', text.title, [list, status.element, actions]);

  /** @param {ShelfEntry} entry */
  async function reopen({ id }) {
    const game = await shelf.open(id);
    if (!game) {
      status.show(text.unopened, true);
      return;
    }
    room.close();
    session.dispatch({ type: 'reopen', game });
  }

  /** @param {ShelfEntry} entry */
  function remove({ id }) {
    shelf.remove(id);
    fill();
    status.show(text.deleted);
    room.dialog.querySelector('button')?.focus();
  }

  function fill() {
    const entries = shelf.entries().filter(({ isEmpty, id }) => !isEmpty || id === session.game().id);
    list.replaceChildren(...entries.map((entry) => makeRow(session, words, entry, reopen, remove)));
    if (entries.length === 0) list.append(make('li', { textContent: text.none }));
    save.disabled = entries.length === 0;
  }
  fill();
  list.querySelector('button')?.focus();
}

/**
 * @param {Session} session
 * @param {DialogTexts} words
 * @param {ShelfEntry} entry
 * @param {(entry: ShelfEntry) => void} reopen
 * @param {(entry: ShelfEntry) => void} remove
 */
function makeRow(session, { games: text }, entry, reopen, remove) {
  const texts = session.texts();
  const isHere = entry.id === session.game().id;
  const title = titleOf(session, text, entry);
  const picture = make('div', { className: 'games-diagram' });
  drawDiagram(picture, {
    placement: parsePlacement(entry.fen ?? START_FEN) ?? {},
    orientation: entry.players.white.kind === 'engine' && entry.players.black.kind === 'human' ? 'black' : 'white',
    pieceSet: session.game().preferences.pieces,
    words: texts.board,
  });
  const details = make('p', { className: 'quiet', textContent: detailsOf(session, text, entry) });
  const row = make('li', {}, picture, make('div', {}, make('b', { textContent: title }), details));
  if (isHere) {
    row.append(make('p', { className: 'quiet here', textContent: text.onBoard }));
    return row;
  }
  const first = button(text.open, () => reopen(entry), 'small');
  const last = askingButton(text.delete, text.reallyDelete, () => remove(entry));
  first.setAttribute('aria-label', `${text.open}: ${title}`);
  row.append(make('div', { className: 'row' }, first, last));
  return row;
}

/**
 * A button that has to be pressed twice.
 *
 * @param {string} text
 * @param {string} question
 * @param {() => void} act
 */
function askingButton(text, question, act) {
  let isAsked = false;
  const element = button(text, () => {
    if (isAsked) act();
    else ask(true);
  });
  const ask = (/** @type {boolean} */ isAsking) => {
    isAsked = isAsking;
    element.textContent = isAsking ? question : text;
    element.classList.toggle('asking', isAsking);
  };
  element.classList.add('small');
  element.addEventListener('blur', () => ask(false));
  return element;
}

/**
 * Who played: names of a game that was read, or the player's opponent.
 *
 * @param {Session} session
 * @param {DialogTexts['games']} text
 * @param {ShelfEntry} entry
 */
function titleOf({ game, texts }, text, { players, names }) {
  if (names) return names.join(' – ');
  const { white, black } = players;
  const nameOf = (/** @type {Color} */ color) => {
    const player = players[color];
    return player.kind === 'engine' ? `${PROGRAM} (${strengthText(game(), texts(), player)})` : texts().play.you;
  };
  return white.kind === 'human' && black.kind === 'human' ? text.two : `${nameOf('white')} – ${nameOf('black')}`;
}

/**
 * @param {Session} session
 * @param {DialogTexts['games']} text
 * @param {ShelfEntry} entry
 */
function detailsOf(session, text, { result, reason, plies, saved_ms, begun_ms }) {
  const texts = session.texts();
  const why = reason && reason !== 'unknown' ? ` (${reasonText(texts, reason)})` : '';
  const outcome = result === '*' ? text.goesOn : `${result.replaceAll('1/2', '½')}${why}`;
  const date = new Date(saved_ms || begun_ms).toLocaleString(texts.language, { dateStyle: 'medium', timeStyle: 'short' });
  return [outcome, text.moves({ count: Math.ceil(plies / 2) }), date].join(' · ');
}

/**
 * One PGN of all games, the newest first. A game that cannot be read any more is left out; the storage says why.
 *
 * @param {Session} session
 * @param {Shelf} shelf
 */
function downloadAll({ game }, shelf) {
  const texts = [];
  for (const { id } of shelf.entries()) {
    const one = id === game().id ? game() : shelf.look(id);
    if (one && one.tree.next > 1) texts.push(writePgn(pgnOfGame(one)));
  }
  download('micro-max.pgn', 'application/vnd.chess-pgn', texts.map((text) => text.trimEnd()).join('\n\n').concat('\n'));
}
