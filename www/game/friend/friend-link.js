// @ts-check
/**
 * Games that two people play by sending each other links, without a server. Pure.
 *
 * Such a link is a link to the game with the id of the two, the number of their game and, if the sender ended it, how:
 * `#g=…&with=k3x9q0ab.2&end=w`.
 *
 * @import { Color } from '../../board/geometry.js'
 * @import { Ending, Friend, Game } from '../game.js'
 * @import { NewGameOptions } from '../store.js'
 * @import { Tree } from '../tree/move-tree.js'
 */
import { draw, endingOf, humanColor, otherColor, turnAt, win } from '../game.js';
import { addMove, lineTo, mainLine, promote, ROOT, startFen } from '../tree/move-tree.js';

/** White or Black has resigned, or the side to move has claimed a draw. @typedef {'w' | 'b' | 'd'} End */

/** What such a link adds to the link to the game, `hash`. @typedef {{ hash: string, friend: Friend, end: End | null }} FriendLink */

/** The draws that the side to move claims. */
const CLAIMS = new Set(['threefold-repetition', 'fifty-moves']);

/** The last of the games of two people. */
export const MAX_GAME_NUMBER = 9999;

/**
 * Whether a value can be the id of two people's games.
 * @param {unknown} value
 */
export const isPair = (value) => typeof value === 'string' && /^[\w-]{8,32}$/.test(value);

/**
 * A player to begin the first game of two people with.
 * @returns {Friend}
 */
export function newFriend() {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => (byte % 36).toString(36));
  return { kind: 'friend', pair: digits.join(''), number: 1 };
}

/**
 * The friend in a game; null if there is none.
 * @param {Pick<Game, 'players'>} game @returns {Friend | null}
 */
export function friendOf({ players: { white, black } }) {
  if (white.kind === 'friend') return white;
  return black.kind === 'friend' ? black : null;
}

/**
 * The link to send.
 * @param {string} link The link to the moves.
 * @param {Game} game
 */
export function friendLink(link, game) {
  const { pair, number } = /** @type {Friend} */ (friendOf(game));
  const end = endOf(game);
  return `${link}&with=${pair}.${number}${end ? `&end=${end}` : ''}`;
}

/** @param {Game} game @returns {End | null} */
function endOf({ ended }) {
  if (!ended) return null;
  if (ended.reason === 'resignation') return ended.winner === 'white' ? 'b' : 'w';
  return CLAIMS.has(ended.reason) ? 'd' : null;
}

/**
 * Whether the friend does not know yet what this side did last.
 * @param {Game} game
 */
export function isToSend(game) {
  const own = humanColor(game);
  const reason = endingOf(game)?.reason ?? '';
  if (reason === 'resignation') return endingOf(game)?.winner !== own;
  return CLAIMS.has(reason) === (turnAt(game) === own);
}

/**
 * Whether the fragment of a link belongs to such a game, whether or not it can be read.
 * @param {string} hash
 */
export const isFriendLink = (hash) => /^#[gvd]=[^]*&with=/.test(hash);

/**
 * The parts of such a link; null if they are damaged.
 * @param {string} hash @returns {FriendLink | null}
 */
