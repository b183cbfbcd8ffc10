// @ts-check
/** The element and its definition, as pages load it: one script tag. */
import './elements/define.js';

export * from './elements/micro-max.js';

/** @typedef {import('./elements/public-types.js').By} By */
/** @typedef {import('./elements/public-types.js').Color} Color */
/** @typedef {import('./elements/public-types.js').Details} Details */
/** @typedef {import('./elements/public-types.js').Drawings} Drawings */
/** @typedef {import('./elements/public-types.js').Found} Found */
/** @typedef {import('./elements/public-types.js').Place} Place */
/** @typedef {import('./elements/public-types.js').Properties} Properties */
/** @typedef {import('./elements/public-types.js').PuzzleResult} PuzzleResult */
/** @typedef {import('./elements/public-types.js').Thought} Thought */
/** @typedef {import('./texts/own-texts.js').OwnTexts} OwnTexts */
