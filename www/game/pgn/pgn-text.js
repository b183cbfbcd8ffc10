// @ts-check
/**
 * Writes games in PGN export format: the seven tags first, lines of less than 80 characters, everything in a
 * fixed order. The worker parses the result as the same game. Pure.
 *
 * @import { PgnFields, PgnMove, Remarks } from './pgn.js'
 */
import { START_FEN } from '../../board/placement.js';
import { halfMovesBefore } from '../tree/move-tree.js';
import { scoreCommand } from './pgn-score.js';

/** The longest line, in characters. Longer ones come only from long tags and long words. */
const WIDTH = 79;

/** The maximum number of marks in one command, so that it fits on a line. */
const MARKS_OF_A_COMMAND = 10;

/** The seven tag roster with default values. */
const ROSTER = { Event: '?', Site: '?', Date: '????.??.??', Round: '?', White: '?', Black: '?' };

/** @param {PgnFields} game @returns {string} */
export const writePgn = (game) => `${tagLines(game).join('\n')}\n\n${wrap(movetext(game))}\n`;

/** @param {PgnFields} game @returns {string[]} */
function tagLines({ tags, start, result }) {
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

/** @param {string} value */
const escaped = (value) => value.replace(/\p{Cc}/gu, ' ').replace(/["\\]/g, '\\$&');

/**
 * The moves with their annotations, as words.
 * @param {PgnFields} game @returns {string[]}
 */
function movetext({ start, result, nodes, ...remarks }) {
  /** The numbers of the moves from each node: the first goes on, the others are variations. @type {number[][]} */
  const children = [[], ...nodes.map(() => [])];
  /** @type {number[]} */
  const plies = [halfMovesBefore(start)];
  for (const [index, { parent }] of nodes.entries()) {
    children[parent].push(index + 1);
    plies.push(plies[parent] + 1);
  }
  const words = remarkWords(remarks);
  let isNumberDue = true;
  /**
   * A stack of what remains to be written: moves, negative for the first of a variation, and 0 for its end.
   * @type {number[]}
   */
  const steps = children[0].slice(0, 1);
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

/**
 * @param {PgnMove} move
 * @param {number} ply How many half-moves came before it.
 * @param {boolean} isNumberDue
 */
function moveWords(move, ply, isNumberDue) {
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

/**
 * The annotations after a move, or before the first.
 * @param {Remarks & { commands?: readonly string[], clock_ms?: number | null }} remarks
 */
function remarkWords({ comment, arrows, circles, commands: others = [], clock_ms = null, score = null }) {
  const initial = (/** @type {string} */ color) => color[0].toUpperCase();
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

/** @param {string} name @param {string[]} marks */
function markCommands(name, marks) {
  const commands = [];
  for (let from = 0; from < marks.length; from += MARKS_OF_A_COMMAND) {
    commands.push(`[%${name} ${marks.slice(from, from + MARKS_OF_A_COMMAND)}]`);
  }
  return commands;
}

/**
 * Commands and a comment in braces; empty if there are none. A brace that would end the comment too early
 * becomes a parenthesis.
 * @param {string[]} commands @param {string} comment
 */
function commentWords(commands, comment) {
  const words = [...commands, ...comment.replaceAll('}', ')').split(/\s+/).filter(Boolean)];
  if (words.length > 0) {
    words[0] = `{${words[0]}`;
    words.push(`${words.pop()}}`);
  }
  return words;
}

/**
 * A time such as `1:02:03`, with a fraction if there is one.
 * @param {number} clock_ms
 */
function clockText(clock_ms) {
  const padded = (/** @type {number} */ number, length = 2) => String(number).padStart(length, '0');
  const [seconds, rest_ms] = [Math.floor(clock_ms / 1000), clock_ms % 1000];
  const time = `${Math.floor(seconds / 3600)}:${padded(Math.floor(seconds / 60) % 60)}:${padded(seconds % 60)}`;
  return rest_ms === 0 ? time : `${time}.${padded(rest_ms, 3)}`;
}

/**
 * Words in lines.
 * @param {string[]} words
 */
function wrap(words) {
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
