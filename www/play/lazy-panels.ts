/** Panels whose code is loaded when there is something for them to show. */
import { isChess960 } from '../game/position/chess960.ts';
import { endingOf, humanColor, isWithFriend, positionAt } from '../game/game.ts';
import { isEvaluationShown, isReviewed } from '../game/review/evaluations.ts';
import { opponentOf } from '../game/players/players.ts';
import { elementById } from '../ui/dom.ts';
import { PUZZLES, read } from '../ui/local-storage.ts';
import { loadLazily } from '../ui/session.ts';
import { loadStyles } from '../ui/lazy-styles.ts';
import { loadDialogTexts, loadMotifs } from '../texts/load.ts';
import type { Game } from '../game/game.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { Texts } from '../texts/en/page.ts';
import type { Panel, Session } from '../ui/session.ts';
import type { Introduction } from '../variants/introduction.ts';

/** Openings are named from this ply on. */
const FIRST_NAMED_PLY = 3;

/** A page that is never idle names it after this time all the same. */
const MAX_WAIT_MS = 500;

/** Shows a game in a folded panel, whose texts are in the tables of the dialogs. */
export type FoldedPanel = (game: Game, texts: Texts, words: DialogTexts) => void;

/** All of them. */
export const makeLazyPanels = (session: Session): Panel[] => [
  makeFoldedPanel(session, 'engine', async () => {
    const { makeEnginePanel } = await import('./engine-panel.ts');
    return makeEnginePanel(session);
  }),
  makeFoldedPanel(session, 'players', async () => {
    const { makeEngineSelects } = await import('./engine-selects.ts');
    return makeEngineSelects(session);
  }),
  makeFoldedPanel(session, 'command', async () => {
    const { makeCommandBox } = await import('./command-box.ts');
    return makeCommandBox(session);
  }),
  makeIntroductionPanel(session),
  makeRarePanel(session, isEvaluationShown, async () =>
    (await import('../ui/evaluation-bar.ts')).makeEvaluationBar(elementById('bar')),
  ),
  makeRarePanel(session, isWithFriend, async () => (await import('./friend-panel.ts')).makeFriendPanel(session)),
  makeRarePanel(
    session,
    ({ players }) => 'style' in opponentOf(players),
    async () => (await import('./character-panel.ts')).makeCharacterPanel(session),
  ),
  makeRarePanel(
    session,
    ({ training: { exercise } }) => exercise !== null,
    async () => (await import('./exercise-line.ts')).makeExerciseLine(session),
  ),
  makeOpeningPanel(session),
  makeReviewPanel(session),
  makeRatingPanel(session),
  makePuzzlePanel(session),
];

/** A panel that is loaded when it is first unfolded, and whose texts are loaded again in another language. */
function makeFoldedPanel(
  session: Session,
  name: Game['settings']['panel'],
  makePanel: () => Promise<FoldedPanel>,
): Panel {
  const loadPanel = makeLoader(makePanel);
  /** The language of its texts, or of those that are being loaded. */
  let language = '';
  let panel: Panel | null = null;
  const load = () =>
    loadLazily(session, async () => {
      const wanted = session.texts().language;
      language = wanted;
      const [show, words] = await Promise.all([loadPanel(), loadDialogTexts(wanted)]);
      if (language !== wanted) return;
      panel = (game, texts) => show(game, texts, words);
      panel(session.game(), session.texts());
    });
  return (game, texts) => {
    const isShown = game.settings.panel === name;
    // After a failure it is loaded again when it is unfolded again.
    if (!isShown && !panel) language = '';
    if (isShown && texts.language !== language) load();
    else panel?.(game, texts);
  };
}

/** The name and the card of a game other than chess, loaded with the first one. */
function makeIntroductionPanel(session: Session): Panel {
  const chip = elementById('game-chip');
  const panel = elementById('introduction');
  const { title: pageTitle } = document;
  let drawn: readonly unknown[] = [];
  let introduction: Introduction | null = null;
  async function load() {
    const wanted = drawn;
    const { introduce } = await import('../variants/introduction.ts');
    const loaded = await introduce(session);
    if (wanted !== drawn) return;
    introduction = loaded;
    document.title = `${loaded.title} – micro-Max`;
    loaded.show(session.game());
  }
  return (game, texts) => {
    const parts = [game.id, game.tree.variant, isChess960(game.tree), texts.language];
    if (parts.some((part, index) => part !== drawn[index])) {
      drawn = parts;
      introduction = null;
      for (const element of [chip, panel]) element.hidden = true;
      document.title = pageTitle;
      if (game.tree.variant || isChess960(game.tree)) orWarn(load);
    }
    introduction?.show(game);
  };
}

