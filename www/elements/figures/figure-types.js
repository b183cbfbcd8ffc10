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

/** What is looked at: a game so far. @typedef {{ start: string, moves: readonly string[] }} Subject */

/**
 * The position that it leads to, as the worker's question `legal` answers it.
 *
 * @typedef {{ fen: string, turn: Color, check: boolean, legal: LegalMove[] }} Position
 */

/** What the reader and the page's author have chosen, by the names of the figure's choices. @typedef {Readonly<Record<string, any>>} Chosen */

/** @typedef {{ subject: Subject, position: Position, chosen: Chosen }} Matter */

/**
 * Whom a figure asks.
 *
 * @typedef {object} Asking
 * @property {(call: string, fields?: object) => Promise<any>} ask A question about the subject; fields may replace its own.
 * @property {(limits: Work['limits'], moves?: readonly string[]) => Promise<Report[]>} search A search of the subject by Classic, with
 *   nothing in its table; other moves may replace its own.
 */

/**
 * What a picture can do to its figure: show a step, choose, or make another game the subject.
 *
 * @typedef {{ goTo: (step: number) => void, choose: (patch: Record<string, any>) => void, look: (subject: Subject) => void }} Act
 */

/** What is drawn: all that is known, and the step that is shown. @template Facts @typedef {{ facts: Facts, step: number, matter: Matter }} Scene */

/**
 * @template Facts
 * @typedef {object} Figure
 * @property {string} title
 * @property {string} lead What it is about, in a sentence or two.
 * @property {string} fen What it shows unless it is told something else.
 * @property {readonly string[]} [moves] What was played from there.
 * @property {Choices} choices What can be chosen, each an attribute too.
 * @property {readonly string[]} asked The choices that change what is asked.
 * @property {'rearrange' | 'move'} hands What pieces that are dragged do: stand elsewhere, or make a legal move.
 * @property {string} [hint] What hands can do, if it is more than that.
 * @property {(asking: Asking, matter: Matter) => Promise<Facts>} look
 * @property {(asking: Asking, scene: Scene<Facts>, show: (facts: Facts) => void, isLate: () => boolean) => Promise<void>} [learn] Asks
 *   what the shown step needs, and shows it as it comes, until it is late: then another step is shown.
 * @property {(facts: Facts, matter: Matter) => number} count How many steps there are.
 * @property {(facts: Facts, matter: Matter, before: Scene<Facts> | null) => number} first The step that is shown at first, the most
 *   telling one; `before` is what was shown until hands put a piece elsewhere.
 * @property {(scene: Scene<Facts>) => string} tell What the picture shows, in words.
 * @property {(scene: Scene<Facts>) => Partial<BoardState>} board What the board shows beside the pieces.
 * @property {(move: LegalMove, scene: Scene<Facts>) => Record<string, any> | null} [moved] What is chosen by a move on the board; null if it moves the piece.
 * @property {(move: LegalMove, scene: Scene<Facts>) => number | Subject | null} [reached] Where a move on the board leads: to a step, or
 *   to another subject.
 * @property {(square: Square, scene: Scene<Facts>) => number | null} [pointed] The step that a square stands for.
 * @property {(place: HTMLElement, act: Act, board: HTMLElement) => (scene: Scene<Facts>) => void} makePicture
 */

export {};
