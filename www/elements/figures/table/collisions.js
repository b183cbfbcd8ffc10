// @ts-check
/**
 * Positions that meet in the table: one that is reached on two ways, and two that hash to one slot. Pure.
 *
 * @import { Pass } from '../search-states.js'
 */
import { STATES } from '../search-states.js';
import { moveOf } from '../node-path.js';

/** A way from the root, by its moves. @typedef {readonly string[]} Way */

/**
 * - `again`: the second way leads to the position of the first, whose score is in the slot.
 * - `collision`: the second position belongs into the slot of the first, and goes into another one.
 *
 * @typedef {{ ways: readonly [Way, Way], slot: number, other: number, depth: number }} Meeting
 */

/** @typedef {{ again: Meeting | null, collision: Meeting | null }} Meetings */

/** Follows the moves that are tried and looked up, page by page. */
export class Follower {
  /** @type {string[]} */
  #way = [];
  /** The first way to each position, by its keys. @type {Map<string, Way>} */
  #firstWays = new Map();
  /** The first position in each slot. @type {Map<number, Way>} */
  #owners = new Map();
  /** @type {Meetings} */
  found = { again: null, collision: null };
  #mask;

  /** @param {number} bits Of the table. */
  constructor(bits) {
    this.#mask = 2 ** bits - 1;
  }

  get isDone() {
    return this.found.again !== null && this.found.collision !== null;
  }

  /** @param {readonly Pass[]} passes */
  follow(passes) {
    for (const pass of passes) {
      if (pass.state === STATES.tried) this.#way = [...this.#way.slice(0, pass.level), moveOf(pass.walk)];
      else if (pass.state === STATES.probe && pass.reply.slot > 0) this.#lookUp(pass, this.#way.slice(0, pass.level + 1));
    }
  }

  /**
   * @param {Pass} pass
   * @param {Way} way
   */
  #lookUp({ reply, entry }, way) {
    const { slot } = reply;
    const first = ((reply.side * reply.epSquare ^ reply.keyIndex) & this.#mask) + 1;
    const keys = `${reply.keyIndex} ${reply.keyLock} ${reply.side}`;
    const firstWay = this.#firstWays.get(keys);
    if (entry.held && firstWay && isOther(firstWay, way)) this.found.again ??= { ways: [firstWay, way], slot, other: slot, depth: entry.depth };
    if (firstWay) return;
    this.#firstWays.set(keys, way);
    const owner = this.#owners.get(first);
    if (slot !== first && owner) this.found.collision ??= { ways: [owner, way], slot: first, other: slot, depth: 0 };
    if (!this.#owners.has(slot)) this.#owners.set(slot, way);
  }
}

/**
 * Whether two ways are as long as each other, and not the same.
 *
 * @param {Way} one
 * @param {Way} other
 */
const isOther = (one, other) => one.length === other.length && one.join() !== other.join();
