/** The dialog for annotating the move that is shown: comment, glyph, and its place among the variations. */
import { ROOT } from '../game/tree/move-tree.ts';
import { labelled } from './fields.ts';
import { make } from '../ui/dom.ts';
import { numberedMove } from '../ui/names.ts';
import { openForm } from './dialog.ts';
import { loadDialogTexts } from '../texts/load.ts';
import type { Intent } from '../game/store.ts';
import type { Session } from '../ui/session.ts';

/** Whether a NAG is one of ! ? ‼ ⁇ ⁉ ⁈, of which a move has at most one. */
const isGlyph = (nag: number) => nag >= 1 && nag <= 6;

export async function openAnnotate(session: Session) {
  const words = await loadDialogTexts(session.texts().language);
  const { annotate: texts } = words;
  const { id, tree } = session.game();
  const node = tree.nodes[tree.shown];
  const isMove = tree.shown !== ROOT;
  // A file dropped meanwhile may have put another game on the board.
  const dispatch = (intent: Intent) => session.game().id === id && session.dispatch(intent);
  const glyph = node.nags.find(isGlyph) ?? 0;

  const comment = make('textarea', { id: 'annotation-comment', rows: 4, value: node.comment, autofocus: true });
  const select = make(
    'select',
    { id: 'annotation-glyph' },
    ...Object.entries(texts.glyphs).map(([value, text]) =>
      make('option', { value, textContent: text, selected: Number(value) === glyph }),
    ),
  );
  const makeAction = (label: string, type: 'promoteVariation' | 'deleteMove') => {
    const button = make('button', { type: 'button', textContent: label });
    button.addEventListener('click', () => {
      close();
      dispatch({ type, node: tree.shown });
    });
    return button;
  };
  const actions = [makeAction(texts.promote, 'promoteVariation'), makeAction(texts.remove, 'deleteMove')];
  const close = await openForm(words, {
    name: 'annotate',
    title: texts.title({ move: isMove ? numberedMove(session.game(), session.texts(), tree.shown) : texts.beginning }),
    body: [
      labelled(texts.comment, comment).element,
      ...(isMove ? [labelled(texts.glyph, select).element, make('div', { className: 'actions' }, ...actions)] : []),
    ],
    submit: texts.keep,
    cancel: texts.cancel,
    onSubmit() {
      dispatch({ type: 'comment', node: tree.shown, text: comment.value.trim() });
      const chosen = Number(select.value);
      if (isMove && chosen !== glyph) dispatch({ type: 'nag', node: tree.shown, nag: chosen || glyph });
    },
  });
}
