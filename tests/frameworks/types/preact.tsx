// Every attribute and event of the elements, in the JSX of Preact.
/** @jsxImportSource preact */
import 'micro-max/preact';
import 'micro-max/figures';

export const board = (
  <micro-max
    fen="start"
    pgn=""
    src=""
    engineBase="/"
    engine-base="/"
    htmlFor="game"
    for="game:17w"
    follow
    ply={0}
    side="both"
    orientation="black"
    engine="classic"
    level={3}
    limit="nodes:1000"
    time="5+3"
    start="lazy"
    readonly
    edit
    noTakeback
    no-takeback
    coordinates="none"
    panels="moves clock"
    arrows="e2e4"
    marks="e4"
    theme="dark wood"
    lang="de"
    sound
    storageKey="a"
    storage-key="a"
    id="board"
    onmicro-max-ready={({ detail }) => detail.fen.trim()}
    onmicro-max-moverequest={(event) => {
      if (event.detail.san === 'e4') event.preventDefault();
    }}
    onmicro-max-move={({ detail }) => detail.ply.toFixed()}
    onmicro-max-position={({ detail }) => detail.fen.trim()}
    onmicro-max-search={({ detail }) => detail.pv.length}
    onmicro-max-gameend={({ detail }) => detail.result.trim()}
    onmicro-max-error={({ detail }) => detail.cause.trim()}
  />
);

export const figure = (
  <micro-max-moves fen="start" square="f4" step={2} onmicro-max-step={({ detail }) => detail.text.trim()} />
);

export const piece = <micro-max-piece variant="capablanca" piece="archbishop" />;

// @ts-expect-error There is no such engine.
export const wrong = <micro-max engine="stockfish" />;
