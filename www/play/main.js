// @ts-check
/**
 * The page to play on: joins the board, the panels, the store and the engine.
 *
 * @import { Board } from '../board/board.js'
 * @import { Game } from '../game/game.js'
 * @import { Intent } from '../game/store.js'
 */
import { createBoard } from '../board/board.js';
import { kingSquare } from '../board/state.js';
import { EngineClient } from '../engine/client.js';
import { defaults, isLive, knownAt, playableMoves, shownPlacement, squaresOf } from '../game/game.js';
import { reduce } from '../game/store.js';
import { makeEffects } from './effects.js';
import { makeMoves } from './moves.js';
import { makeSetup } from './setup.js';
import { makeStatus } from './status.js';
import { openStorage } from './storage.js';
import { elementOf } from './text.js';
import { showThinking } from './thinking.js';

// Imported without a page, in Node for example, the module does nothing.
if (typeof document !== 'undefined') start();

function start() {
  let game = defaults();
  const notify = (/** @type {string} */ text) => dispatch({ type: 'notice', text });
  const storage = openStorage((text) => queueMicrotask(() => notify(text)));
  const kept = storage.load();

  elementOf('starting').remove();
  const board = createBoard(elementOf('board'), {
    onMove: ({ uci }) => dispatch({ type: 'play', uci }),
  });
  const client = new EngineClient({ onNotice: notify });
  const run = makeEffects(client, dispatch, board.say);
  const panels = [
    makeStatus(dispatch), makeMoves(dispatch), makeSetup(dispatch), showThinking, makeTable(board),
  ];
  dispatch({ type: 'open', game: kept });

  /** @param {Intent} intent */
  function dispatch(intent) {
    const step = reduce(game, intent);
    game = step.game;
    for (const show of panels) show(game);
    storage.save(game);
    for (const effect of step.effects) run(effect);
  }
}

/**
 * The board as a panel.
 *
 * @param {Board} board
 * @returns {(game: Game) => void} Shows a game.
 */
function makeTable(board) {
  let seat = '';
  return (game) => {
    const known = knownAt(game, game.ply);
    const pieces = shownPlacement(game);
    // Who sits down on the other side finds the keyboard's focus in front of the king.
    const isNewSeat = game.moves.length === 0 && game.orientation !== seat;
    if (isNewSeat) board.update({ focus: game.orientation === 'white' ? 'e2' : 'e7' });
    seat = game.orientation;
    board.update({
      pieces,
      moves: playableMoves(game),
      orientation: game.orientation,
      lastMove: game.ply > 0 ? squaresOf(game.moves[game.ply - 1]) : null,
      check: known?.check ? kingSquare(pieces, known.turn) : null,
    });
    elementOf('board').classList.toggle('looking-back', !isLive(game));
  };
}
