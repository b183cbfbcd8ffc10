/**
 * Games as the worker parses them from PGN, and their text in PGN export format: the seven tags first, lines of less than 80
 * characters, everything in a fixed order, which the worker parses as the same game. Pure.
 */
import { evaluationAt } from '../review/evaluations.ts';
import { UNEQUAL_RESULTS, draw, endingOf, win } from '../game.ts';
import { timeControlText } from '../players/clock.ts';
import { nagsOf } from '../review/judgement.ts';
import { isVariantTag, variantTags } from './pgn-tags.ts';
import { signatureOf } from '../players/characters.ts';
import { nameOf } from '../players/players.ts';
import { ROOT, halfMovesBefore, listOf, mainLine, makeTree, rootOf, treeOf } from '../tree/move-tree.ts';
import { scoreCommand, scoreIn } from '../searches/score.ts';
import { START_FEN } from '../../board/placement.ts';
import type { Color } from '../../board/geometry.ts';
import type { PgnGame, VariantInfo } from '../../engine/messages.ts';
import type { Message } from '../../texts/sentences.ts';
import type { Ending, Game, PositionInfo } from '../game.ts';
import type { Evaluations } from '../review/evaluations.ts';
import type { Circle, Mark, Node, Score, Tree } from '../tree/move-tree.ts';

/** What stands beside a move. The worker leaves the score of the position after the move in the comment. */
type Remarks = {
  comment: string;
  arrows: readonly Mark[];
  circles: readonly Circle[];
  commands: readonly string[];
  score?: Score | null;
};
type Place = { parent: number; uci: string; san: string };
type Signs = { before: string; nags: readonly number[]; clock_ms: number | null };
type PgnMove = Remarks & Place & Signs;

/** Names and values. */
export type Tags = readonly (readonly [string, string])[];
type PgnHead = Remarks & { tags: Tags; start: string; result: string };

/** What is written as PGN. */
export type PgnFields = PgnHead & { nodes: PgnMove[] };

/** A game that was read. `fens` are its positions by node, to be drawn at once; of some all is known. */
export interface Loaded {
  tree: Tree;
  tags: Tags;
  ended: Ending | null;
  fens?: Readonly<Record<number, string>>;
  positions?: Readonly<Record<number, PositionInfo>>;
  evaluations?: Evaluations;
}

/** The longest line, in characters. Longer ones come only from long tags and long words. */
const WIDTH = 79;

/** The maximum number of marks in one command, so that it fits on a line. */
const MARKS_OF_A_COMMAND = 10;

/** The seven tag roster with default values. */
const ROSTER = { Event: '?', Site: '?', Date: '????.??.??', Round: '?', White: '?', Black: '?' };

/** The tags of a game that was read without any, so that it is not written as one that was played here. */
const UNKNOWN_TAGS: Tags = [['Event', '?']];

/**
 * The game of a PGN. What could not be read is kept in the comments.
 *
 * @param mark Marks a text as one that was not read.
 */
export function treeOfPgn(
  { tags, start, result, comment, arrows, circles, commands, nodes, unread, variant, first, last }: PgnGame,
  mark: (part: { text: string }) => string,
): Loaded {
  const scored = [comment, ...nodes.map((node) => node.comment)].map(scoreIn);
  const comments = scored.map((one) => one.comment);
  for (const { node, text } of unread) {
    if (text) comments[node] = `${comments[node]} ${mark({ text })}`.trim();
  }
  const moves = nodes.map(({ fen: _fen, ...move }, index) => ({ ...move, comment: comments[index + 1] }));
  const tree = treeOf(start, { comment: comments[0], arrows, circles, commands }, moves, variant);
  return {
    tree,
    tags: tags.length > 0 ? tags : UNKNOWN_TAGS,
    ended: endingOfResult(result),
    fens: Object.fromEntries(nodes.map(({ fen }, index) => [index + 1, fen])),
    positions: { [ROOT]: first, [mainLine(tree).at(-1) ?? ROOT]: last },
    evaluations: evaluationsOf(scored.map(({ score }) => score)),
  };
}

/**
 * Scores of a PGN as evaluations. Who made them is not known, so that any search replaces them.
 *
 * @param scores By node.
 */
function evaluationsOf(scores: readonly (Score | null)[]): Evaluations {
  const known = scores.flatMap((score, node) => (score ? [[node, { score, depth: 0, pv: [] }]] : []));
  return Object.fromEntries(known);
}

