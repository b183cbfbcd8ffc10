/**
 * The position editor. The board, the fields and the FEN show the same setup; the worker says whether it is a legal
 * position.
 */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { createBoard } from '../board/board.ts';
import { START_FEN } from '../board/placement.ts';
import { isAtHome, playerOf } from '../game/position/chess960.ts';
import { HUMAN, fenAt, humanColor, isForTwo, otherColor } from '../game/game.ts';
import { loadedFen } from '../game/pgn/pgn.ts';
import { opponentOf } from '../game/players/players.ts';
import { makeId } from '../ui/game-storage.ts';
import { Button, Checkbox, Field, Group, Select, Status } from '../views/fields.tsx';
import { MOVE, Palette, chessTools, pieceAfterPress } from '../views/piece-palette.tsx';
import { openDialog } from './dialog.tsx';
import { inputErrorText } from './input-error.ts';
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
import type { Board } from '../board/board.ts';
import type { Color } from '../board/geometry.ts';
import type { Setup } from '../game/position/draft-position.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { Message } from '../views/fields.tsx';
import type { App } from '../ui/app.ts';
import type { Open } from './dialogs.ts';

/** The side that the player takes. */
type Side = Color | 'both';

export const open: Open = (app, words) => {
  const editor = <PositionEditor app={app} words={words} leave={() => close()} />;
  const { close } = openDialog(words, 'setup', words.setup.title, editor);
};

const draftOf = (setup: Setup) => ({ setup, fen: setupFen(setup) });

function PositionEditor({ app, words, leave }: { app: App; words: DialogTexts; leave: () => void }) {
  const { setup: text } = words;
  const game = app.game();
  const texts = app.texts();
  const [{ setup, fen }, set] = useState(() => draftOf(parseSetup(fenAt(game, game.tree.shown) ?? '') ?? START));
  const [orientation, orient] = useState(game.players.orientation);
  const [tool, choose] = useState(MOVE);
  const [side, take] = useState<Side>(isForTwo(game) ? 'both' : (humanColor(game) ?? 'white'));
  const [verdict, judge] = useState<Message & { fen: string }>({ fen, text: '' });
  const isIllegal = verdict.isError && verdict.fen === fen;
  const edit = (next: (setup: Setup) => Setup) => set((draft) => draftOf(next(draft.setup)));
  const change = (patch: Partial<Setup>) => edit((present) => ({ ...present, ...patch }));
  const place = useRef<HTMLDivElement>(null);
  const board = useRef<Board>(null);
  const latestTool = useRef(tool);
  latestTool.current = tool;
  useLayoutEffect(() => {
    if (!place.current) return;
    board.current = createBoard(place.current, {
      onMove: ({ from, to }) => edit((present) => put(put(present, to, present.pieces[from]), from, null)),
      onPick: (square) =>
        edit((present) => put(present, square, pieceAfterPress(latestTool.current, present.pieces[square]))),
      onDiscard: (square) => edit((present) => put(present, square, null)),
    });
    return board.current.destroy;
  }, []);
  useLayoutEffect(() => {
    board.current?.update({
      pieces: setup.pieces,
      orientation,
      picking: tool !== MOVE,
      moves: everyMove(setup),
      showTargets: false,
      animate: false,
      pieceSet: game.settings.pieces,
      words: texts.board,
    });
  }, [setup, orientation, tool]);
  useEffect(() => {
    let isLatest = true;
    app.client.ask('fen', { fen }).then(
      () => isLatest && judge({ fen, text: text.good }),
      async (error) => {
        const fault = await inputErrorText(texts, words, error);
        if (isLatest) judge({ fen, text: text.wrong({ fault }), isError: true });
      },
    );
    return () => {
      isLatest = false;
    };
  }, [fen]);
  const leaveWith = async (act: (fen: string) => void) => {
    const position = await app.client.ask('fen', { fen }).catch(() => null);
    if (!position) return;
    leave();
    act(position.fen);
  };
  const sides = (['white', 'black'] as const).map((color) => [color, texts.game.sides[color]] as const);
  const squares = epSquares(setup);
  return (
    <>
      <div class="setup-board" ref={place} />
      <div class="setup-controls">
        <Palette
          label={text.palette}
          tools={chessTools(texts, words)}
          chosen={tool}
          choose={choose}
          pieceSet={game.settings.pieces}
          place={() => place.current}
          drop={(square, piece) => edit((present) => put(present, square, piece))}
          autofocus
        />
        <div class="row">
          <Button onClick={() => edit(() => START)}>{text.start}</Button>
          <Button onClick={() => edit(() => EMPTY)}>{text.clear}</Button>
          <Button onClick={() => orient(otherColor)}>{text.flip}</Button>
        </div>
        <div class="row">
          <Select
            label={text.turn}
            choices={sides}
            value={setup.turn}
            onChange={(color) => change({ turn: color, ep: null })}
          />
          <Select
            label={text.ep}
            choices={['', ...squares].map((square) => [square, square || text.noEp])}
            value={setup.ep && squares.includes(setup.ep) ? setup.ep : ''}
            disabled={squares.length === 0}
            onChange={(square) => change({ ep: square || null })}
          />
        </div>
        <Group name={text.castling}>
          {RIGHTS.map((right) => (
            <Checkbox
              key={right}
              label={text.rights[right]}
              checked={isAtHome(setup.pieces, right) && setup.castling.includes(right)}
              disabled={!isAtHome(setup.pieces, right)}
              onChange={(isGiven) =>
                change({ castling: isGiven ? setup.castling + right : setup.castling.replace(right, '') })
              }
            />
          ))}
        </Group>
        <Field
          label={text.fen}
          field={(id) => (
            <input
              id={id}
              spellcheck={false}
              autocomplete="off"
              aria-invalid={isIllegal ? 'true' : undefined}
              value={fen}
              onInput={({ currentTarget: { value } }) =>
                set((draft) => ({ setup: parseSetup(value) ?? draft.setup, fen: value }))
              }
            />
          )}
        />
        <Status text={verdict.text} isError={verdict.isError} />
        <Select label={text.as} choices={[...sides, ['both', text.both]]} value={side} onChange={take} />
        <div class="actions">
          <Button disabled={isIllegal} onClick={() => leaveWith((from) => analyseFrom(app, from))}>
            {text.analyse}
          </Button>
          <Button class="primary" disabled={isIllegal} onClick={() => leaveWith((from) => playFrom(app, from, side))}>
            {text.play}
          </Button>
        </div>
      </div>
    </>
  );
}

/** Starts a game from the position. */
function playFrom({ game, dispatch }: App, fen: string, side: Side) {
  const as = side === 'both' ? 'white' : side;
  const players = side === 'both' ? { white: HUMAN, black: HUMAN } : undefined;
  const start = startOf(fen);
  const opponent = playerOf(opponentOf(game().players), { start, variant: null });
  dispatch({ type: 'requestNewGame', as, players, opponent, timing: game().players.timing, start });
}

const startOf = (fen: string) => (fen === START_FEN ? 'startpos' : fen);

/** Analyses the position; the player moves both sides. */
function analyseFrom({ dispatch }: App, fen: string) {
  dispatch({ type: 'loadGame', id: makeId(), game: loadedFen(startOf(fen)) });
  dispatch({ type: 'analyse', on: true });
}
