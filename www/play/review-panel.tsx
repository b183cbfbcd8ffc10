/**
 * The review of a game below its moves.
 *
 * ```text
 * puzzle place and line             see `puzzle-line.tsx`; a puzzle shows nothing else but its correction
 * div.review-header                 until every position has a score
 *   h2, progress, button            stops or starts scoring
 * div.correction                    about the move on the board
 *   button × 5                      retry, try again, show the best move, next mistake, done
 *   p                               its judgement, why, and what was better, or the state of the correction; the moves
 *                                   are buttons with a preview
 * table.review-sides                a row per side: accuracy, and the numbers of ⁇ ? ⁈ !
 * evaluation graph                  see `evaluation-graph.tsx`
 * ol.mistakes > li > button         one per mistake; a press asks for a better move
 * ```
 */
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { countText, percentText } from '../texts/number.ts';
import { sideText } from '../texts/sentences.ts';
import { isAnswerHidden, mistakesOf } from '../game/review/correction.ts';
import { isScoring } from '../game/review/evaluations.ts';
import { reviewOf } from '../game/review/game-review.ts';
import { glyphOf, judgedMoveText } from '../ui/review-texts.ts';
import { elementsOf } from '../views/drawing.tsx';
import { Correction } from './correction-panel.tsx';
import { Graph } from './evaluation-graph.tsx';
import { makePuzzleLine, makePuzzlePlace } from './puzzle-line.tsx';
import { followPuzzle } from '../ui/puzzles.ts';
import type { Game } from '../game/game.ts';
import type { Review } from '../game/review/game-review.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { MotifTexts } from '../texts/en/motifs.ts';
import type { App } from '../ui/app.ts';

/** The judgements that are counted, in the order of their columns. */
const COUNTED = ['blunder', 'mistake', 'inaccuracy', 'good'] as const;

export type ReviewProps = { app: App; game: Game; words: DialogTexts; motifs: MotifTexts };

export type PartProps = { app: App; review: Review; words: DialogTexts };

/** What it shows changes with some parts of the game alone. */
export function ReviewPanel({ app, game, words, motifs }: ReviewProps) {
  const [place, kept] = useMemo(() => [makePuzzlePlace(), makePuzzleLine(app)], []);
  const plot = useRef<HTMLDivElement>(null);
  const { id, tree, searches, settings } = game;
  const parts = [id, tree, searches.evaluations, game.review, settings.letters, words];
  const review = useMemo(() => reviewOf(game), parts);
  useLayoutEffect(() => {
    if (game.training.puzzle) followPuzzle(app);
    for (const { show } of [place, kept]) show(review, words);
  }, [review]);
  const props = { app, review, words };
  return useMemo(
    () => (
      <>
        <Header {...props} keepFocus={() => plot.current?.focus()} />
        <Correction {...props} game={game} motifs={motifs} place={place.element} />
        {elementsOf([kept.element])}
        <Sides {...props} />
        <Graph {...props} plot={plot} />
        <Mistakes {...props} />
      </>
    ),
    [review],
  );
}

/** @param keepFocus Called when a button with the focus goes. */
function Header({
  app,
  review: { game, places, missing },
  words: { review: words },
  keepFocus,
}: PartProps & { keepFocus: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const isRunning = isScoring(game);
  useLayoutEffect(() => {
    if (missing === 0 && document.activeElement === button.current) keepFocus();
  });
  const press = () => {
    // Safari does not focus a pressed button.
    button.current?.focus({ preventScroll: true });
    app.dispatch({ type: 'scoreGame', on: !isScoring(app.game()) });
  };
  return (
    <div class="review-header" hidden={missing === 0}>
      <h2>{words.heading}</h2>
      <progress
        hidden={missing === 0 || !isRunning}
        max={places.length}
        value={places.length - missing}
        aria-label={words.scoring}
      />
      <button type="button" class="small" ref={button} onClick={press}>
        {isRunning ? words.stop : words.scoreAll}
      </button>
    </div>
  );
}

function Sides({ app, review: { game, sides }, words: { review: words } }: PartProps) {
  const texts = app.texts();
  const { language } = texts;
  // Only the moves of chess are judged.
  return (
    <table class="review-sides" hidden={game.tree.variant !== null}>
      <thead>
        <tr>
          <td />
          <th scope="col">{words.accuracy}</th>
          {COUNTED.map((judgement) => (
            <th key={judgement} scope="col" aria-label={texts.game.judgements[judgement]}>
              {glyphOf(judgement)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(['white', 'black'] as const).map((color) => {
          const { accuracy, counts } = sides[color];
          return (
            <tr key={color}>
              <th scope="row">{sideText(texts, color)}</th>
              <td>{accuracy === null ? '–' : percentText(language, accuracy / 100)}</td>
              {COUNTED.map((judgement) => (
                <td key={judgement}>{countText(language, counts[judgement])}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Mistakes({ app, review: { game }, words: { review: words } }: PartProps) {
  const list = useRef<HTMLOListElement>(null);
  const nodes = mistakesOf(game);
  const current = game.review.correction?.node ?? game.tree.shown;
  useLayoutEffect(() => {
    const entry = list.current?.querySelector('[aria-current]');
    if (list.current && entry) reveal(list.current, entry);
  }, [current, nodes.join()]);
  return (
    <ol class="mistakes" aria-label={words.mistakes} hidden={nodes.length === 0} ref={list}>
      {nodes.map((node) => (
        <li key={node}>
          <button
            type="button"
            class="small"
            data-node={node}
            aria-current={node === current ? 'true' : undefined}
            onClick={() => startCorrection(app, node)}
          >
            {judgedMoveText(game, node, app.texts())}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Scrolls the list, and nothing but the list, to an entry. */
function reveal(list: HTMLElement, entry: Element) {
  const box = list.getBoundingClientRect();
  const { left, right } = entry.getBoundingClientRect();
  list.scrollLeft += Math.min(0, left - box.left) + Math.max(0, right - box.right);
}

/** Asks for a better move than a mistake. One whose answer is known is shown with it. */
function startCorrection({ board, dispatch, game }: App, node: number) {
  if (isAnswerHidden(game(), node)) {
    dispatch({ type: 'correctMistake', node });
    board.focus();
    return;
  }
  dispatch({ type: 'correctMistake', node: null });
  dispatch({ type: 'showNode', node });
}
