/**
 * Pairs of paths to one slot of the table: a transposition, with two paths to one position, and a collision of two
 * positions. Pure.
 */
import { STATES } from '../search-states.ts';
import { moveOf } from '../search-nodes.ts';
import type { Transition } from '../search-states.ts';

/** A path from the root, as moves. */
type Path = readonly string[];

/**
 * - `again`: the second path leads to the position of the first, whose score is in the slot.
 * - `collision`: the second position hashes to the slot of the first, and is stored in another one.
 */
export type PositionPair = { paths: readonly [Path, Path]; slot: number; other: number; depth: number };

export type PositionPairs = { again: PositionPair | null; collision: PositionPair | null };

/** Finds pairs in the rows of a search, page by page. */
export class Follower {
  #path: string[] = [];
  /** The first path to each position, by its keys. */
  #firstPaths: Map<string, Path> = new Map();
  /** The first position in each slot. */
  #owners: Map<number, Path> = new Map();
  found: PositionPairs = { again: null, collision: null };
  #mask;

  /** @param bits The size of the table as a power of two. */
  constructor(bits: number) {
    this.#mask = 2 ** bits - 1;
  }

  get isDone() {
    return this.found.again !== null && this.found.collision !== null;
  }

  follow(transitions: readonly Transition[]) {
    for (const transition of transitions) {
      if (transition.state === STATES.tried)
        this.#path = [...this.#path.slice(0, transition.level), moveOf(transition.candidate)];
      else if (transition.state === STATES.probe && transition.reply.slot > 0)
        this.#lookUp(transition, this.#path.slice(0, transition.level + 1));
    }
  }

  #lookUp({ reply, entry }: Transition, path: Path) {
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

/** Whether two paths differ and have the same length. */
const isOther = (one: Path, other: Path) => one.length === other.length && one.join() !== other.join();
