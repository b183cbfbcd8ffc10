/**
 * The position editor. The board, the fields and the FEN show the same setup; the worker says whether it is a legal
 * position.
 */
import { createBoard } from '../board/board.ts';
import { START_FEN } from '../board/placement.ts';
import { isAtHome, playerOf } from '../game/position/chess960.ts';
import { HUMAN, fenAt, humanColor, isForTwo, otherColor } from '../game/game.ts';
import { loadedFen } from '../game/pgn/pgn.ts';
import { opponentOf } from '../game/players/players.ts';
import { make, setAttribute } from '../ui/dom.ts';
import { makeId } from '../ui/game-storage.ts';
import { openElements } from './dialog.tsx';
import { inputErrorText } from './input-error.ts';
import { button, checkbox, choice, group, labelled, makeStatus } from './fields.ts';
import { MOVE, makePalette, pieceAfterPress } from '../ui/piece-palette.ts';
import {
  EMPTY,
  RIGHTS,
  START,
  epSquares,
  everyMove,
  parseSetup,
  put,
  setupFen,
} from '../game/position/draft-position.ts';
import type { Color } from '../board/geometry.ts';
import type { BoardState } from '../board/state.ts';
import type { Right, Setup } from '../game/position/draft-position.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { Tool } from '../ui/piece-palette.ts';
import type { Session } from '../ui/session.ts';
import type { Open } from './dialogs.ts';

/** The side that the player takes. */
type Side = Color | 'both';

export const open: Open = (session, words) => {
  const { setup: text } = words;
  const game = session.game();
  let setup = parseSetup(fenAt(game, game.tree.shown) ?? '') ?? START;
  let { orientation } = game.players;

  const place = make('div', { className: 'setup-board' });
  const palette = makePalette(session, words, {
    place,
    onChange: show,
    onDrop: (square, piece) => change(put(setup, square, piece)),
  });
  (palette.element.firstElementChild as HTMLElement).autofocus = true;
  const board = createBoard(place, {
    onMove: ({ from, to }) => change(put(put(setup, to, setup.pieces[from]), from, null)),
    onPick: (square) => change(put(setup, square, pieceAfterPress(palette.tool(), setup.pieces[square]))),
    onDiscard: (square) => change(put(setup, square, null)),
  });
  const fields = makeFields(session, words, (patch) => change({ ...setup, ...patch }));
  const fen = labelled(text.fen, make('input', { spellcheck: false, autocomplete: 'off' }));
  fen.field.addEventListener('input', () => set(parseSetup(fen.field.value) ?? setup));
  const sideSelect = makeSideSelect(session, words);
  const leave = async (act: (fen: string) => void) => {
    const position = await verdict.position();
    if (position === null) return;
    dialog.close();
    act(position);
  };
  const actions = [
    button(text.analyse, () => leave((from) => analyseFrom(session, from))),
    button(text.play, () => leave((from) => playFrom(session, from, sideSelect.side())), 'primary'),
  ];
  const verdict = makeVerdict(session, words, (isLegal) => {
    for (const one of actions) one.disabled = !isLegal;
    setAttribute(fen.field, 'aria-invalid', isLegal ? null : 'true');
  });
  const flip = () => {
    orientation = otherColor(orientation);
    show();
  };
  const resets = make(
    'div',
    { className: 'row' },
    button(text.start, () => change(START)),
    button(text.clear, () => change(EMPTY)),
    button(text.flip, flip),
  );
  const controls = make(
    'div',
    { className: 'setup-controls' },
    palette.element,
    resets,
    ...fields.elements,
    fen.element,
    verdict.element,
    sideSelect.element,
    make('div', { className: 'actions' }, ...actions),
  );
  const dialog = openElements(words, 'setup', text.title, [place, controls], () => board.destroy());
  change(setup);

  function change(next: Setup) {
    fen.field.value = setupFen(next);
    set(next);
  }

  function set(next: Setup) {
    setup = next;
    show();
    verdict.ask(fen.field.value);
  }

  function show() {
    board.update({ ...boardOf(session, setup, palette.tool()), orientation });
    fields.show(setup);
  }
};

