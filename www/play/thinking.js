// @ts-check
/**
 * The panel that shows what the engine sees.
 *
 * @import { Game } from '../game/game.js'
 */
import { countText, scoreText } from '../game/words.js';
import { elementOf, write } from './text.js';

/** So much of the best line is shown; what the table remembers beyond is seldom good. */
const SHOWN_PLIES = 12;

/**
 * Shows the last report of a game.
 *
 * @param {Game} game
 */
export function showThinking({ report }) {
  const speed = report?.nodesPerSecond ?? null;
  write(elementOf('depth'), report ? String(report.depth) : '–');
  write(elementOf('nodes'), report ? countText(report.nodes) : '–');
  write(elementOf('speed'), speed === null ? '–' : countText(speed));
  write(elementOf('score'), report ? scoreText(report) : '–');
  write(elementOf('line'), report?.line.slice(0, SHOWN_PLIES).join(' ') || '–');
}