/** A panel that is loaded when there is first something for it to show. */
function makeRarePanel(session: Session, hasContent: (game: Game) => boolean, makePanel: () => Promise<Panel>): Panel {
  let wasShown = false;
  let panel: Panel | null = null;
  const load = makeLoader(async () => {
    panel = await makePanel();
    panel(session.game(), session.texts());
  });
  return (game, texts) => {
    const isShown = hasContent(game);
    if (panel) panel(game, texts);
    else if (isShown && !wasShown) orWarn(load);
    wasShown = isShown;
  };
}

/** The opening, loaded when the page is idle. */
function makeOpeningPanel(session: Session): Panel {
  const element = elementById('opening');
  const whenIdle = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, MAX_WAIT_MS));
  let isWanted = false;
  /** What the panel shows, or will show once the page is idle. */
  let drawn: readonly unknown[] = [];
  return (game, texts) => {
    isWanted ||= game.tree.nodes[game.tree.shown].ply >= FIRST_NAMED_PLY;
    const {
      id,
      tree,
      review: { correction },
    } = game;
    const parts = [
      id,
      tree.nodes[tree.shown],
      tree.isRead,
      positionAt(game, tree.shown),
      endingOf(game),
      correction,
      texts.language,
      game.settings.letters,
    ];
    if (!isWanted || parts.every((part, index) => part === drawn[index])) return;
    drawn = parts;
    whenIdle(
      () =>
        orWarn(async () => {
          const { showOpening } = await import('./opening-panel.ts');
          if (parts === drawn) await showOpening(element, session, texts);
        }),
      { timeout: MAX_WAIT_MS },
    );
  };
}

/** The review of the game, loaded when there is one. */
function makeReviewPanel(session: Session): Panel {
  const element = elementById('review');
  /** What the panel was drawn from. */
  let drawn: readonly unknown[] = [];
  const load = makeLoader(async () => {
    const [{ makeReview }] = await Promise.all([import('./review-panel.tsx'), loadStyles('review')]);
    return makeReview(element, session);
  });
  let isDue = false;
  async function draw() {
    isDue = false;
    const { language } = session.texts();
    const [show, words, motifs] = await Promise.all([load(), loadDialogTexts(language), loadMotifs(language)]);
    if (isReviewed(session.game())) show(words, motifs);
  }
  return (game, texts) => {
    element.hidden = !isReviewed(game);
    const parts = [
      game.id,
      game.tree,
      game.searches.evaluations,
      game.review.scoring,
      game.review.correction,
      game.review.revealed,
      game.tree.shown,
      texts.language,
      game.settings.letters,
    ];
    if (element.hidden || parts.every((part, index) => part === drawn[index])) return;
    drawn = parts;
    // While a game is scored, several reports come between two frames.
    if (!isDue) requestAnimationFrame(() => orWarn(draw));
    isDue = true;
  };
}

/** The rating after a game against an opponent, loaded when a game has ended. */
function makeRatingPanel(session: Session): Panel {
  const element = elementById('rating-line');
  /** What the line was drawn from. */
  let drawn: readonly unknown[] = [];
  return (game, texts) => {
    const isOver = game.tree.isRead && endingOf(game) !== null;
    const parts = [game.id, isOver, texts.language];
    if (parts.every((part, index) => part === drawn[index])) return;
    const isNew = isOver && drawn[0] === game.id && drawn[1] === false;
    drawn = parts;
    element.hidden = true;
    if (!isOver || humanColor(game) === null) return;
    orWarn(async () => {
      const { countGame, showRatingLine } = await import('./rating-line.ts');
      // Also if the player has begun another game meanwhile.
      if (isNew) countGame(session, game);
      const words = await loadDialogTexts(texts.language);
      if (parts === drawn) showRatingLine(element, session, words, isNew);
    });
  };
}

/** The puzzles of the day, loaded if the player has any. */
function makePuzzlePanel(session: Session): Panel {
  let drawn = '';
  return ({ training: { puzzle } }, { language }) => {
    const parts = `${language} ${puzzle}`;
    if (parts === drawn) return;
    drawn = parts;
    if (read(PUZZLES)) orWarn(async () => (await import('./todays-puzzles.ts')).showTodaysPuzzles(session));
  };
}

/** Loads something once; after a failure it is loaded again when it is next wanted. */
function makeLoader<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loaded: Promise<Loaded> | null = null;
  return () => {
    loaded ??= load().catch((error) => {
      loaded = null;
      throw error;
    });
    return loaded;
  };
}

/** Runs what the player has not asked for; a failure to load it is not reported. */
async function orWarn(show: () => Promise<void>) {
  try {
    await show();
  } catch (error) {
    console.warn(error);
  }
}
