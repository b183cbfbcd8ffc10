// @ts-check
/**
 * Reads PGN as text, without knowing the game: for variants, whose worker then says what each move is. Pure.
 *
 * @import { Circle, Mark, MarkColor } from './move-tree.js'
 */

/** What stands beside a move, or before the first. @typedef {{ comment: string, arrows: Mark[], circles: Circle[], clock_ms: number | null }} Remarks */

/**
 * A move as it is written. Its parent is the number of the move before it, counted from 1; 0 is the start.
 *
 * @typedef {Remarks & { parent: number, san: string, before: string, nags: number[] }} WrittenMove
 * @typedef {Remarks & { tags: [name: string, value: string][], result: string, moves: WrittenMove[] }} WrittenGame
 */

/** The glyphs behind a move, by their numbers. @type {Readonly<Record<string, number>>} */
const GLYPHS = Object.freeze({ '!': 1, '?': 2, '!!': 3, '??': 4, '!?': 5, '?!': 6 });

/** @type {Readonly<Record<string, MarkColor>>} */
const COLORS = Object.freeze({ G: 'green', R: 'red', Y: 'yellow', B: 'blue' });

/** A square of a board of up to 16 × 16. */
const SQUARE = '[a-p](?:1[0-6]|[1-9])';

/** The tokens by name. Without a name: numbers of moves, and what is of no use. */
const TOKEN = new RegExp([
  /\[\s*(?<tag>\w+)\s+"(?<value>(?:[^"\\]|\\.)*)"\s*\]/,
  /\{(?<braces>[^}]*)\}?/, /;(?<line>[^\n]*)/,
  /\$(?<nag>\d{1,3})/, /(?<open>\()/, /(?<close>\))/,
  /(?<result>1-0|0-1|1\/2-1\/2|\*)(?![^\s)])/,
  /\d*\.+|\d+(?![^\s])/,
  /(?<san>[A-Za-z0-9@+#=/-]+)(?<glyph>[!?]{0,2})/,
  /[^]/,
].map(({ source }) => source).join('|'), 'g');

/**
 * The games of a text.
 *
 * @param {string} text
 * @returns {WrittenGame[]}
 */
export function gamesIn(text) {
  /** @type {ReturnType<typeof makeReader>[]} */
  const readers = [];
  for (const { groups = {} } of text.replace(/^%.*$/gm, '').matchAll(TOKEN)) {
    const isNew = readers.length === 0 || (groups.tag !== undefined && readers.at(-1)?.isBegun());
    if (isNew) readers.push(makeReader());
    readers.at(-1)?.take(groups);
  }
  return readers.map(({ game }) => game).filter(({ tags, moves }) => tags.length > 0 || moves.length > 0);
}

/** Reads the tokens of one game. */
function makeReader() {
  /** @type {WrittenGame} */
  const game = { tags: [], result: '*', moves: [], ...remarksIn('') };
  let isBegun = false;
  /** The number of the last move of the line. */
  let at = 0;
  /** A comment in front of the first move of a variation; null elsewhere. @type {string | null} */
  let before = null;
  /** Where the lines that are interrupted by variations go on. @type {number[]} */
  const lines = [];

  /** @param {string} text */
  function comment(text) {
    if (before !== null) {
      before = joined(before, text);
      return;
    }
    const place = at === 0 ? game : game.moves[at - 1];
    const { comment: more, arrows, circles, clock_ms } = remarksIn(text);
    place.comment = joined(place.comment, more);
    place.arrows.push(...arrows);
    place.circles.push(...circles);
    place.clock_ms ??= clock_ms;
  }

  /** @param {Partial<Record<string, string>>} token */
  function take({ tag, value = '', braces, line, nag, open, close, result, san, glyph }) {
    isBegun ||= tag === undefined && (san ?? result ?? braces) !== undefined;
    if (tag !== undefined) game.tags.push([tag, value.replace(/\\(.)/g, '$1')]);
    else if (braces !== undefined || line !== undefined) comment(braces ?? line ?? '');
    else if (nag !== undefined && at > 0 && Number(nag) < 256) game.moves[at - 1].nags.push(Number(nag));
    else if (open !== undefined && at > 0) {
      lines.push(at);
      at = game.moves[at - 1].parent;
      before = '';
    } else if (close !== undefined) {
      at = lines.pop() ?? at;
      before = null;
    } else if (result !== undefined && lines.length === 0) {
      game.result = result;
    } else if (san !== undefined) {
      const nags = glyph ? [GLYPHS[glyph]] : [];
      game.moves.push({ parent: at, san: san.replace(/^0-0(-0)?/, 'O-O$1').replace('O-0', 'O-O'), before: before ?? '', nags, ...remarksIn('') });
      at = game.moves.length;
      before = null;
    }
  }
  return { game, take, isBegun: () => isBegun };
}

/**
 * @param {string} one
 * @param {string} other
 */
const joined = (one, other) => [one, other.replace(/\s+/g, ' ').trim()].filter(Boolean).join(' ');

/**
 * A comment, without the commands that mean marks and clocks.
 *
 * @param {string} text
 * @returns {Remarks}
 */
function remarksIn(text) {
  /** @type {Remarks} */
  const remarks = { comment: '', arrows: [], circles: [], clock_ms: null };
  remarks.comment = joined('', text.replace(/\[%(cal|csl|clk)\s+([^\]]*)\]/g, (_, command, values) => {
    if (command === 'clk') remarks.clock_ms = clockIn(values);
    for (const value of values.split(',')) {
      const [, letter, from, to] = new RegExp(`^\\s*([GRYB])(${SQUARE})(${SQUARE})?\\s*$`).exec(value) ?? [];
      if (command === 'cal' && to) remarks.arrows.push({ from, to, color: COLORS[letter] });
      if (command === 'csl' && from && !to) remarks.circles.push({ square: from, color: COLORS[letter] });
    }
    return ' ';
  }));
  return remarks;
}

/**
 * A time such as `1:02:03.5` in milliseconds.
 *
 * @param {string} text
 * @returns {number | null}
 */
function clockIn(text) {
  const [, hours, minutes, seconds] = /^\s*(\d+):(\d+):(\d+(?:\.\d+)?)\s*$/.exec(text) ?? [];
  return hours === undefined ? null : Math.round(((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000);
}