/** The message about the parts of a game that could not be read; null if there is none. */
export function unreadMessage({ start, nodes, unread }: Pick<PgnGame, 'start' | 'nodes' | 'unread'>): Message | null {
  // A variation that is merely not closed has been read.
  const [first, ...others] = unread.filter(({ text }) => text !== '');
  if (!first) return null;
  const { node, text, error } = first;
  const fen = node === 0 ? start : nodes[node - 1].fen;
  const number = Number(/^\d+(?=\.)/.exec(text)?.[0] ?? fen.split(' ').slice(5).at(-1) ?? 1);
  return { key: 'partlyRead', fields: { number, error, more: others.length } };
}

/** A position without moves. */
export const loadedFen = (fen: string, variant?: VariantInfo | null, known?: PositionInfo): Loaded => ({
  tree: makeTree(fen, variant),
  tags: [],
  ended: null,
  positions: known && { [ROOT]: known },
});

/** Whether a game has known tags, variations or annotations beside its moves. */
export function hasMoreThanMoves({ tree }: Game) {
  const isBare = ({ before, comment, nags, arrows, circles, commands, clock_ms }: Node) =>
    clock_ms === null && [before, comment, nags, arrows, circles, commands].every(({ length }) => length === 0);
  const nodes = Object.values(tree.nodes);
  return (
    tree.tags.some(([, value]) => value !== '?') || nodes.length > tree.nodes[tree.head].ply + 1 || !nodes.every(isBare)
  );
}

function endingOfResult(result: string): Ending | null {
  if (result === '1/2-1/2') return draw('unknown');
  if (result === '1-0' || result === '0-1') return win(result === '1-0' ? 'white' : 'black', 'unknown');
  return UNEQUAL_RESULTS.has(result) ? { ...draw('unknown'), result } : null;
}

/**
 * What is to be written of a game. A move that the worker has not read yet is in UCI notation, which the worker
 * reads too.
 */
export function pgnOfGame(game: Game): PgnFields {
  const { id, comment, arrows, circles, commands } = rootOf(game.tree);
  const scoreOf = (node: number) => evaluationAt(game, node)?.score ?? null;
  const result = endingOf(game)?.result ?? '*';
  const nodes = listOf(game.tree).listed.map((node) => ({
    parent: node.parent ?? 0,
    uci: node.uci ?? '',
    san: node.san ?? node.uci ?? '',
    before: node.before,
    comment: node.comment,
    nags: nagsOf(game, node.id),
    arrows: node.arrows,
    circles: node.circles,
    commands: node.commands,
    clock_ms: node.clock_ms,
    score: scoreOf(node.id),
  }));
  return {
    tags: tagsOf(game, result),
    start: game.tree.start,
    result,
    comment,
    arrows,
    circles,
    commands,
    score: scoreOf(id),
    nodes,
  };
}

/** The tags of a game: those that it came with, else those of a game that was played here. */
function tagsOf(game: Game, result: string): Tags {
  const variant = variantTags(game.tree);
  if (game.tree.tags.length > 0) {
    const isKept = (name: string) => name !== 'Result' && (variant.length === 0 || !isVariantTag(name));
    return [...game.tree.tags.filter(([name]) => isKept(name)), ['Result', result], ...variant];
  }
  const ending = endingOf(game);
  return [
    ['Event', 'Casual game'],
    ['Site', '?'],
    ['Date', dateText(game.players.begun_ms)],
    ['Round', '-'],
    ['White', playerName(game, 'white')],
    ['Black', playerName(game, 'black')],
    ['Result', result],
    ['TimeControl', timeText(game)],
    ['Termination', ending === null ? 'unterminated' : ending.reason.startsWith('flag') ? 'time forfeit' : 'normal'],
    ...variant,
  ];
}

function playerName({ players }: Game, color: Color) {
  const player = players[color];
  return player.kind === 'engine' ? (signatureOf(player) ?? `micro-max ${nameOf(player)}`) : nameOf(player);
}

