// @ts-check
/**
 * How a game that was kept comes back. Pure.
 *
 * @import { VariantInfo } from '../../engine/messages.js'
 * @import { Game } from '../game.js'
 */
import {
  check,
  checkedClock,
  checkedEnding,
  checkedEvaluations,
  checkedMoves,
  checkedPlayer,
  checkedRemarks,
  checkedTags,
  checkedTiming,
  fieldsOf,
  formsOf,
  isColor,
  isCount,
  isId,
  isTime,
  RecordError,
} from './record-fields.js';
import { defaults } from '../game.js';
import { VERSION, VERSION_OF_VARIANTS } from './saved-game.js';
import { treeOf } from '../tree/move-tree.js';
import { isSource } from '../variant/variant-source.js';

export { RecordError } from './record-fields.js';

/**
 * The game of a text that `makeText` made: complete but for what the worker knows.
 *
 * @param {string} text
 * @returns {Game}
 * @throws {RecordError} It was written by another version, is no game of chess, or is damaged; the message says where.
 */
export function parseText(text) {
  const { source, game } = parseRecord(text);
  if (source !== null) throw new RecordError('it is not a game of chess');
  return game;
}

/**
 * The game of a text with its variant source, null for chess. `withVariant` completes a game of a variant.
 *
 * @param {string} text
 * @returns {{ source: string | null, game: Game }}
 * @throws {RecordError} It was written by another version, or is damaged; the message says where.
 */
export function parseRecord(text) {
  const fields = parseFields(text);
  return { source: fields.variant, game: gameOf(fields) };
}

/**
 * The game with its variant.
 * @param {Game} game @param {VariantInfo} variant @returns {Game}
 */
export const withVariant = (game, variant) => ({ ...game, tree: { ...game.tree, variant } });

/** @param {Record<string, any>} fields @returns {Game} */
function gameOf(fields) {
  const { id, start, variant, moves, head, shown, orientation, seed, begun_ms, exercise = null } = fields;
  const forms = formsOf(variant);
  const root = checkedRemarks(fieldsOf(fields.root, 'start'), 'at the start', forms);
  const listed = checkedMoves(moves, forms);
  const evaluations = checkedEvaluations(fields.root, moves, forms);
  const players = fieldsOf(fields.players, 'list of players');
  const ended = checkedEnding(fields.ended);
  check('id', isId(id));
  check('start position', start === 'startpos' || forms.isFen(start));
  check('place in the game', isCount(head, listed.length) && isCount(shown, listed.length));
  check('orientation', isColor(orientation));
  check('seed', isCount(seed, 2 ** 32));
  check('beginning', isTime(begun_ms));
  check('ending', exercise === null || isId(exercise));
  return {
    ...defaults(id),
    tree: treeOf(start, root, listed),
    head,
    shown,
    orientation,
    seed,
    isUnrated: fields.isUnrated === true,
    begun_ms,
    exercise,
    players: {
      white: checkedPlayer(players.white, 'white player'),
      black: checkedPlayer(players.black, 'black player'),
    },
    timing: checkedTiming(fields.timing),
    clock: checkedClock(fields.clock),
    ended,
    tags: checkedTags(fields.tags),
    evaluations,
    fens: fensOf(fields),
    isRead: listed.length === 0,
    announced: ended !== null,
  };
}

/** @param {Record<string, any>} fields @returns {Record<number, string>} */
function fensOf({ fen, headFen, shown, head, variant }) {
  check(
    'last position',
    [fen, headFen].every((kept) => kept === null || formsOf(variant).isFen(kept)),
  );
  return { ...(headFen ? { [head]: headFen } : {}), ...(fen ? { [shown]: fen } : {}) };
}

/**
 * The fields of a record of this version; `variant` is null for chess.
 *
 * @param {string} text
 * @returns {Record<string, any>}
 * @throws {RecordError}
 */
export function parseFields(text) {
  /** @type {unknown} */
  let whole;
  try {
    whole = JSON.parse(text);
  } catch {
    throw new RecordError('it is cut off or damaged');
  }
  const fields = fieldsOf(whole, 'record');
  const { version, variant } = fields;
  const isOfVariant = version === VERSION_OF_VARIANTS;
  if (version !== VERSION && !isOfVariant) throw new RecordError('it was written by another version of this page');
  check('game', !isOfVariant || isSource(variant));
  return { ...fields, variant: isOfVariant ? variant : null };
}
