/**
 * The tags of a PGN: who played the game, where and when, `Orientation`, `Variant`, and `VariantDefinition` for a game that is
 * not built in, in which a line break is written as `\n` and a backslash as `\\`. Pure.
 */
import { escaped } from '../../engine/uci.ts';
import { isChess960 } from '../position/chess960.ts';
import { isDefinition, titleIn } from '../variant/variant-source.ts';
import type { Color } from '../../board/geometry.ts';
import type { Tree } from '../tree/move-tree.ts';
import type { Tags } from './pgn.ts';

export const isVariantTag = (tag: string) => tag === 'Variant' || tag === 'VariantDefinition';

/** The tags that name the game of a tree; none for chess. */
export function variantTags(tree: Pick<Tree, 'start' | 'variant'>): Tags {
  if (isChess960(tree)) return [['Variant', 'Chess960']];
  const { variant } = tree;
  if (!variant) return [];
  return [
    ['Variant', titleIn(variant.source)],
    ...(isDefinition(variant.source) ? [['VariantDefinition', escaped(variant.source)] as const] : []),
  ];
}

/** The color at the bottom that the tags name; null if they do not. */
export function orientationOfTags(tags: Tags): Color | null {
  const value = tags.find(([name]) => name === 'Orientation')?.[1].toLowerCase();
  return value === 'white' || value === 'black' ? value : null;
}

/** The players of a game, and its event, place, date and result. */
export function titleOf({ tags }: { tags: Tags }): { players: string; details: string } {
  const value = (name: string) => tagValue(tags, name);
  const details = [value('Event'), value('Site'), dateOfTags(tags), value('Result')].filter(Boolean);
  return { players: `${value('White') || '?'} – ${value('Black') || '?'}`, details: details.join(', ') };
}

/** The event and the date of a game: "London, 1851.06.21"; empty if neither is known. */
export const eventOf = ({ tags }: { tags: Tags }) =>
  [tagValue(tags, 'Event'), dateOfTags(tags)].filter(Boolean).join(', ');

/** The value of a tag; empty if it is missing or unknown. */
function tagValue(tags: Tags, name: string) {
  const value = tags.find(([tag]) => tag === name)?.[1] ?? '';
  return /^[?.\-*\s]*$/.test(value) ? '' : value;
}

/** The date as far as it is known: "1851" of "1851.??.??". */
function dateOfTags(tags: Tags) {
  const parts = tagValue(tags, 'Date').split('.');
  while (parts.at(-1) === '??') parts.pop();
  return parts.join('.');
}
