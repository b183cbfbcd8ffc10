/**
 * The parts of a figure. `figure.ts` sends questions, draws the board and counts the steps; a figure defines the questions
 * and draws its picture for a step. All facts about chess come from the worker.
 */

import type { Color, Square } from '../../board/geometry.ts';
import type { BoardState, LegalMove } from '../../board/state.ts';
import type { Calls, InsideCalls, InsideQuestion } from '../../engine/messages.ts';
import type { Report, Work } from '../../engine/uci.ts';
import type { Choices } from './options.ts';

/** The game that a figure is about. */
export type Subject = { start: string; moves: readonly string[] };

/** The position that it leads to, as answered to the question `legal`. */
export type Position = { fen: string; turn: Color; check: boolean; legal: LegalMove[] };

/** The choices of the reader and the page's author, by name. */
export type Chosen = Readonly<Record<string, unknown>>;

/** `Own` are the choices of the figure. */
export type Matter<Own = Chosen> = { subject: Subject; position: Position; chosen: Readonly<Own> };

/** The fields of the questions that a figure asks. */
type FigureQuestion = InsideQuestion & Calls['san']['question'];

/** The calls that a figure asks; the worker for figures also answers those of `InsideCalls`. */
interface FigureCalls extends Pick<Calls, 'legal' | 'san'>, InsideCalls {}

/** The questions that a figure can ask the engine. */
export interface EngineQueries {
  /** A question about the subject; fields may replace its own. */
  ask: <Call extends keyof FigureCalls>(call: Call, fields?: FigureQuestion) => Promise<FigureCalls[Call]['result']>;
  /** A search of the subject with an empty table, by Classic unless another engine is chosen. */
  search: (limits: Work['limits'], engine?: Pick<Work, 'engine' | 'without'>) => Promise<Report[]>;
}

/** The actions of a picture on its figure: show a step, set choices, or set the subject. */
export type Act = {
  goTo: (step: number) => void;
  choose: (patch: Chosen) => void;
  setSubject: (subject: Subject) => void;
};

/** Everything needed to draw: the loaded facts and the shown step. */
export type Scene<Facts, Own = Chosen> = { facts: Facts; step: number; matter: Matter<Own> };

/** Draws a scene. */
export type Picture<Facts, Own = Chosen> = { draw(scene: Scene<Facts, Own>): void }['draw'];

/**
 * Without arguments it is any figure. For this its functions are declared as methods, whose parameters TypeScript compares
 * less strictly; so is `Picture`.
 */
export interface Figure<Facts = unknown, Own = Chosen> {
  /** What it shows, for screen readers. */
  name: string;
  /** The default position. */
  fen: string;
  /** False if the steps do not follow one another, but are chosen on the board. */
  isPlayed?: boolean;
  /** The moves played from there. */
  moves?: readonly string[];
  /** The choices of the reader; each is also an attribute. */
  choices: Choices<Own>;
  /** The choices that require new answers from the engine. */
  reloadOn: readonly string[];
  /** Whether the picture has parts of the class `rest`, which are folded at first. */
  hasRest?: true;
  /** Whether dragging a piece rearranges the position or makes a legal move. */
  dragMode: 'rearrange' | 'move';
  load(queries: EngineQueries, matter: Matter<Own>): Promise<Facts>;
  /**
   * Requests the facts of the current step and shows them as they arrive, until `isLate` returns true because another
   * step is shown.
   */
  loadStep?(
    queries: EngineQueries,
    scene: Scene<Facts, Own>,
    show: (facts: Facts) => void,
    isLate: () => boolean,
  ): Promise<void>;
  /** How many steps there are. */
  count(facts: Facts, matter: Matter<Own>): number;
  /** The initial step, the most instructive one; `before` is the scene before the position was rearranged. */
  first(facts: Facts, matter: Matter<Own>, before: Scene<Facts, Own> | null): number;
  /** A description of the picture in words. */
  describe(scene: Scene<Facts, Own>): string;
  /** Marks and arrows on the board. */
  board(scene: Scene<Facts, Own>): Partial<BoardState>;
  /** The choice that a move on the board makes; null if it moves the piece. */
  moved?(move: LegalMove, scene: Scene<Facts, Own>): Chosen | null;
  /** The result of a move on the board: a step, or another subject. */
  reached?(move: LegalMove, scene: Scene<Facts, Own>): number | Subject | null;
  /** The step for a square that was clicked. */
  pointed?(square: Square, scene: Scene<Facts, Own>): number | null;
  /** Draws in a place, with controls in the bar. */
  makePicture(place: HTMLElement, act: Act, board: HTMLElement, bar: HTMLElement): Picture<Facts, Own>;
}
