/** One node of a search as a debugger shows it: the states it goes through, and its variables with both names. Pure. */
import { pieceName, squareOf } from '../elements/figures/classic-answers.ts';
import { linesFor } from './letters.ts';
import type { Transition } from '../elements/figures/search-states.ts';

/** The states by number, and the functions that do them. */
const STATES = [
  ['Probe', 'probe'],
  ['Enter', 'enter'],
  ['Deepen', 'deepen'],
  ['Piece', 'next_piece'],
  ['Direction', ''],
  ['Ray', ''],
  ['Step', 'step'],
  ['Recapture', ''],
  ['Try', 'try_move'],
  ['Answer', 'update_best'],
  ['Extend', 'extend'],
  ['Close', 'close'],
  ['Store', 'store'],
  ['Report', ''],
  ['Leave', ''],
  ['Done', ''],
] as const;

/** The lines of states whose function no fold quotes. */
const OTHER_LINES: Readonly<Record<string, string>> = Object.freeze({ Direction: 'line 42', Ray: 'line 44' });

/** A variable: the original's letter, our name, its value as in C, and the same in words. */
type Variable = { letter: string; name: string; value: number; words: string };

const number = () => '';
const side = (value: number) => (value === 8 ? 'White' : 'Black');
const piece = (value: number) => (value ? pieceName(value & 31) : 'none');
const square = (value: number) => (value & 0x88 ? 'none' : (squareOf(value & 0x77) ?? 'none'));

/** The variables of a node in the order of the table: where each is in a row, and how to read it. */
const VARIABLES = [
  ['k', 'side', 'call', 'side', side],
  ['q', 'alpha', 'call', 'alpha', number],
  ['l', 'beta', 'call', 'beta', number],
  ['e', 'eval', 'call', 'eval', number],
  ['d', 'iteration', 'call', 'iteration', number],
  ['m', 'best', 'candidate', 'best', number],
  ['X', 'best_from', 'call', 'bestFrom', square],
  ['Y', 'best_to', 'call', 'bestTo', (value: number) => square(value & 0x77)],
  ['B', 'scan_start', 'candidate', 'scanStart', square],
  ['x', 'from', 'candidate', 'from', square],
  ['u', 'piece', 'candidate', 'piece', piece],
  ['j', 'index', 'candidate', 'index', number],
  ['r', 'step', 'candidate', 'step', number],
  ['y', 'to', 'candidate', 'to', square],
  ['H', 'capture_square', 'candidate', 'captureSquare', square],
  ['t', 'captured', 'candidate', 'captured', piece],
  ['i', 'gain', 'candidate', 'gain', number],
  ['h', 'remaining', 'candidate', 'remaining', number],
  ['F', 'rook_to', 'candidate', 'rookTo', square],
  ['G', 'rook_from', 'candidate', 'rookFrom', square],
] as const;

/** The variables after a state. */
export const variablesOf = (row: Transition): Variable[] =>
  VARIABLES.map(([letter, name, group, field, read]) => {
    const value = (row[group] as Readonly<Record<string, number>>)[field];
    return { letter, name, value, words: read(value) };
  });

/** The letters of the variables that a state has changed. */
export function changedBy(before: Transition | undefined, row: Transition): ReadonlySet<string> {
  const old = before && variablesOf(before);
  const changed = old ? variablesOf(row).filter(({ value }, index) => value !== old[index].value) : [];
  return new Set(changed.map(({ letter }) => letter));
}

/** What a state did, in words. */
export function stateText({ state, next }: Pick<Transition, 'state' | 'next'>) {
  const [name, task] = STATES[state] ?? ['', ''];
  const [after = ''] = STATES[next] ?? [];
  return `${name}${linesText(name, task)}. Next: ${after}.`;
}

function linesText(name: string, task: string) {
  const lines = linesFor(`classic/node_search.rs ${task}`);
  if (lines) return lines[0] === lines[1] ? ` (line ${lines[0]})` : ` (lines ${lines[0]} to ${lines[1]})`;
  return name in OTHER_LINES ? ` (${OTHER_LINES[name]})` : '';
}
