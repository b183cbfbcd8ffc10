/**
 * The position editor: spare pieces below the board, and handlers for presses and drags on the board. Any placement is
 * allowed.
 */
import { makePalette, MOVE, pieceAfterPress } from '../../ui/piece-palette.ts';
import { everyMove, parseSetup, put, setupFen, START } from '../../game/position/draft-position.ts';
import { fenOf } from '../commands.ts';
import { loadDialogTexts } from '../../texts/load.ts';
import type { Square } from '../../board/geometry.ts';
import type { Setup } from '../../game/position/draft-position.ts';
import type { DialogTexts } from '../../texts/en/dialogs.ts';
import type { MakePanel } from '../view.ts';

export const makePanel: MakePanel = (setting, place) => {
  const { elementGame } = setting;
  let palette: { element: HTMLElement; tool: () => string } | null = null;
  let language = '';
  const tool = () => palette?.tool() ?? MOVE;
  const setup = () => parseSetup(fenOf(elementGame.game)) ?? START;
  const change = (next: Setup) => setting.setPosition(setupFen(next));
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

  function draw(words: DialogTexts) {
    const board = place.parentElement?.querySelector('.board') as HTMLElement;
    const drop = (square: Square, piece: string) => change(put(setup(), square, piece));
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
};
