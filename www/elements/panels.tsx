/** The panels of an element. */
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { canTakeBack, endingOf, isForTwo, isLive } from '../game/game.ts';
import { titleOf } from '../game/pgn/pgn-tags.ts';
import { everyMove, parseSetup, put, setupFen, START } from '../game/position/draft-position.ts';
import { scoreOf } from '../game/searches/score.ts';
import { canStep } from '../game/tree/shown-position.ts';
import { loadDialogTexts } from '../texts/load.ts';
import { scoreText } from '../texts/sentences.ts';
import { placeText, turnText } from '../ui/game-status.ts';
import { makeEvaluationBar } from '../ui/evaluation-bar.tsx';
import { loadMessageText } from '../ui/messages.ts';
import { pressing } from '../ui/dom.ts';
import { sanText } from '../ui/names.ts';
import { makePlayerBars } from '../ui/player-bars.tsx';
import { makePopup } from '../ui/popup.ts';
import { wordsOf } from '../ui/search-report.ts';
import { makeMoveList } from '../views/move-list.tsx';
import { chessTools, MOVE, Palette, pieceAfterPress } from '../views/piece-palette.tsx';
import { download, fenOf, pgnOf } from './commands.ts';
import type { ButtonHTMLAttributes } from 'preact';
import type { ScannedGame } from '../engine/messages.ts';
import type { Game } from '../game/game.ts';
import type { Setup } from '../game/position/draft-position.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { Texts } from '../texts/en/page.ts';
import type { Panel } from '../ui/app.ts';
import type { ElementGame } from './element-game.ts';
import type { Listing } from './game-loader.ts';
import type { Puzzle } from './puzzle.ts';
import type { PanelProps } from './view.tsx';

/** The time between two moves that are played automatically. */
const STEP_MS = 1500;

/** The signs on the navigation buttons. */
const SIGNS = Object.freeze({ first: '«', back: '‹', forward: '›', last: '»' });

const NO_GAMES: Listing = { games: [], game: 0 };

/** The texts of dialogs; null until they are loaded. If that fails, they are requested again with the next drawing. */
function useDialogTexts(language: string): DialogTexts | null {
  const [words, setWords] = useState<DialogTexts | null>(null);
  const requested = useRef('');
  useLayoutEffect(() => {
    if (requested.current === language) return;
    requested.current = language;
    loadDialogTexts(language).then(setWords, () => {
      requested.current = '';
    });
  });
  return words;
}

type ButtonProps = Pick<ButtonHTMLAttributes, 'aria-label' | 'children' | 'class' | 'hidden'>;

/** A button that can keep the focus when it is disabled, so that it is never lost. */
const Button = ({ isEnabled = true, act, ...rest }: ButtonProps & { isEnabled?: boolean; act: () => void }) => (
  <button {...rest} type="button" aria-disabled={isEnabled ? undefined : 'true'} onClick={pressing(act)} />
);

/** The menu of the games of a PGN. */
function Games({ setting: { listing, chooseGame }, texts }: PanelProps) {
  const words = useDialogTexts(texts.language);
  const { games, game } = listing() ?? NO_GAMES;
  // There may be thousands.
  const options = useMemo(() => <>{games.map(optionOf)}</>, [games]);
  return (
    <select
      aria-label={words?.chooser.title({ count: games.length })}
      value={String(game)}
      onChange={({ currentTarget }) => chooseGame(Number(currentTarget.value))}
    >
      {options}
    </select>
  );
}

function optionOf(game: ScannedGame, index: number) {
  const { players, details } = titleOf(game);
  return (
    <option key={index} value={index}>
      {`${index + 1}. ${players}${details && `, ${details}`}`}
    </option>
  );
}

/** The engine's best line with its depth and score. */
function Line({ game, texts }: PanelProps) {
  const [best] = game.searches.reports;
  const words = best && wordsOf(game, texts, best).map(({ text }) => text);
  const text = best
    ? `${texts.play.depth} ${best.depth} · ${scoreText(texts, scoreOf(best, best.turn))} · ${words.join(' ')}`
    : '–';
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: screen readers that ignore the name still read the line
    <p class="line" aria-label={texts.play.lines}>
      {text}
    </p>
  );
}

/** The notice, such as a failure of the engine. */
function Notice({ setting: { elementGame }, game, texts }: PanelProps) {
  const { notice } = game.page;
  const [text, setText] = useState<string | null>(null);
  useLayoutEffect(() => {
    let isCurrent = true;
    const loading = notice && loadMessageText(texts, notice);
    Promise.resolve(loading).then((loaded) => isCurrent && setText(loaded));
    return () => {
      isCurrent = false;
    };
  }, [notice, texts]);
  return (
    <>
      <p hidden={text === null} title={text ?? undefined}>
        {text}
      </p>
      <Button hidden={!game.searches.stalled} act={() => elementGame.dispatch({ type: 'retry' })}>
        {texts.play.retry}
      </Button>
      <Button
        class="close-button"
        aria-label={texts.play.closeNotice}
        act={() => elementGame.dispatch({ type: 'setNotice', message: null })}
      >
        ×
      </Button>
    </>
  );
}

