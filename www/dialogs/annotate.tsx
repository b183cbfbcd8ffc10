/** The dialog for annotating the move that is shown: comment, glyph, and its place among the variations. */
import { ROOT } from '../game/tree/move-tree.ts';
import { numberedMove } from '../ui/names.ts';
import { openForm } from './dialog.tsx';
import { loadDialogTexts } from '../texts/load.ts';
import type { Intent } from '../game/store.ts';
import type { Session } from '../ui/session.ts';

/** Whether a NAG is one of ! ? ‼ ⁇ ⁉ ⁈, of which a move has at most one. */
const isGlyph = (nag: number) => nag >= 1 && nag <= 6;

const COMMENT_ID = 'annotation-comment';
const GLYPH_ID = 'annotation-glyph';

export async function openAnnotate(session: Session) {
  const words = await loadDialogTexts(session.texts().language);
  const { annotate: texts } = words;
  const { id, tree } = session.game();
  const node = tree.nodes[tree.shown];
  const isMove = tree.shown !== ROOT;
  // A file dropped meanwhile may have put another game on the board.
  const dispatch = (intent: Intent) => session.game().id === id && session.dispatch(intent);
  const glyph = node.nags.find(isGlyph) ?? 0;
  let chosen = glyph;
  let comment = node.comment;

  const leave = (type: 'promoteVariation' | 'deleteMove') => () => {
    close();
    dispatch({ type, node: tree.shown });
  };
  const close = await openForm(words, {
    name: 'annotate',
    title: texts.title({ move: isMove ? numberedMove(session.game(), session.texts(), tree.shown) : texts.beginning }),
    body: (
      <>
        <div class="form-field">
          <label for={COMMENT_ID}>{texts.comment}</label>
          <textarea
            id={COMMENT_ID}
            rows={4}
            defaultValue={comment}
            autofocus
            onInput={(event) => (comment = event.currentTarget.value)}
          />
        </div>
        {isMove && (
          <>
            <div class="form-field">
              <label for={GLYPH_ID}>{texts.glyph}</label>
              <select id={GLYPH_ID} onChange={(event) => (chosen = Number(event.currentTarget.value))}>
                {Object.entries(texts.glyphs).map(([value, text]) => (
                  <option key={value} value={value} selected={Number(value) === glyph}>
                    {text}
                  </option>
                ))}
              </select>
            </div>
            <div class="actions">
              <button type="button" onClick={leave('promoteVariation')}>
                {texts.promote}
              </button>
              <button type="button" onClick={leave('deleteMove')}>
                {texts.remove}
              </button>
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
