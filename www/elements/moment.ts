/**
 * Moments of a game, as a text names them: `17w` is the position after White's 17th move, `17b.Nf6.18w` one of a variation,
 * `plan` that of a comment `[%mark plan]`. Pure.
 */
import { ROOT, halfMovesAt, isWithin, mainLine, nodesInOrder } from '../game/tree/move-tree.ts';
import type { Tree } from '../game/tree/move-tree.ts';

/** The number of a move with its side; White's if it is missing. */
const NUMBER = /^(\d+)([wb]?)$/i;

/**
 * The node of a moment, or null if the game has none.
 *
 * @param moment Half-moves are counted along the main line.
 */
export function nodeOfMoment(tree: Tree, moment: string | number): number | null {
  if (typeof moment === 'number') return [ROOT, ...mainLine(tree)][moment] ?? null;
  const [first, ...rest] = moment
    .replace(/(\d)(?:\.{2,}|…)/g, '$1b.')
    .split(/[.,\s_]+/)
    .filter(Boolean);
  if (first === undefined) return null;
  const named = namedNode(tree, first);
  // The main line comes first, then the variations of its later moves.
  const order = nodesInOrder(tree);
  let at = named ?? ROOT;
  /** The half-move whose number has been read; null once its move has been found. */
  let due: number | null = null;
  for (const word of named === null ? [first, ...rest] : rest) {
    const [, number, side] = NUMBER.exec(word) ?? [];
    if (number !== undefined) due = 2 * Number(number) - (/b/i.test(side) ? 0 : 1);
    else {
      const found = order.find(
        ({ id, parent, san, uci }) =>
          (uci === word || plain(san ?? '') === plain(word)) &&
          (due === null ? parent === at : halfMovesAt(tree, id) === due && isWithin(tree, at, id)),
      );
      if (!found) return null;
      at = found.id;
      due = null;
    }
  }
  if (due === null) return at;
  return due < 0 ? ROOT : ([at, ...mainLine(tree, at)].find((id) => halfMovesAt(tree, id) === due) ?? null);
}

/** The node with a name; null if there is none. */
function namedNode(tree: Tree, name: string): number | null {
  const marked = Object.values(tree.nodes).find(({ commands }) => commands.includes(`[%mark ${name}]`));
  if (marked) return marked.id;
  if (name === 'end') return mainLine(tree).at(-1) ?? ROOT;
  return name === 'start' ? ROOT : null;
}

/** A move without the signs that writers leave out, and with letters for castling. */
const plain = (move: string) => move.replace(/[x:+#=!?]/g, '').replace(/\b0\b/g, 'O');
