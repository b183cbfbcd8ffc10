/**
 * The designs that were opened and changed in the workshop. Each change waits for the worker's answers to those before it. Pure.
 */
import { beginHistory, changed, redone, undone } from './history.ts';
import type { EngineLike } from '../../engine/client.ts';
import type { Design } from '../../engine/messages.ts';
import type { History } from './history.ts';

/** A design with the id that it is saved by, and the text of its definition. */
export type Draft = { id: string; text: string; design: Design };

/** A draft that the worker has not read yet. */
export type DraftText = Pick<Draft, 'id' | 'text'>;

export type Drafts = ReturnType<typeof makeDrafts>;

/** @param hooks.onAnswer After each change, even one without an effect. */
export function makeDrafts(
  client: Pick<EngineLike, 'ask'>,
  first: Draft,
  {
    onAnswer,
    onError,
  }: { onAnswer: (history: History<Draft>, isChanged: boolean) => void; onError: (error: unknown) => void },
) {
  let history = beginHistory(first);
  let changes: Promise<unknown> = Promise.resolve();

  function enqueue(act: (history: History<Draft>) => History<Draft> | Promise<History<Draft>>) {
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
     *
     * @param edit Returns the same design for no change.
     */
    edit: (edit: (design: Design) => Design, copyId?: string) =>
      enqueue(async (before) => {
        const { id, design } = before.present;
        const edited = edit(design);
        if (edited === design) return before;
        return withDraft(before, { id: copyId ?? id, ...(await client.ask('design', { design: edited })) });
      }),
    /** Opens another text, or the same design with another text. */
    open: (choose: (present: Draft) => DraftText | Promise<DraftText>) =>
      enqueue(async (before) => {
        const { id, text } = await choose(before.present);
        return withDraft(before, { id, ...(await client.ask('design', { text })) });
      }),
  };
}

function withDraft(history: History<Draft>, draft: Draft) {
  const { id, text } = history.present;
  return draft.id === id && draft.text === text ? history : changed(history, draft);
}
