/** The engine panel: what an analysis shows, statistics of the search, and its best lines. */
import { render } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { scoreAt } from '../game/review/evaluations.ts';
import { searcherOf } from '../game/game.ts';
import { choicesOf } from '../game/settings/preferences.ts';
import { countText, percentText } from '../texts/number.ts';
import { scoreText } from '../texts/sentences.ts';
import { elementById } from '../ui/dom.ts';
import { previewLines } from '../ui/line-words.tsx';
import { shownReports, wordsOf } from '../ui/search-report.ts';
import { Options, SmallButton } from '../views/fields.tsx';
import { analysisText, isBeingPlayed } from './buttons.tsx';
import type { Game, ShownReport } from '../game/game.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { Texts } from '../texts/en/page.ts';
import type { App } from '../ui/app.ts';
import type { FoldedPanel } from './lazy-panels.tsx';

/** Between two queries of the hash table's use. */
const HASH_QUERY_INTERVAL_MS = 1000;

/** What is not known. */
const UNKNOWN = '–';

/** How many lines an analysis may show. */
const LINE_COUNTS = [...choicesOf('lines')].map(Number).sort((one, other) => one - other);

/** What the parts of the panel show. */
type Shown = { app: App; game: Game; texts: Texts; words: DialogTexts['enginePanel']; best?: ShownReport };

export function makeEnginePanel(app: App): FoldedPanel {
  const element = elementById('engine-panel');
  const hashUseOf = makeHashUse(app, () => show(...latest));
  let latest: Parameters<FoldedPanel>;
  const show: FoldedPanel = (...shown) => {
    latest = shown;
    const [game, texts, { enginePanel: words }] = shown;
    const reports = shownReports(game);
    const parts = { app, game, texts, words, best: reports[0] };
    render(
      <>
        <Header {...parts} />
        <Statistics {...parts} hashUse={hashUseOf(parts)} />
        <Lines {...parts} reports={reports} />
      </>,
      element,
    );
  };
  return show;
}

/** The name of the engine, the number of lines and the buttons. */
function Header({ app: { dispatch }, game, texts, words, best }: Shown) {
  const { searches, settings, help, tree } = game;
  const chooseLines = ({ currentTarget: { value } }: { currentTarget: HTMLSelectElement }) =>
    dispatch({ type: 'setPreferences', patch: { lines: Number(value) as Game['settings']['lines'] } });
  return (
    <div class="engine-buttons">
      <b id="engine-name">{best && searches.engines.length > 1 && settings.panel === 'engine' ? best.engine : ''}</b>
      <label for="line-count">{words.lineCount}</label>
      <select class="small" id="line-count" value={String(settings.lines)} onChange={chooseLines}>
        <Options choices={LINE_COUNTS.map((count) => [String(count), String(count)])} />
      </select>
      <SmallButton
        text={words.threat}
        aria-pressed={help.threat?.node === tree.shown}
        onClick={() => dispatch({ type: 'threat' })}
      />
      <SmallButton
        text={analysisText(game, texts)}
        // Otherwise a button below the moves says the same.
        hidden={!isBeingPlayed(game)}
        onClick={() => dispatch({ type: 'analyse', on: !searches.analysing })}
      />
    </div>
  );
}

/** The statistics of the search. Depth and score alone are shown outside the workbench. */
function Statistics({ game, texts, words, best, hashUse }: Shown & { hashUse: number | null }) {
  const { language, play } = texts;
  const count = (number: number | null | undefined) =>
    number === null || number === undefined ? UNKNOWN : countText(language, Math.round(number));
  const isDeeper = best?.deepest && best.deepest > best.depth;
  const score = scoreAt(game, game.tree.shown);
  const isWorkbench = game.settings.panel === 'engine';
  const rows = [
    ['depth', play.depth, isDeeper ? `${count(best.depth)}/${count(best.deepest)}` : count(best?.depth)],
    ['nodes', words.nodes, count(best?.nodes)],
    ['speed', words.speed, count(best?.nodesPerSecond)],
    ['hash-use', words.tableUse, hashUse === null ? UNKNOWN : percentText(language, hashUse)],
    ['score', play.score, score ? scoreText(texts, score) : UNKNOWN],
  ];
  return (
    <dl class="search-stats">
      {rows.map(([id, term, value]) => (
        <div key={id} hidden={!isWorkbench && id !== 'depth' && id !== 'score'}>
          <dt>{term}</dt>
          <dd id={id}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * How full the hash table is: as the report says, or else as the engine answers from time to time.
 *
 * @param redraw Called when it has answered.
 */
function makeHashUse({ client, evaluator }: App, redraw: () => void) {
  let asked_ms = -Infinity;
  let share: number | null = null;
  return ({ game, best }: Shown): number | null => {
    if (!best || !searcherOf(game, best.search)) return share;
    if (best.tablePermille !== null) {
      share = best.tablePermille / 1000;
    } else if (performance.now() - asked_ms >= HASH_QUERY_INTERVAL_MS) {
      asked_ms = performance.now();
      const searcher = best.purpose === 'analysis' ? evaluator : client;
      const answered = (used: number | null) => {
        share = used;
        redraw();
      };
      searcher.ask('table').then(
        ({ slots, used }) => answered(slots ? used / slots : null),
        () => answered(null),
      );
    }
    return share;
  };
}

/** The engine's best lines, with a preview of each move. A move that stays keeps its element. */
function Lines({ app, game, texts, words, reports }: Shown & { reports: readonly ShownReport[] }) {
  const lines = reports.map((report) => wordsOf(game, texts, report));
  /** The lines that are shown in full, not on one row. */
  const [whole, setWhole] = useState<readonly number[]>([]);
  const fold = (row: number) =>
    setWhole((rows) => (rows.includes(row) ? rows.filter((one) => one !== row) : [...rows, row]));
  const place = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => previewLines(app, place.current as HTMLElement), []);
  useLayoutEffect(() => updateLines(place.current as HTMLElement), [JSON.stringify(lines)]);
  return (
    <ol class="lines" id="lines" translate={false} aria-label={texts.play.lines} ref={place}>
      {lines.map((line, row) => (
        <li key={row} class={whole.includes(row) ? 'whole' : undefined}>
          {lines.length > 1 && (
            <button
              type="button"
              class="fold-line"
              aria-expanded={whole.includes(row)}
              aria-label={`${words.wholeLine} ${row + 1}`}
              onClick={() => fold(row)}
            />
          )}
          {line.map(({ text, node, moves }, index) =>
            moves === undefined ? (
              <span key={index}>{text}</span>
            ) : (
              <button key={index} type="button" tabIndex={-1} data-node={node} data-moves={moves}>
                {text}
              </button>
            ),
          )}
        </li>
      ))}
    </ol>
  );
}

/** Puts one move in the tab order: the first, or while the lines are in use the one that was in it. */
function updateLines(list: HTMLElement) {
  const buttons = [...list.querySelectorAll<HTMLButtonElement>('[data-moves]')];
  const isInUse = list.matches(':hover, :focus-within');
  const stop = buttons.find(({ tabIndex }) => isInUse && tabIndex === 0) ?? buttons[0];
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
  list.dispatchEvent(new Event('redrawn'));
}
