/** The part of the workshop for the board: its size, and the pieces at the start. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { createBoard } from '../../board/board.ts';
import { picturesOf } from '../../game/position/board-shape.ts';
import { Button, Field } from '../../views/fields.tsx';
import { Palette, REMOVE, pieceAfterPress } from '../../views/piece-palette.tsx';
import { MAX_SIDE, MIN_SIDE, withMirroredArmy, withPiece, withSize } from './design.ts';
import type { Board } from '../../board/board.ts';
import type { Part } from './workshop.tsx';

/** @param props.chosen The piece to place, or `REMOVE`. */
export function BoardEditor({
  app,
  texts: { words, nameOf },
  answer: {
    present: { design },
  },
  drafts: { edit },
  chosen,
  choose,
}: Part & { chosen: string; choose: (tool: string) => void }) {
  const { pieces: pieceSet } = app.game().settings;
  const pictures = picturesOf({ variant: design });
  const tools = [REMOVE, ...design.pieces.flatMap(({ letter }) => [letter, letter.toLowerCase()])];
  const tool = useRef(REMOVE);
  tool.current = tools.includes(chosen) ? chosen : REMOVE;
  const place = useRef<HTMLDivElement>(null);
  const board = useRef<Board>(null);
  useLayoutEffect(() => {
    if (!place.current) return;
    const made = createBoard(place.current, {
      onMove() {}, // the board knows no moves
      onPick: (square) => edit((one) => withPiece(one, square, pieceAfterPress(tool.current, one.placement[square]))),
    });
    board.current = made;
    return made.destroy;
  }, []);
  useLayoutEffect(() => {
    board.current?.update({
      width: design.files,
      height: design.ranks,
      pieces: design.placement,
      picking: true,
      animate: false,
      showTargets: false,
      pieceSet,
      pictures,
      words: app.texts().board,
      coordinates: 'inside',
    });
  }, [design]);

  function nameOfTool(piece: string) {
    const kind = design.pieces.find(({ letter }) => letter === piece.toUpperCase());
    const { sides } = app.texts().game;
    return kind ? `${piece === kind.letter ? sides.white : sides.black}: ${nameOf(kind.name)}` : words.erase;
  }

  return (
    <section aria-label={words.board}>
      <h3>{words.board}</h3>
      <Palette
        class="design-palette"
        label={words.palette}
        tools={tools.map((piece) => [piece, nameOfTool(piece)])}
        chosen={tool.current}
        {...{ choose, pieceSet, pictures }}
        place={() => place.current}
        drop={(square, piece) => edit((one) => withPiece(one, square, piece))}
      />
      <div class="design-board" ref={place} />
      <div class="row">
        {(['files', 'ranks'] as const).map((side) => (
          <Field
            key={side}
            label={words[side]}
            field={(id) => (
              <input
                id={id}
                type="number"
                min={MIN_SIDE}
                max={MAX_SIDE}
                value={String(design[side])}
                onChange={({ currentTarget: { valueAsNumber } }) =>
                  edit((one) => withSize(one, { ...one, [side]: valueAsNumber }))
                }
              />
            )}
          />
        ))}
        <Button onClick={() => edit(withMirroredArmy)}>{words.mirror}</Button>
        <Button onClick={() => edit((one) => ({ ...one, placement: {} }))}>{words.clear}</Button>
      </div>
    </section>
  );
}
