/** The engine panel: what an analysis shows, statistics of the search, and its best lines. */
import { scoreAt } from '../game/review/evaluations.ts';
import { searcherOf } from '../game/game.ts';
import { choicesOf } from '../game/settings/preferences.ts';
import { countText, percentText } from '../texts/number.ts';
import { scoreText } from '../texts/sentences.ts';
import { elementById, make, onButtonPress, setAttribute, setText } from '../ui/dom.ts';
import { shownReports, wordsOf } from '../ui/search-report.ts';
import { isBeingPlayed } from './buttons.ts';
import { previewLines } from '../ui/lazy-preview.ts';
import type { Game, ShownReport } from '../game/game.ts';
import type { Word } from '../ui/search-report.ts';
import type { Panel, Session } from '../ui/session.ts';
import type { FoldedPanel } from './lazy-panels.tsx';

/** Between two queries of the hash table's use. */
const HASH_QUERY_INTERVAL_MS = 1000;

/** What is not known. */
const UNKNOWN = '–';

export function makeEnginePanel(session: Session): FoldedPanel {
  const { header, showHeader } = makeHeader(session);
  const { statistics, showStatistics } = makeStatistics(session);
  const { list, showLines } = makeEngineLines(session);
  elementById('engine-panel').append(header, statistics, list);
  return (...shown) => {
    showHeader(...shown);
    showStatistics(...shown);
    const [game, texts] = shown;
    showLines(game, texts);
  };
}

/** The name of the engine, the number of lines and the buttons. */
function makeHeader({ dispatch, game }: Session): { header: HTMLElement; showHeader: FoldedPanel } {
  const name = make('b', { id: 'engine-name' });
  const lineCount = makeLineCount(dispatch);
  const label = make('label', { htmlFor: lineCount.id });
  const makeButton = (act: () => void) => onButtonPress(make('button', { className: 'small', type: 'button' }), act);
  const threat = makeButton(() => dispatch({ type: 'threat' }));
  const analyse = makeButton(() => dispatch({ type: 'analyse', on: !game().searches.analysing }));
  const showHeader: FoldedPanel = (game, texts, words) => {
    const [best] = shownReports(game);
    setText(name, best && game.searches.engines.length > 1 ? best.engine : '');
    setText(label, words.enginePanel.lineCount);
    lineCount.value = String(game.settings.lines);
    setText(threat, words.enginePanel.threat);
    setAttribute(threat, 'aria-pressed', String(game.help.threat?.node === game.tree.shown));
    setText(analyse, texts.play.analyse);
    setAttribute(analyse, 'aria-pressed', String(game.searches.analysing));
    // Otherwise a button below the moves says the same.
    analyse.hidden = !isBeingPlayed(game);
  };
  return { header: make('div', { className: 'engine-buttons' }, name, label, lineCount, threat, analyse), showHeader };
}

/** The choice of how many lines an analysis shows. */
function makeLineCount(dispatch: Session['dispatch']) {
  const counts = [...choicesOf('lines')].map(Number).sort((one, other) => one - other);
  const options = counts.map((count) => make('option', { value: String(count), textContent: String(count) }));
  const select = make('select', { className: 'small', id: 'line-count' }, ...options);
  select.addEventListener('change', () => {
    const lines = Number(select.value) as Game['settings']['lines'];
    dispatch({ type: 'setPreferences', patch: { lines } });
  });
  return select;
}

/** The statistics of the search. */
function makeStatistics(session: Session): { statistics: HTMLElement; showStatistics: FoldedPanel } {
  const [depth, nodes, speed, hashUse, score] = ['depth', 'nodes', 'speed', 'hash-use', 'score'].map((id) => {
    const [term, value] = [make('dt'), make('dd', { id, textContent: UNKNOWN })];
    return { term, value, row: make('div', {}, term, value) };
  });
  const rows = [depth, nodes, speed, hashUse, score];
  const showHashUse = makeHashUse(session, hashUse.value);
  const showStatistics: FoldedPanel = (game, texts, { enginePanel: words }) => {
    const terms = [texts.play.depth, words.nodes, words.speed, words.tableUse, texts.play.score];
    for (const [index, { term }] of rows.entries()) setText(term, terms[index]);
    const [best] = shownReports(game);
    const count = (number: number | null | undefined) =>
      number === null || number === undefined ? UNKNOWN : countText(texts.language, Math.round(number));
    setText(
      depth.value,
      best?.deepest && best.deepest > best.depth ? `${count(best.depth)}/${count(best.deepest)}` : count(best?.depth),
    );
    setText(nodes.value, count(best?.nodes));
    setText(speed.value, count(best?.nodesPerSecond));
    const known = scoreAt(game, game.tree.shown);
    setText(score.value, known ? scoreText(texts, known) : UNKNOWN);
    if (best && searcherOf(game, best.search)) showHashUse(texts.language, best);
  };
  return { statistics: make('dl', { className: 'search-stats' }, ...rows.map(({ row }) => row)), showStatistics };
}

/** Shows how full the hash table is: as the report says, or else by asking the engine from time to time. */
function makeHashUse(
  { client, evaluator }: Session,
  element: HTMLElement,
): (language: string, report: ShownReport) => void {
  let asked_ms = -Infinity;
  const show = (language: string, share: number | null) => {
    setText(element, share === null ? UNKNOWN : percentText(language, share));
  };
  return (language, { tablePermille, purpose }) => {
    if (tablePermille !== null) {
      show(language, tablePermille / 1000);
    } else if (performance.now() - asked_ms >= HASH_QUERY_INTERVAL_MS) {
      asked_ms = performance.now();
      const searcher = purpose === 'analysis' ? evaluator : client;
      searcher.ask('table').then(
        ({ slots, used }) => show(language, slots ? used / slots : null),
        () => show(language, null),
      );
    }
  };
}

/** Makes the list of the engine's best lines, with a preview of each move. */
function makeEngineLines(session: Session): { list: HTMLElement; showLines: Panel } {
  const list = make('ol', { className: 'lines', id: 'lines', translate: false });
  let drawn: string = '';
  previewLines(session, list);
  const showLines: Panel = (game, texts) => {
    setAttribute(list, 'aria-label', texts.play.lines);
    const lines = shownReports(game).map((report) => wordsOf(game, texts, report));
    const text = JSON.stringify(lines);
    if (text === drawn) return;
    drawn = text;
    drawLines(list, lines);
    list.dispatchEvent(new Event('redrawn'));
  };
  return { list, showLines };
}

/** Draws the lines. While the pointer or focus is on them, a move that stays keeps its element. */
function drawLines(list: HTMLElement, lines: Word[][]) {
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

function drawWord(item: Element, before: Element | undefined, { text, node, moves }: Word) {
  const isMove = moves !== undefined;
  const isKind = before?.matches(isMove ? 'button' : 'span');
  const element = isKind ? before : isMove ? make('button', { type: 'button', tabIndex: -1 }) : make('span');
  setText(element, text);
  if (isMove) Object.assign((element as HTMLElement).dataset, { node, moves });
  if (!isKind && before) before.replaceWith(element);
  else if (!before) item.append(element);
}
