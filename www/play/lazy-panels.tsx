/** Panels whose code is loaded when there is something for them to show. */
import { render } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isChess960 } from '../game/position/chess960.ts';
import { endingOf, humanColor, isWithFriend } from '../game/game.ts';
import { isEvaluationShown, isReviewable, isReviewed } from '../game/review/evaluations.ts';
import { elementById } from '../ui/dom.ts';
import { PUZZLES, read } from '../ui/local-storage.ts';
import { loadLazily } from '../ui/app.ts';
import { loadStyles } from '../ui/lazy-styles.ts';
import { loadDialogTexts, loadMotifs } from '../texts/load.ts';
import { Lazy } from '../views/lazy.tsx';
import { shownTool } from './visible-parts.ts';
import type { ComponentChildren } from 'preact';
import type { Game } from '../game/game.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { Texts } from '../texts/en/page.ts';
import type { Panel, App } from '../ui/app.ts';

/** Openings are named from this ply on. */
const FIRST_NAMED_PLY = 3;

/** A page that is never idle names it after this time all the same. */
const MAX_WAIT_MS = 500;

/** Shows a game in a folded panel, whose texts are in the tables of the dialogs. */
export type FoldedPanel = (game: Game, texts: Texts, words: DialogTexts) => void;

/** All of them. */
export const makeLazyPanels = (app: App): Panel[] => [
  foldedPanel(app, 'engine', async () => (await import('./engine-panel.tsx')).makeEnginePanel),
  foldedPanel(app, 'players', async () => (await import('./engine-selects.tsx')).makeEngineSelects),
  foldedPanel(app, 'command', async () => (await import('./command-box.tsx')).makeCommandBox),
  introductionPanel(app),
  rarePanel(app, isEvaluationShown, async () => {
    const { makeEvaluationBar } = await import('../ui/evaluation-bar.tsx');
    return () => makeEvaluationBar(elementById('bar'));
  }),
  rarePanel(app, isWithFriend, async () => (await import('./friend-panel.tsx')).makeFriendPanel),
  rarePanel(
    app,
    ({ players: { white, black } }) => [white.kind, black.kind].sort().join() === 'engine,human',
    async () => (await import('./character-panel.tsx')).makeCharacterPanel,
  ),
  rarePanel(
    app,
    ({ training: { exercise } }) => exercise !== null,
    async () => (await import('./exercise-line.tsx')).makeExerciseLine,
  ),
  openingPanel(app),
  reviewPanel(app),
  ratingPanel(app),
  puzzlePanel(app),
];

/** A panel that draws in elements of the page. */
function panelOf(draw: (game: Game, texts: Texts) => ComponentChildren): Panel {
  const place = document.createDocumentFragment();
  return (game, texts) => render(draw(game, texts), place);
}

/** Makes what draws in such elements, and lets it draw when one of the parts changes. */
function Made<Parts extends unknown[]>({ make, parts }: { make: () => (...parts: Parts) => void; parts: Parts }) {
  const draw = useRef<((...parts: Parts) => void) | null>(null);
  useLayoutEffect(() => {
    draw.current ??= make();
    draw.current(...parts);
  }, parts);
  return null;
}

/** A panel that is loaded when it is first unfolded. */
const foldedPanel = (
  app: App,
  name: ReturnType<typeof shownTool>,
  load: () => Promise<(app: App) => FoldedPanel>,
): Panel =>
  panelOf((game, texts) => (
    <Lazy
      isWanted={shownTool(game) === name}
      of={texts.language}
      load={() => Promise.all([load(), loadDialogTexts(texts.language)])}
      report={(error) => loadLazily(app, () => Promise.reject(error))}
    >
      {([make, words]) => <Made make={() => make(app)} parts={[game, texts, words]} />}
    </Lazy>
  ));

/** A panel that is loaded when there is first something for it to show. */
const rarePanel = (app: App, hasContent: (game: Game) => boolean, load: () => Promise<(app: App) => Panel>): Panel =>
  panelOf((game, texts) => (
    <Lazy isWanted={hasContent(game)} load={load}>
      {(make) => <Made make={() => make(app)} parts={[game, texts]} />}
    </Lazy>
  ));

