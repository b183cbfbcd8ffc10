/** Chooses the drawing of a piece by its English name, and loads it with all those of its file. */

import type { Drawings } from '../pieces.ts';

/** The drawings by the file that has them. */
const LISTS = Object.freeze({
  horses: 'amazon archbishop centaur chancellor charging-knight nightrider pegasus royal-knight unicorn zebra',
  turned: 'berolina-pawn charging-rook checker crowned-bishop crowned-rook khon met short-rook steward woody-rook',
  people:
    'bede captain champion colonel conquistador courier fad ferz general guard high-priestess hoplite janus jester ' +
    'lieutenant man sage spartan-general warlord wazir wizard',
  beasts: 'antelope bear camel elephant giraffe gnu hare kangaroo leopard lion mammoth rhinoceros squirrel wolf',
  creatures:
    'cobra crocodile dragon duck eagle falcon frog grasshopper griffin manticore owl phoenix seahorse spider stork',
  things: 'archer cannon chariot dabbaba mortar ship',
});

type Group = keyof typeof LISTS;

const groups: ReadonlyMap<string, Group> = new Map(
  (Object.entries(LISTS) as [Group, string][]).flatMap(([group, names]) =>
    names.split(' ').map((name) => [name, group] as [string, Group]),
  ),
);

/** Other names of the pieces of chess, and names that share a drawing. */
const SHARED = Object.freeze({
  k: 'king rajah raja shah',
  q: 'queen',
  r: 'rook castle tower',
  b: 'bishop',
  n: 'knight horse',
  p: 'pawn',
  archbishop: 'cardinal princess paladin janus-bishop',
  chancellor: 'empress marshal marshall ai-wok',
  amazon: 'maharaja maharajah superqueen',
  centaur: 'veteran crowned-knight',
  'crowned-rook': 'dragon-king admiral sailor',
  'crowned-bishop': 'dragon-horse missionary',
  nightrider: 'knightrider knight-rider',
  'berolina-pawn': 'berolina sergeant',
  steward: 'quadrapawn',
  checker: 'draughtsman',
  ferz: 'fers firzan counsellor counselor minister vizier advisor adviser',
  man: 'commoner mann prince',
  guard: 'bodyguard pikeman halberdier',
  jester: 'schleich fool joker',
  sage: 'philosopher',
  bede: 'monk friar priest',
  wizard: 'mage magician sorcerer witch',
  champion: 'crusader templar',
  courier: 'messenger runner',
  'high-priestess': 'priestess',
  hoplite: 'soldier spearman',
  warlord: 'viking',
  elephant: 'alfil fil war-elephant modern-elephant',
  rhinoceros: 'rhino unicornio',
  leopard: 'cat tiger panther cheetah lynx',
  wolf: 'dog fox jackal',
  hare: 'rabbit',
  antelope: 'gazelle oryx deer stag',
  gnu: 'wildebeest buffalo ox bull bison',
  crocodile: 'alligator',
  cobra: 'snake serpent viper',
  frog: 'toad',
  spider: 'acromantula tarantula',
  grasshopper: 'locust',
  seahorse: 'fibnif',
  falcon: 'hawk',
  duck: 'half-duck',
  stork: 'adjutant heron crane',
  phoenix: 'waffle',
  griffin: 'griffon gryphon aanca',
  cannon: 'pao vao leo',
  mortar: 'howitzer',
  archer: 'bowman',
  dabbaba: 'dabbabah ram catapult',
  ship: 'boat galley',
});

const shared: ReadonlyMap<string, string> = new Map(
  Object.entries(SHARED).flatMap(([picture, names]) => names.split(' ').map((name) => [name, picture])),
);

const LOADERS: Readonly<Record<Group, () => Promise<Drawings>>> = Object.freeze({
  horses: async () => (await import('./horses.ts')).horses,
  turned: async () => (await import('./turned.ts')).turned,
  people: async () => (await import('./people.ts')).people,
  beasts: async () => (await import('./beasts.ts')).beasts,
  creatures: async () => (await import('./creatures.ts')).creatures,
  things: async () => (await import('./things.ts')).things,
});

const loaded: Partial<Record<Group, Drawings>> = {};

const loading: Map<Group, Promise<Drawings>> = new Map();

/**
 * The name of a piece's drawing, the letter of a chess piece such as "k" for its own, or null if it is drawn as its letter.
 *
 * @param name In English. That of a piece in an `fmax.ini` is its letter and a number, and then the letter decides.
 * @param picture The name that the definition gives; one that is unknown does not count.
 */
export const pictureOf = (letter: string, name: string, picture?: string | null): string | null =>
  pictureNamed(picture ?? '') ??
  pictureNamed(name.toLowerCase()) ??
  (/^[a-z]\d+$/i.test(name) ? chessPiece(letter) : null);

const pictureNamed = (name: string) => (groupOf(name) ? name : (shared.get(name) ?? null));

const chessPiece = (letter: string) => (/^[kqrbnp]$/i.test(letter) ? letter.toLowerCase() : null);

/** The names of all drawings. */
export const pictureNames = () => [...groups.keys()];

/** The file that has a drawing, if there is one of the name. */
export const groupOf = (name: string) => groups.get(name);

/** The drawing of a name, null if there is none, or undefined if it is not loaded. */
export function loadedPicture(name: string) {
  const group = groupOf(name);
  return group ? loaded[group]?.[name] : null;
}

/** The drawing of a name, or null if there is none or it cannot be loaded. */
export async function loadPicture(name: string): Promise<Drawings[string] | null> {
  const group = groupOf(name);
  if (!group) return null;
  try {
    const drawings = await load(group);
    loaded[group] = drawings;
    return drawings[name];
  } catch {
    loading.delete(group);
    return null;
  }
}

/** Loads the drawings that a game needs, so that they appear together. */
export const loadPictures = (names: Iterable<string | null>) =>
  Promise.all([...names].map((name) => loadPicture(name ?? '')));

function load(group: Group) {
  const drawings = loading.get(group) ?? LOADERS[group]();
  loading.set(group, drawings);
  return drawings;
}
