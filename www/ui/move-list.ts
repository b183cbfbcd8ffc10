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
import { isRated } from '../game/tree/annotations.ts';
import { endingOf, positionAt } from '../game/game.ts';
import { isReviewed, scoreAt } from '../game/review/evaluations.ts';
import { NAG_OF, judgementAt } from '../game/review/judgement.ts';
import { halfMovesAt, nodeAt, nodesBelow } from '../game/tree/move-tree.ts';
import { canStep } from '../game/tree/shown-position.ts';
import { signedScoreText, endingText } from '../texts/sentences.ts';
import { passText, sanText } from './names.ts';
import { enable, make, onButtonPress, setAttribute } from './dom.ts';
import { GLYPHS, moveRows } from './move-rows.ts';
import { stepOfKey } from './step-keys.ts';
import type { Ending, Game } from '../game/game.ts';
import type { Judgement } from '../game/review/judgement.ts';
import type { Texts } from '../texts/en/page.ts';
import type { Row } from './move-rows.ts';
import type { Panel, Session } from './session.ts';

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
  dispatch: Session['dispatch'];
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
  let [shown, drawn] = [-1, ''];
  let nodes: Game['tree']['nodes'] | null = null;
  /** The texts of a variant come later than its game. */
  let words: Texts | null = null;
  /** The rows that are being written. */
  let writing: Generator<void> | null = null;
  const showMarks = makeMarks(list);
  // The list may become smaller when the game ends.
  new ResizeObserver(() => reveal(list, shown)).observe(list);

  let latest: { game: Game; texts: Texts } | null = null;

  function write(rows: Generator<void>) {
    if (rows.next().done) return true;
    setTimeout(() => {
      if (rows !== writing || !latest || !write(rows)) return;
      showMarks(latest.game, latest.texts, true);
      showCurrent(list, steps, latest.game);
    });
    return false;
  }

  return (game, texts) => {
    const ending = showsResult && !game.training.puzzle ? endingOf(game) : null;
    const look = `${game.settings.letters} ${game.tree.head} ${ending && JSON.stringify(ending)}`;
    const isNew = game.tree.nodes !== nodes || texts !== words || look !== drawn;
    if (isNew) {
      writing = fill(list, game, texts, ending);
      write(writing);
    }
    latest = { game, texts };
    showMarks(game, texts, isNew);
    if (!isNew && game.tree.shown === shown) return;
    [nodes, words, drawn, shown] = [game.tree.nodes, texts, look, game.tree.shown];
    showCurrent(list, steps, game);
  };
}

/** What a review shows behind a move. */
type Mark = { judgement: Judgement | null; score: string };

/**
 * Shows the judgements of a review behind the moves that the player has not rated, and the scores after all of them. Only
 * what changes is written: the moves of a long game are judged one by one.
 *
 * @returns `isNew` if the list was filled again.
 */
function makeMarks(list: HTMLElement): (game: Game, texts: Texts, isNew: boolean) => void {
  let written: Map<number, Mark> = new Map();
  let parts: readonly unknown[] = [];
  return (game, texts, isNew) => {
    const next = [game.searches.evaluations, isReviewed(game), positionAt(game)];
    if (!isNew && next.every((part, index) => part === parts[index])) return;
    parts = next;
    const marks = marksOf(game, texts);
    for (const node of new Set([...written.keys(), ...marks.keys()])) {
      const mark = marks.get(node) ?? { judgement: null, score: '' };
      const old = written.get(node);
      if (!isNew && mark.judgement === old?.judgement && mark.score === old.score) continue;
      const button = list.querySelector(`[data-node="${node}"]`) as HTMLElement | null;
      if (button) writeMark(button, mark, texts);
    }
    written = marks;
  };
}

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

function writeMark(button: HTMLElement, { judgement, score }: Mark, texts: Texts) {
  button.querySelector('.judgement')?.remove();
  const move = button.textContent ?? '';
  setAttribute(button, 'aria-label', judgement && `${move}, ${texts.game.judgements[judgement]}`);
  setAttribute(button, 'data-score', score || null);
  if (judgement)
    button.append(make('span', { className: `judgement ${judgement}`, textContent: GLYPHS[NAG_OF[judgement]] }));
}

