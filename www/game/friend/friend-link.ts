/**
 * Games that two people play by sending each other links, without a server. Pure.
 *
 * Such a link is a link to the game with the id of the two, the number of their game and, if the sender ended it, how:
 * `#g=…&with=k3x9q0ab.2&end=w`.
 */
import { draw, endingOf, humanColor, otherColor, turnAt, win, patched } from '../game.ts';
import { addMove, lineTo, mainLine, promote, ROOT, startFen } from '../tree/move-tree.ts';
import type { Color } from '../../board/geometry.ts';
import type { Ending, Friend, Game, WithPlayers } from '../game.ts';
import type { NewGameOptions } from '../store.ts';
import type { Tree } from '../tree/move-tree.ts';

/** White or Black has resigned, or the side to move has claimed a draw. */
export type End = 'w' | 'b' | 'd';

/** What such a link adds to the link to the game, `hash`. */
export type FriendLink = { hash: string; friend: Friend; end: End | null };

/** The draws that the side to move claims. */
const CLAIMS = new Set(['threefold-repetition', 'fifty-moves']);

/** The last of the games of two people. */
export const MAX_GAME_NUMBER = 9999;

/** Whether a value can be the id of two people's games. */
export const isPair = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{8,32}$/.test(value);

/** A player to begin the first game of two people with. */
export function newFriend(): Friend {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => (byte % 36).toString(36));
  return { kind: 'friend', pair: digits.join(''), number: 1 };
}

/** The friend in a game; null if there is none. */
export function friendOf({ players: { white, black } }: WithPlayers): Friend | null {
  if (white.kind === 'friend') return white;
  return black.kind === 'friend' ? black : null;
}

/**
 * The link to send.
 *
 * @param link The link to the moves.
 */
export function friendLink(link: string, game: Game) {
  const { pair, number } = friendOf(game) as Friend;
  const end = endOf(game);
  return `${link}&with=${pair}.${number}${end ? `&end=${end}` : ''}`;
}

function endOf({ players: { ended } }: Game): End | null {
  if (!ended) return null;
  if (ended.reason === 'resignation') return ended.winner === 'white' ? 'b' : 'w';
  return CLAIMS.has(ended.reason) ? 'd' : null;
}

/** Whether the friend does not know yet what this side did last. */
export function isToSend(game: Game) {
  const own = humanColor(game);
  const reason = endingOf(game)?.reason ?? '';
  if (reason === 'resignation') return endingOf(game)?.winner !== own;
  return CLAIMS.has(reason) === (turnAt(game) === own);
}

/** Whether the fragment of a link belongs to such a game, whether or not it can be read. */
export const isFriendLink = (hash: string) => /^#[gvd]=[^]*&with=/.test(hash);

/** The parts of such a link; null if they are damaged. */
export function readFriendLink(hash: string): FriendLink | null {
  const [, game, pair, number, end = null] =
    /^(#[gvd]=.*)&with=([\w-]{8,32})\.([1-9]\d{0,3})(?:&end=([wbd]))?$/s.exec(hash) ?? [];
  if (game === undefined) return null;
  return {
    hash: game,
    friend: { kind: 'friend', pair, number: Number(number) },
    end: end as End | null,
  };
}

/** Whether two friends are the same in the same game. */
export const isSameGame = (one: Friend | null, other: Friend) =>
  one?.pair === other.pair && one.number === other.number;

/**
 * What a link is to a saved game of the same number:
 *
 * - `next`: it adds the friend's move, or the friend's end of the game;
 * - `old`: the saved game has all that the link has;
 * - `other`: it contains other moves, or moves of this side that were not made here.
 *
 * @param game The saved game.
 * @param tree That of the link, whose moves are legal.
 */
export function relationOf(game: Game, tree: Tree, end: End | null): 'next' | 'old' | 'other' {
  if (beginning(game.tree) !== beginning(tree)) return 'other';
  const own = lineTo(game.tree, game.tree.head);
  const sent = lineTo(tree, headOf(tree));
  const isShared = sent.every((uci, index) => index >= own.length || uci === own[index]);
  const isOver = endingOf(game) !== null;
  const isFriendsTurn = turnAt(game) !== humanColor(game);
  if (!isShared) return 'other';
  if (sent.length > own.length) {
    return !isOver && isFriendsTurn && sent.length === own.length + 1 ? 'next' : 'other';
  }
  return !isOver && isEndedBy(game, end, sent.length === own.length) ? 'next' : 'old';
}

/** Where a game begins, and which it is; not the counts of moves in a FEN, which may be left out. */
const beginning = (tree: Tree) => [...startFen(tree).split(' ').slice(0, 2), tree.variant?.source].join(' ');

/**
 * Whether the friend may end a game in this way: by resigning at any time, by claiming a draw in the position that both
 * have.
 */
function isEndedBy(game: Game, end: End | null, isCurrent: boolean) {
  if (end === 'd') return isCurrent && turnAt(game) !== humanColor(game);
  return end !== null && colorOf(end) !== humanColor(game);
}

/**
 * The side of the player who opens a link for the first time: the other one than the sender's.
 *
 * @param turn The side to move.
 */
export function receivingSide(turn: Color, end: End | null): Color {
  if (end === 'd') return otherColor(turn);
  return end === null ? turn : otherColor(colorOf(end));
}

/**
 * How the game of a link ended: what the sender did, as far as the rules allow it.
 *
 * @param claim The draw that can be claimed in the last position.
 */
export function endingIn(end: End | null, claim: string | null): Ending | null {
  if (end === 'd') return claim === null ? null : draw(claim);
  return end && win(otherColor(colorOf(end)), 'resignation');
}

/**
 * A saved game with what the next link adds to it, shown at its last position.
 *
 * @param tree That of the link.
 */
export function continued(game: Game, tree: Tree, ended: Ending | null): Game {
  const next = mainLine(tree)[lineTo(game.tree, game.tree.head).length];
  const { uci = null, san = null } = next === undefined ? {} : tree.nodes[next];
  const added = uci === null ? { tree: game.tree, id: game.tree.head } : addMove(game.tree, game.tree.head, uci, san);
  return patched(game, {
    tree: { ...promote(added.tree, added.id), head: added.id, shown: added.id, ahead: null },
    players: { ended },
    page: { notice: null },
  });
}

const colorOf = (end: 'w' | 'b'): Color => (end === 'w' ? 'white' : 'black');

/** The last node of the game in a link. */
export const headOf = (tree: Tree) => mainLine(tree).at(-1) ?? ROOT;

/** The next game of the two, with colours reversed. */
export function nextGame({ players, tree: { start, variant } }: Game): NewGameOptions {
  const [white, black] = [players.black, players.white].map((player) =>
    player.kind === 'friend' ? { ...player, number: player.number + 1 } : player,
  );
  return { as: white.kind === 'human' ? 'white' : 'black', players: { white, black }, start, variant };
}

/** Points of both in the finished games of a pair; a draw gives each half a point. */
export function scoreOf(entries: readonly (WithPlayers & { result: string })[], pair: string) {
  let [own, friend] = [0, 0];
  for (const { players, result } of entries) {
    if (friendOf({ players })?.pair !== pair || !Object.hasOwn(POINTS, result)) continue;
    const white = POINTS[result];
    own += players.white.kind === 'human' ? white : 1 - white;
    friend += players.white.kind === 'human' ? 1 - white : white;
  }
  return { own, friend };
}

/** The points of White. */
const POINTS: Readonly<Record<string, number>> = Object.freeze({ '1-0': 1, '1/2-1/2': 0.5, '0-1': 0 });
