/**
 * Validates the fields of saved games, which other programs may have changed. Pure. A valid game is rebuilt from its known
 * fields only.
 */
import { parsePlacement } from '../../board/placement.ts';
import { isPair, MAX_GAME_NUMBER } from '../friend/friend-link.ts';
import { HUMAN, STYLES, UNEQUAL_RESULTS } from '../game.ts';
import { strengthAt } from '../players/strength.ts';
import type { Color } from '../../board/geometry.ts';
import type { Limit, Player, Strength, Style } from '../game.ts';
import type { Evaluation, Evaluations } from '../review/evaluations.ts';
import type { Circle, Mark, Score } from '../tree/move-tree.ts';

/** Why a saved game is invalid: `message` names the field. */
export class RecordError extends Error {}

/** The maximum numbers of moves, tags and marks, and of characters in a text: more than browsers store in 5 MB. */
const MAX_ITEMS = 250_000;
const MAX_TEXT = 1e7;

const MAX_MS = 1e15;

/** How positions, squares and moves are written in a game. */
type Forms = { isFen: (value: unknown) => value is string; square: RegExp; uci: RegExp; san: RegExp };

const CHESS: Forms = Object.freeze({
  isFen: (value): value is string => isLike(value, /^.{1,119}$/) && parsePlacement(value) !== null,
  square: /^[a-h][1-8]$/,
  uci: /^(?:0000|([a-h][1-8]){2}[qrbn]?)$/,
  san: /^(?:--|O-O(?:-O)?|[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](?:=[QRBN])?)[+#]?$/,
});

/** Boards of up to 16 × 16, drops, and pieces that enter behind others. */
const VARIANT: Forms = Object.freeze({
  isFen: (value): value is string =>
    isLike(value, /^[A-Za-z0-9/~]{3,400}(?:\[[A-Za-z]{0,99}\])? [wb](?: [\w+-]{1,40}){0,6}$/),
  square: /^[a-p](?:[1-9]|1[0-6])$/,
  uci: /^(?:0000|[A-Z]@[a-p]\d\d?|(?:[a-p]\d\d?){2}[a-z]?)$/,
  san: /^(?:--|O-O(?:-O)?(?:\/[A-Z][a-p]\d\d?)?|[A-Z]@[a-p]\d\d?|[A-Z]?[a-p]?(?:\d\d?)?x?[a-p]\d\d?(?:=[A-Z])?(?:\/[A-Z])?)[+#]?$/,
});

/**
 * The forms of a game.
 *
 * @param variant A variant source; null for chess.
 */
export const formsOf = (variant: string | null) => (variant === null ? CHESS : VARIANT);

/** The fields of a record that another program may have changed. */
export type Fields = Record<string, unknown>;

/** Throws the error for a field. */
export function check(name: string, isGood: boolean): asserts isGood {
  if (!isGood) throw new RecordError(`its ${name} is damaged`);
}

export function fieldsOf(value: unknown, name: string): Fields {
  check(name, typeof value === 'object' && value !== null && !Array.isArray(value));
  return value as Fields;
}

/**
 * What a text holds that the page has written; null if it is damaged, or from another version of the page.
 *
 * @param read Throws a `RecordError` for a damaged field.
 */
export function parseVersioned<Record>(text: string, version: number, read: (fields: Fields) => Record): Record | null {
  try {
    const fields = fieldsOf(JSON.parse(text), 'record');
    check('version', fields.version === version);
    return read(fields);
  } catch (error) {
    if (error instanceof RecordError || error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Whether a value is a whole number from 0 to a limit. */
export const isCount = (value: unknown, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max;

export const isTime = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= MAX_MS;

export const isColor = (value: unknown): value is Color => value === 'white' || value === 'black';

const isLike = (value: unknown, pattern: RegExp): value is string => typeof value === 'string' && pattern.test(value);

export const isId = (value: unknown): value is string => isLike(value, /^[\w-]{1,64}$/);

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_TEXT;

const isListOf = <Item>(value: unknown, isGood: (item: unknown) => item is Item): value is Item[] =>
  Array.isArray(value) && value.length <= MAX_ITEMS && value.every(isGood);

/** Whether a value has a colour of marks, and squares under these names. */
const isMark = (mark: unknown, { square }: Forms, squares: readonly string[]) =>
  typeof mark === 'object' &&
  mark !== null &&
  'color' in mark &&
  isLike(mark.color, /^(?:green|red|yellow|blue)$/) &&
  squares.every((name) => isLike(Reflect.get(mark, name), square));

const isScorePart = (value: unknown): value is number | null =>
  value === null || (typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 1e6);

/** The annotations of a node. */
export function checkedRemarks(fields: Fields, name: string, forms: Forms) {
  const { before = '', comment = '', nags = [], arrows = [], circles = [], commands = [], clock_ms = null } = fields;
  check(`comment ${name}`, isText(before) && isText(comment));
  check(
    `list of glyphs ${name}`,
    isListOf(nags, (nag): nag is number => isCount(nag, 255)),
  );
  check(
    `list of arrows ${name}`,
    isListOf(arrows, (arrow): arrow is Mark => isMark(arrow, forms, ['from', 'to'])),
  );
  check(
    `list of circles ${name}`,
    isListOf(circles, (circle): circle is Circle => isMark(circle, forms, ['square'])),
  );
  check(`list of commands ${name}`, isListOf(commands, isText));
  check(`clock ${name}`, clock_ms === null || isTime(clock_ms));
  return {
    before,
    comment,
    nags,
    commands,
    clock_ms,
    arrows: arrows.map(({ from, to, color }) => ({ from, to, color })),
    circles: circles.map(({ square, color }) => ({ square, color })),
  };
}

/** The evaluations of a saved game, kept as the scores of the start and of the moves. */
export function checkedEvaluations(root: Fields, moves: readonly Fields[], forms: Forms): Evaluations {
  const evaluations: Record<number, Evaluation> = {};
  for (const [index, { score = null, second = null, best, isChecked, first = null }] of [root, ...moves].entries()) {
    if (score === null) continue;
    const name = index === 0 ? 'score at the start' : `score at move ${index}`;
    evaluations[index] = {
      score: checkedScore(score, name),
      second: second === null ? null : checkedScore(second, name),
      depth: 0,
      pv: isLike(best, forms.uci) ? [best] : [],
      isChecked: isChecked === true,
      ...(first !== null && { first: checkedScore(first, name) }),
    };
  }
  return evaluations;
}

export function checkedScore(value: unknown, name: string): Score {
  const { cp, mate } = fieldsOf(value, name);
  check(name, isScorePart(cp) && isScorePart(mate));
  return { cp, mate };
}

/** The entries of a list of moves. */
export function entriesOf(value: unknown): Fields[] {
  check('list of moves', Array.isArray(value) && value.length <= MAX_ITEMS);
  return value.map((item, index) => fieldsOf(item, `entry at move ${index + 1}`));
}

/** The moves of a saved game. Each has a parent earlier in the list, so they always form a tree. */
export function checkedMoves(value: unknown, forms: Forms) {
  return entriesOf(value).map((fields, index) => {
    const name = `at move ${index + 1}`;
    const { parent, uci, san = null } = fields;
    check(`order of moves ${name}`, isCount(parent, index));
    check(`entry ${name}`, isLike(uci, forms.uci) && (san === null || isLike(san, forms.san)));
    return { parent, uci, san, ...checkedRemarks(fields, name, forms) };
  });
}

export function checkedPlayer(value: unknown, name: string): Player {
  const { kind, engine, strength, style, character, pair, number } = fieldsOf(value, name);
  if (kind === 'human') return HUMAN;
  if (kind === 'friend') {
    check(name, isPair(pair) && isCount(number, MAX_GAME_NUMBER) && number > 0);
    return { kind, pair, number };
  }
  check(name, kind === 'engine' && isLike(engine, /^[\w .+-]{1,40}$/));
  check(`style of ${name}`, style === undefined || isStyle(style));
  check(`character of ${name}`, character === undefined || isId(character));
  return {
    kind,
    engine,
    strength: checkedStrength(strength, engine, name),
    ...(style && { style }),
    ...(character && { character }),
  };
}

const isStyle = (value: unknown): value is Style => STYLES.some((style) => style === value);

/** A strength. Earlier games have the number of a level. */
function checkedStrength(value: unknown, engine: string, name: string): Strength {
  const { level, elo, limit } = fieldsOf(value, `strength of ${name}`);
  if (level !== undefined) {
    check(`level of ${name}`, isCount(level, 99));
    return strengthAt(engine, level);
  }
  if (elo !== undefined) {
    check(`rating of ${name}`, isCount(elo, 9999));
    return { elo };
  }
  const entries = Object.entries(fieldsOf(limit, `limit of ${name}`));
  const [[unit, number] = ['', 0]] = entries;
  check(`limit of ${name}`, entries.length === 1 && /^(?:nodes|depth|ms)$/.test(unit) && isCount(number, 1e9));
  return { limit: { [unit]: number } as Limit };
}

export function checkedTiming(value: unknown) {
  if (value === null) return null;
  const { base_ms, increment_ms } = fieldsOf(value, 'time control');
  check('time control', isTime(base_ms) && isTime(increment_ms));
  return { base_ms, increment_ms };
}

/** A stopped clock. */
export function checkedClock(value: unknown) {
  if (value === null) return null;
  const { white_ms, black_ms } = fieldsOf(value, 'clock');
  check('clock', isTime(white_ms) && isTime(black_ms));
  return { white_ms, black_ms, running: null, since_ms: 0 };
}

export function checkedEnding(value: unknown) {
  if (value === null) return null;
  const { result, reason, winner } = fieldsOf(value, 'result');
  check('result', (winner === null || isColor(winner)) && isLike(result, /^[\d/-]{3,7}$/));
  const won = winner === 'white' ? '1-0' : winner === 'black' ? '0-1' : '1/2-1/2';
  const isFitting = result === won || (winner === null && UNEQUAL_RESULTS.has(result));
  check('result', isFitting && isLike(reason, /^[a-z-]{1,40}$/));
  return { result, reason, winner };
}

export function checkedTags(value: unknown): [string, string][] {
  const isTag = (tag: unknown): tag is [string, string] =>
    Array.isArray(tag) && tag.length === 2 && isText(tag[0]) && isText(tag[1]);
  check('list of tags', isListOf(value, isTag));
  return value.map(([name, text]) => [name, text]);
}
