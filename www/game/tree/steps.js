// @ts-check
/**
 * Steps that players and engines share: moves, announcements, sounds. Pure.
 *
 * @import { LegalMove } from '../../board/state.js'
 * @import { Game } from '../game.js'
 * @import { Effect, Sound, Step } from '../store.js'
 * @import { Message } from '../../texts/sentences.js'
 */
import { pressed } from '../clock.js';
import { endingOf, isForTwo, turnAt } from '../game.js';
import { addMove, annotate, promote } from './move-tree.js';

/**
 * A step with its effects.
 * @param {Game} game @param {...Effect} effects @returns {Step}
 */
export const step = (game, ...effects) => ({ game, effects });

/**
 * The effect of an announcement.
 * @param {Message['key']} key @param {Message['fields']} [fields] @returns {Effect}
 */
export const announce = (key, fields) => ({ type: 'announce', message: fields ? { key, fields } : { key } });

/**
 * Shows or hides a notice.
 * @param {Game} game @param {{ message: Message | null }} intent @returns {Step}
 */
export const setNotice = (game, { message }) =>
  step({ ...game, notice: message }, ...(message ? [/** @type {const} */ ({ type: 'announce', message })] : []));

/**
 * The effect of a sound, if the player wants sounds.
 * @param {Game} game @param {Sound} name @returns {Effect[]}
 */
export const sound = (game, name) => (game.preferences.sound ? [{ type: 'sound', name }] : []);

/**
 * The step for an action that is not possible.
 * @param {Game} game @returns {Step}
 */
export const refuse = (game) => step(game, ...sound(game, 'refuse'));

/**
 * Makes a legal move of either side at a node. The game continues there unless it is over; then the move is a
 * variation. Another shown position stays on the board.
 * @param {Game} game @param {number} from @param {LegalMove} move @param {number} now_ms @returns {Step}
 */
export function makeMove(game, from, move, now_ms) {
  const { uci, san } = move;
  const { tree, id } = addMove(game.tree, from, uci, san);
  const seen = { ...game, tree, shown: game.shown === from ? id : game.shown };
  const next = endingOf(game) || game.correction ? seen : withMove(seen, from, id, now_ms);
  const sounds = sound(game, soundOf(move));
  return step(next, announce('move', { color: turnAt(game, from), san }), ...sounds);
}

/**
 * The game after a move from one node to another. The moves of a game are the main line. If both sides are human,
 * moves at an earlier position stay variations.
 * @param {Game} game @param {number} from @param {number} id @param {number} now_ms @returns {Game}
 */
function withMove(game, from, id, now_ms) {
  const isPlayed = from === game.head || !isForTwo(game);
  const tree = isPlayed ? promote(game.tree, id) : game.tree;
  const next = { ...game, tree, head: id };
  if (from !== game.head || !game.clock || !game.timing) return next;
  const color = turnAt(game, from);
  const clock = pressed(game.clock, color, game.timing.increment_ms, now_ms);
  return { ...next, clock, tree: annotate(tree, id, { clock_ms: clock[`${color}_ms`] }) };
}

/** @param {LegalMove} move @returns {Sound} */
function soundOf({ san, capture }) {
  if (/[+#]$/.test(san)) return 'check';
  return capture ? 'capture' : 'move';
}