/** Marks the move that led to the position shown, and enables the step buttons. */
function showCurrent(list: HTMLElement, steps: Steps, { tree }: Game) {
  for (const old of list.querySelectorAll('[aria-current]')) old.removeAttribute('aria-current');
  for (const old of list.querySelectorAll('[tabindex="0"]')) setAttribute(old, 'tabindex', '-1');
  const current = list.querySelector(`[data-node="${tree.shown}"]`) as HTMLElement | null;
  const button = current ?? list.querySelector('button');
  if (current) setAttribute(current, 'aria-current', 'true');
  if (button) setAttribute(button, 'tabindex', '0');
  for (const button of [steps.first, steps.back]) enable(button, canStep({ tree }, 'back'));
  for (const button of [steps.forward, steps.last]) enable(button, canStep({ tree }, 'forward'));
  // Measured in a frame, when the page has to be laid out anyway.
  requestAnimationFrame(() => reveal(list, tree.shown));
}

/** Writes the rows, with a pause after many new ones. One that is there already keeps its element. */
function* fill(list: HTMLElement, game: Game, texts: Texts, ending: Ending | null): Generator<void> {
  const below = nodesBelow(game.tree, game.tree.head);
  const describe = (row: Row) => {
    const words = row.tokens.map((token) => wordOf(token, game, texts, below));
    return { words, key: JSON.stringify([row.depth, words]) };
  };
  const rows = moveRows(game.tree, halfMovesAt(game.tree));
  list.classList.toggle('long', rows.length > ROWS_AT_ONCE);
  const present = new Map([...list.children].map((item) => [(item as HTMLElement).dataset.row, item]));
  const known = present.size > 0 ? rows.map(describe) : [];
  const keys = new Set(known.map(({ key }) => key));
  for (const [key, item] of present) if (!keys.has(key ?? '')) item.remove();
  let next = list.firstElementChild;
  let made = 0;
  for (const [index, row] of rows.entries()) {
    const { words, key } = known[index] ?? describe(row);
    const item = present.get(key) ?? makeRow(row, words, key);
    if (!present.delete(key) && (made += 1) % ROWS_AT_ONCE === 0) yield;
    if (item === next) next = item.nextElementSibling;
    else list.insertBefore(item, next);
  }
  // Of equal rows only one was known.
  while (next) {
    const rest = next;
    next = rest.nextElementSibling;
    rest.remove();
  }
  if (ending) list.append(makeResultRow(ending, texts));
}

/** `glyphs` are NAGs. */
type Word = { text: string; label?: string; node?: number; kind?: string; glyphs?: readonly number[] };

/** The kinds of glyphs with a colour. */
const KINDS: Readonly<Record<number, string>> = Object.freeze({
  3: 'good',
  ...Object.fromEntries(Object.entries(NAG_OF).map(([judgement, nag]) => [nag, judgement])),
});

/** @param below The moves after the current position. */
function wordOf(token: Row['tokens'][number], game: Game, texts: Texts, below: ReadonlySet<number>): Word {
  if ('number' in token) return { text: token.number };
  if ('comment' in token) return { text: token.comment, kind: 'comment' };
  const { id, san, uci, nags } = game.tree.nodes[token.node];
  const text = sanText(game, texts, san ?? uci ?? '');
  return { text, label: passText(game, texts, id), node: id, kind: below.has(id) ? 'taken-back' : '', glyphs: nags };
}

function makeRow({ depth, tokens }: Row, words: Word[], key: string) {
  const item = make('li', { className: depth === 0 ? 'move-pair' : 'variation' });
  item.dataset.row = key;
  if (depth > 0) item.style.setProperty('--depth', String(Math.min(depth - 1, 6)));
  for (const { text, label, node, kind, glyphs = [] } of words) {
    const element = node === undefined ? make('span') : make('button', { type: 'button', tabIndex: -1 });
    element.textContent = depth === 0 ? text.replace('…', '.') : text;
    if (node !== undefined) element.dataset.node = String(node);
    element.append(...glyphs.map(makeGlyph));
    setAttribute(element, 'aria-label', label || null);
    if (kind) element.className = kind;
    item.append(element, depth === 0 ? '' : ' ');
  }
  const [first] = tokens;
  const startsWithBlack = depth === 0 && 'number' in first && first.number.endsWith('…');
  if (startsWithBlack) item.firstElementChild?.after(make('span', { textContent: '…' }));
  return item;
}

const makeGlyph = (nag: number) =>
  make('span', { className: `glyph ${KINDS[nag] ?? ''}`.trim(), textContent: GLYPHS[nag] ?? ` $${nag}` });

function makeResultRow(ending: Ending, texts: Texts) {
  const result = ending.result === '1/2-1/2' ? '½-½' : ending.result;
  return make(
    'li',
    { className: 'result-row' },
    make('b', { textContent: result }),
    ' ',
    make('span', { textContent: endingText(texts, ending) }),
  );
}

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
