/** The puzzle on an element's board: judges the reader's moves, and makes those of the opponent and of the solution. */
import { isLive, positionAt, turnAt } from '../game/game.ts';
import { lineTo, pathTo } from '../game/tree/move-tree.ts';
import { commentAfter, isRight, isSolved, nextMove } from './puzzle-solution.ts';
import type { Game } from '../game/game.ts';
import type { ElementGame } from './element-game.ts';
import type { Details, Found, PuzzleResult } from './public-types.ts';
import type { Solution } from './puzzle-solution.ts';

/** The pause before a reply; none if the reader prefers reduced motion. */
const REPLY_MS = 600;

/** The pause before each move of the solution. */
const SOLUTION_MS = 1200;

/**
 * The sentence below the board. `task` precedes the reader's first move; `san` is the move that is `wrong` or `right`, or
 * the last one of the solution that is `shown`; `comment` is that of the PGN.
 */
type Feedback = { key: 'task' | 'wrong' | 'right' | 'solved' | 'showing' | 'shown'; san: string; comment: string };

interface Attempt extends Omit<PuzzleResult, 'moves'> {
  isSolved: boolean;
  feedback: Feedback;
}

const UNTRIED: Attempt = {
  mistakes: 0,
  hints: 0,
  isShown: false,
  isSolved: false,
  feedback: { key: 'task', san: '', comment: '' },
};

type Result = 'micro-max-solved' | 'micro-max-failed';

interface Listeners {
  /** Whether the element shows a puzzle. */
  isOn: () => boolean;
  /** Another object for each start of a puzzle; null before the PGN is read, and if there is none. */
  solution: () => Solution | null;
  dispatch: (name: Result, detail: Details[Result]) => void;
  /** Draws the feedback. */
  show: () => void;
}

