/**
 * The review of a game: a card with the state of the game, and the details, which fold away.
 *
 * ```text
 * section#review
 *   div.review-header               until every position has a score, and before a game with marks of its author is judged
 *     h2, progress, button          stops or starts scoring
 *   div.correction                  about the move on the board, or the question about a mistake: see `correction-panel.tsx`
 *   div.summary                     unless a question is asked
 *     dl > div × 3                  accuracy, best move, turning point; the moves are buttons that show them
 *     button                        begins with the first mistake
 *   puzzle line                     see `puzzle-line.tsx`; a puzzle shows nothing but its question
 * section#review-details
 *   table.review-sides              a row per side: accuracy, and the numbers of ⁇ ? ⁈ ! ‼
 *   evaluation graph                see `evaluation-graph.tsx`
 *   ol.mistakes > li > button       one per mistake; a press asks for a better move
 * ```
 */
import { render } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { countText, percentText } from '../texts/number.ts';
import { endingText, sideText } from '../texts/sentences.ts';
import { endingOf, humanColor } from '../game/game.ts';
import { isAnswerHidden, mistakesOf } from '../game/review/correction.ts';
import { isReviewed, isScoring } from '../game/review/evaluations.ts';
import { highlightsOf, reviewOf } from '../game/review/game-review.ts';
import { playerName } from '../ui/names.ts';
import { glyphOf, judgedMoveText } from '../ui/review-texts.ts';
import { elementsOf } from '../views/drawing.tsx';
import { SmallButton } from '../views/fields.tsx';
import { askForBetter, Correction } from './correction-panel.tsx';
import { Graph } from './evaluation-graph.tsx';
import { bookNodes } from './opening-names.ts';
import { makePuzzleLine, makeWalkPlace } from './puzzle-line.tsx';
import { followPuzzle } from '../ui/puzzles.ts';
import type { Game } from '../game/game.ts';
import type { Review } from '../game/review/game-review.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { MotifTexts } from '../texts/en/motifs.ts';
import type { Texts } from '../texts/en/page.ts';
import type { App } from '../ui/app.ts';

/** The judgements that are counted, in the order of their columns. */
const COUNTED = ['blunder', 'mistake', 'inaccuracy', 'good', 'brilliant'] as const;

export type ReviewProps = { app: App; game: Game; words: DialogTexts; motifs: MotifTexts };

export type PartProps = { app: App; review: Review; words: DialogTexts };

/**
 * What it shows changes with some parts of the game alone.
 *
 * @param details The element of the details.
 */
export function ReviewPanel({ app, game, words, motifs, details }: ReviewProps & { details: HTMLElement }) {
  const [place, kept] = useMemo(() => [makeWalkPlace(), makePuzzleLine(app)], []);
  const { id, tree, searches, settings } = game;
  const parts = [id, tree, searches.evaluations, game.review, settings.letters, words];
  const review = useMemo(() => reviewOf(game), parts);
  const props = { app, review, words };
  useLayoutEffect(() => {
    const book = bookNodes(game);
    if (book.join() !== game.review.book?.join()) app.dispatch({ type: 'setBook', nodes: book });
    if (game.training.puzzle) followPuzzle(app);
    place.show(review, words);
    if (game.review.book) kept.show(review, words);
    render(<Details {...props} />, details);
  }, [review]);
  return useMemo(
    () => (
      <>
        <Header {...props} />
        <Correction {...props} game={game} motifs={motifs} place={place.element} />
        <Summary {...props} />
        {elementsOf([kept.element])}
      </>
    ),
    [review],
  );
}

function Details(props: PartProps) {
  const plot = useRef<HTMLDivElement>(null);
  return (
    <>
      <Sides {...props} />
      <Graph {...props} plot={plot} />
      <Mistakes {...props} />
    </>
  );
}

function Header({ app, review: { game, places, missing }, words: { review: words } }: PartProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isRunning = isScoring(game);
  const isDone = missing === 0 && isReviewed(game);
  useLayoutEffect(() => {
    // The button with the focus goes.
    if (isDone && document.activeElement === button.current) app.board.focus();
  });
  const press = () => {
    // Safari does not focus a pressed button.
    button.current?.focus({ preventScroll: true });
    app.dispatch({ type: 'scoreGame', on: !isScoring(app.game()) });
  };
  return (
    <div class="review-header" hidden={isDone}>
      <h2>{words.heading}</h2>
      <progress
        hidden={isDone || !isRunning}
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

/** What the game was like, and the way to its mistakes. */
function Summary({ app, review, words: { review: words } }: PartProps) {
  const { game, sides, missing } = review;
  const texts = app.texts();
  const ending = endingOf(game);
  const { best, turningPoint } = highlightsOf(review);
  const mistakes = missing === 0 ? mistakesOf(game) : [];
  const colors = humanColor(game) === 'black' ? (['black', 'white'] as const) : (['white', 'black'] as const);
  const move = (node: number | null) =>
    node === null ? (
      '–'
    ) : (
      <SmallButton text={judgedMoveText(game, node, texts)} onClick={() => startCorrection(app, node)} />
    );
  return (
    <div class="summary" hidden={game.tree.variant !== null || !isReviewed(game) || game.review.correction !== null}>
      {ending && <p>{endingText(texts, ending)}</p>}
      <dl>
        <div>
          <dt>{words.accuracy}</dt>
          {colors.map((color) => (
            <dd key={color}>
              {playerName(game, texts, color)}{' '}
              <b>{accuracyText(missing === 0 ? sides[color].accuracy : null, texts)}</b>
            </dd>
          ))}
        </div>
        <div>
          <dt>{words.bestFound}</dt>
          <dd>{move(best)}</dd>
        </div>
        <div>
          <dt>{words.turningPoint}</dt>
          <dd>{move(turningPoint)}</dd>
        </div>
      </dl>
      {mistakes.length > 0 && (
        <button type="button" class="primary" onClick={() => askForBetter(app, mistakes[0])}>
          {words.walk({ count: mistakes.length })}
        </button>
      )}
      {missing === 0 && mistakes.length === 0 && <p>{words.none}</p>}
    </div>
  );
}

const accuracyText = (accuracy: number | null, { language }: Texts) =>
  accuracy === null ? '–' : percentText(language, accuracy / 100);

function Sides({ app, review: { game, sides, missing }, words: { review: words } }: PartProps) {
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
              <td>{accuracyText(missing === 0 ? accuracy : null, texts)}</td>
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
function startCorrection(app: App, node: number) {
  if (isAnswerHidden(app.game(), node)) return askForBetter(app, node);
  app.dispatch({ type: 'correctMistake', node: null });
  app.dispatch({ type: 'showNode', node });
}
