// @ts-check
/**
 * The players above and below the board, with their captured pieces and clocks.
 *
 * @import { MakePanel } from '../view.js'
 */
import { makePlayerBars } from '../../ui/player-bars.js';

/** @type {MakePanel} */
export const makePanel = ({ elementGame }, top, bottom) => makePlayerBars(elementGame.dispatch, { top, bottom });
