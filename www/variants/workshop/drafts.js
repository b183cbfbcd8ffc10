// @ts-check
/**
 * The designs that were opened and changed in the workshop. Each change waits for the worker's answers to those before it. Pure.
 *
 * @import { EngineLike } from '../../engine/client.js'
 * @import { Design } from '../../engine/messages.js'
 * @import { History } from './history.js'
 */
import { beginHistory, changed, redone, undone } from './history.js';

/** A design with the id that it is saved by, and the text of its definition. @typedef {{ id: string, text: string, design: Design }} Draft */

/** @typedef {Pick<Draft, 'id' | 'text'>} DraftText */

/** @typedef {ReturnType<typeof makeDrafts>} Drafts */

/**
 * @param {Pick<EngineLike, 'ask'>} client
 * @param {Draft} first
 * @param {object} hooks
 * @param {(history: History<Draft>, isChanged: boolean) => void} hooks.onAnswer After each change, even one without an effect.
 * @param {(error: unknown) => void} hooks.onError
 */
export function makeDrafts(client, first, { onAnswer, onError }) {
  let history = beginHistory(first);
  /** @type {Promise<unknown>} */
  let changes = Promise.resolve();

  /** @param {(history: History<Draft>) => History<Draft> | Promise<History<Draft>>} act */
  function enqueue(act) {
    changes = changes
      .then(async () => {
        const before = history;
        history = await act(before);
        onAnswer(history, history !== before);
      })
      .catch(onError);
  }

  return {
    history: () => history,
    /** The design after all changes so far. */
    settled: () => changes.then(() => history.present),
    undo: () => enqueue(undone),
    redo: () => enqueue(redone),
    /**
     * Edits the design, or opens an edited copy with another id.
     * @param {(design: Design) => Design} edit Returns the same design for no change.
     * @param {string} [copyId]
     */
    edit: (edit, copyId) =>
      enqueue(async (before) => {
        const { id, design } = before.present;
        const edited = edit(design);
        if (edited === design) return before;
        return withDraft(before, { id: copyId ?? id, ...(await client.ask('design', { design: edited })) });
      }),
    /**
     * Opens another text, or the same design with another text.
     * @param {(present: Draft) => DraftText | Promise<DraftText>} choose
     */
    open: (choose) =>
      enqueue(async (before) => {
        const { id, text } = await choose(before.present);
        return withDraft(before, { id, ...(await client.ask('design', { text })) });
      }),
  };
}

/** @param {History<Draft>} history @param {Draft} draft */
function withDraft(history, draft) {
  const { id, text } = history.present;
  return draft.id === id && draft.text === text ? history : changed(history, draft);
}
