/** Steps that players and engines share: moves, announcements, sounds. Pure. */
import { pressed } from '../players/clock.ts';
import { endingOf, isForTwo, turnAt, patched } from '../game.ts';
import { addMove, annotate, promote } from './move-tree.ts';
import type { LegalMove } from '../../board/state.ts';
import type { Message } from '../../texts/sentences.ts';
import type { Game } from '../game.ts';
import type { Effect, Sound, Step } from '../store.ts';

/** A step with its effects. */
export const step = (game: Game, ...effects: Effect[]): Step => ({ game, effects });

/** The effect of an announcement. */
export const announce = (key: Message['key'], fields?: Message['fields']): Effect => ({
  type: 'announce',
  message: fields ? { key, fields } : { key },
});

/** Shows or hides a notice. */
export const setNotice = (game: Game, { message }: { message: Message | null }): Step =>
  step(patched(game, { page: { notice: message } }), ...(message ? [{ type: 'announce', message } as const] : []));

/** The effect of a sound, if the player wants sounds. */
export const sound = (game: Game, name: Sound): Effect[] => (game.settings.sound ? [{ type: 'sound', name }] : []);

/** The step for an action that is not possible. */
export const refuse = (game: Game): Step => step(game, ...sound(game, 'refuse'));

/**
 * Makes a legal move of either side at a node. The game continues there unless it is over; then the move is a
 * variation. Another shown position stays on the board.
 */
export function makeMove(game: Game, from: number, move: LegalMove, now_ms: number): Step {
  const { uci, san } = move;
  const { tree, id } = addMove(game.tree, from, uci, san);
  const seen = patched(game, { tree: { ...tree, shown: game.tree.shown === from ? id : game.tree.shown } });
  const next = endingOf(game) || game.review.correction ? seen : withMove(seen, from, id, now_ms);
  const sounds = sound(game, soundOf(move));
  return step(next, announce('move', { color: turnAt(game, from), san }), ...sounds);
}

/**
 * The game after a move from one node to another. The moves of a game are the main line. If both sides are human,
 * moves at an earlier position stay variations.
 */
function withMove(game: Game, from: number, id: number, now_ms: number): Game {
  const isPlayed = from === game.tree.head || !isForTwo(game);
  const tree = isPlayed ? promote(game.tree, id) : game.tree;
  const next = patched(game, { tree: { ...tree, head: id } });
  if (from !== game.tree.head || !game.players.clock || !game.players.timing) return next;
  const color = turnAt(game, from);
  const clock = pressed(game.players.clock, color, game.players.timing.increment_ms, now_ms);
  return patched(next, { players: { clock }, tree: annotate(next.tree, id, { clock_ms: clock[`${color}_ms`] }) });
}

function soundOf({ san, capture }: LegalMove): Sound {
  if (/[+#]$/.test(san)) return 'check';
  return capture ? 'capture' : 'move';
}