/** The name and the card of a game other than chess, loaded with the first one. */
function introductionPanel(app: App): Panel {
  const { title: pageTitle } = document;
  let shown = '';
  return panelOf((game, { language }) => {
    const { id, tree } = game;
    const isOther = tree.variant !== null || isChess960(tree);
    const key = [id, language, isOther, tree.variant?.source].join();
    if (key !== shown) {
      for (const place of ['game-chip', 'introduction'] as const) elementById(place).hidden = true;
      document.title = pageTitle;
    }
    shown = key;
    const load = async () => {
      const { title, show } = await (await import('../variants/game-card.tsx')).introduce(app);
      return () => {
        document.title = `${title} – micro-Max`;
        return show;
      };
    };
    return (
      <Lazy key={key} isWanted={isOther} load={load}>
        {(make) => <Made make={make} parts={[game]} />}
      </Lazy>
    );
  });
}

/** The opening, drawn when the page is idle. */
function openingPanel(app: App): Panel {
  const element = elementById('opening');
  const whenIdle = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, MAX_WAIT_MS));
  let isWanted = false;
  const draw = atOnce(
    (act) => whenIdle(act, { timeout: MAX_WAIT_MS }),
    (game, texts) =>
      render(
        <Lazy
          of={texts.language}
          retry={`${game.id} ${game.tree.shown}`}
          load={async () => {
            const { Opening, loadOpeningNames } = await import('./opening-panel.tsx');
            return { Opening, translate: await loadOpeningNames(texts.language) };
          }}
        >
          {({ Opening, translate }) => <Opening {...{ element, app, game, texts, translate }} />}
        </Lazy>,
        element,
      ),
  );
  return (game, texts) => {
    isWanted ||= game.tree.nodes[game.tree.shown].ply >= FIRST_NAMED_PLY;
    if (isWanted) draw(game, texts);
  };
}

/** The review of the game. While a game is scored, several reports come between two frames. */
function reviewPanel(app: App): Panel {
  const [element, details] = [elementById('review'), elementById('review-details')];
  const draw = atOnce(requestAnimationFrame, (game, { language }) =>
    render(
      <Lazy
        of={language}
        retry={`${game.id} ${game.tree.shown}`}
        load={() =>
          Promise.all([
            import('./review-panel.tsx'),
            loadDialogTexts(language),
            loadMotifs(language),
            loadStyles('review'),
          ])
        }
      >
        {([{ ReviewPanel }, words, motifs]) => (
          <ReviewPanel app={app} game={game} words={words} motifs={motifs} details={details} />
        )}
      </Lazy>,
      element,
    ),
  );
  return (game, texts) => {
    const isPuzzle = game.training.puzzle !== null;
    element.hidden = !isReviewable(game);
    details.hidden = isPuzzle || !isReviewed(game);
    element.classList.toggle('of-puzzle', isPuzzle);
    if (!element.hidden) draw(game, texts);
  };
}

/** Draws the latest game when it is due: several changes before that are drawn at once. */
function atOnce(whenDue: (draw: () => void) => unknown, panel: Panel): Panel {
  let latest: Parameters<Panel> | null = null;
  const draw = () => {
    const shown = latest;
    latest = null;
    if (shown) panel(...shown);
  };
  return (...shown) => {
    if (!latest) whenDue(draw);
    latest = shown;
  };
}

/** The rating after a game against an opponent, loaded when a game has ended. */
function ratingPanel(app: App): Panel {
  const element = elementById('rating-line');
  let [shown, wasOver] = ['', false];
  return panelOf((game, { language }) => {
    const isOver = game.tree.isRead && endingOf(game) !== null;
    const isNew = isOver && !wasOver && shown === game.id;
    if (shown !== game.id || wasOver !== isOver) element.hidden = true;
    [shown, wasOver] = [game.id, isOver];
    const load = async () => {
      const { countGame, showRatingLine } = await import('./rating-line.tsx');
      // Also if the player has begun another game meanwhile.
      if (isNew) countGame(app, game);
      const words = await loadDialogTexts(language);
      return () => showRatingLine(element, app, words, isNew);
    };
    return (
      <Lazy key={`${game.id} ${isOver} ${language}`} isWanted={isOver && humanColor(game) !== null} load={load}>
        {(show) => <Made make={() => show} parts={[]} />}
      </Lazy>
    );
  });
}

/** The puzzles of the day, loaded if the player has any. */
const puzzlePanel = (app: App): Panel =>
  panelOf(({ training: { puzzle } }, { language }) => (
    <Lazy
      of={`${language} ${puzzle}`}
      load={async () => {
        if (read(PUZZLES)) await (await import('./todays-puzzles.tsx')).showTodaysPuzzles(app);
      }}
    >
      {() => null}
    </Lazy>
  ));
