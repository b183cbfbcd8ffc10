// @ts-check
/**
 * Loads drawings, each with all those of its file.
 *
 * @import { Drawings } from '../pieces.js'
 * @import { Group } from './names.js'
 */
import { groupOf } from './names.js';

/** @type {Readonly<Record<Group, () => Promise<Drawings>>>} */
const LOADERS = Object.freeze({
  horses: async () => (await import('./horses.js')).horses,
  turned: async () => (await import('./turned.js')).turned,
  people: async () => (await import('./people.js')).people,
  beasts: async () => (await import('./beasts.js')).beasts,
  creatures: async () => (await import('./creatures.js')).creatures,
  things: async () => (await import('./things.js')).things,
});

/** @type {Partial<Record<Group, Drawings>>} */
const loaded = {};

/** @type {Map<Group, Promise<Drawings>>} */
const loading = new Map();

/**
 * The drawing of a name, null if there is none, or undefined if it is not loaded.
 * @param {string} name
 */
export function loadedPicture(name) {
  const group = groupOf(name);
  return group ? loaded[group]?.[name] : null;
}

/**
 * The drawing of a name, or null if there is none or it cannot be loaded.
 * @param {string} name @returns {Promise<Drawings[string] | null>}
 */
export async function loadPicture(name) {
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

/**
 * Loads the drawings that a game needs, so that they appear together.
 * @param {Iterable<string | null>} names
 */
export const loadPictures = (names) => Promise.all([...names].map((name) => loadPicture(name ?? '')));

/** @param {Group} group */
function load(group) {
  const drawings = loading.get(group) ?? LOADERS[group]();
  loading.set(group, drawings);
  return drawings;
}