const boardOf = ({ game, texts }: Session, setup: Setup, tool: Tool): Partial<BoardState> => ({
  pieces: setup.pieces,
  picking: tool !== MOVE,
  moves: everyMove(setup),
  showTargets: false,
  animate: false,
  pieceSet: game().settings.pieces,
  words: texts().board,
});

/** The fields for turn, castling and en passant. */
function makeFields(session: Session, { setup: text }: DialogTexts, change: (patch: Partial<Setup>) => void) {
  let castling = '';
  const turn = choice(text.turn, sidesOf(session), 'white', (value) => change({ turn: value, ep: null }));
  const ep = choice(text.ep, [], '', (value) => change({ ep: value || null }));
  const rights = RIGHTS.map((right) =>
    checkbox(text.rights[right], false, (isGiven) =>
      change({ castling: isGiven ? castling + right : castling.replace(right, '') }),
    ),
  );
  return {
    elements: [
      make('div', { className: 'row' }, turn.element, ep.element),
      group(text.castling, ...rights.map(({ element }) => element)),
    ],
    show(setup: Setup) {
      ({ castling } = setup);
      turn.field.value = setup.turn;
      for (const [index, right] of RIGHTS.entries()) showRight(rights[index].field, setup, right);
      const squares = epSquares(setup);
      ep.field.replaceChildren(
        ...['', ...squares].map((value) => make('option', { value, textContent: value || text.noEp })),
      );
      ep.field.value = setup.ep && squares.includes(setup.ep) ? setup.ep : '';
      ep.field.disabled = squares.length === 0;
    },
  };
}

function showRight(field: HTMLInputElement, setup: Setup, right: Right) {
  field.disabled = !isAtHome(setup.pieces, right);
  field.checked = !field.disabled && setup.castling.includes(right);
}

function sidesOf({ texts }: Session) {
  const { sides } = texts().game;
  return [
    ['white', sides.white],
    ['black', sides.black],
  ] as const;
}

/** The select of the player's side. */
function makeSideSelect(session: Session, { setup: text }: DialogTexts) {
  const game = session.game();
  let side = (isForTwo(game) ? 'both' : (humanColor(game) ?? 'white')) as Side;
  const { element } = choice(text.as, [...sidesOf(session), ['both', text.both]], side, (value) => {
    side = value;
  });
  return { element, side: () => side };
}

/** The worker's verdict on the position. */
function makeVerdict(session: Session, words: DialogTexts, onChange: (isLegal: boolean) => void) {
  const { element, show } = makeStatus();
  let position: Promise<string | null> = Promise.resolve(null);
  return {
    element,
    /** The position as the worker writes it; null if it is illegal. */
    position: () => position,
    ask(fen: string) {
      const asked = session.client.ask('fen', { fen });
      const answered = asked.then(
        (answer) => answer.fen,
        () => null,
      );
      position = answered;
      onChange(true);
      asked.then(
        () => {
          if (position === answered) show(words.setup.good);
        },
        async (error) => {
          const fault = await inputErrorText(session.texts(), words, error);
          if (position !== answered) return;
          onChange(false);
          show(words.setup.wrong({ fault }), true);
        },
      );
    },
  };
}

/** Starts a game from the position. */
function playFrom({ game, dispatch }: Session, fen: string, side: Side) {
  const as = side === 'both' ? 'white' : side;
  const players = side === 'both' ? { white: HUMAN, black: HUMAN } : undefined;
  const start = startOf(fen);
  const opponent = playerOf(opponentOf(game().players), { start, variant: null });
  dispatch({ type: 'requestNewGame', as, players, opponent, timing: game().players.timing, start });
}

const startOf = (fen: string) => (fen === START_FEN ? 'startpos' : fen);

/** Analyses the position; the player moves both sides. */
function analyseFrom({ dispatch }: Session, fen: string) {
  dispatch({ type: 'loadGame', id: makeId(), game: loadedFen(startOf(fen)) });
  dispatch({ type: 'analyse', on: true });
}
