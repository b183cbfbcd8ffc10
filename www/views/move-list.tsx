/*! Preact, copyright Jason Miller, MIT licence: https://github.com/preactjs/preact */
/**
 * The move list. It shows earlier positions and variations without changing the game.
 *
 * ```text
 * ol.moves
 *   li.move-pair    span "1.", button "e4", button "e5⁇"       aria-current on the move that led to the position shown
 *   li.variation    span "1…", button "c5", span.comment        variations and comments
 *   li.result-row   b "1-0", span "White wins: checkmate."      if it is wanted, once the game is over
 * ```
 */
import { Component, Fragment, render } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { isRated } from '../game/tree/annotations.ts';
import { endingOf } from '../game/game.ts';
import { isReviewed, scoreAt } from '../game/review/evaluations.ts';
import { NAG_OF, judgementAt } from '../game/review/judgement.ts';
import { ROOT, halfMovesAt, nodeAt, nodesBelow } from '../game/tree/move-tree.ts';
import { canStep } from '../game/tree/shown-position.ts';
import { signedScoreText, endingText } from '../texts/sentences.ts';
import { passText, sanText } from '../ui/names.ts';
import { enable, onButtonPress } from '../ui/dom.ts';
import { GLYPHS, moveRows } from '../ui/move-rows.ts';
import { stepOfKey } from '../ui/step-keys.ts';
import type { Ending, Game } from '../game/game.ts';
import type { Judgement } from '../game/review/judgement.ts';
import type { Texts } from '../texts/en/page.ts';
import type { Row } from '../ui/move-rows.ts';
import type { Panel, App } from '../ui/app.ts';

/**
 * The rows that are made at once. In a list with more of them the page reacts to input before the next ones are made.
 */
const ROWS_AT_ONCE = 400;

/** The buttons that step through the line. */
type Steps = Record<'first' | 'back' | 'forward' | 'last', HTMLElement>;

/**
 * Makes the list.
 *
 * @param parts The frame takes the keys.
 */
export function makeMoveList({
  list,
  frame,
  steps,
  dispatch,
  showsResult = false,
}: {
  list: HTMLElement;
  frame: HTMLElement;
  steps: Steps;
  dispatch: App['dispatch'];
  showsResult?: boolean;
}): Panel {
  for (const by of Object.keys(steps) as (keyof Steps)[]) {
    onButtonPress(steps[by], () => dispatch({ type: 'navigate', by }));
  }
  // Notation is the same in every language.
  list.translate = false;
  list.addEventListener('click', (event) => {
    const chosen = event.target instanceof Element ? event.target.closest('button') : null;
    if (chosen) dispatch({ type: 'showNode', node: Number(chosen.dataset.node) });
  });
  frame.addEventListener('keydown', (event) => {
    const by = stepOfKey(event);
    if (!by) return;
    event.preventDefault();
    const isInList = list.matches(':focus-within');
    dispatch({ type: 'navigate', by });
    if (isInList) tabStop(list)?.focus();
  });
  let shown = ROOT;
  // The list may become smaller when the game ends.
  new ResizeObserver(() => reveal(list, shown)).observe(list);
  let parts: readonly unknown[] = [];
  return (game, texts) => {
    const next = [...partsOfRows(game), game.tree.shown, texts];
    if (next.every((part, index) => part === parts[index])) return;
    parts = next;
    ({ shown } = game.tree);
    enableSteps(steps, game);
    const ending = showsResult && !game.training.puzzle ? endingOf(game) : null;
    render(<Rows key={game.id} list={list} game={game} texts={texts} ending={ending} />, list);
  };
}

/** What a review shows behind a move. */
type Mark = { judgement: Judgement | null; score: string };

function marksOf(game: Game, texts: Texts): Map<number, Mark> {
  const marks: Map<number, Mark> = new Map();
  if (!isReviewed(game)) return marks;
  // The last position may have an outcome in place of an evaluation.
  const nodes = new Set([...Object.keys(game.searches.evaluations).map(Number), game.tree.head]);
  for (const node of nodes) {
    if (!nodeAt(game.tree, node)) continue;
    const judgement = isRated(game.tree.nodes[node].nags) ? null : judgementAt(game, node);
    const score = node === game.tree.head && endingOf(game) ? null : scoreAt(game, node);
    marks.set(node, { judgement, score: score ? signedScoreText(texts, score) : '' });
  }
  return marks;
}

