// @ts-check
/** The element and its definition, as pages load it: one script tag. */
import './elements/define.js';

export * from './elements/micro-max.js';
