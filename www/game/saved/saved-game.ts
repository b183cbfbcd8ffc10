/**
 * A game as it is kept when the page is closed, and its moves, which the worker has to read when it comes back: they may be
 * damaged. Pure; the rest of how it comes back is in `restore-game.ts`.
 */
import { evaluationAt, scoreAt } from '../review/evaluations.ts';
import { endingOf, fenAt, patched, reset } from '../game.ts';
import { depth, isWithin, listOf, mainLine, nodeAt, pathTo, removeNode, rootOf, startOf } from '../tree/move-tree.ts';
import { announce, step } from '../tree/steps.ts';
import type { Game } from '../game.ts';
import type { Step } from '../store.ts';
import type { Node, Tree } from '../tree/move-tree.ts';

/** The form of the record, and of that of a variant; a page refuses a form that it does not know. */
export const VERSION = 2;
export const VERSION_OF_VARIANTS = 3;

/** The fields of each slice that are kept, or of which something is. */
const KEPT = {
  tree: ['variant', 'start', 'nodes', 'head', 'shown', 'tags', 'positions'],
  players: ['white', 'black', 'orientation', 'seed', 'timing', 'clock', 'ended', 'begun_ms', 'isUnrated'],
  searches: ['evaluations'],
} as const;

/** Whether two games are kept in the same way, as far as possible without serializing them. */
export const isKeptAlike = (one: Game, other: Game) =>
  one.id === other.id &&
  KEPT.tree.every((field) => one.tree[field] === other.tree[field]) &&
  KEPT.players.every((field) => one.players[field] === other.players[field]) &&
  KEPT.searches.every((field) => one.searches[field] === other.searches[field]);

/**
 * The text of a game.
 *
 * @param saved_ms When it is saved.
 */
export function makeText(game: Game, saved_ms: number = 0) {
  const { id, tree, players } = game;
  const { listed, places } = listOf(tree);
  const scoresOf = ({ id }: Node) => {
    const { second = null, pv: [best] = [], isChecked, first } = evaluationAt(game, id) ?? {};
    // Only the worker knows the outcome of a position, so its score is kept as well.
    const score = scoreAt(game, id) ?? undefined;
    return { score, second: second ?? undefined, best, isChecked, first: first ?? undefined };
  };
  const ending = endingOf(game);
  return JSON.stringify({
    version: tree.variant ? VERSION_OF_VARIANTS : VERSION,
    id,
    saved_ms,
    begun_ms: players.begun_ms,
    plies: depth(tree, game.tree.head),
    players: { white: players.white, black: players.black },
    orientation: players.orientation,
    seed: players.seed,
    timing: players.timing,
    tags: tree.tags,
    isUnrated: game.players.isUnrated || undefined,
    exercise: game.training.exercise ?? undefined,
    ended: ending && { result: ending.result, reason: ending.reason, winner: ending.winner },
    clock: players.clock && { white_ms: players.clock.white_ms, black_ms: players.clock.black_ms },
    fen: fenAt(game, game.tree.shown),
    headFen: fenAt(game, game.tree.head),
    head: places.get(game.tree.head),
    shown: places.get(game.tree.shown),
    ...startOf(tree),
    root: { ...lean(rootOf(tree)), ...scoresOf(rootOf(tree)) },
    moves: listed.map((node) => ({ parent: node.parent, uci: node.uci, ...lean(node), ...scoresOf(node) })),
  });
}

/** The fields of a node that are saved only if they have a value. */
const OPTIONAL = ['san', 'before', 'comment', 'nags', 'arrows', 'circles', 'commands', 'clock_ms'] as const;

function lean(node: Node): Partial<Node> {
  const isThere = (value: Node[(typeof OPTIONAL)[number]]) =>
    typeof value === 'number' || (value !== null && value.length !== 0);
  return Object.fromEntries(OPTIONAL.filter((field) => isThere(node[field])).map((field) => [field, node[field]]));
}

/** The lines of a tree from the start: the main one, then one for each variation. */
export function unreadLines(tree: Tree): { nodes: number[]; line: string[] }[] {
  const lines = [];
  const heads = [...rootOf(tree).children].reverse();
  for (let head = heads.pop(); head !== undefined; head = heads.pop()) {
    const rest = mainLine(tree, head);
    for (const id of [head, ...rest]) heads.push(...tree.nodes[id].children.slice(1).reverse());
    const nodes = [...pathTo(tree, head), ...rest];
    lines.push({ nodes, line: nodes.map((id) => tree.nodes[id].uci ?? '') });
  }
  return lines;
}

/**
 * Takes the SAN of the lines. Where one ends early its next move is not legal: that and what comes after it is
 * cut off, in words.
 */
export function sanReceived(
  game: Game,
  { id, lines }: { id: string; lines: readonly { nodes: readonly number[]; sans: readonly string[] }[] },
): Step {
  if (id !== game.id || game.tree.isRead) return step(game);
  const nodes = { ...game.tree.nodes };
  for (const line of lines) {
    for (const [index, san] of line.sans.entries()) {
      const node = nodes[line.nodes[index]];
      if (node && node.san !== san) nodes[node.id] = { ...node, san };
    }
  }
  const ends = lines.map((line) => line.nodes[line.sans.length]).filter((end) => end !== undefined);
  return ends.reduce(cutAt, step(patched(game, { tree: { nodes, isRead: true } })));
}

function cutAt({ game, effects }: Step, id: number): Step {
  const node = nodeAt(game.tree, id);
  if (!node) return { game, effects };
  const fields = { ply: node.ply, uci: node.uci };
  return step(
    patched(without(game, id), { page: { notice: { key: 'cut', fields } } }),
    ...effects,
    announce('cut', fields),
  );
}

/** The game without a node and what comes after it; if the game was at one of them, it continues at the node before. */
export function without(game: Game, id: number): Game {
  const node = nodeAt(game.tree, id);
  if (!node || node.parent === null) return game;
  const { parent } = node;
  const isGone = (at: number) => isWithin(game.tree, id, at);
  const [isHeadGone, isShownGone] = [isGone(game.tree.head), isGone(game.tree.shown)];
  const kept = <About extends { node: number }>(about: About | null) => (about && !isGone(about.node) ? about : null);
  const next = patched(game, {
    tree: {
      ...removeNode(game.tree, id),
      head: isHeadGone ? parent : game.tree.head,
      shown: isShownGone ? parent : game.tree.shown,
      ahead: null,
    },
    searches: { reports: game.searches.reports.filter((report) => !isGone(report.node)) },
    help: { hint: kept(game.help.hint), threat: kept(game.help.threat), note: kept(game.help.note) },
  });
  return isHeadGone ? reset(next, 'jump') : next;
}
