// @ts-check
/**
 * The parts of a figure. `figure.js` sends questions, draws the board and counts the steps; a figure defines the questions
 * and draws its picture for a step. All facts about chess come from the worker.
 *
 * @import { BoardState, LegalMove } from '../../board/state.js'
 * @import { Color, Square } from '../../board/geometry.js'
 * @import { Report, Work } from '../../engine/uci.js'
 * @import { Choices } from './options.js'
 */

/** The game that a figure is about. @typedef {{ start: string, moves: readonly string[] }} Subject */

/**
 * The position that it leads to, as answered to the question `legal`.
 *
 * @typedef {{ fen: string, turn: Color, check: boolean, legal: LegalMove[] }} Position
 */

/** The choices of the reader and the page's author, by name. @typedef {Readonly<Record<string, any>>} Chosen */

/** @typedef {{ subject: Subject, position: Position, chosen: Chosen }} Matter */

/**
 * The questions that a figure can ask the engine.
 *
 * @typedef {object} EngineQueries
 * @property {(call: string, fields?: object) => Promise<any>} ask A question about the subject; fields may replace its own.
 * @property {(limits: Work['limits'], engine?: Pick<Work, 'engine' | 'without'>) => Promise<Report[]>} search A search of the subject
 *   with an empty table, by Classic unless another engine is chosen.
 */

/**
 * The actions of a picture on its figure: show a step, set choices, or set the subject.
 *
 * @typedef {{ goTo: (step: number) => void, choose: (patch: Record<string, any>) => void, setSubject: (subject: Subject) => void }} Act
 */

/** Everything needed to draw: the loaded facts and the shown step. @template Facts @typedef {{ facts: Facts, step: number, matter: Matter }} Scene */

/**
 * @template Facts
 * @typedef {object} Figure
 * @property {string} name What it shows, for screen readers.
 * @property {string} fen The default position.
 * @property {boolean} [isPlayed] False if the steps do not follow one another, but are chosen on the board.
 * @property {readonly string[]} [moves] The moves played from there.
 * @property {Choices} choices The choices of the reader; each is also an attribute.
 * @property {readonly string[]} reloadOn The choices that require new answers from the engine.
 * @property {'rearrange' | 'move'} dragMode Whether dragging a piece rearranges the position or makes a legal move.
 * @property {(queries: EngineQueries, matter: Matter) => Promise<Facts>} load
 * @property {(queries: EngineQueries, scene: Scene<Facts>, show: (facts: Facts) => void, isLate: () => boolean) => Promise<void>} [loadStep] Requests
 *   the facts of the current step and shows them as they arrive, until `isLate` returns true because another step is shown.
 * @property {(facts: Facts, matter: Matter) => number} count How many steps there are.
 * @property {(facts: Facts, matter: Matter, before: Scene<Facts> | null) => number} first The initial step, the most
 *   instructive one; `before` is the scene before the position was rearranged.
 * @property {(scene: Scene<Facts>) => string} describe A description of the picture in words.
 * @property {(scene: Scene<Facts>) => Partial<BoardState>} board Marks and arrows on the board.
 * @property {(move: LegalMove, scene: Scene<Facts>) => Record<string, any> | null} [moved] The choice that a move on the board makes; null if it moves the piece.
 * @property {(move: LegalMove, scene: Scene<Facts>) => number | Subject | null} [reached] The result of a move on the board: a step, or
 *   another subject.
 * @property {(square: Square, scene: Scene<Facts>) => number | null} [pointed] The step for a square that was clicked.
 * @property {(place: HTMLElement, act: Act, board: HTMLElement, bar: HTMLElement) => (scene: Scene<Facts>) => void} makePicture Draws
 *   in a place, with controls in the bar.
 */

export {};
