/**
 * The frame of every dialog:
 *
 * ```text
 * dialog.dialog[aria-labelledby]
 *   header          the title and a button to close
 *   div.dialog-body   the content
 * ```
 *
 * The browser keeps the focus inside and restores it when the dialog is closed.
 */
import { make, setAttribute } from '../ui/dom.ts';
import { loadStyles } from '../ui/lazy-styles.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';

interface Dialog {
  element: HTMLDialogElement;
  body: HTMLElement;
  close: () => void;
}

/** A form with a button to submit it and one to cancel. */
interface Form {
  name: string;
  title: string;
  body: HTMLElement[];
  submit: string;
  cancel: string;
  onSubmit: () => void;
}

/**
 * Opens a dialog, which is removed when it is closed: by its button, Escape, or a press outside.
 *
 * @param name Its class in the style sheet.
 * @param content The element to focus first has `autofocus`.
 */
export function openDialog(
  words: DialogTexts,
  name: string,
  title: string,
  content: (Node | string)[],
  onClose?: () => void,
): Dialog {
  // The button may have been pressed twice while the dialog was loading.
  document.getElementById(`${name}-dialog-title`)?.closest('dialog')?.close();
  const heading = make('h2', { id: `${name}-dialog-title`, textContent: title });
  const closeButton = make('button', { type: 'button', className: 'close-button', textContent: '×' });
  setAttribute(closeButton, 'aria-label', words.close);
  const body = make('div', { className: 'dialog-body' }, ...content);
  const dialog = make('dialog', { className: `dialog ${name}` }, make('header', {}, heading, closeButton), body);
  setAttribute(dialog, 'aria-labelledby', heading.id);
  const close = () => dialog.close();
  closeButton.addEventListener('click', close);
  dialog.addEventListener('pointerdown', (event) => {
    if (event.target === dialog && isOutside(dialog, event)) close();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    onClose?.();
  });
  document.body.append(dialog);
  dialog.showModal();
  return { element: dialog, body, close };
}

/**
 * Opens a dialog with a form.
 *
 * @returns Closes it.
 */
export async function openForm(
  words: DialogTexts,
  { name, title, body, submit, cancel, onSubmit }: Form,
): Promise<() => void> {
  await loadStyles('dialogs');
  const cancelButton = make('button', { type: 'button', textContent: cancel });
  const submitButton = make('button', { className: 'primary', textContent: submit });
  const form = make('form', {}, ...body, make('div', { className: 'actions' }, cancelButton, submitButton));
  const { close } = openDialog(words, name, title, [form]);
  cancelButton.addEventListener('click', close);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    close();
    onSubmit();
  });
  return close;
}

function isOutside(dialog: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }) {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