export function readFriendLink(hash) {
  const [, game, pair, number, end = null] =
    /^(#[gvd]=.*)&with=([\w-]{8,32})\.([1-9]\d{0,3})(?:&end=([wbd]))?$/s.exec(hash) ?? [];
  if (game === undefined) return null;
  return {
    hash: game,
    friend: { kind: 'friend', pair, number: Number(number) },
    end: /** @type {End | null} */ (end),
  };
}

/**
 * Whether two friends are the same in the same game.
 * @param {Friend | null} one @param {Friend} other
 */
export const isSameGame = (one, other) => one?.pair === other.pair && one.number === other.number;

/**
 * What a link is to a saved game of the same number:
 *
 * - `next`: it adds the friend's move, or the friend's end of the game;
 * - `old`: the saved game has all that the link has;
 * - `other`: it contains other moves, or moves of this side that were not made here.
 *
 * @param {Game} game The saved game.
 * @param {Tree} tree That of the link, whose moves are legal.
 * @param {End | null} end
 * @returns {'next' | 'old' | 'other'}
 */
export function relationOf(game, tree, end) {
  if (beginning(game.tree) !== beginning(tree)) return 'other';
  const own = lineTo(game.tree, game.head);
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

/**
 * Where a game begins, and which it is; not the counts of moves in a FEN, which may be left out.
 * @param {Tree} tree
 */
const beginning = (tree) => [...startFen(tree).split(' ').slice(0, 2), tree.variant?.source].join(' ');

/**
 * Whether the friend may end a game in this way: by resigning at any time, by claiming a draw in the position that both
 * have.
 * @param {Game} game @param {End | null} end @param {boolean} isCurrent
 */
function isEndedBy(game, end, isCurrent) {
  if (end === 'd') return isCurrent && turnAt(game) !== humanColor(game);
  return end !== null && colorOf(end) !== humanColor(game);
}

/**
 * The side of the player who opens a link for the first time: the other one than the sender's.
 * @param {Color} turn The side to move.
 * @param {End | null} end
 * @returns {Color}
 */
export function receivingSide(turn, end) {
  if (end === 'd') return otherColor(turn);
  return end === null ? turn : otherColor(colorOf(end));
}

/**
 * How the game of a link ended: what the sender did, as far as the rules allow it.
 * @param {End | null} end
 * @param {string | null} claim The draw that can be claimed in the last position.
 * @returns {Ending | null}
 */
export function endingIn(end, claim) {
  if (end === 'd') return claim === null ? null : draw(claim);
  return end && win(otherColor(colorOf(end)), 'resignation');
}

/**
 * A saved game with what the next link adds to it, shown at its last position.
 * @param {Game} game @param {Tree} tree That of the link. @param {Ending | null} ended @returns {Game}
 */
export function continued(game, tree, ended) {
  const next = mainLine(tree)[lineTo(game.tree, game.head).length];
  const { uci = null, san = null } = next === undefined ? {} : tree.nodes[next];
  const added = uci === null ? { tree: game.tree, id: game.head } : addMove(game.tree, game.head, uci, san);
  return {
    ...game,
    tree: promote(added.tree, added.id),
    head: added.id,
    shown: added.id,
    ahead: null,
    ended,
    notice: null,
  };
}

/** @param {'w' | 'b'} end @returns {Color} */
const colorOf = (end) => (end === 'w' ? 'white' : 'black');

/**
 * The last node of the game in a link.
 * @param {Tree} tree
 */
export const headOf = (tree) => mainLine(tree).at(-1) ?? ROOT;

/**
 * The next game of the two, with colours reversed.
 * @param {Game} game @returns {NewGameOptions}
 */
export function nextGame({ players, tree: { start, variant } }) {
  const [white, black] = [players.black, players.white].map((player) =>
    player.kind === 'friend' ? { ...player, number: player.number + 1 } : player,
  );
  return { as: white.kind === 'human' ? 'white' : 'black', players: { white, black }, start, variant };
}

/**
 * Points of both in the finished games of a pair; a draw gives each half a point.
 * @param {readonly { players: Game['players'], result: string }[]} entries @param {string} pair
 */
export function scoreOf(entries, pair) {
  let [own, friend] = [0, 0];
  for (const { players, result } of entries) {
    if (friendOf({ players })?.pair !== pair || !Object.hasOwn(POINTS, result)) continue;
    const white = POINTS[result];
    own += players.white.kind === 'human' ? white : 1 - white;
    friend += players.white.kind === 'human' ? 1 - white : white;
  }
  return { own, friend };
}

/** The points of White. @type {Readonly<Record<string, number>>} */
const POINTS = Object.freeze({ '1-0': 1, '1/2-1/2': 0.5, '0-1': 0 });