function enableSteps(steps: Steps, { tree }: Game) {
  for (const button of [steps.first, steps.back]) enable(button, canStep({ tree }, 'back'));
  for (const button of [steps.forward, steps.last]) enable(button, canStep({ tree }, 'forward'));
}

/** `glyphs` are NAGs. */
type Word = { text: string; label?: string; node?: number; kind?: string; glyphs?: readonly number[] };

/** The kinds of glyphs with a colour. */
const KINDS: Readonly<Record<number, string>> = Object.freeze(
  Object.fromEntries(Object.entries(NAG_OF).map(([judgement, nag]) => [nag, judgement])),
);

/** @param below The moves after the current position. */
function wordOf(token: Row['tokens'][number], game: Game, texts: Texts, below: ReadonlySet<number>): Word {
  if ('number' in token) return { text: token.number };
  if ('comment' in token) return { text: token.comment, kind: 'comment' };
  const { id, san, uci, nags } = game.tree.nodes[token.node];
  const text = sanText(game, texts, san ?? uci ?? '');
  return { text, label: passText(game, texts, id), node: id, kind: below.has(id) ? 'taken-back' : '', glyphs: nags };
}

/** A word, and for a move what a review shows behind it. */
type Drawn = Word & { mark?: Mark };

type RowProps = {
  depth: number;
  words: readonly Drawn[];
  /** The words as a text; the same words have the same. */
  look: string;
  texts: Texts;
  /** The move that is shown and the one in the tab order, if they are in the row. */
  current?: number;
  stop?: number;
};

/** All rows. Only those with a change are drawn again. */
function Rows({ list, game, texts, ending }: { list: HTMLElement; game: Game; texts: Texts; ending: Ending | null }) {
  const { shown } = game.tree;
  const [limit, setLimit] = useState(ROWS_AT_ONCE);
  const { id, tree, settings } = game;
  const plain = useMemo(() => {
    const below = nodesBelow(tree, tree.head);
    const keys = new Set<string>();
    return moveRows(tree, halfMovesAt(tree)).map((row) => {
      const words = row.tokens.map((token) => wordOf(token, game, texts, below));
      return { key: keyOf(row, keys), depth: row.depth, words };
    });
  }, [texts, id, tree.variant, tree.nodes, tree.head, settings.letters]);
  // A review changes the marks with every report, but not the words.
  const marks = useMemo(() => marksOf(game, texts), [texts, ...partsOfRows(game)]);
  const rows = useMemo(
    () =>
      plain.map((row) => {
        const words: Drawn[] = row.words.map((word) =>
          word.node === undefined ? word : { ...word, mark: marks.get(word.node) },
        );
        return { ...row, words, look: JSON.stringify(words) };
      }),
    [plain, marks],
  );
  const drawn = rows.slice(0, limit);
  useEffect(() => {
    if (rows.length > limit) setTimeout(() => setLimit(limit + ROWS_AT_ONCE));
  });
  useLayoutEffect(() => {
    list.classList.toggle('long', rows.length > ROWS_AT_ONCE);
    // Measured in a frame, when the page has to be laid out anyway.
    requestAnimationFrame(() => reveal(list, shown));
  }, [shown, plain, limit, ending === null]);
  const isHere = (words: readonly Drawn[], id: number) => (words.some(({ node }) => node === id) ? id : undefined);
  // Before the first move, the first one is in the tab order.
  const stop =
    shown === ROOT ? drawn.flatMap(({ words }) => words).find(({ node }) => node !== undefined)?.node : shown;
  return (
    <>
      {drawn.map(({ key, ...row }) => (
        <MoveRow
          key={key}
          {...row}
          texts={texts}
          current={isHere(row.words, shown)}
          stop={stop === undefined ? stop : isHere(row.words, stop)}
        />
      ))}
      {ending && rows.length <= limit && (
        <li class="result-row" key="result">
          <b>{ending.result === '1/2-1/2' ? '½-½' : ending.result}</b> <span>{endingText(texts, ending)}</span>
        </li>
      )}
    </>
  );
}