function dateText(begun_ms: number) {
  const date = new Date(begun_ms);
  if (begun_ms <= 0 || Number.isNaN(date.getTime())) return '????.??.??';
  const padded = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}.${padded(date.getMonth() + 1)}.${padded(date.getDate())}`;
}

const timeText = ({ players: { timing } }: Game) => (timing ? timeControlText(timing) : '-');

/** The text of a game. */
export const writePgn = (game: PgnFields): string => `${tagLines(game).join('\n')}\n\n${wrap(movetext(game))}\n`;

function tagLines({ tags, start, result }: PgnFields): string[] {
  const isFromStart = start === 'startpos' || start === START_FEN;
  const known = {
    ...ROSTER,
    ...Object.fromEntries([...tags].reverse().filter(([name]) => Object.hasOwn(ROSTER, name))),
    Result: result,
    ...(isFromStart ? {} : { SetUp: '1', FEN: start }),
  };
  const others = tags.filter(
    ([name]) => /^\w+$/.test(name) && !/^(Result|SetUp|FEN)$/.test(name) && !Object.hasOwn(ROSTER, name),
  );
  return [...Object.entries(known), ...others].map(([name, value]) => `[${name} "${escaped(value)}"]`);
}

const escaped = (value: string) => value.replace(/\p{Cc}/gu, ' ').replace(/["\\]/g, '\\$&');

/** The moves with their annotations, as words. */
function movetext({ start, result, nodes, ...remarks }: PgnFields): string[] {
  /** The numbers of the moves from each node: the first continues the line, the others are variations. */
  const children: number[][] = [[], ...nodes.map(() => [])];
  const plies: number[] = [halfMovesBefore(start)];
  for (const [index, { parent }] of nodes.entries()) {
    children[parent].push(index + 1);
    plies.push(plies[parent] + 1);
  }
  const words = remarkWords(remarks);
  let isNumberDue = true;
  /** A stack of what remains to be written: moves, negative for the first of a variation, and 0 for its end. */
  const steps: number[] = children[0].slice(0, 1);
  for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
    if (step === 0) {
      words.push(`${words.pop()})`);
      isNumberDue = true;
      continue;
    }
    const isVariation = step < 0;
    const place = Math.abs(step);
    const node = nodes[place - 1];
    const written = moveWords(node, plies[place] - 1, isNumberDue || isVariation);
    if (isVariation) written[0] = `(${written[0]}`;
    words.push(...written);
    isNumberDue = remarkWords(node).length > 0;
    steps.push(...children[place].slice(0, 1));
    const variations = isVariation ? [] : children[node.parent].slice(1);
    for (const variation of variations.reverse()) steps.push(0, -variation);
  }
  return [...words, result];
}

/** @param ply How many half-moves came before it. */
function moveWords(move: PgnMove, ply: number, isNumberDue: boolean) {
  const before = commentWords([], move.before);
  const number = Math.floor(ply / 2) + 1;
  const isWhite = ply % 2 === 0;
  return [
    ...(isWhite ? [`${number}.`] : isNumberDue || before.length > 0 ? [`${number}...`] : []),
    ...before,
    move.san,
    ...move.nags.map((nag) => `$${nag}`),
    ...remarkWords(move),
  ];
}

/** The annotations after a move, or before the first. */
function remarkWords({
  comment,
  arrows,
  circles,
  commands: others = [],
  clock_ms = null,
  score = null,
}: Remarks & { commands?: readonly string[]; clock_ms?: number | null }) {
  const initial = (color: string) => color[0].toUpperCase();
  const commands = [
    ...markCommands(
      'csl',
      circles.map(({ color, square }) => initial(color) + square),
    ),
    ...markCommands(
      'cal',
      arrows.map(({ color, from, to }) => initial(color) + from + to),
    ),
    ...(clock_ms === null ? [] : [`[%clk ${clockText(clock_ms)}]`]),
    ...(score === null ? [] : [scoreCommand(score)]),
    ...others,
  ];
  return commentWords(commands, comment);
}

function markCommands(name: string, marks: string[]) {
  const commands = [];
  for (let from = 0; from < marks.length; from += MARKS_OF_A_COMMAND) {
    commands.push(`[%${name} ${marks.slice(from, from + MARKS_OF_A_COMMAND)}]`);
  }
  return commands;
}

/**
 * Commands and a comment in braces; empty if there are none. A brace that would end the comment too early
 * becomes a parenthesis.
 */
function commentWords(commands: string[], comment: string) {
  const words = [...commands, ...comment.replaceAll('}', ')').split(/\s+/).filter(Boolean)];
  if (words.length > 0) {
    words[0] = `{${words[0]}`;
    words.push(`${words.pop()}}`);
  }
  return words;
}

/** A time such as `1:02:03`, with a fraction if there is one. */
function clockText(clock_ms: number) {
  const padded = (number: number, length = 2) => String(number).padStart(length, '0');
  const [seconds, rest_ms] = [Math.floor(clock_ms / 1000), clock_ms % 1000];
  const time = `${Math.floor(seconds / 3600)}:${padded(Math.floor(seconds / 60) % 60)}:${padded(seconds % 60)}`;
  return rest_ms === 0 ? time : `${time}.${padded(rest_ms, 3)}`;
}

/** Words in lines. */
function wrap(words: string[]) {
  let text = '';
  let column = 0;
  for (const word of words) {
    const { length } = [...word];
    const isRoom = column + 1 + length <= WIDTH;
    text += (column === 0 ? '' : isRoom ? ' ' : '\n') + word;
    column = column > 0 && isRoom ? column + 1 + length : length;
  }
  return text;
}
