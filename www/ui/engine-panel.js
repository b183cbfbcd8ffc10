// @ts-check
/**
 * The engine panel: statistics of the search, and its best lines with a preview of each move.
 *
 * @import { Game, ShownReport } from '../game/game.js'
 * @import { Texts } from '../i18n/en.js'
 * @import { Session, Panel } from './session.js'
 */
import { scoreAt } from '../game/evaluations.js';
import { placeOfSearch, turnAt } from '../game/game.js';
import { choicesOf } from '../game/preferences.js';
import { scoreOf } from '../game/score.js';
import { ROOT } from '../game/move-tree.js';
import { countText } from '../i18n/number.js';
import { scoreText } from '../i18n/sentences.js';
import { loadLazily } from './session.js';
import { elementById, make, setText } from './dom.js';
import { numberText, sanText } from './names.js';
import { shownReports } from './search-report.js';

/** Moves shown of a line; what the hash table has beyond them is seldom good. */
const SHOWN_PLIES = 12;

/** Between two queries of the hash table's use. */
const HASH_QUERY_INTERVAL_MS = 1000;

/**
 * Makes the panel.
 *
 * @param {Session} session
 * @returns {Panel}
 */
export function makeEnginePanel(session) {
  const list = elementById('lines');
  const showHashUse = makeHashUse(session);
  /** @type {string} */
  let drawn = '';
  const preview = (/** @type {Event} */ event) =>
    loadLazily(session, async () => (await import('./position-preview.js')).makePreview(session, list, event));
  const showLineCount = makeLineCount(session);
  for (const name of ['pointerover', 'focusin']) list.addEventListener(name, preview, { once: true });

  return (game, texts) => {
    showLineCount(game);
    const reports = shownReports(game);
    const [best] = reports;
    const score = scoreAt(game, game.shown);
    const count = (/** @type {number | null | undefined} */ number) =>
      (number === null || number === undefined ? '–' : countText(texts.language, Math.round(number)));
    setText(elementById('engine-name'), best && game.engines.length > 1 ? best.engine : '');
    setText(elementById('depth'), best?.deepest && best.deepest > best.depth ? `${count(best.depth)}/${count(best.deepest)}` : count(best?.depth));
    setText(elementById('nodes'), count(best?.nodes));
    setText(elementById('speed'), count(best?.nodesPerSecond));
    setText(elementById('score'), score ? scoreText(texts, score) : '–');
    if (best && placeOfSearch(game, best.search)) showHashUse(texts.language, best);
    const lines = reports.map((report) => wordsOf(game, texts, report));
    const text = JSON.stringify(lines);
    if (text === drawn) return;
    drawn = text;
    drawLines(list, lines);
    list.dispatchEvent(new Event('redrawn'));
  };
}

/**
 * The choice of how many lines an analysis shows.
 *
 * @param {Session} session
 * @returns {(game: Game) => void}
 */
function makeLineCount({ dispatch }) {
  const select = /** @type {HTMLSelectElement} */ (elementById('line-count'));
  const counts = [...choicesOf('lines')].map(Number).sort((one, other) => one - other);
  select.replaceChildren(...counts.map((count) => make('option', { value: String(count), textContent: String(count) })));
  select.addEventListener('change', () => {
    const lines = /** @type {Game['preferences']['lines']} */ (Number(select.value));
    dispatch({ type: 'setPreferences', patch: { lines } });
  });
  return ({ preferences }) => { select.value = String(preferences.lines); };
}

/** A word of a line: a move, with the node and the moves that lead to its preview, or a number or score. */
/** @typedef {{ text: string, node?: number, moves?: string }} Word */

/**
 * A line of the engine as words.
 *
 * @param {Game} game
 * @param {Texts} texts
 * @param {ShownReport} report
 * @returns {Word[]}
 */
export function wordsOf(game, texts, report) {
  const first = game.tree.nodes[report.node].ply + (turnAt(game, ROOT) === 'white' ? 0 : 1);
  const half = first + (report.purpose === 'threat' ? 1 : 0);
  const sans = report.sans.slice(0, SHOWN_PLIES);
  const words = sans.flatMap((san, index) => {
    const isNumbered = index === 0 || (half + index) % 2 === 0;
    const moves = report.pv.slice(0, index + 1).join(' ');
    const move = { text: sanText(game, texts, san), node: report.node, moves };
    return isNumbered ? [{ text: numberText(half + index) }, move] : [move];
  });
  const score = report.purpose === 'analysis' ? [{ text: scoreText(texts, scoreOf(report, report.turn)) }] : [];
  return [...score, ...words];
}

/**
 * Draws the lines. While the pointer or focus is on them, a move that stays keeps its element.
 *
 * @param {HTMLElement} list
 * @param {Word[][]} lines
 */
function drawLines(list, lines) {
  if (!list.matches(':hover, :focus-within')) list.replaceChildren();
  while (list.children.length > lines.length) list.lastElementChild?.remove();
  while (list.children.length < lines.length) list.append(make('li'));
  for (const [index, words] of lines.entries()) {
    const item = list.children[index];
    for (const [place, word] of words.entries()) drawWord(item, item.children[place], word);
    while (item.children.length > words.length) item.lastElementChild?.remove();
  }
  const buttons = list.querySelectorAll('button');
  const hasTabStop = [...buttons].some((button) => button.tabIndex === 0);
  if (!hasTabStop && buttons[0]) buttons[0].tabIndex = 0;
}

/**
 * @param {Element} item
 * @param {Element | undefined} before
 * @param {Word} word
 */
function drawWord(item, before, { text, node, moves }) {
  const isMove = moves !== undefined;
  const isKind = before?.matches(isMove ? 'button' : 'span');
  const element = isKind ? before : isMove ? make('button', { type: 'button', tabIndex: -1 }) : make('span');
  setText(element, text);
  if (isMove) Object.assign(/** @type {HTMLElement} */ (element).dataset, { node, moves });
  if (!isKind && before) before.replaceWith(element);
  else if (!before) item.append(element);
}

/**
 * Shows how full the hash table is: as the report says, or else by asking the engine from time to time.
 *
 * @param {Session} session
 * @returns {(language: string, report: ShownReport) => void}
 */
function makeHashUse({ client, evaluator }) {
  let asked_ms = -Infinity;
  const show = (/** @type {string} */ language, /** @type {number | null} */ share) => {
    const text = share === null ? '–' : new Intl.NumberFormat(language, { style: 'percent' }).format(share);
    setText(elementById('hash-use'), text);
  };
  return (language, { tablePermille, purpose }) => {
    if (tablePermille !== null) {
      show(language, tablePermille / 1000);
    } else if (performance.now() - asked_ms >= HASH_QUERY_INTERVAL_MS) {
      asked_ms = performance.now();
      const searcher = purpose === 'analysis' ? evaluator : client;
      searcher.ask('table').then(({ slots, used }) => show(language, slots ? used / slots : null), () => show(language, null));
    }
  };
}
