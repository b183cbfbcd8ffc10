// @ts-check
/**
 * The drawings of the pieces of a design. Pure.
 *
 * @import { Design } from './design.js'
 */
import { ROLES } from '../../game/board-shape.js';

/**
 * The drawing of each letter, as boards and diagrams take them.
 *
 * @param {Pick<Design, 'pieces'>} design
 * @returns {Readonly<Record<string, string>>}
 */
export const picturesOfDesign = ({ pieces }) =>
  Object.fromEntries(pieces.map(({ letter, name, picture }) => [letter, ROLES[picture ?? name] ?? picture ?? name]));