/** What the rows depend on, without the move that is shown. */
const partsOfRows = ({ id, tree, searches, review, players, settings, training }: Game) => [
  id,
  tree.nodes,
  tree.head,
  tree.positions,
  searches.evaluations,
  review,
  players.ended,
  settings.letters,
  training.puzzle,
];

/** A row is known by its first move, so that it keeps its elements. */
function keyOf({ depth, tokens }: Row, used: Set<string>): string {
  const first = tokens.find((token) => 'node' in token);
  let key = first ? String(first.node) : `${depth} ${JSON.stringify(tokens)}`;
  while (used.has(key)) key += '+';
  used.add(key);
  return key;
}

class MoveRow extends Component<RowProps> {
  override shouldComponentUpdate({ look, depth, texts, current, stop }: RowProps) {
    const { props } = this;
    return (
      look !== props.look ||
      depth !== props.depth ||
      texts !== props.texts ||
      current !== props.current ||
      stop !== props.stop
    );
  }

  override render({ depth, words, texts, current, stop }: RowProps) {
    const startsWithBlack = depth === 0 && words[0].node === undefined && words[0].text.endsWith('…');
    return (
      <li
        class={depth === 0 ? 'move-pair' : 'variation'}
        style={depth > 0 ? { '--depth': Math.min(depth - 1, 6) } : undefined}
      >
        {words.map((word, index) => (
          <Fragment key={word.node ?? `${index}`}>
            <MoveWord
              word={word}
              isMain={depth === 0}
              texts={texts}
              isCurrent={word.node === current}
              isStop={word.node === stop}
            />
            {depth > 0 && ' '}
            {startsWithBlack && index === 0 && <span>…</span>}
          </Fragment>
        ))}
      </li>
    );
  }
}

function MoveWord({
  word,
  isMain,
  texts,
  isCurrent,
  isStop,
}: {
  word: Drawn;
  isMain: boolean;
  texts: Texts;
  isCurrent: boolean;
  isStop: boolean;
}) {
  const { node, kind, label, glyphs = [], mark } = word;
  const text = isMain ? word.text.replace('…', '.') : word.text;
  if (node === undefined) return <span class={kind || undefined}>{text}</span>;
  const signs = glyphs.map(glyphText);
  const judgement = mark?.judgement;
  return (
    <button
      type="button"
      tabIndex={isStop ? 0 : -1}
      class={kind || undefined}
      data-node={node}
      data-score={mark?.score || undefined}
      aria-label={judgement ? `${text}${signs.join('')}, ${texts.game.judgements[judgement]}` : label || undefined}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {text}
      {glyphs.map((nag, index) => (
        <span class={`glyph ${KINDS[nag] ?? ''}`.trim()}>{signs[index]}</span>
      ))}
      {judgement && <span class={`judgement ${judgement}`}>{GLYPHS[NAG_OF[judgement]]}</span>}
    </button>
  );
}

/** Numbers that have no common sign are in the PGN alone. */
const glyphText = (nag: number) => GLYPHS[nag] ?? '';

/** The move in the tab order. */
const tabStop = (list: HTMLElement): HTMLElement | null => list.querySelector('button[tabindex="0"]');

/** Scrolls the list, and nothing but the list, to the move that is shown; after the last one, to the result. */
function reveal(list: HTMLElement, shown: number) {
  const move = list.querySelector(`[data-node="${shown}"]`) as HTMLElement | null;
  if (!move) {
    list.scrollTo(0, 0);
    return;
  }
  const isLast =
    move.parentElement?.nextElementSibling?.matches('.result-row') && !move.nextElementSibling?.matches('button');
  const box = list.getBoundingClientRect();
  const { top, left } = move.getBoundingClientRect();
  const { bottom, right } = (isLast ? (list.lastElementChild as Element) : move).getBoundingClientRect();
  if (top < box.top) list.scrollTop -= box.top - top;
  else if (bottom > box.bottom) list.scrollTop += bottom - box.bottom;
  if (left < box.left) list.scrollLeft -= box.left - left;
  else if (right > box.right) list.scrollLeft += right - box.right;
}
