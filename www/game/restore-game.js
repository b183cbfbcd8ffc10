// @ts-check
/**
 * How a game that was kept comes back. Pure.
 *
 * @import { Game } from './game.js'
 */
import {
  check, checkedClock, checkedEnding, checkedEvaluations, checkedMoves, checkedPlayer, checkedRemarks, checkedTags, checkedTiming,
  fieldsOf, isColor, isCount, isFen, isId, isTime, RecordError,
} from './validate.js';
import { defaults } from './game.js';
import { VERSION } from './saved-game.js';
import { treeOf } from './listed-tree.js';

export { RecordError } from './validate.js';

/**
 * The game of a text that `makeText` made: complete but for what the worker knows.
 *
 * @param {string} text
 * @returns {Game}
 * @throws {RecordError} It was written by another version, or is damaged; the message says where.
 */
export function parseText(text) {
  const fields = parseFields(text);
  const { id, start, moves, head, shown, orientation, seed, begun_ms } = fields;
  const root = checkedRemarks(fieldsOf(fields.root, 'start'), 'at the start');
  const listed = checkedMoves(moves);
  const evaluations = checkedEvaluations(fields.root, moves);
  const players = fieldsOf(fields.players, 'list of players');
  const ended = checkedEnding(fields.ended);
  check('id', isId(id));
  check('start position', start === 'startpos' || isFen(start));
  check('place in the game', isCount(head, listed.length) && isCount(shown, listed.length));
  check('orientation', isColor(orientation));
  check('seed', isCount(seed, 2 ** 32));
  check('beginning', isTime(begun_ms));
  return {
    ...defaults(id),
    tree: treeOf(start, root, listed),
    head, shown, orientation, seed, begun_ms,
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

/**
 * @param {Record<string, any>} fields
 * @returns {Record<number, string>}
 */
function fensOf({ fen, headFen, shown, head }) {
  check('last position', [fen, headFen].every((kept) => kept === null || isFen(kept)));
  return { ...(headFen ? { [head]: headFen } : {}), ...(fen ? { [shown]: fen } : {}) };
}

/**
 * The fields of a record of this version.
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
  if (fields.version !== VERSION) throw new RecordError('it was written by another version of this page');
  return fields;
}
