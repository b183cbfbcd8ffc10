/** How a game that was kept comes back. Pure. */
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
  entriesOf,
  fieldsOf,
  formsOf,
  isColor,
  isCount,
  isId,
  isTime,
  RecordError,
} from './record-fields.ts';
import { defaults, patched } from '../game.ts';
import { VERSION, VERSION_OF_VARIANTS } from './saved-game.ts';
import { hasRatings } from '../tree/annotations.ts';
import { treeOf } from '../tree/move-tree.ts';
import { isSource } from '../variant/variant-source.ts';
import type { VariantInfo } from '../../engine/messages.ts';
import type { Game } from '../game.ts';
import type { Fields } from './record-fields.ts';

export { RecordError } from './record-fields.ts';

/**
 * The game of a text that `makeText` made: complete but for what the worker knows.
 *
 * @throws {RecordError} It was written by another version, is no game of chess, or is damaged; the message says where.
 */
export function parseText(text: string): Game {
  const { source, game } = parseRecord(text);
  if (source !== null) throw new RecordError('it is not a game of chess');
  return game;
}

/**
 * The game of a text with its variant source, null for chess. `withVariant` completes a game of a variant.
 *
 * @throws {RecordError} It was written by another version, or is damaged; the message says where.
 */
export function parseRecord(text: string): { source: string | null; game: Game } {
  const fields = parseFields(text);
  return { source: fields.variant, game: gameOf(fields) };
}

/** The game with its variant. */
export const withVariant = (game: Game, variant: VariantInfo): Game => patched(game, { tree: { variant } });

/** The fields of a saved game; `variant` is null for chess. */
type SavedFields = Fields & { variant: string | null };

function gameOf(fields: SavedFields): Game {
  const { id, start, variant, moves, head, shown, orientation, seed, begun_ms, exercise = null } = fields;
  const forms = formsOf(variant);
  const opening = fieldsOf(fields.root, 'start');
  const root = checkedRemarks(opening, 'at the start', forms);
  const listed = checkedMoves(moves, forms);
  const evaluations = checkedEvaluations(opening, entriesOf(moves), forms);
  const players = fieldsOf(fields.players, 'list of players');
  const ended = checkedEnding(fields.ended);
  check('id', isId(id));
  check('start position', start === 'startpos' || forms.isFen(start));
  check('place in the game', isCount(head, listed.length) && isCount(shown, listed.length));
  check('orientation', isColor(orientation));
  check('seed', isCount(seed, 2 ** 32));
  check('beginning', isTime(begun_ms));
  check('ending', exercise === null || isId(exercise));
  const tree = treeOf(start, root, listed);
  const [white, black] = (['white', 'black'] as const).map((color) => checkedPlayer(players[color], `${color} player`));
  const isMarked = white.kind === 'human' && black.kind === 'human' && hasRatings(tree);
  return patched(defaults(id), {
    tree: {
      ...tree,
      head,
      shown,
      tags: checkedTags(fields.tags),
      fens: fensOf(fields, head, shown),
      isRead: listed.length === 0,
    },
    players: {
      white,
      black,
      orientation,
      seed,
      isUnrated: fields.isUnrated === true,
      begun_ms,
      timing: checkedTiming(fields.timing),
      clock: checkedClock(fields.clock),
      ended,
      announced: ended !== null,
    },
    training: { exercise },
    review: { scoring: isMarked ? 'author' : 'auto' },
    searches: { evaluations },
  });
}

/** The FENs of the last position of the game and of the shown one. */
function fensOf({ fen, headFen, variant }: SavedFields, head: number, shown: number): Record<number, string> {
  const { isFen } = formsOf(variant);
  check('last position', (fen === null || isFen(fen)) && (headFen === null || isFen(headFen)));
  return { ...(headFen ? { [head]: headFen } : {}), ...(fen ? { [shown]: fen } : {}) };
}

/**
 * The fields of a record of this version; `variant` is null for chess.
 *
 * @throws {RecordError}
 */
export function parseFields(text: string): SavedFields {
  let whole: unknown;
  try {
    whole = JSON.parse(text);
  } catch {
    throw new RecordError('it is cut off or damaged');
  }
  const fields = fieldsOf(whole, 'record');
  const { version, variant } = fields;
  const isOfVariant = version === VERSION_OF_VARIANTS;
  if (version !== VERSION && !isOfVariant) throw new RecordError('it was written by another version of this page');
  if (!isOfVariant) return { ...fields, variant: null };
  check('game', isSource(variant));
  return { ...fields, variant };
}
