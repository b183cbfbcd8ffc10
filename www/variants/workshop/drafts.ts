/**
 * The designs that were opened and changed in the workshop. Each change waits for the worker's answers to those before it. Pure.
 */
import type { EngineLike } from '../../engine/client.ts';
import type { Design } from '../../engine/messages.ts';

/** A design with the id that it is saved by, and the text of its definition. */
export type Draft = { id: string; text: string; design: Design };

/** A draft that the worker has not read yet. */
export type DraftText = Pick<Draft, 'id' | 'text'>;

/** The designs before the last changes, and those that were undone. */
export type History = { past: readonly Draft[]; present: Draft; future: readonly Draft[] };

/** The number of changes that can be undone. */
const MAX_CHANGES = 500;

export type Drafts = ReturnType<typeof makeDrafts>;

/** @param hooks.onAnswer After each change, even one without an effect. */
export function makeDrafts(
  client: Pick<EngineLike, 'ask'>,
  first: Draft,
  {
    onAnswer,
    onError,
  }: { onAnswer: (history: History, isChanged: boolean) => void; onError: (error: unknown) => void },
) {
  let history: History = { past: [], present: first, future: [] };
  let changes: Promise<unknown> = Promise.resolve();

  function enqueue(act: (history: History) => History | Promise<History>) {
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

function withDraft(history: History, draft: Draft): History {
  const { past, present } = history;
  if (present.id === draft.id && present.text === draft.text) return history;
  return { past: [...past, present].slice(-MAX_CHANGES), present: draft, future: [] };
}

/** The history before its last change; itself if there is none. */
function undone(history: History): History {
  const { past, present, future } = history;
  return past.length === 0
    ? history
    : { past: past.slice(0, -1), present: past[past.length - 1], future: [present, ...future] };
}

/** The history with the change that was undone last; itself if there is none. */
function redone(history: History): History {
  const { past, present, future } = history;
  return future.length === 0 ? history : { past: [...past, present], present: future[0], future: future.slice(1) };
}