/**
 * The task of a puzzle and the verdict on each move, with buttons for a hint and the solution. The sentence is spoken
 * when it changes.
 */
function PuzzlePanel({ setting: { puzzle, hint, reset }, game, texts }: PanelProps) {
  const words = useDialogTexts(texts.language)?.puzzle;
  const { feedback, solution, isOver, isReadersTurn } = puzzle;
  const spoken = useRef({ feedback, text: '' });
  // Screen readers do not announce the content with which a live region is added.
  if (!words) return null;
  const { text } = spoken.current;
  const sentence = sentenceOf(puzzle, words, game, texts);
  // A new sentence with the same words differs by an inaudible space, so that it is spoken again.
  if (feedback !== spoken.current.feedback || text.trim() !== sentence)
    spoken.current = { feedback, text: text === sentence ? `${sentence}\u00a0` : sentence };
  const isShowing = feedback.key === 'showing';
  const isDone = solution !== null && isOver && !isShowing;
  return (
    <>
      <p role="status">{spoken.current.text}</p>
      <Button isEnabled={isReadersTurn} act={hint}>
        {texts.play.hint}
      </Button>
      <Button isEnabled={solution !== null && !isShowing} act={() => (puzzle.isOver ? reset() : puzzle.showSolution())}>
        {isDone ? texts.play.retry : words.showSolution}
      </Button>
    </>
  );
}

function sentenceOf({ feedback, solution }: Puzzle, words: DialogTexts['puzzle'], game: Game, texts: Texts) {
  const { key, san, comment } = feedback;
  if (!solution) return '';
  if (key === 'task') return comment || words.task({ side: texts.game.sides[solution.color] });
  return `${words[key]({ move: san ? sanText(game, texts, san) : '…' })} ${comment}`.trim();
}

/** The move list with the state of the game and its buttons. */
function Moves({ setting: { elementGame, isOpen, mayTakeBack, reset }, game, texts }: PanelProps) {
  const { play } = texts;
  const { details } = titleOf(game.tree);
  const frame = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const showMoves = useRef<Panel | null>(null);
  useLayoutEffect(() => {
    if (!frame.current || !list.current) return;
    const [first, back, forward, last] = frame.current.querySelectorAll<HTMLElement>('.steps > button');
    showMoves.current ??= makeMoveList({
      list: list.current,
      frame: frame.current,
      steps: { first, back, forward, last },
      dispatch: elementGame.dispatch,
    });
    showMoves.current(game, texts);
  });
  return (
    <section class="move-card" part="moves" aria-label={play.moves} ref={frame}>
      <div class="heading">
        {/* A replayed game always shows one of its moves. */}
        <p class="turn">{isForTwo(game) && !isLive(game) ? placeText(game, texts) : turnText(game, texts)}</p>
        <p class="event" title={details || undefined}>
          {details}
        </p>
      </div>
      <ol class="moves" ref={list} />
      <div class="steps">
        {(Object.keys(SIGNS) as (keyof typeof SIGNS)[]).map((by) => (
          <button key={by} type="button" aria-label={play[by]}>
            {SIGNS[by]}
          </button>
        ))}
        <Autoplay elementGame={elementGame} />
        <Button hidden={!mayTakeBack() || !canTakeBack(game)} act={() => elementGame.dispatch({ type: 'takeBack' })}>
          {play.takeBack}
        </Button>
        <Button hidden={!isOpen() || !endingOf(game) || game.tree.tags.length > 0} act={reset}>
          {play.newGame}
        </Button>
        <GameMenu elementGame={elementGame} />
      </div>
    </section>
  );
}

/**
 * The button that plays the moves of a game one by one. It stops at the end of the line, when another position is chosen,
 * and when the element is hidden.
 */
function Autoplay({ elementGame }: { elementGame: ElementGame }) {
  const { game, texts, dispatch } = elementGame;
  const { shown, nodes, tags } = game.tree;
  const [isPlaying, setPlaying] = useState(false);
  /** The position that this button has shown last. */
  const expected = useRef(-1);
  const isElsewhere = expected.current >= 0 && ![shown, nodes[shown]?.parent].includes(expected.current);
  const step = () => {
    dispatch({ type: 'navigate', by: 'forward' });
    expected.current = elementGame.game.tree.shown;
    if (!canStep(elementGame.game, 'forward')) setPlaying(false);
  };
  useLayoutEffect(() => {
    if (isElsewhere || game.page.hidden) setPlaying(false);
  });
  useLayoutEffect(() => {
    const timer = isPlaying ? setInterval(step, STEP_MS) : undefined;
    return () => clearInterval(timer);
  }, [isPlaying]);
  return (
    <Button
      hidden={tags.length === 0}
      aria-label={isPlaying ? texts.play.stopAutoplay : texts.play.autoplay}
      isEnabled={isPlaying || canStep(game, 'forward')}
      act={() => {
        expected.current = -1;
        setPlaying(!isPlaying);
        if (!isPlaying) step();
      }}
    >
      {isPlaying ? '❚❚' : '▶'}
    </Button>
  );
}

