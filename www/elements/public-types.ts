/**
 * The public types of `<micro-max>`. Its type declarations and `custom-elements.json` are generated from them and from
 * the documentation of its methods.
 */

export type Color = 'white' | 'black';

/** The properties that reflect attributes. */
export interface Properties {
  /**
   * The initial position: `start` or a FEN. The last fields of a FEN may be missing or contradict the pieces. With
   * `readonly` any placement. A game in `pgn`, in `src` or in the content begins with it, unless it has a tag `FEN`.
   */
  fen: string;
  /**
   * A game in PGN, to replay or, with a `side`, to continue. It is read up to the first illegal move; `--` is a null
   * move. Without the attribute `variant`, its tag `Variant` names the game; without `orientation`, its tag
   * `Orientation` the side at the bottom. If there are several games, a menu offers them.
   */
  pgn: string;
  /**
   * The address of a PGN file, to replay like a `pgn`; its server has to allow the page to read it. It is ignored if
   * `pgn` is set.
   */
  src: string;
  /**
   * The id of another board of the page: the element is a diagram of its game, after `ply` half-moves or, without `ply`, of the
   * position that it shows. `game:17w` and `game:17b.Nf6` name a move as links do.
   */
  htmlFor: string;
  /**
   * Whether the game is the solution of a puzzle, in which the reader finds the moves of one side: that of `side` or of
   * the tag `Orientation`, or else the side to move at `ply`. Nothing is searched and nothing is saved.
   */
  puzzle: boolean;
  /** The number of half-moves from the start to the position that is shown first, or at which a puzzle begins. */
  ply: number | null;
  /** The side of the reader; `none` is engine against engine. With a game to replay it is `both` by default. */
  side: 'white' | 'black' | 'both' | 'none';
  /** The colour at the bottom; by default the reader's. */
  orientation: '' | 'white' | 'black';
  /** `modern`, as strong as a small download can be and varied in its play, or `classic`, micro-Max 3.2. */
  engine: 'modern' | 'classic';
  /** The level of the engine, 1 to 8. */
  level: number;
  /** A search limit instead of a level: `nodes:N`, `depth:N` or `movetime:MS`. */
  limit: string;
  /**
   * The address of the folder with the workers, if it is not that of the script; on the host of the page or of the
   * script, without query and fragment. It is read when the element is put on a page.
   */
  engineBase: string;
  /** The time control: minutes and an increment in seconds per move, `5+3` or `0.5+2.5`. */
  time: string;
  /**
   * When the engine is loaded: at once, or as soon as the reader points at, focuses or touches the board, or a script needs it.
   */
  start: 'eager' | 'lazy';
  /**
   * Whether the reader cannot make moves. Without a game to replay, `storage-key` and the panels `score` and `line`, no
   * engine is loaded.
   */
  readonly: boolean;
  /**
   * Whether the reader edits the position: pieces can be moved anywhere or off the board, and spare pieces are beside
   * it. Each change fires `micro-max-position`. Has no effect with a game to replay.
   */
  edit: boolean;
  /** Whether takebacks are disabled. */
  noTakeback: boolean;
  /** Where the coordinates are shown. */
  coordinates: 'inside' | 'outside' | 'none';
  /**
   * The panels around the board: any of `moves`, `score`, `line` and `clock` (the players with their clocks), separated
   * by spaces or commas. With a game that names its players, `clock` is added unless `none` is among the words.
   */
  panels: string;
  /** Arrows on the shown position, `e2e4 Rg1f3` or `e2-e4, Rg1-f3`; a prefix G, R, Y or B sets the colour. */
  arrows: string;
  /** Circles on the shown position, `e4 Bd5`, with the same prefixes. */
  marks: string;
  /**
   * `light`, `dark` or `auto` (the colour scheme of the page), and one of `slate`, `wood`, `brown`, `green`, `blue`, `purple`, `rose`, `grey` and `contrast`.
   */
  theme: string;
  /**
   * The language of the texts, `en`, `de`, `fr`, `es` or one of `MicroMax.defineTexts`. By default it follows the
   * nearest ancestor with a `lang`, or else the browser.
   */
  lang: string;
  /** Whether the board shows the position of the link that is being read while the page scrolls. */
  follow: boolean;
  /** Whether moves make sounds. */
  sound: boolean;
  /** The key under which the game is saved in the browser. Without a key the game is not saved. */
  storageKey: string;
  /**
   * A game other than chess: its name, such as `capablanca`, or the lines of a definition. `chess960` without a `fen`
   * starts from a random position. Its engine is loaded at once; `edit`, `engine` and diagrams without an engine work
   * in chess only.
   */
  variant: string;
}

