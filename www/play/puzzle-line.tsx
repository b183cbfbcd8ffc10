/**
 * Puzzles in the review of a game:
 *
 * ```text
 * p.puzzle-place                    "Position 2 of 5", and when a puzzle comes back
 * div.puzzle-line                   the mistakes that were kept as puzzles, or may be
 *   span, button …
 * ```
 */
import { render } from 'preact';
import { endingOf, humanColor, positionAt } from '../game/game.ts';
import { withPuzzles, withoutPuzzles } from '../game/training/puzzle-record.ts';
import { puzzleOf } from '../game/training/puzzle.ts';
import { INTERVALS, answered } from '../game/training/schedule.ts';
import { mistakesOf, moverAt } from '../game/review/correction.ts';
import { gameSoFar } from '../game/tree/move-tree.ts';
import { sideText } from '../texts/sentences.ts';
import { make, setTextOrHide } from '../ui/dom.ts';
import { changePuzzles, latestRun, readPuzzles, today } from '../ui/puzzles.ts';
import { SmallButton } from '../views/fields.tsx';
import { showTodaysPuzzles } from './todays-puzzles.tsx';
import type { Puzzle } from '../game/training/puzzle.ts';
import type { Review } from '../game/review/game-review.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { App } from '../ui/app.ts';

/** The puzzle of a mistake, and who made it. */
type Found = { node: number; color: 'white' | 'black'; puzzle: Puzzle };

/** The place of the mistake that is being corrected, and for a puzzle what its answer leads to. */
export function makeWalkPlace() {
  const element = make('p', { className: 'puzzle-place' });
  return {
    element,
    show({ game }: Review, { puzzles: words }: DialogTexts) {
      const run = game.training.puzzle === null ? null : latestRun();
      const puzzle = run?.puzzles[run.index];
      if (!run || !puzzle) {
        const mistakes = mistakesOf(game);
        const number = mistakes.indexOf(game.review.correction?.node ?? -1) + 1;
        return setTextOrHide(element, number > 0 ? words.place({ number, count: mistakes.length }) : null);
      }
      const place = words.place({ number: run.index + 1, count: run.puzzles.length });
      const { stage } = answered(puzzle, run.answer === 'solved', 0);
      const days = INTERVALS[stage];
      const next = days === undefined ? words.learnt : words.comesBack({ days });
      return setTextOrHide(element, run.answer ? `${place}. ${next}` : place);
    },
  };
}

/**
 * The line about the mistakes of the game: those of the player's own games are kept by themselves once they are known, those
 * of others once they are practised, or if the player wants it.
 */
export function makePuzzleLine(app: App) {
  const element = make('div', { className: 'puzzle-line', hidden: true });
  let wanted = '';
  let words: DialogTexts['puzzles'] | null = null;
  let found: readonly Found[] = [];
  let fault = '';

  async function change(change: Parameters<typeof changePuzzles>[0]) {
    const kept = await changePuzzles(change);
    fault = kept === 'kept' ? '' : (words?.[kept] ?? '');
    draw();
    // Another day may begin while the page is open.
    await showTodaysPuzzles(app);
  }

  function draw() {
    if (!words) return;
    const { drop, keep, keptForToday, kept: keptNow, unreadable } = words;
    const record = readPuzzles();
    const ids = found.map(({ puzzle }) => puzzle.id);
    const kept = record?.puzzles.filter(({ id }) => ids.includes(id)) ?? [];
    const isToday = kept.every(({ due }) => due <= today());
    const keptText = (isToday ? keptForToday : keptNow)({ count: kept.length });
    const text = fault || (record ? (kept.length > 0 ? keptText : '') : unreadable);
    const colors = record && kept.length === 0 ? (['white', 'black'] as const) : [];
    const hadFocus = element.contains(document.activeElement);
    element.hidden = found.length === 0;
    render(
      <>
        {text && <span>{text}</span>}
        {kept.length > 0 && <SmallButton text={drop} onClick={() => change((one) => withoutPuzzles(one, ids))} />}
        {colors.map((color) => {
          const own = found.filter((one) => one.color === color).map(({ puzzle }) => puzzle);
          const label = keep({ side: sideText(app.texts(), color) });
          const act = () => change((one) => withPuzzles(one, own));
          return own.length > 0 && <SmallButton key={color} text={label} onClick={act} />;
        })}
      </>,
      element,
    );
    if (hadFocus) element.querySelector('button')?.focus();
  }

  return {
    element,
    async show({ game, missing }: Review, dialogWords: DialogTexts) {
      const nodes = game.training.puzzle || missing > 0 ? [] : mistakesOf(game);
      const practised = nodes.filter((node) => game.review.revealed.includes(node));
      const key = `${game.id} ${nodes.join()} ${practised.join()} ${app.texts().language}`;
      if (key === wanted) return;
      wanted = key;
      words = dialogWords.puzzles;
      [found, fault] = [[], ''];
      draw();
      const known = await findPuzzles(app, nodes);
      if (key !== wanted) return;
      found = known;
      const isOwn = humanColor(game) !== null && endingOf(game) !== null && found.length > 0;
      const isNew = isOwn && readPuzzles()?.games.includes(game.id) === false;
      const puzzles = found.filter(({ node }) => isNew || practised.includes(node)).map(({ puzzle }) => puzzle);
      if (isNew) await change((one) => withPuzzles(one, puzzles, game.id));
      else if (puzzles.length > 0 && readPuzzles()) await change((one) => withPuzzles(one, puzzles));
      else draw();
    },
  };
}

/** The puzzles of mistakes in the game on the board. */
async function findPuzzles({ client, game: current }: App, nodes: readonly number[]): Promise<Found[]> {
  const game = current();
  const found = nodes.map(async (node) => {
    const parent = game.tree.nodes[node].parent ?? node;
    const { fen } = positionAt(game, parent) ?? (await client.ask('legal', gameSoFar(game.tree, parent)));
    const puzzle = puzzleOf(game, node, fen, today());
    return puzzle ? [{ node, color: moverAt(game, node), puzzle }] : [];
  });
  return (await Promise.all(found)).flat();
}
