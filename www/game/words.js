// @ts-check
/**
 * What the game says to the player. Pure.
 *
 * @import { Ending } from './game.js'
 * @import { Report } from '../engine/uci.js'
 */

/** Each reason of an ending; the draws first as they are claimed, then as they come by themselves. */
const REASONS = Object.freeze({
  'threefold-repetition': 'the position stands for the third time',
  'fifty-moves': 'fifty moves without a capture or a pawn move',
  checkmate: 'checkmate',
  stalemate: 'stalemate: no legal move, and no check',
  'insufficient-material': 'neither side has enough left to give mate',
  'fivefold-repetition': 'the position stands for the fifth time',
  'seventy-five-moves': 'seventy-five moves without a capture or a pawn move',
});

/**
 * A reason in words; the reason itself if it has none.
 *
 * @param {string} reason
 */
export const reasonText = (reason) =>
  Object.hasOwn(REASONS, reason) ? REASONS[/** @type {keyof typeof REASONS} */ (reason)] : reason;

/**
 * The ending that a claim makes.
 *
 * @param {string} reason
 * @returns {Ending}
 */
export const claimEnding = (reason) => ({
  result: '1/2-1/2', reason, winner: null, text: `draw by claim: ${reasonText(reason)}`,
});

/**
 * An ending in a sentence.
 *
 * @param {Ending} ending
 */
export function endingText({ winner, reason }) {
  const who = winner === null ? 'Draw' : `${winner === 'white' ? 'White' : 'Black'} wins`;
  return `${who}: ${reasonText(reason)}.`;
}

/** Classic's scores end at 4000 with a mate, less the plies that lead to it. */
const MATE_CP = 3900;

/**
 * A score from White's side, in pawns: "+0.35"; or who gives mate.
 *
 * @param {Report & { turn: string }} report
 */
export function scoreText({ scoreCp, matePlies, turn }) {
  const sign = turn === 'white' ? 1 : -1;
  const score = scoreCp ?? (matePlies ?? 0) * MATE_CP;
  if (Math.abs(score) >= MATE_CP) return `${score * sign > 0 ? 'White' : 'Black'} mates`;
  if (scoreCp === null) return '–';
  const pawns = (scoreCp * sign) / 100;
  return `${pawns > 0 ? '+' : pawns < 0 ? '−' : ''}${Math.abs(pawns).toFixed(2)}`;
}

/**
 * A whole number with groups of three: "1,000,000".
 *
 * @param {number} number
 */
export const countText = (number) => String(Math.round(number)).replace(/\B(?=(\d{3})+$)/g, ',');

/**
 * What a level's number means.
 *
 * @param {number} nodes
 */
export const levelText = (nodes) =>
  `Looks one move deeper at a time until it has counted ${countText(nodes)} nodes, then plays.`;
