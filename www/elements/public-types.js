// @ts-check
/**
 * The public types of `<micro-max>`, from which its declarations and `custom-elements.json` are generated,
 * together with the documentation of its methods.
 */

/** @typedef {'white' | 'black'} Color */

/**
 * The properties that reflect attributes.
 *
 * @typedef {object} Properties
 * @property {string} fen The initial position: a FEN, whose last fields may be missing or contradict the pieces, or `start`. With `readonly` any placement.
 * @property {string} pgn A game in PGN, to replay or, with a `side`, to continue. With an illegal move it is read up to that move; `--` is a null move. Without the attribute `variant`, its tag `Variant` names the game; without `orientation`, its tag `Orientation` the side at the bottom.
 * @property {number | null} ply The number of half-moves of the game that are shown initially.
 * @property {'white' | 'black' | 'both' | 'none'} side The side of the reader; `none` is engine against engine. With a `pgn` it is `both` by default.
 * @property {'' | 'white' | 'black'} orientation The colour at the bottom; without it the reader's.
 * @property {'modern' | 'classic'} engine `modern`, as strong as a small download can be, with varied games, or `classic`, micro-Max 3.2.
 * @property {number} level The level of the engine, 1 to 8.
 * @property {string} limit A limit of the search in place of a level: `nodes:N`, `depth:N` or `movetime:MS`.
 * @property {string} time A clock: minutes, and seconds of increment per move, `5+3`.
 * @property {'eager' | 'lazy'} start When the engine is loaded: at once, or when the reader points at, focuses or touches the board, or a script needs it.
 * @property {boolean} readonly Whether the reader cannot make moves. Without `pgn`, `storage-key` and the panels `score` and `line`, no engine is loaded.
 * @property {boolean} edit Whether the reader edits the position: pieces move anywhere, off the board too, and spare pieces are beside it. Each change fires `micro-max-position`. Not with a `pgn`.
 * @property {boolean} noTakeback Whether takebacks are disabled.
 * @property {'inside' | 'outside' | 'none'} coordinates The place of the coordinates.
 * @property {string} panels The panels around the board: any of `moves`, `score`, `line` and `clock`, which are the players with their clocks. A `pgn` that names its players shows them, unless `none` is among the words.
 * @property {string} arrows Arrows on the shown position, `e2e4 Rg1f3`; a prefix G, R, Y or B is the colour.
 * @property {string} marks Circles on the shown position, `e4 Bd5`, with the same prefixes.
 * @property {string} theme `auto`, which is the colour scheme of the page, `light` or `dark`, and one of `slate`, `wood`, `green`, `blue` and `contrast`.
 * @property {string} lang The language of the texts, `en`, `de`, `fr` or `es`; without it that of an ancestor, followed when it changes, or of the browser.
 * @property {boolean} sound Whether moves make sounds.
 * @property {string} storageKey The key under which the game is saved in the browser; without it the game is not saved.
 * @property {string} variant Another game than chess: its name, such as `capablanca`, or the lines of a definition. Its engine is loaded at once, and `edit`, `engine` and a diagram without an engine are those of chess only.
 */

/** Who made a move. @typedef {'human' | 'engine' | 'program'} By */

/**
 * The details of the events; all bubble and are composed.
 *
 * @typedef {object} Details
 * @property {{ fen: string }} micro-max-ready The board is drawn and, unless it starts lazily, accepts moves.
 * @property {{ san: string, uci: string, fen: string, from: string, to: string, promotion: string | null }} micro-max-moverequest The reader is about to make a legal move; `fen` is the position before it. Cancel the event to prevent the move.
 * @property {{ san: string, uci: string, fen: string, ply: number, by: By }} micro-max-move A move was made; `fen` is the position after it.
 * @property {{ fen: string, ply: number }} micro-max-position Another position is shown.
 * @property {{ depth: number, score: number | null, mate: number | null, nodes: number, pv: string[] }} micro-max-search A report of the engine: `score` in centipawns for White, `mate` in moves, `pv` in UCI notation. In the opening the engine may move without a search.
 * @property {{ result: string, reason: string, winner: Color | null }} micro-max-gameend The game is over.
 * @property {{ message: string, cause: 'attribute' | 'engine' | 'game' }} micro-max-error An error; `message` is a sentence, which is written to the console too.
 */

/** The shown position. @typedef {{ fen: string, ply: number }} Place */

/** A move that the engine has found. @typedef {{ uci: string, san: string }} Found */

/** The same with the last report. @typedef {Found & Details['micro-max-search']} Thought */

/**
 * Arrows and circles, as the attributes have them or as lists. A colour is green, red, yellow or blue.
 *
 * @typedef {{ arrows?: string | readonly { from: string, to: string, color?: string }[], marks?: string | readonly { square: string, color?: string }[] }} Drawings
 */

/**
 * The parts for `::part()`.
 *
 * @typedef {object} Parts
 * @property {HTMLElement} board The board without its panels.
 * @property {HTMLElement} square A square.
 * @property {SVGElement} piece A piece.
 * @property {HTMLElement} coordinates A coordinate, in the colour of its square.
 * @property {HTMLElement} moves The panel with the move list.
 */

export {};