/** The puzzle of one element. */
export class Puzzle {
  #elementGame;
  #listeners;
  #solution: Solution | null = null;
  #attempt = UNTRIED;
  /** The last node whose arrival was noted. */
  #node: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(elementGame: ElementGame, listeners: Listeners) {
    this.#elementGame = elementGame;
    this.#listeners = listeners;
  }

  get isOn() {
    return this.#listeners.isOn();
  }

  /** The solution on the board, or null. */
  get solution() {
    return this.#solution;
  }

  get feedback() {
    return this.#attempt.feedback;
  }

  get state(): 'open' | 'solved' | 'failed' | null {
    if (!this.isOn) return null;
    const { isSolved: isFound, isShown, mistakes } = this.#attempt;
    return isFound ? 'solved' : isShown || mistakes > 0 ? 'failed' : 'open';
  }

  /** Whether the reader has no move to find: there is no solution, or it was found or shown. */
  get isOver() {
    return !this.#solution || this.#attempt.isSolved || this.#attempt.isShown;
  }

  /** Whether the reader may move. */
  get isReadersTurn() {
    const { game } = this.#elementGame;
    return !this.isOver && isLive(game) && this.#isReaders(game);
  }

  /** Notes a change of the game. */
  follow() {
    const solution = this.isOn ? this.#listeners.solution() : null;
    if (solution !== this.#solution) this.#begin(solution);
    const { game } = this.#elementGame;
    if (!solution || !positionAt(game)) return;
    if (game.tree.head !== this.#node) this.#arrive(solution, game);
    if (this.#due()) this.#timer ??= setTimeout(() => this.#play(), this.#pause_ms());
  }

  /** Stops until the next change of the game. */
  stop() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /**
   * Judges a move of the reader. A wrong one counts as a mistake.
   *
   * @returns Whether it is right.
   */
  accepts(move: Found): boolean {
    const { game } = this.#elementGame;
    if (!this.#solution) return false;
    const moves = lineTo(game.tree, game.tree.head);
    if (isRight(this.#solution, moves, move)) return true;
    const isFirst = this.state === 'open';
    const comment = commentAfter(this.#solution, [...moves, move.uci]);
    this.#change({ mistakes: this.#attempt.mistakes + 1 }, { key: 'wrong', san: move.san, comment });
    if (isFirst) this.#dispatch('micro-max-failed');
    return false;
  }

  /**
   * Waits for the reader's turn and shows its position.
   *
   * @returns Rejected with a sentence if there is no move to find.
   */
  async turn(): Promise<void> {
    const elementGame = this.#elementGame;
    await elementGame.serveScript(
      elementGame.when((game) => this.isOver || (positionAt(game) && this.#isReaders(game)) || null),
    );
    if (this.isOver) throw new Error('There is no move to find.');
    this.#showHead();
  }

  /**
   * Counts a hint.
   *
   * @returns The move to find, in UCI notation.
   */
  hint(): string {
    this.#attempt = { ...this.#attempt, hints: this.#attempt.hints + 1 };
    return this.#next() ?? '';
  }

  /** Shows the moves that the reader has not found, one after the other. */
  showSolution() {
    if (this.isOver) throw new Error('There is no move to find.');
    const isFirst = this.state === 'open';
    this.#change({ isShown: true }, { key: 'showing', san: '', comment: '' });
    if (isFirst) this.#dispatch('micro-max-failed');
    this.stop();
    this.#showHead();
    this.follow();
  }

  #begin(solution: Solution | null) {
    this.stop();
    this.#solution = solution;
    this.#attempt = UNTRIED;
    this.#node = null;
  }

  #arrive(solution: Solution, game: Game) {
    this.#node = game.tree.head;
    const moves = lineTo(game.tree, game.tree.head);
    const { feedback } = this.#attempt;
    const comment = commentAfter(solution, moves);
    const san = game.tree.nodes[game.tree.head].san ?? '';
    if (this.#attempt.isShown) {
      this.#attempt = { ...this.#attempt, feedback: { key: this.#next() ? 'showing' : 'shown', san, comment } };
    } else if (!this.#attempt.isSolved && isSolved(solution, moves)) {
      this.#attempt = { ...this.#attempt, isSolved: true, feedback: { key: 'solved', san, comment } };
      // The event of the move comes first.
      queueMicrotask(() => this.#dispatch('micro-max-solved'));
    } else if (moves.length > solution.ply && !this.#isReaders(game)) {
      this.#attempt = { ...this.#attempt, feedback: { key: 'right', san, comment } };
    } else if (comment) this.#attempt = { ...this.#attempt, feedback: { ...feedback, comment } };
  }

  #change(change: Partial<Attempt>, feedback: Feedback) {
    this.#attempt = { ...this.#attempt, ...change, feedback };
    this.#listeners.show();
  }

  /** Whether a move that the reader does not make comes next. A hidden board waits, so that the reader sees it. */
  #due() {
    const { game } = this.#elementGame;
    if (!this.#solution || !isLive(game) || !positionAt(game) || game.page.hidden) return false;
    return (this.#attempt.isShown || !this.#isReaders(game)) && this.#next() !== null;
  }

  #play() {
    this.#timer = undefined;
    const uci = this.#next();
    if (uci && this.#due()) this.#elementGame.dispatch({ type: 'play', uci, isProgram: true });
  }

  #next() {
    const { tree } = this.#elementGame.game;
    return this.#solution && nextMove(this.#solution, lineTo(tree, tree.head));
  }

  #pause_ms() {
    if (this.#attempt.isShown) return SOLUTION_MS;
    return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : REPLY_MS;
  }

  #isReaders = (game: Game) => turnAt(game) === this.#solution?.color;

  #showHead() {
    const { game, dispatch } = this.#elementGame;
    if (!isLive(game)) dispatch({ type: 'showNode', node: game.tree.head });
  }

  #dispatch(name: Result) {
    const { tree } = this.#elementGame.game;
    const { mistakes, hints, isShown } = this.#attempt;
    const line = pathTo(tree, tree.head).slice(this.#solution?.ply ?? 0);
    const moves = line.map((node) => tree.nodes[node].san ?? tree.nodes[node].uci ?? '');
    this.#listeners.dispatch(name, { moves, mistakes, hints, isShown });
  }
}
