/** Shows a game on the board. */
import { kingSquare } from '../board/state.ts';
import { picturesOf, sizeOf } from '../game/position/board-shape.ts';
import { correctionStage, hintedSquare, refutationOf } from '../game/review/correction.ts';
import { scoreAt } from '../game/review/evaluations.ts';
import { nagsOf } from '../game/review/judgement.ts';
import {
  awaitedSide,
  endingOf,
  isLive,
  positionAt,
  playableMoves,
  premovable,
  premoveOf,
  shownPlacement,
} from '../game/game.ts';
import { isDrop, lastMoveOf, ROOT, squaresOf } from '../game/tree/move-tree.ts';
import { movableSquares } from '../game/help/refusal.ts';
import { scoreText } from '../texts/sentences.ts';
import { passText } from './names.ts';
import type { Board } from '../board/board.ts';
import type { BoardState } from '../board/state.ts';
import type { Words } from '../board/texts.ts';
import type { Game } from '../game/game.ts';
import type { Texts } from '../texts/en/page.ts';
import type { Panel } from './app.ts';

/**
 * Makes the panel. The board gets only what has changed.
 *
 * @param element The board's container.
 * @param canMove Whether the player may move at all.
 */
export function makeBoardView(board: Board, element: HTMLElement, canMove: () => boolean = () => true): Panel {
  /** What the board shows. */
  let present: Partial<BoardState> = {};
  let orientation = 'white';
  return (game, texts) => {
    const state = stateOf(game, texts);
    if (!canMove()) Object.assign(state, { moves: [], premoves: [], awaitedSide: null });
    // A new game seen from the other side: the keyboard starts among that side's pieces.
    if (game.tree.head === ROOT && game.players.orientation !== orientation) {
      const file = game.tree.variant ? 'b' : 'e';
      state.focus = `${file}${game.players.orientation === 'white' ? 2 : sizeOf(game.tree).ranks - 1}`;
    }
    ({ orientation } = game.players);
    const patch = Object.fromEntries(
      Object.entries(state).filter(([field, value]) => !isSame(value, Reflect.get(present, field))),
    );
    present = { ...present, ...patch };
    if (Object.keys(patch).length > 0) board.update(patch);
    element.classList.toggle('past-position', !isLive(game) && !endingOf(game));
  };
}

function stateOf(game: Game, texts: Texts): Partial<BoardState> {
  const { coordinates, autoQueen, animation, targets, pieces: pieceSet } = game.settings;
  const { arrows, circles } = game.tree.nodes[game.tree.shown];
  const known = positionAt(game, game.tree.shown);
  const pieces = shownPlacement(game);
  const score = scoreAt(game, game.tree.shown);
  const { files, ranks } = sizeOf(game.tree);
  const words: Words = texts.board;
  return {
    position: `${game.id} ${game.tree.shown}`,
    width: files,
    height: ranks,
    pieces,
    awaitedSide: awaitedSide(game),
    moves: playableMoves(game),
    premoves: premovable(game),
    premove: premoveOf(game),
    orientation: game.players.orientation,
    lastMove: lastMoveOf(game.tree.nodes[game.tree.shown]),
    pass: passText(game, texts, game.tree.shown),
    checks: known?.check ? (known.checked ?? [kingSquare(pieces, known.turn) ?? '']) : [],
    arrows,
    circles,
    marks: marksOf(game),
    badges: badgesOf(game, pieces),
    coordinates,
    autoQueen,
    animate: animation,
    showTargets: targets,
    pieceSet,
    pictures: picturesOf(game.tree),
    // The styles of the pieces in hand are loaded before the texts of the variant are used. Until the position is known, the
    // pieces in hand are those before the move.
    ...((known || !words.variant) && { hands: (words.variant && known?.hands) ?? null }),
    words,
    score: score ? scoreText(texts, score) : '',
  };
}

/**
 * The program's arrows and circles: the pieces that can move after an illegal attempt, the lines of an analysis, what
 * refutes a mistake, a threat, a hint.
 */
export function marksOf(game: Game): BoardState['marks'] {
  const {
    help: { hint, threat },
    tree: { shown },
  } = game;
  const refutation = refutationOf(game);
  const hinted = hintedSquare(game);
  return [
    ...movableSquares(game).map((from) => ({ from, kind: 'hint' as const })),
    ...analysisMarks(game),
    ...(hinted ? [{ from: hinted, kind: 'hint' as const }] : []),
    ...(refutation ? [{ ...arrow(refutation), kind: 'refutation' as const }] : []),
    ...(threat?.uci && threat.node === shown ? [{ ...arrow(threat.uci), kind: 'threat' as const }] : []),
    ...(hint?.uci && hint.node === shown
      ? [
          {
            ...(hint.step === 1 ? { from: arrow(hint.uci).from } : arrow(hint.uci)),
            kind: 'hint' as const,
          },
        ]
      : []),
  ];
}

/** The kinds of the lines of an analysis, the best first. */
const LINE_KINDS = ['best', 'line2', 'line3', 'line4', 'line5'] as const;

/**
 * The first moves of the lines of an analysis, the best first: where arrows share a way, the thinner are drawn above
 * the wider, and none hides another.
 */
function analysisMarks({ searches: { analysing, reports }, tree: { shown } }: Game): BoardState['marks'][number][] {
  if (!analysing) return [];
  const lines = reports.filter(({ node, purpose, pv }) => node === shown && purpose === 'analysis' && pv.length > 0);
  return lines.slice(0, LINE_KINDS.length).map(({ pv }, rank) => ({ ...arrow(pv[0]), kind: LINE_KINDS[rank] }));
}

/** The badges of the NAGs 1 to 6: ! ? !! ?? !? ?!. */
const GLYPHS = ['good', 'mistake', 'brilliant', 'blunder', 'interesting', 'inaccuracy'] as const;

/**
 * The result of the game on the kings of its last position, and where a move arrived its rating, or a tick if it corrects a
 * mistake.
 */
export function badgesOf(game: Game, pieces: BoardState['pieces']): BoardState['badges'] {
  const results = resultBadges(game, pieces);
  const [, to] = lastMoveOf(game.tree.nodes[game.tree.shown]) ?? [];
  const [rating] = nagsOf(game, game.tree.shown).flatMap((nag) => GLYPHS[nag - 1] ?? []);
  const glyph = correctionStage(game) === 'solved' ? 'won' : rating;
  const isFree = to && glyph && !results.some(({ square }) => square === to);
  return isFree ? [...results, { square: to, kind: glyph }] : results;
}

function resultBadges(game: Game, pieces: BoardState['pieces']): BoardState['badges'] {
  const ending = isLive(game) ? endingOf(game) : null;
  if (!ending) return [];
  return (['white', 'black'] as const).flatMap((color) => {
    const [square] = positionAt(game)?.royals?.[color] ?? [kingSquare(pieces, color)];
    const kind = ending.winner === null ? 'drawn' : ending.winner === color ? 'won' : 'lost';
    return square ? [{ square, kind }] : [];
  });
}

/** The mark of a move: an arrow or, for a drop, its square. */
function arrow(uci: string) {
  const [from, to] = squaresOf(uci);
  return isDrop(uci) ? { from: to } : { from, to };
}

const isSame = (one: unknown, other: unknown) =>
  one === other || (Array.isArray(one) && Array.isArray(other) && JSON.stringify(one) === JSON.stringify(other));