/**
 * The game menu: flip the board, copy the game, save it, and fill the screen where the page allows it. Its texts are loaded
 * when it is first opened.
 */
function GameMenu({ elementGame }: { elementGame: ElementGame }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [names, setNames] = useState<readonly string[]>([]);
  const values = ['flip', 'copy', 'download', ...(document.fullscreenEnabled ? ['full-screen'] : [])];
  const run = (act: () => Promise<void>) =>
    act().catch((error) => {
      console.warn(error);
      elementGame.complain({ key: 'notLoaded' });
    });
  const name = async (details: HTMLDetailsElement) => {
    if (!details.open) return;
    const { language, play } = elementGame.texts;
    const { share } = await loadDialogTexts(language);
    const fullScreen = isFullScreen(hostOf(details)) ? share.leaveFullScreen : share.fullScreen;
    setNames([play.flip, share.copyOf({ what: share.pgn }), share.downloadPgn, fullScreen]);
  };
  useLayoutEffect(() => {
    const details = menu.current;
    if (!details) return;
    makePopup(details, ({ value }) => {
      if (value === 'flip') elementGame.dispatch({ type: 'flip' });
      else if (value === 'full-screen') toggleFullScreen(hostOf(details)).catch(console.warn);
      else run(() => (value === 'download' ? download(elementGame) : copy(elementGame)));
    });
  }, []);
  return (
    <details class="menu" ref={menu} onToggle={({ currentTarget }) => run(() => name(currentTarget))}>
      <summary aria-label={elementGame.texts.play.menu}>…</summary>
      <div class="menu-list">
        {values.map((value, index) => (
          <button key={value} type="button" value={value}>
            {names[index]}
          </button>
        ))}
      </div>
    </details>
  );
}

/** The element around a node of its shadow root. */
const hostOf = (inside: Node) => (inside.getRootNode() as ShadowRoot).host;

const isFullScreen = (host: Element) => host.matches(':fullscreen');

const toggleFullScreen = (host: Element) => (isFullScreen(host) ? document.exitFullscreen() : host.requestFullscreen());

/** Copies the game and announces whether the browser allowed it. */
async function copy({ game, texts, board }: ElementGame) {
  const { share } = await loadDialogTexts(texts.language);
  try {
    await navigator.clipboard.writeText(pgnOf(game));
    board?.say(share.copied({ what: share.pgn }));
  } catch {
    board?.say(share.gameNotCopied);
  }
}

/** Spare pieces below the board, and handlers for presses and drags on the board. Any placement is allowed. */
function Editor({ setting, texts, places }: PanelProps) {
  const { elementGame, isEdited, setPosition } = setting;
  const words = useDialogTexts(texts.language);
  const [tool, choose] = useState(MOVE);
  const setup = () => parseSetup(fenOf(elementGame.game)) ?? START;
  const change = (next: Setup) => setPosition(setupFen(next));
  useLayoutEffect(() => {
    setting.editor = {
      onMove: ({ from, to }) => change(put(put(setup(), to, setup().pieces[from]), from, null)),
      onPick: (square) => change(put(setup(), square, pieceAfterPress(tool, setup().pieces[square]))),
      onDiscard: (square) => change(put(setup(), square, null)),
    };
    elementGame.board?.update(
      isEdited()
        ? { moves: everyMove(setup()), picking: tool !== MOVE, showTargets: false, awaitedSide: null }
        : { picking: false },
    );
  });
  return (
    words && (
      <Palette
        label={words.setup.palette}
        tools={chessTools(texts, words)}
        chosen={tool}
        choose={choose}
        pieceSet={elementGame.game.settings.pieces}
        place={() => [...places()][0].parentElement?.querySelector<HTMLElement>('.board')}
        drop={(square, piece) => change(put(setup(), square, piece))}
      />
    )
  );
}

/** A panel that is not made of components. */
const handMade = (makePanel: (setting: PanelProps['setting'], ...places: HTMLElement[]) => Panel) =>
  function HandMade({ setting, game, texts, places }: PanelProps) {
    const panel = useRef<Panel | null>(null);
    useLayoutEffect(() => {
      panel.current ??= makePanel(setting, ...places());
      panel.current(game, texts);
    });
    return null;
  };

/** The contents of panels by name. */
export const PANELS = {
  games: Games,
  clock: handMade(({ elementGame }, top, bottom) => makePlayerBars(elementGame.dispatch, { top, bottom })),
  score: handMade((_setting, bar) => makeEvaluationBar(bar)),
  puzzle: PuzzlePanel,
  notice: Notice,
  moves: Moves,
  line: Line,
  editor: Editor,
};
