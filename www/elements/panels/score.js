// @ts-check
/**
 * The evaluation bar beside the board.
 *
 * @import { MakePanel } from '../view.js'
 */
import { makeEvaluationBar } from '../../ui/evaluation-bar.js';

/** @type {MakePanel} */
export const makePanel = (_setting, place) => makeEvaluationBar(place);
