// @ts-check
/**
 * Which search of the opponent's worker comes next. Pure. One runs at a time, for the first purpose that needs one.
 *
 * @import { Game } from '../game.js'
 * @import { Wanted } from './search-work.js'
 */
import { endingOf, isPaused, positionAt, turnAt } from '../game.js';
import { dueScoring } from '../review/next-evaluation.js';
import { atFullStrength, isOpen, isSame, workAt } from './search-work.js';

/** Nodes for deciding about a draw offer. */
const OFFER_NODES = 60_000;

/** Nodes for a hint or a threat. */
const HELP_NODES = 200_000;

/**
 * The next search.
 * @param {Game} game @returns {Wanted | null}
 */
export function dueSearch(game) {
  if (game.stalled || !game.isRead) return null;
  const wanted = offer(game) ?? reply(game) ?? hint(game) ?? threat(game);
  // A hidden page finishes the search that it has begun, and begins no other.
  const isDelayed = wanted !== null && game.hidden && !isSame(game.search, wanted);
  return (isDelayed ? null : wanted) ?? dueScoring(game);
}

/** @param {Game} game @returns {Wanted | null} */
function offer(game) {
  const isAsked = game.offer === 'asked' && isOpen(game, game.head);
  return isAsked ? atFullStrength(game, 'offer', game.head, { nodes: OFFER_NODES }) : null;
}

/** @param {Game} game @returns {Wanted | null} */
function reply(game) {
  const player = game.players[turnAt(game)];
  if (player.kind === 'human' || isPaused(game) || endingOf(game) || !isOpen(game, game.head)) return null;
  const { engine, strength } = player;
  const level = 'level' in strength ? strength.level : null;
  const limits = 'limit' in strength ? strength.limit : {};
  const work = { ...workAt(game, game.head), limits, engine, level, seed: game.seed };
  return { purpose: 'reply', node: game.head, work };
}

/** @param {Game} game @returns {Wanted | null} */
function hint(game) {
  if (!game.hint || game.hint.uci || !isOpen(game, game.hint.node)) return null;
  return atFullStrength(game, 'hint', game.hint.node, { nodes: HELP_NODES });
}

/** @param {Game} game @returns {Wanted | null} */
function threat(game) {
  if (!game.threat || game.threat.uci !== null) return null;
  const { node } = game.threat;
  const known = positionAt(game, node);
  if (!known) return null;
  const wanted = atFullStrength(game, 'threat', node, { nodes: HELP_NODES });
  return { ...wanted, work: { ...wanted.work, start: passed(known.fen), moves: [] } };
}

/**
 * A position with the turn passed to the other side.
 * @param {string} fen
 */
function passed(fen) {
  const [placement, turn, castling, , ...counts] = fen.split(' ');
  return [placement, turn === 'w' ? 'b' : 'w', castling, '-', ...counts].join(' ');
}
