// @ts-check
/**
 * What a page may rely on of `<micro-max>`, as types: its types for scripts and `custom-elements.json` are made from
 * this, with what the class says of its methods.
 */

/** @typedef {'white' | 'black'} Color */

/**
 * The properties that are attributes at the same time.
 *
 * @typedef {object} Properties
 * @property {string} fen The position to begin with, in FEN; without it the start position.
 * @property {string} pgn A game in PGN, to look through or, with a `side`, to go on with.
 * @property {number | null} ply How many half-moves of the game are shown at first.
 * @property {'white' | 'black' | 'both' | 'none'} side What the reader plays; `none` is engine against engine.
 * @property {'' | 'white' | 'black'} orientation The colour at the bottom; without it the reader's.
 * @property {'modern' | 'classic'} engine Who plays: the stronger engine, or micro-Max 3.2 itself.
 * @property {number} level How strong it plays, 1 to 8.
 * @property {string} limit What binds its thinking in place of a level: `nodes:N`, `depth:N` or `movetime:MS`.
 * @property {string} time A clock: minutes, and seconds for each move, `5+3`.
 * @property {'eager' | 'lazy'} start When the engine is loaded: at once, or when somebody points at the board, focuses or touches it.
 * @property {boolean} readonly Whether the board is to be looked at only.
 * @property {boolean} noTakeback Whether the reader is offered no way to take a move back.
 * @property {'inside' | 'outside' | 'none'} coordinates Where the names of files and ranks stand.
 * @property {string} panels What stands around the board: some of `moves`, `score`, `line` and `clock`.
 * @property {string} arrows Arrows on the position shown, `e2e4 Rg1f3`: G, R, Y or B before one is its colour.
 * @property {string} marks Circles on the position shown, `e4 Bd5`, with the same letters.
 * @property {string} theme `auto`, `light` or `dark`, and one of `slate`, `wood`, `green`, `blue` and `contrast`.
 * @property {string} lang The language of its texts; without it that of the page around it, or the browser's.
 * @property {boolean} sound Whether moves are heard.
 * @property {string} storageKey The name under which the game is kept in the browser; without it it is not kept.
 */

/** Who made a move. @typedef {'human' | 'engine' | 'program'} By */

/**
 * The details of the events by their names; all bubble and cross the borders of shadow roots.
 *
 * @typedef {object} Details
 * @property {{ fen: string }} micro-max-ready The board is drawn and, unless it starts lazily, can be moved on.
 * @property {{ san: string, uci: string, fen: string, from: string, to: string, promotion: string | null }} micro-max-moverequest The reader is about to make a legal move; `fen` is the position before it. Cancel the event, and the move is not made.
 * @property {{ san: string, uci: string, fen: string, ply: number, by: By }} micro-max-move A move was made; `fen` is the position after it.
 * @property {{ fen: string, ply: number }} micro-max-position Another position is shown.
 * @property {{ depth: number, score: number | null, mate: number | null, nodes: number, pv: string[] }} micro-max-search What the engine sees: `score` in hundredths of a pawn from White's side, `mate` in moves, the line as UCI writes it.
 * @property {{ result: string, reason: string, winner: Color | null }} micro-max-gameend The game is over.
 * @property {{ message: string, cause: 'attribute' | 'engine' | 'game' }} micro-max-error Something is wrong; `message` is a sentence.
 */

/** Where the board stands. @typedef {{ fen: string, ply: number }} Place */

/** A move that the engine has found. @typedef {{ uci: string, san: string }} Found */

/** The same with what it saw. @typedef {Found & Partial<Details['micro-max-search']>} Thought */

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
 * @property {HTMLElement} coordinates A square at the edge, whose colour its letter or number has.
 * @property {HTMLElement} moves The panel of the moves.
 */

export {};
