/** The dialog for annotating the move that is shown: comment, glyph, and its place among the variations. */
import { ROOT } from '../game/tree/move-tree.ts';
import { numberedMove } from '../ui/names.ts';
import { Button, Field, Select } from '../views/fields.tsx';
import { openForm } from './dialog.tsx';
import { loadDialogTexts } from '../texts/load.ts';
import type { Intent } from '../game/store.ts';
import type { App } from '../ui/app.ts';

/** Whether a NAG is one of ! ? ‼ ⁇ ⁉ ⁈, of which a move has at most one. */
const isGlyph = (nag: number) => nag >= 1 && nag <= 6;

export async function openAnnotate(app: App) {
  const words = await loadDialogTexts(app.texts().language);
  const { annotate: texts } = words;
  const { id, tree } = app.game();
  const node = tree.nodes[tree.shown];
  const isMove = tree.shown !== ROOT;
  // A file dropped meanwhile may have put another game on the board.
  const dispatch = (intent: Intent) => app.game().id === id && app.dispatch(intent);
  const glyph = node.nags.find(isGlyph) ?? 0;
  let chosen = glyph;
  let comment = node.comment;

  const leave = (type: 'promoteVariation' | 'deleteMove') => () => {
    close();
    dispatch({ type, node: tree.shown });
  };
  const close = await openForm(words, {
    name: 'annotate',
    title: texts.title({ move: isMove ? numberedMove(app.game(), app.texts(), tree.shown) : texts.beginning }),
    body: (
      <>
        <Field
          label={texts.comment}
          field={(id) => (
            <textarea
              id={id}
              rows={4}
              defaultValue={comment}
              autofocus
              onInput={(event) => (comment = event.currentTarget.value)}
            />
          )}
        />
        {isMove && (
          <>
            <Select
              label={texts.glyph}
              choices={Object.entries(texts.glyphs)}
              value={String(glyph)}
              onChange={(value) => (chosen = Number(value))}
            />
            <div class="actions">
              <Button onClick={leave('promoteVariation')}>{texts.promote}</Button>
              <Button onClick={leave('deleteMove')}>{texts.remove}</Button>
            </div>
          </>
        )}
      </>
    ),
    submit: texts.keep,
    cancel: texts.cancel,
    onSubmit() {
      dispatch({ type: 'comment', node: tree.shown, text: comment.trim() });
      if (isMove && chosen !== glyph) dispatch({ type: 'nag', node: tree.shown, nag: chosen || glyph });
    },
  });
}
