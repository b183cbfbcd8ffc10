// @ts-check
/**
 * The public types of `<micro-max>`. Its type declarations and `custom-elements.json` are generated from them and from
 * the documentation of its methods.
 */

/** @typedef {'white' | 'black'} Color */

/**
 * The properties that reflect attributes.
 *
 * @typedef {object} Properties
 * @property {string} fen The initial position: `start` or a FEN. The last fields of a FEN may be missing or contradict the pieces. With `readonly` any placement.
 * @property {string} pgn A game in PGN, to replay or, with a `side`, to continue. It is read up to the first illegal move; `--` is a null move. Without the attribute `variant`, its tag `Variant` names the game; without `orientation`, its tag `Orientation` the side at the bottom. If there are several games, a menu offers them.
 * @property {string} src The address of a PGN file, to replay like a `pgn`; its server has to allow the page to read it. It is ignored if `pgn` or `fen` is set.
 * @property {boolean} puzzle Whether the game is the solution of a puzzle, in which the reader finds the moves of one side: that of `side` or of the tag `Orientation`, or else the side to move at `ply`. Nothing is searched and nothing is saved.
 * @property {number | null} ply The number of half-moves from the start to the position that is shown first, or at which a puzzle begins.
 * @property {'white' | 'black' | 'both' | 'none'} side The side of the reader; `none` is engine against engine. With a game to replay it is `both` by default.
 * @property {'' | 'white' | 'black'} orientation The colour at the bottom; by default the reader's.
 * @property {'modern' | 'classic'} engine `modern`, as strong as a small download can be and varied in its play, or `classic`, micro-Max 3.2.
 * @property {number} level The level of the engine, 1 to 8.
 * @property {string} limit A search limit instead of a level: `nodes:N`, `depth:N` or `movetime:MS`.
 * @property {string} engineBase The address of the folder with the workers, if it is not that of the script; on the host of the page or of the script, without query and fragment. It is read when the element is put on a page.
 * @property {string} time The time control: minutes and an increment in seconds per move, `5+3` or `0.5+2.5`.
 * @property {'eager' | 'lazy'} start When the engine is loaded: at once, or as soon as the reader points at, focuses or touches the board, or a script needs it.
 * @property {boolean} readonly Whether the reader cannot make moves. Without a game to replay, `storage-key` and the panels `score` and `line`, no engine is loaded.
 * @property {boolean} edit Whether the reader edits the position: pieces can be moved anywhere or off the board, and spare pieces are beside it. Each change fires `micro-max-position`. Has no effect with a game to replay.
 * @property {boolean} noTakeback Whether takebacks are disabled.
 * @property {'inside' | 'outside' | 'none'} coordinates Where the coordinates are shown.
 * @property {string} panels The panels around the board: any of `moves`, `score`, `line` and `clock` (the players with their clocks). With a game that names its players, `clock` is added unless `none` is among the words.
 * @property {string} arrows Arrows on the shown position, `e2e4 Rg1f3`; a prefix G, R, Y or B sets the colour.
 * @property {string} marks Circles on the shown position, `e4 Bd5`, with the same prefixes.
 * @property {string} theme `light`, `dark` or `auto` (the colour scheme of the page), and one of `slate`, `wood`, `green`, `blue` and `contrast`.
 * @property {string} lang The language of the texts, `en`, `de`, `fr`, `es` or one of `MicroMax.defineTexts`. By default it follows the nearest ancestor with a `lang`, or else the browser.
 * @property {boolean} sound Whether moves make sounds.
 * @property {string} storageKey The key under which the game is saved in the browser. Without a key the game is not saved.
 * @property {string} variant A game other than chess: its name, such as `capablanca`, or the lines of a definition. `chess960` without a `fen` starts from a random position. Its engine is loaded at once; `edit`, `engine` and diagrams without an engine work in chess only.
 */

/** Who made a move; `program` is a script or a puzzle. @typedef {'human' | 'engine' | 'program'} By */

/**
 * The details of the events. All events bubble and are composed.
 *
 * @typedef {object} Details
 * @property {{ fen: string }} micro-max-ready The board is drawn and, unless it starts lazily, accepts moves.
 * @property {{ san: string, uci: string, fen: string, from: string, to: string, promotion: string | null }} micro-max-moverequest The reader is about to make a legal move; `fen` is the position before it. Cancel the event to prevent the move.
 * @property {{ san: string, uci: string, fen: string, ply: number, by: By }} micro-max-move A move was made; `fen` is the position after it.
 * @property {{ fen: string, ply: number }} micro-max-position Another position is shown.
 * @property {{ depth: number, score: number | null, mate: number | null, nodes: number, pv: string[] }} micro-max-search A report of the search: `score` in centipawns for White, `mate` in moves, `pv` in UCI notation. In the opening the engine may move without searching.
 * @property {{ result: string, reason: string, winner: Color | null }} micro-max-gameend The game is over.
 * @property {PuzzleResult} micro-max-solved The reader has found all moves of a puzzle.
 * @property {PuzzleResult} micro-max-failed The reader has made the first wrong move in a puzzle or, before any, had the solution shown.
 * @property {{ message: string, cause: 'attribute' | 'engine' | 'game' }} micro-max-error An error; `message` is a sentence, which is also written to the console.
 */

/**
 * How a puzzle goes: `moves` are the right ones so far with their replies, in SAN, `hints` counts each step of a hint.
 *
 * @typedef {{ moves: string[], mistakes: number, hints: number, isShown: boolean }} PuzzleResult
 */

/** The shown position. @typedef {{ fen: string, ply: number }} Place */

/** A move found by the engine. @typedef {{ uci: string, san: string }} Found */

/**
 * The move of a hint. `why` is a sentence about what it wins, in the language of the element; null if the search proves no
 * gain, in a puzzle, and in games other than chess.
 *
 * @typedef {Found & { why: string | null }} Hint
 */

/** A move found by the engine, with the last report of its search. @typedef {Found & Details['micro-max-search']} Thought */

/**
 * Arrows and circles, as texts of the attributes or as lists. A colour is green, red, yellow or blue.
 *
 * @typedef {{ arrows?: string | readonly { from: string, to: string, color?: string }[], marks?: string | readonly { square: string, color?: string }[] }} Drawings
 */

/**
 * The parts for `::part()`.
 *
 * @typedef {object} Parts
 * @property {HTMLElement} board The board without its panels.
 * @property {HTMLElement} square A square.
 * @property {SVGElement} piece A piece. Each also has a part with its colour and name, such as `white-knight`.
 * @property {HTMLElement} coordinates A coordinate, in the colour of its square.
 * @property {HTMLElement} moves The panel with the move list.
 * @property {HTMLElement} puzzle The sentence and the buttons of a puzzle.
 */

export {};
