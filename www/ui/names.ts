/** Names of players and moves. Pure. */
import { humanColor, isForTwo, otherColor, turnAt } from '../game/game.ts';
import { characterOf } from '../game/players/characters.ts';
import { halfMovesAt, NULL_MOVE } from '../game/tree/move-tree.ts';
import { writeSan } from '../texts/notation.ts';
import type { Color } from '../board/geometry.ts';
import type { EnginePlayer, Game, Player } from '../game/game.ts';
import type { Texts } from '../texts/en/page.ts';

export type Engine = Extract<Player, { kind: 'engine' }>;

/**
 * The number before a move: "12." for White, "12…" for Black.
 *
 * @param half Half-moves before it since White's first move.
 */
export const numberText = (half: number) => `${Math.floor(half / 2) + 1}${half % 2 === 0 ? '.' : '…'}`;

/** The program's name, in every language. */
export const PROGRAM = 'micro-Max';

/** The name of the character of an opponent. */
export function opponentName(texts: Texts, player: EnginePlayer) {
  const { id } = characterOf(player);
  return id === 'max' ? PROGRAM : texts.play.characters[id];
}

/** The name of a side's player: from the PGN's tags, "You", the character's, the program's, or the side's. */
export function playerName(game: Game, texts: Texts, color: Color): string {
  const player = game.players[color];
  if (player.kind === 'engine') return opponentName(texts, player);
  const tag = game.tree.tags.find(([name]) => name.toLowerCase() === color)?.[1];
  if (isForTwo(game)) return tag && tag !== '?' ? tag : texts.game.sides[color];
  return humanColor(game) === color ? texts.play.you : texts.game.sides[color];
}

/** The rating of a side's player in an imported game; null if the game has none. */
export const ratingOf = ({ tree: { tags } }: { tree: Pick<Game['tree'], 'tags'> }, color: Color): string | null =>
  tags.find(([name, value]) => name.toLowerCase() === `${color}elo` && /^\d+$/.test(value))?.[1] ?? null;

/** "White passes", if the move that led to a node is a pass, else ''. */
export const passText = (game: Game, { game: { passes, sides } }: Texts, id: number) =>
  game.tree.nodes[id].uci === NULL_MOVE ? passes({ side: sides[otherColor(turnAt(game, id))] }) : '';

/**
 * The move that led to a node with its number, "12… Nf6", or "12… Black passes", on one line.
 *
 * @param id Not the root.
 */
export function numberedMove(game: Game, texts: Texts, id: number) {
  const { san, uci } = game.tree.nodes[id];
  const number = numberText(halfMovesAt(game.tree, id) - 1);
  return unbroken(`${number} ${passText(game, texts, id) || sanText(game, texts, san ?? uci ?? '')}`);
}

/** A text with spaces and hyphens at which lines do not break. */
export const unbroken = (text: string) => text.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011');

/** A move as the player reads it. In a variant the letters are those of its pieces. */
export const sanText = ({ settings: preferences, tree }: Game, { language }: Texts, san: string) =>
  tree.variant ? san : writeSan(san, preferences.letters, language);
