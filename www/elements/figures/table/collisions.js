// @ts-check
/**
 * Pairs of paths to one slot of the table: a transposition, with two paths to one position, and a collision of two positions. Pure.
 *
 * @import { Transition } from '../search-states.js'
 */
import { STATES } from '../search-states.js';
import { moveOf } from '../search-nodes.js';

/** A path from the root, as moves. @typedef {readonly string[]} Path */

/**
 * - `again`: the second path leads to the position of the first, whose score is in the slot.
 * - `collision`: the second position hashes to the slot of the first, and is stored in another one.
 *
 * @typedef {{ paths: readonly [Path, Path], slot: number, other: number, depth: number }} PositionPair
 */

/** @typedef {{ again: PositionPair | null, collision: PositionPair | null }} PositionPairs */

/** Finds pairs in the rows of a search, page by page. */
export class Follower {
  /** @type {string[]} */
  #path = [];
  /** The first path to each position, by its keys. @type {Map<string, Path>} */
  #firstPaths = new Map();
  /** The first position in each slot. @type {Map<number, Path>} */
  #owners = new Map();
  /** @type {PositionPairs} */
  found = { again: null, collision: null };
  #mask;

  /** @param {number} bits The size of the table as a power of two. */
  constructor(bits) {
    this.#mask = 2 ** bits - 1;
  }

  get isDone() {
    return this.found.again !== null && this.found.collision !== null;
  }

  /** @param {readonly Transition[]} transitions */
  follow(transitions) {
    for (const transition of transitions) {
      if (transition.state === STATES.tried)
        this.#path = [...this.#path.slice(0, transition.level), moveOf(transition.candidate)];
      else if (transition.state === STATES.probe && transition.reply.slot > 0)
        this.#lookUp(transition, this.#path.slice(0, transition.level + 1));
    }
  }

  /** @param {Transition} transition @param {Path} path */
  #lookUp({ reply, entry }, path) {
    const { slot } = reply;
    const first = (((reply.side * reply.epSquare) ^ reply.keyIndex) & this.#mask) + 1;
    const keys = `${reply.keyIndex} ${reply.keyLock} ${reply.side}`;
    const firstPath = this.#firstPaths.get(keys);
    if (entry.held && firstPath && isOther(firstPath, path))
      this.found.again ??= { paths: [firstPath, path], slot, other: slot, depth: entry.depth };
    if (firstPath) return;
    this.#firstPaths.set(keys, path);
    const owner = this.#owners.get(first);
    if (slot !== first && owner) this.found.collision ??= { paths: [owner, path], slot: first, other: slot, depth: 0 };
    if (!this.#owners.has(slot)) this.#owners.set(slot, path);
  }
}

/**
 * Whether two paths differ and have the same length.
 * @param {Path} one @param {Path} other
 */
const isOther = (one, other) => one.length === other.length && one.join() !== other.join();
