// @ts-check
/** Values that can be undone and redone. Pure. */

/** The number of changes that can be undone. */
const MAX_CHANGES = 500;

/**
 * @template Value
 * @typedef {{ past: readonly Value[], present: Value, future: readonly Value[] }} History
 */

/** @template Value @param {Value} present @returns {History<Value>} */
export const beginHistory = (present) => ({ past: [], present, future: [] });

/**
 * The history after a change.
 * @template Value @param {History<Value>} history @param {Value} next @returns {History<Value>}
 */
export const changed = ({ past, present }, next) => ({
  past: [...past, present].slice(-MAX_CHANGES),
  present: next,
  future: [],
});

/**
 * The history before its last change; itself if there is none.
 * @template Value @param {History<Value>} history @returns {History<Value>}
 */
export function undone(history) {
  const { past, present, future } = history;
  return past.length === 0
    ? history
    : { past: past.slice(0, -1), present: past[past.length - 1], future: [present, ...future] };
}

/**
 * The history with the change that was undone last; itself if there is none.
 * @template Value @param {History<Value>} history @returns {History<Value>}
 */
export function redone(history) {
  const { past, present, future } = history;
  return future.length === 0 ? history : { past: [...past, present], present: future[0], future: future.slice(1) };
}
