// @ts-check
/**
 * What a figure is made of. The frame asks, draws the board, counts the steps; a figure knows what to ask, and what
 * its picture shows at a step. All that it says of chess comes from the worker.
 *
 * @import { BoardState, LegalMove } from '../../board/state.js'
 * @import { Color, Square } from '../../board/geometry.js'
 * @import { Report, Work } from '../../engine/uci.js'
 * @import { Choices } from './options.js'
 */

/** The game that a figure is about. @typedef {{ start: string, moves: readonly string[] }} Subject */

/**
 * The position that it leads to, as the worker's question `legal` answers it.
 *
 * @typedef {{ fen: string, turn: Color, check: boolean, legal: LegalMove[] }} Position
 */

/** What the reader and the page's author have chosen, by the names of the figure's choices. @typedef {Readonly<Record<string, any>>} Chosen */

/** @typedef {{ subject: Subject, position: Position, chosen: Chosen }} Matter */

/**
 * The questions that a figure can ask the engine.
 *
 * @typedef {object} EngineQueries
 * @property {(call: string, fields?: object) => Promise<any>} ask A question about the subject; fields may replace its own.
 * @property {(limits: Work['limits'], moves?: readonly string[]) => Promise<Report[]>} search A search of the subject by Classic, with
 *   nothing in its table; other moves may replace its own.
 */

/**
 * What a picture can do to its figure: show a step, choose, or make another game the subject.
 *
 * @typedef {{ goTo: (step: number) => void, choose: (patch: Record<string, any>) => void, setSubject: (subject: Subject) => void }} Act
 */

/** What is drawn: all that is known, and the step that is shown. @template Facts @typedef {{ facts: Facts, step: number, matter: Matter }} Scene */

/**
 * @template Facts
 * @typedef {object} Figure
 * @property {string} title
 * @property {string} lead What it is about, in a sentence or two.
 * @property {string} fen The default position.
 * @property {readonly string[]} [moves] The moves played from there.
 * @property {Choices} choices The choices of the reader; each is also an attribute.
 * @property {readonly string[]} reloadOn The choices that require new answers from the engine.
 * @property {'rearrange' | 'move'} dragMode Whether dragging a piece rearranges the position or makes a legal move.
 * @property {string} [hint] What else can be done by dragging.
 * @property {(queries: EngineQueries, matter: Matter) => Promise<Facts>} load
 * @property {(queries: EngineQueries, scene: Scene<Facts>, show: (facts: Facts) => void, isLate: () => boolean) => Promise<void>} [loadStep] Requests
 *   what the current step needs, and shows it as it arrives, until `isLate`: then another step is shown.
 * @property {(facts: Facts, matter: Matter) => number} count How many steps there are.
 * @property {(facts: Facts, matter: Matter, before: Scene<Facts> | null) => number} first The initial step, the most
 *   instructive one; `before` is the scene before the position was rearranged.
 * @property {(scene: Scene<Facts>) => string} describe A description of the picture in words.
 * @property {(scene: Scene<Facts>) => Partial<BoardState>} board Marks and arrows on the board.
 * @property {(move: LegalMove, scene: Scene<Facts>) => Record<string, any> | null} [moved] The choice that a move on the board makes; null if it moves the piece.
 * @property {(move: LegalMove, scene: Scene<Facts>) => number | Subject | null} [reached] The result of a move on the board: a step, or
 *   another subject.
 * @property {(square: Square, scene: Scene<Facts>) => number | null} [pointed] The step for a square that was clicked.
 * @property {(place: HTMLElement, act: Act, board: HTMLElement) => (scene: Scene<Facts>) => void} makePicture
 */

export {};
