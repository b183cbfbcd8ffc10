// Every documented name, in plain TypeScript.

import 'micro-max/figures';
import {
  MicroMax,
  type Details,
  type Drawings,
  type Found,
  type Hint,
  type OwnTexts,
  type Place,
  type PuzzleResult,
  type Thought,
} from 'micro-max';

export const drawings: Drawings = { marks: 'e4' };
export const italian: OwnTexts = { board: { pieces: { P: 'pedone' } } };

const board: MicroMax = document.querySelector('micro-max') ?? new MicroMax();

export const texts: string[] = [
  board.fen,
  board.pgn,
  board.side,
  board.orientation,
  board.engine,
  board.limit,
  board.time,
  board.start,
  board.src,
  board.engineBase,
  board.htmlFor,
  board.coordinates,
  board.panels,
  board.arrows,
  board.marks,
  board.theme,
  board.lang,
  board.storageKey,
  board.currentFen,
  board.currentPgn,
  MicroMax.version,
];
export const flags: boolean[] = [board.readonly, board.edit, board.noTakeback, board.follow, board.sound];
export const numbers: (number | null)[] = [board.ply, board.level, board.currentPly];

export async function useMethods(): Promise<void> {
  await board.ready;
  const { san, uci, fen, ply, by } = await board.move('e4');
  await MicroMax.defineTexts('it', italian);
  const place: Place = await board.takeBack();
  await board.goTo(place.ply);
  await board.goTo('17b.Nf6');
  await board.reset();
  await board.loadFen(fen);
  await board.loadPgn('1. e4');
  const hint: Hint = await board.hint();
  const found: Found = hint;
  const thought: Thought = await board.think('nodes:1000');
  await board.annotate({ arrows: [{ from: 'e2', to: 'e4', color: 'red' }], marks: 'e4' });
  await board.annotate(null);
  await board.flip();
  await board.download();
  board.focus();
  console.log(
    san,
    uci,
    ply,
    by === 'program',
    hint.why?.trim(),
    found.san,
    thought.pv.length,
    thought.score,
    thought.mate,
    thought.depth,
    thought.nodes,
  );
}

board.addEventListener('micro-max-ready', ({ detail }) => detail.fen.trim());
board.addEventListener('micro-max-moverequest', (event) => {
  const { san, uci, from, to, promotion, fen } = event.detail;
  if (promotion === null && san + uci + from + to + fen === '') event.preventDefault();
});
board.addEventListener('micro-max-move', ({ detail }) => [
  detail.san,
  detail.uci,
  detail.fen,
  detail.ply.toFixed(),
  detail.by,
]);
board.addEventListener('micro-max-position', ({ detail }) => detail.fen + detail.ply.toFixed());
board.addEventListener('micro-max-search', ({ detail }) => [
  detail.depth,
  detail.score,
  detail.mate,
  detail.nodes,
  detail.pv.length,
]);
board.addEventListener('micro-max-gameend', ({ detail }) => [detail.result, detail.reason, detail.winner]);
board.addEventListener('micro-max-solved', ({ detail }) => detail.mistakes + detail.hints + detail.moves.length);
board.addEventListener('micro-max-failed', ({ detail }) => detail.isShown && board.puzzleState === 'failed');
board.addEventListener('micro-max-error', ({ detail }) => detail.message + detail.cause);
board.addEventListener('micro-max-step', ({ detail }) => [detail.step, detail.steps, detail.fen, detail.text]);

document.addEventListener('micro-max-ready', ({ detail }) => detail.fen.trim());
document.addEventListener('micro-max-moverequest', (event) => {
  const { san, uci, from, to, promotion, fen } = event.detail;
  if (promotion === null && san + uci + from + to + fen === '') event.preventDefault();
});
document.addEventListener('micro-max-move', ({ detail }) => [
  detail.san,
  detail.uci,
  detail.fen,
  detail.ply.toFixed(),
  detail.by,
]);
document.addEventListener('micro-max-position', ({ detail }) => detail.fen + detail.ply.toFixed());
document.addEventListener('micro-max-search', ({ detail }) => [
  detail.depth,
  detail.score,
  detail.mate,
  detail.nodes,
  detail.pv.length,
]);
document.addEventListener('micro-max-gameend', ({ detail }) => [detail.result, detail.reason, detail.winner]);
document.addEventListener('micro-max-error', ({ detail }) => detail.message + detail.cause);
document.addEventListener('micro-max-step', ({ detail }) => [detail.step, detail.steps, detail.fen, detail.text]);

window.addEventListener('micro-max-move', ({ detail }) => detail.san.trim());
window.addEventListener('micro-max-step', ({ detail }) => detail.step);
export const mistakesOf = ({ mistakes }: PuzzleResult): number => mistakes;
export const sanOf = ({ san }: Details['micro-max-move']): string => san;

const figure = document.createElement('micro-max-moves');
figure.step = figure.steps;
export const shown: [string, string, Promise<void>] = [figure.text, figure.currentFen, figure.ready];

const cards = document.createElement('micro-max-cards');
cards.step = cards.steps;
// @ts-expect-error The cards show no position.
export const noPosition: string = cards.currentFen;

// @ts-expect-error A level is a number.
board.level = true;
// @ts-expect-error There is no such event.
document.addEventListener('micro-max-nothing', ({ detail }) => detail);
