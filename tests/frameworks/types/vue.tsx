// Every attribute and event of the elements, in the JSX of Vue.
/** @jsxImportSource vue */
import type { GlobalComponents } from 'vue';
import 'micro-max/vue';
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
    onMicroMaxReady={({ detail }) => detail.fen.trim()}
    onMicroMaxMoverequest={(event) => {
      if (event.detail.san === 'e4') event.preventDefault();
    }}
    onMicroMaxMove={({ detail }) => detail.ply.toFixed()}
    onMicroMaxPosition={({ detail }) => detail.fen.trim()}
    onMicroMaxSearch={({ detail }) => detail.pv.length}
    onMicroMaxGameend={({ detail }) => detail.result.trim()}
    onMicroMaxError={({ detail }) => detail.cause.trim()}
  />
);

/** What templates take. */
export const component: keyof GlobalComponents = 'micro-max';

export const figure = (
  <micro-max-moves fen="start" square="f4" step={2} onMicroMaxStep={({ detail }) => detail.text.trim()} />
);

export const piece = <micro-max-piece variant="capablanca" piece="archbishop" />;

// @ts-expect-error There is no such engine.
export const wrong = <micro-max engine="stockfish" />;
