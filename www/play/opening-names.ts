/**
 * The opening on the board, and the names of openings in the player's language, composed of the translations of their parts:
 * "Sicilian Defence, Najdorf Variation" is "Sizilianische Verteidigung, Najdorf-Variante".
 */
import { loadOpenings } from '../texts/load.ts';
import { START_FEN } from '../board/placement.ts';
import { pathTo } from '../game/tree/move-tree.ts';
import { OPENING_TABLE } from './opening-table.ts';
import type { Tree } from '../game/tree/move-tree.ts';

type Opening = { code: string; name: string };
type Dictionary = Readonly<Record<string, string>>;

/** The names of a language. */
export interface OpeningNames {
  /** How a name is formed with that of a person or place: `Variation` of "Najdorf Variation". */
  kinds: Readonly<Record<string, (stem: string) => string>>;
  /** Persons and places that are spelled differently. */
  people: Dictionary;
  openings: Dictionary;
  variations: Dictionary;
}

/** Translates a full name. */
export type TranslateName = (name: string) => string;

/** A line of the table: ECO code, name, number of moves shared with the line before, and the other moves. */
const LINE = /^([A-E]\d\d) ([^:]+):(?: (\d+)|)(.*)/;

/** The openings by their moves, joined by spaces. */
const OPENINGS: Map<string, Opening> = new Map();

/** The number of moves of the longest opening. */
let longest = 0;

for (const { code, name, moves } of openings()) {
  OPENINGS.set(withoutCheckSigns(moves.join(' ')), { code, name });
  longest = Math.max(longest, moves.length);
}

/** Every opening of the table with its full name and all its moves. */
export function* openings() {
  let name = '';
  let moves: string[] = [];
  for (const line of OPENING_TABLE.trim().split('\n')) {
    const [, code, written, shared, others] = LINE.exec(line) as RegExpExecArray;
    name = written.startsWith(',') ? name.split(',')[0] + written : written;
    moves = [...moves.slice(0, Number(shared ?? 0)), ...others.split(' ').slice(1)];
    yield { code, name, moves };
  }
}

/** Moves without the signs of check and mate. */
function withoutCheckSigns(moves: string) {
  return moves.replace(/[+#]/g, '');
}

/** The opening of a line from the start position: the longest that the line begins with. */
export function openingOf(sans: readonly string[]): Opening | null {
  for (let count = Math.min(sans.length, longest); count > 0; count -= 1) {
    const opening = OPENINGS.get(withoutCheckSigns(sans.slice(0, count).join(' ')));
    if (opening) return opening;
  }
  return null;
}

/** The moves of the game that the table knows, up to the first that it does not. */
export function bookNodes({ tree }: { tree: Tree & { head: number } }): number[] {
  const sans = lineFromStart({ tree: { ...tree, shown: tree.head } }) ?? [];
  const lines = sans.map((_, index) => withoutCheckSigns(sans.slice(0, index + 1).join(' ')));
  const isKnown = (line: string) => [...OPENINGS.keys()].some((moves) => `${moves} `.startsWith(`${line} `));
  const count = lines.findIndex((line, index) => index >= longest || !isKnown(line));
  return pathTo(tree, tree.head).slice(0, count < 0 ? lines.length : count);
}

/**
 * The moves after which a line has a name of its own or can get one; those that lead to the most openings come first. A
 * move without a name of its own gets the first name that can follow.
 *
 * @param sans A line from the start position.
 * @returns The moves without signs of check.
 */
export function continuationsOf(sans: readonly string[]): { san: string; name: string }[] {
  const line = sans.map((san) => `${withoutCheckSigns(san)} `).join('');
  const found: Map<string, { san: string; name: string; count: number }> = new Map();
  for (const [moves, { name }] of OPENINGS) {
    if (!moves.startsWith(line)) continue;
    const [san] = moves.slice(line.length).split(' ');
    if (san === '') continue;
    const one = found.get(san) ?? { san, name: OPENINGS.get(line + san)?.name ?? name, count: 0 };
    found.set(san, { ...one, count: one.count + 1 });
  }
  return [...found.values()].sort((one, other) => other.count - one.count).map(({ san, name }) => ({ san, name }));
}

/** The moves of the shown line in SAN; null if it began from another position than the start position of chess. */
export function lineFromStart({ tree }: { tree: Tree & { shown: number } }): string[] | null {
  if (tree.variant || (tree.start !== 'startpos' && tree.start !== START_FEN)) return null;
  return pathTo(tree, tree.shown).map((id) => tree.nodes[id].san ?? '');
}

/** The translation into a language; English names stay. */
export async function loadOpeningNames(language: string): Promise<TranslateName> {
  if (language === 'en') return (name) => name;
  const names = await loadOpenings(language);
  return (name) => translated(names, name);
}

/** A full name, its parts joined by commas. */
export function translated(names: OpeningNames, name: string) {
  const text = name
    .split(', ')
    .map((part) => partText(names, part))
    .join(', ');
  return text[0].toUpperCase() + text.slice(1);
}

function partText({ kinds, people, openings, variations }: OpeningNames, part: string) {
  const known = openings[part] ?? variations[part];
  if (known !== undefined) return known;
  const [, stem, kind] = /^(.+) (\w+)$/.exec(part) ?? [];
  return kind !== undefined && Object.hasOwn(kinds, kind) ? kinds[kind](people[stem] ?? stem) : part;
}
