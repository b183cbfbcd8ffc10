// @ts-check
/**
 * The position editor. The board, the fields and the FEN show the same setup; the worker says whether it is a legal
 * position.
 *
 * @import { Color } from '../board/geometry.js'
 * @import { BoardState } from '../board/state.js'
 * @import { Right, Setup } from '../game/position/draft-position.js'
 * @import { DialogTexts } from '../texts/en/dialogs.js'
 * @import { Tool } from '../ui/piece-palette.js'
 * @import { Session } from '../ui/session.js'
 * @import { Open } from './dialogs.js'
 */
import { createBoard } from '../board/board.js';
import { START_FEN } from '../board/placement.js';
import { isAtHome, playerOf } from '../game/position/chess960.js';
import { HUMAN, fenAt, humanColor, isForTwo, otherColor } from '../game/game.js';
import { loadedFen } from '../game/pgn/pgn.js';
import { opponentOf } from '../game/players/players.js';
import { make, setAttribute } from '../ui/dom.js';
import { makeId } from '../ui/game-storage.js';
import { openDialog } from './dialog.js';
import { inputErrorText } from './input-error.js';
import { button, checkbox, choice, group, labelled, makeStatus } from './fields.js';
import { MOVE, makePalette, pieceAfterPress } from '../ui/piece-palette.js';
import {
  EMPTY,
  RIGHTS,
  START,
  epSquares,
  everyMove,
  parseSetup,
  put,
  setupFen,
} from '../game/position/draft-position.js';

/** The side that the player takes. @typedef {Color | 'both'} Side */

/** @type {Open} */
export function open(session, words) {
  const { setup: text } = words;
  const game = session.game();
  let setup = parseSetup(fenAt(game, game.shown) ?? '') ?? START;
  let { orientation } = game;

  const place = make('div', { className: 'setup-board' });
  const palette = makePalette(session, words, {
    place,
    onChange: show,
    onDrop: (square, piece) => change(put(setup, square, piece)),
  });
  /** @type {HTMLElement} */ (palette.element.firstElementChild).autofocus = true;
  const board = createBoard(place, {
    onMove: ({ from, to }) => change(put(put(setup, to, setup.pieces[from]), from, null)),
    onPick: (square) => change(put(setup, square, pieceAfterPress(palette.tool(), setup.pieces[square]))),
    onDiscard: (square) => change(put(setup, square, null)),
  });
  const fields = makeFields(session, words, (patch) => change({ ...setup, ...patch }));
  const fen = labelled(text.fen, make('input', { spellcheck: false, autocomplete: 'off' }));
  fen.field.addEventListener('input', () => set(parseSetup(fen.field.value) ?? setup));
  const sideSelect = makeSideSelect(session, words);
  const leave = async (/** @type {(fen: string) => void} */ act) => {
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
  const dialog = openDialog(words, 'setup', text.title, [place, controls], () => board.destroy());
  change(setup);

  /** @param {Setup} next */
  function change(next) {
    fen.field.value = setupFen(next);
    set(next);
  }

  /** @param {Setup} next */
  function set(next) {
    setup = next;
    show();
    verdict.ask(fen.field.value);
  }

  function show() {
    board.update({ ...boardOf(session, setup, palette.tool()), orientation });
    fields.show(setup);
  }
}

/** @param {Session} session @param {Setup} setup @param {Tool} tool @returns {Partial<BoardState>} */
const boardOf = ({ game, texts }, setup, tool) => ({
  pieces: setup.pieces,
  picking: tool !== MOVE,
  moves: everyMove(setup),
  showTargets: false,
  animate: false,
  pieceSet: game().preferences.pieces,
  words: texts().board,
});

/**
 * The fields for turn, castling and en passant.
 * @param {Session} session @param {DialogTexts} words @param {(patch: Partial<Setup>) => void} change
 */
function makeFields(session, { setup: text }, change) {
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
    /** @param {Setup} setup */
    show(setup) {
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

/** @param {HTMLInputElement} field @param {Setup} setup @param {Right} right */
function showRight(field, setup, right) {
  field.disabled = !isAtHome(setup.pieces, right);
  field.checked = !field.disabled && setup.castling.includes(right);
}

/** @param {Session} session */
function sidesOf({ texts }) {
  const { sides } = texts().game;
  return /** @type {const} */ ([
    ['white', sides.white],
    ['black', sides.black],
  ]);
}

/**
 * The select of the player's side.
 * @param {Session} session @param {DialogTexts} words
 */
function makeSideSelect(session, { setup: text }) {
  const game = session.game();
  let side = /** @type {Side} */ (isForTwo(game) ? 'both' : (humanColor(game) ?? 'white'));
  const { element } = choice(text.as, [...sidesOf(session), ['both', text.both]], side, (value) => {
    side = value;
  });
  return { element, side: () => side };
}

/**
 * The worker's verdict on the position.
 * @param {Session} session @param {DialogTexts} words @param {(isLegal: boolean) => void} onChange
 */
function makeVerdict(session, words, onChange) {
  const { element, show } = makeStatus();
  /** @type {Promise<string | null>} */
  let position = Promise.resolve(null);
  return {
    element,
    /** The position as the worker writes it; null if it is illegal. */
    position: () => position,
    /** @param {string} fen */
    ask(fen) {
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

/**
 * Starts a game from the position.
 * @param {Session} session @param {string} fen @param {Side} side
 */
function playFrom({ game, dispatch }, fen, side) {
  const as = side === 'both' ? 'white' : side;
  const players = side === 'both' ? { white: HUMAN, black: HUMAN } : undefined;
  const start = startOf(fen);
  const opponent = playerOf(opponentOf(game().players), { start, variant: null });
  dispatch({ type: 'requestNewGame', as, players, opponent, timing: game().timing, start });
}

/** @param {string} fen */
const startOf = (fen) => (fen === START_FEN ? 'startpos' : fen);

/**
 * Analyses the position; the player moves both sides.
 * @param {Session} session @param {string} fen
 */
function analyseFrom({ dispatch }, fen) {
  dispatch({ type: 'loadGame', id: makeId(), game: loadedFen(startOf(fen)) });
  dispatch({ type: 'analyse', on: true });
}
