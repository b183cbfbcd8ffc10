/** The element and its definition, as pages load it: one script tag. */
import './elements/define.ts';

export * from './elements/micro-max.ts';

export type { By } from './elements/public-types.ts';
export type { Color } from './elements/public-types.ts';
export type { Details } from './elements/public-types.ts';
export type { Drawings } from './elements/public-types.ts';
export type { Found } from './elements/public-types.ts';
export type { Place } from './elements/public-types.ts';
export type { Properties } from './elements/public-types.ts';
export type { PuzzleResult } from './elements/public-types.ts';
export type { Thought } from './elements/public-types.ts';
export type { OwnTexts } from './texts/own-texts.ts';
