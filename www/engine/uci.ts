/** Writes and parses UCI lines. Pure. */

/**
 * A search request. The smallest of `limits`, `clock` and a rating applies; without any it runs until stopped.
 */
export interface Work {
  /** A variant source; chess if it is left out. */
  variant?: string;
  /** A FEN, or "startpos". */
  start: string;
  /** As UCI writes them, from the start. */
  moves: readonly string[];
  limits: { nodes?: number; depth?: number; ms?: number };
  /** What both sides have left. */
  clock: { white_ms: number; black_ms: number; increment_ms: number } | null;
  /** As the option `Engine` offers it: "Modern", "Classic". */
  engine: string;
  /** The rating to play at; null for the full strength. */
  elo: number | null;
  /** As the option `Style` offers it; none if it is left out. */
  style?: string;
  /** The part of Modern to leave out, as the option `Without` of the worker for figures offers it. */
  without?: string;
  /** How many best lines are wanted. */
  lines: number;
  /** Whether the engine first clears its memory of earlier searches, so that they do not affect the result. */
  isFresh?: boolean;
  /** 0 for the play that was recorded. */
  seed: number;
}

/** An `info` line with a principal variation. The score is for the side to move; missing values are null. */
export interface Report {
  /** 1 for the best line, 2 for the next one. */
  line: number;
  depth: number;
  /** The longest path looked at, in half-moves. */
  deepest: number | null;
  nodes: number;
  nodesPerSecond: number | null;
  ms: number | null;
  /** How full the table is. */
  tablePermille: number | null;
  scoreCp: number | null;
  mateMoves: number | null;
  pv: string[];
  /** The moves of `pv` in SAN; empty if the engine does not send them. */
  sans: string[];
}

/** A parsed line. */
type Said =
  | { kind: 'report'; report: Report }
  | { kind: 'bestmove'; move: string | null; ponder: string | null }
  | { kind: 'error'; text: string }
  | { kind: 'note'; text: string }
  | { kind: 'readyok' }
  | { kind: 'uciok' }
  | { kind: 'other'; line: string };

/** The options of a new worker in the order in which they are sent. */
export const DEFAULT_OPTIONS: readonly string[] = Object.freeze([
  '',
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
 *
 * @param sent The options before.
 * @returns The lines, and the options afterwards.
 */
export function makeOptionLines(
  { variant, engine, elo, style, seed, lines, without }: Work,
  sent: readonly string[],
): { lines: string[]; sent: string[] } {
  const options = [
    // A variant has only one engine.
    variant ? variantOption(variant) : `Engine value ${engine}`,
    `Seed value ${seed}`,
    `MultiPV value ${lines}`,
    'ShowSAN value true',
    `UCI_LimitStrength value ${elo !== null}`,
    `Style value ${style ?? 'none'}`,
    // The rating that was sent last has no effect without a limited strength.
    elo === null ? sent[ELO] : `UCI_Elo value ${elo}`,
    without === undefined ? sent[WITHOUT] : `Without value ${without}`,
  ];
  const isNew = (option: string, index: number) => option !== sent[index];
  return { lines: options.filter(isNew).map((option) => `setoption name ${option}`), sent: options };
}

const variantOption = (source: string) =>
  source.includes('\n') ? `VariantDefinition value ${escaped(source)}` : `UCI_Variant value ${source}`;

/** A definition in one line. */
export const escaped = (definition: string) => definition.replaceAll('\\', '\\\\').replace(/\r?\n/g, '\\n');

/** The lines that state the position and start the search. */
export function makeSearchLines({ start, moves, limits, clock, elo, isFresh = false }: Work): string[] {
  const from = start === 'startpos' ? 'startpos' : `fen ${start}`;
  const played = moves.length > 0 ? ` moves ${moves.join(' ')}` : '';
  const words = [
    limits.nodes === undefined ? '' : ` nodes ${limits.nodes}`,
    limits.depth === undefined ? '' : ` depth ${limits.depth}`,
    limits.ms === undefined ? '' : ` movetime ${limits.ms}`,
    clock === null ? '' : clockWords(clock),
  ].join('');
  const search = [`position ${from}${played}`, `go${words || (elo === null ? ' infinite' : '')}`];
  return isFresh ? ['ucinewgame', ...search] : search;
}

function clockWords({ white_ms, black_ms, increment_ms }: NonNullable<Work['clock']>) {
  const [white, black, increment] = [white_ms, black_ms, increment_ms].map((ms) => Math.max(0, Math.round(ms)));
  return ` wtime ${white} btime ${black} winc ${increment} binc ${increment}`;
}

/** Parses a line from the engine. */
export function parseLine(line: string): Said {
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

const moveOf = (text: string | undefined) => (text && /^(?:[A-Z]@|[a-p]\d+)[a-p]\d+[a-z]?$/.test(text) ? text : null);

function parseInfo(words: string[], line: string): Said {
  if (words[0] === 'string') {
    const text = words.slice(1).join(' ');
    return text.startsWith('error: ') ? { kind: 'error', text: text.slice(7) } : { kind: 'note', text };
  }
  const number = (name: string) => numberAfter(words, name);
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

function numberAfter(words: string[], name: string) {
  const at = words.indexOf(name);
  const value = at < 0 ? NaN : Number(words[at + 1]);
  return Number.isFinite(value) ? value : null;
}
