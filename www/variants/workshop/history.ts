/** Values that can be undone and redone. Pure. */

/** The number of changes that can be undone. */
const MAX_CHANGES = 500;

export type History<Value> = { past: readonly Value[]; present: Value; future: readonly Value[] };

export const beginHistory = <Value>(present: Value): History<Value> => ({ past: [], present, future: [] });

/** The history after a change. */
export const changed = <Value>({ past, present }: History<Value>, next: Value): History<Value> => ({
  past: [...past, present].slice(-MAX_CHANGES),
  present: next,
  future: [],
});

/** The history before its last change; itself if there is none. */
export function undone<Value>(history: History<Value>): History<Value> {
  const { past, present, future } = history;
  return past.length === 0
    ? history
    : { past: past.slice(0, -1), present: past[past.length - 1], future: [present, ...future] };
}

/** The history with the change that was undone last; itself if there is none. */
export function redone<Value>(history: History<Value>): History<Value> {
  const { past, present, future } = history;
  return future.length === 0 ? history : { past: [...past, present], present: future[0], future: future.slice(1) };
}
