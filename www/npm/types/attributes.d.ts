/** The attributes and events of the elements, as frameworks take them. */
import type { Details, Properties } from './elements/public-types.js';

/** A number or, as in HTML, its digits; a flag may be written as in HTML too. */
type Written<Value> = Value extends boolean ? boolean | '' : Value extends number | null ? number | `${number}` : Value;

/** The attributes of `<micro-max>`, by the names of its properties and by their names in HTML. */
export type MicroMaxAttributes = { [Name in keyof Properties]?: Written<Properties[Name]> } & {
  'no-takeback'?: boolean | '';
  for?: string;
  'engine-base'?: string;
  'storage-key'?: string;
};

/** The listeners of `<micro-max>`: `Prefix` precedes the name of the event. */
export type MicroMaxListeners<Prefix extends string> = {
  [Name in keyof Details as `${Prefix}${Name}`]?: (event: CustomEvent<Details[Name]>) => void;
};

/** The attributes of the figures; which of them a figure has is in the documentation. */
export type FigureAttributes = {
  fen?: string;
  pgn?: string;
  orientation?: 'white' | 'black';
  theme?: string;
} & {
  [Name in
    | 'ply'
    | 'step'
    | 'bits'
    | 'nodes'
    | 'depth'
    | 'pawn'
    | 'knight'
    | 'bishop'
    | 'rook'
    | 'queen'
    | 'centre'
    | 'neighbour']?: number | `${number}`;
} & {
  [Name in
    | 'notation'
    | 'drag'
    | 'ray'
    | 'square'
    | 'view'
    | 'move'
    | 'shown'
    | 'node'
    | 'variant'
    | 'piece'
    | 'values'
    | 'mode'
    | 'cuts'
    | 'turned']?: string;
};

/** The details of the events of figures. The cards have no `fen`. */
export type FigureDetails = {
  'micro-max-step': { step: number; steps: number; fen?: string; text: string };
  'micro-max-moverequest': Details['micro-max-moverequest'];
  'micro-max-error': Details['micro-max-error'];
};

/** The listeners of figures: `Prefix` precedes the name of the event. */
export type FigureListeners<Prefix extends string> = {
  [Name in keyof FigureDetails as `${Prefix}${Name}`]?: (event: CustomEvent<FigureDetails[Name]>) => void;
};

/** The names of the figures. */
export type FigureName = `micro-max-${
  | 'board'
  | 'piece'
  | 'moves'
  | 'undo'
  | 'tree'
  | 'quiescence'
  | 'table'
  | 'ordering'
  | 'deepening'
  | 'evaluation'
  | 'cards'}`;
