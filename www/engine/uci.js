// @ts-check
/** Writes and parses UCI lines. Pure. */

/**
 * A search request. The smallest of `limits`, `clock` and level or rating applies; without any it runs until stopped.
 *
 * @typedef {object} Work
 * @property {string} [variant] A variant source; chess if it is left out.
 * @property {string} start A FEN, or "startpos".
 * @property {readonly string[]} moves As UCI writes them, from the start.
 * @property {{ nodes?: number, depth?: number, ms?: number }} limits
 * @property {{ white_ms: number, black_ms: number, increment_ms: number } | null} clock What both sides have left.
 * @property {string} engine As the option `Engine` offers it: "Modern", "Classic".
 * @property {number | null} level 1 to 8, or null for none.
 * @property {number} [elo] A rating to play at, instead of a level.
 * @property {string} [style] As the option `Style` offers it; none if it is left out.
 * @property {string} [without] The part of Modern to leave out, as the option `Without` of the worker for figures offers it.
 * @property {number} lines How many best lines are wanted.
 * @property {boolean} [isFresh] Whether the engine first clears its memory of earlier searches, so that they do not affect
 *   the result.
 * @property {number} seed 0 for the play that was recorded.
 */

/**
 * An `info` line with a principal variation. The score is for the side to move; missing values are null.
 *
 * @typedef {object} Report
 * @property {number} line 1 for the best line, 2 for the next one.
 * @property {number} depth
 * @property {number | null} deepest The longest path looked at, in half-moves.
 * @property {number} nodes
 * @property {number | null} nodesPerSecond
 * @property {number | null} ms
 * @property {number | null} tablePermille How full the table is.
 * @property {number | null} scoreCp
 * @property {number | null} mateMoves
 * @property {string[]} pv
 * @property {string[]} sans The moves of `pv` in SAN; empty if the engine does not send them.
 */

/**
 * A parsed line.
 *
 * @typedef {(
 *   { kind: 'report', report: Report } |
 *   { kind: 'bestmove', move: string | null, ponder: string | null } |
 *   { kind: 'error', text: string } |
 *   { kind: 'note', text: string } |
 *   { kind: 'readyok' } |
 *   { kind: 'uciok' } |
 *   { kind: 'other', line: string }
 * )} Said
 */

/** The options of a new worker in the order in which they are sent. @type {readonly string[]} */
export const DEFAULT_OPTIONS = Object.freeze([
  '',
  'Level value 0',
  'Seed value 0',
  'MultiPV value 1',
  'ShowSAN value false',
  'UCI_LimitStrength value false',
  'Style value none',
  '',
  '',
]);

/** The indices of the rating and of the part to leave out in the options. */
const [ELO, WITHOUT] = [DEFAULT_OPTIONS.length - 2, DEFAULT_OPTIONS.length - 1];

/**
 * The option lines for a search, without those sent before.
 * @param {Work} work
 * @param {readonly string[]} sent The options before.
 * @returns {{ lines: string[], sent: string[] }} The lines, and the options afterwards.
 */
export function makeOptionLines({ variant, engine, level, elo, style, seed, lines, without }, sent) {
  const options = [
    // A variant has only one engine.
    variant ? variantOption(variant) : `Engine value ${engine}`,
    `Level value ${level ?? 0}`,
    `Seed value ${seed}`,
    `MultiPV value ${lines}`,
    'ShowSAN value true',
    `UCI_LimitStrength value ${elo !== undefined}`,
    `Style value ${style ?? 'none'}`,
    // The rating that was sent last has no effect without a limited strength.
    elo === undefined ? sent[ELO] : `UCI_Elo value ${elo}`,
    without === undefined ? sent[WITHOUT] : `Without value ${without}`,
  ];
  const isNew = (/** @type {string} */ option, /** @type {number} */ index) => option !== sent[index];
  return { lines: options.filter(isNew).map((option) => `setoption name ${option}`), sent: options };
}

/** @param {string} source */
const variantOption = (source) =>
  source.includes('\n') ? `VariantDefinition value ${escaped(source)}` : `UCI_Variant value ${source}`;

/**
 * A definition in one line.
 * @param {string} definition
 */
export const escaped = (definition) => definition.replaceAll('\\', '\\\\').replace(/\r?\n/g, '\\n');

/**
 * The lines that state the position and start the search.
 * @param {Work} work @returns {string[]}
 */
export function makeSearchLines({ start, moves, limits, clock, level, elo, isFresh = false }) {
  const from = start === 'startpos' ? 'startpos' : `fen ${start}`;
  const played = moves.length > 0 ? ` moves ${moves.join(' ')}` : '';
  const words = [
    limits.nodes === undefined ? '' : ` nodes ${limits.nodes}`,
    limits.depth === undefined ? '' : ` depth ${limits.depth}`,
    limits.ms === undefined ? '' : ` movetime ${limits.ms}`,
    clock === null ? '' : clockWords(clock),
  ].join('');
  const search = [
    `position ${from}${played}`,
    `go${words || (level === null && elo === undefined ? ' infinite' : '')}`,
  ];
  return isFresh ? ['ucinewgame', ...search] : search;
}

/** @param {NonNullable<Work['clock']>} clock */
function clockWords({ white_ms, black_ms, increment_ms }) {
  const [white, black, increment] = [white_ms, black_ms, increment_ms].map((ms) => Math.max(0, Math.round(ms)));
  return ` wtime ${white} btime ${black} winc ${increment} binc ${increment}`;
}

/**
 * Parses a line from the engine.
 * @param {string} line @returns {Said}
 */
export function parseLine(line) {
  const [first, ...words] = line.trim().split(/\s+/);
  switch (first) {
    case 'info':
      return parseInfo(words, line);
    case 'bestmove':
      return { kind: 'bestmove', move: moveOf(words[0]), ponder: moveOf(words[2]) };
    case 'readyok':
      return { kind: 'readyok' };
    case 'uciok':
      return { kind: 'uciok' };
    default:
      return { kind: 'other', line };
  }
}

/** @param {string | undefined} text */
const moveOf = (text) => (text && /^(?:[A-Z]@|[a-p]\d+)[a-p]\d+[a-z]?$/.test(text) ? text : null);

/** @param {string[]} words @param {string} line @returns {Said} */
function parseInfo(words, line) {
  if (words[0] === 'string') {
    const text = words.slice(1).join(' ');
    return text.startsWith('error: ') ? { kind: 'error', text: text.slice(7) } : { kind: 'note', text };
  }
  const number = (/** @type {string} */ name) => numberAfter(words, name);
  const pvAt = words.indexOf('pv');
  const textAt = words.includes('string') ? words.indexOf('string') : words.length;
  const nodes = number('nodes');
  const depth = number('depth');
  if (pvAt < 0 || nodes === null || depth === null) return { kind: 'other', line };
  const report = {
    line: number('multipv') ?? 1,
    depth,
    deepest: number('seldepth'),
    nodes,
    nodesPerSecond: number('nps'),
    ms: number('time'),
    tablePermille: number('hashfull'),
    scoreCp: number('cp'),
    mateMoves: number('mate'),
    pv: words.slice(pvAt + 1, textAt).filter((word) => moveOf(word)),
    sans: words.slice(textAt + 1),
  };
  return { kind: 'report', report };
}

/** @param {string[]} words @param {string} name */
function numberAfter(words, name) {
  const at = words.indexOf(name);
  const value = at < 0 ? NaN : Number(words[at + 1]);
  return Number.isFinite(value) ? value : null;
}