/** Who made a move; `program` is a script or a puzzle. */
export type By = 'human' | 'engine' | 'program';

/** The details of the events. All events bubble and are composed. */
export interface Details {
  /** The board is drawn and, unless it starts lazily, accepts moves. */
  'micro-max-ready': { fen: string };
  /**
   * The reader is about to make a legal move; `fen` is the position before it. Cancel the event to prevent the move.
   */
  'micro-max-moverequest': {
    san: string;
    uci: string;
    fen: string;
    from: string;
    to: string;
    promotion: string | null;
  };
  /** A move was made; `fen` is the position after it. */
  'micro-max-move': { san: string; uci: string; fen: string; ply: number; by: By };
  /** Another position is shown. */
  'micro-max-position': { fen: string; ply: number };
  /**
   * A report of the search: `score` in centipawns for White, `mate` in moves, `pv` in UCI notation. Where `mate` is set,
   * `score` is 10000 less its number of moves, or the negative number if Black mates. `score` is null only in the result
   * of `think()`, if the engine answered without a search. In the opening the engine may move without searching.
   */
  'micro-max-search': { depth: number; score: number | null; mate: number | null; nodes: number; pv: string[] };
  /** The game is over. */
  'micro-max-gameend': { result: string; reason: string; winner: Color | null };
  /** The reader has found all moves of a puzzle. */
  'micro-max-solved': PuzzleResult;
  /** The reader has made the first wrong move in a puzzle or, before any, had the solution shown. */
  'micro-max-failed': PuzzleResult;
  /** An error; `message` is a sentence, which is also written to the console. */
  'micro-max-error': { message: string; cause: 'attribute' | 'engine' | 'game' };
}

/**
 * How a puzzle goes: `moves` are the right ones so far with their replies, in SAN, `hints` counts each step of a hint.
 */
export type PuzzleResult = { moves: string[]; mistakes: number; hints: number; isShown: boolean };

/** The shown position. */
export type Place = { fen: string; ply: number };

/** A move found by the engine. */
export type Found = { uci: string; san: string };

/**
 * The move of a hint. `why` is a sentence about what it wins, in the language of the element; null if the search proves no
 * gain, in a puzzle, and in games other than chess.
 */
export type Hint = Found & { why: string | null };

/** A move found by the engine, with the last report of its search. */
export type Thought = Found & Details['micro-max-search'];

/** Arrows and circles, as texts of the attributes or as lists. A colour is green, red, yellow or blue. */
export type Drawings = {
  arrows?: string | readonly { from: string; to: string; color?: string }[];
  marks?: string | readonly { square: string; color?: string }[];
};

/** The parts for `::part()`. */
export interface Parts {
  /** The board without its panels. */
  board: HTMLElement;
  /** A square. */
  square: HTMLElement;
  /** A piece. Each also has a part with its colour and name, such as `white-knight`. */
  piece: SVGElement;
  /** A coordinate, in the colour of its square. */
  coordinates: HTMLElement;
  /** The panel with the move list. */
  moves: HTMLElement;
  /** The sentence and the buttons of a puzzle. */
  puzzle: HTMLElement;
}
