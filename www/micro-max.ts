/** The element and its definition, as pages load it: one script tag. */
import './elements/define.ts';

export * from './elements/micro-max.ts';

export type * from './elements/public-types.ts';
export type { OwnTexts } from './texts/own-texts.ts';
