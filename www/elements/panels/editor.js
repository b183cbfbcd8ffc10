// @ts-check
/**
 * The position editor: spare pieces below the board, and handlers for presses and drags on the board. Any placement is
 * allowed.
 *
 * @import { Square } from '../../board/geometry.js'
 * @import { Setup } from '../../game/position/draft-position.js'
 * @import { DialogTexts } from '../../texts/en/dialogs.js'
 * @import { MakePanel } from '../view.js'
 */
import { makePalette, MOVE, pieceAfterPress } from '../../ui/piece-palette.js';
import { everyMove, parseSetup, put, setupFen, START } from '../../game/position/draft-position.js';
import { fenOf } from '../commands.js';
import { loadDialogTexts } from '../../texts/load.js';

/** @type {MakePanel} */
export function makePanel(setting, place) {
  const { elementGame } = setting;
  /** @type {{ element: HTMLElement, tool: () => string } | null} */
  let palette = null;
  let language = '';
  const tool = () => palette?.tool() ?? MOVE;
  const setup = () => parseSetup(fenOf(elementGame.game)) ?? START;
  const change = (/** @type {Setup} */ next) => setting.setPosition(setupFen(next));
  setting.editor = {
    onMove: ({ from, to }) => change(put(put(setup(), to, setup().pieces[from]), from, null)),
    onPick: (square) => change(put(setup(), square, pieceAfterPress(tool(), setup().pieces[square]))),
    onDiscard: (square) => change(put(setup(), square, null)),
  };

  function show() {
    if (!setting.isEdited()) return elementGame.board?.update({ picking: false });
    return elementGame.board?.update({
      moves: everyMove(setup()),
      picking: tool() !== MOVE,
      showTargets: false,
      awaitedSide: null,
    });
  }

  /** @param {DialogTexts} words */
  function draw(words) {
    const board = /** @type {HTMLElement} */ (place.parentElement?.querySelector('.board'));
    const drop = (/** @type {Square} */ square, /** @type {string} */ piece) => change(put(setup(), square, piece));
    const session = { texts: () => elementGame.texts, game: () => elementGame.game };
    palette = makePalette(session, words, { place: board, onChange: show, onDrop: drop });
    place.replaceChildren(palette.element);
  }

  return (_game, texts) => {
    show();
    if (language === texts.language) return;
    ({ language } = texts);
    loadDialogTexts(language).then(draw, () => {
      language = '';
    });
  };
}
