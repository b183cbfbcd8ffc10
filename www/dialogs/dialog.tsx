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
import { render } from 'preact';
import { make } from '../ui/dom.ts';
import { loadStyles } from '../ui/lazy-styles.ts';
import { Button } from '../views/fields.tsx';
import type { ComponentChildren } from 'preact';
import type { DialogTexts } from '../texts/en/dialogs.ts';

interface Dialog {
  element: HTMLDialogElement;
  close: () => void;
}

/** A form with a button to submit it and one to cancel. */
interface Form {
  name: string;
  title: string;
  body: ComponentChildren;
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
  content: ComponentChildren,
  onClose?: () => void,
): Dialog {
  const id = `${name}-dialog-title`;
  // The button may have been pressed twice while the dialog was loading.
  document.getElementById(id)?.closest('dialog')?.close();
  const element = make('dialog', { className: `dialog ${name}` });
  element.setAttribute('aria-labelledby', id);
  const close = () => element.close();
  element.addEventListener('pointerdown', (event) => {
    if (event.target === element && isOutside(element, event)) close();
  });
  element.addEventListener('close', () => {
    element.remove();
    render(null, element);
    onClose?.();
  });
  document.body.append(element);
  render(
    <>
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" class="close-button" aria-label={words.close} onClick={close}>
          ×
        </button>
      </header>
      <div class="dialog-body">{content}</div>
    </>,
    element,
  );
  element.showModal();
  return { element, close };
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
  const onSent = (event: Event) => {
    event.preventDefault();
    close();
    onSubmit();
  };
  const { close } = openDialog(
    words,
    name,
    title,
    <form onSubmit={onSent}>
      {body}
      <div class="actions">
        <Button onClick={() => close()}>{cancel}</Button>
        <button type="submit" class="primary">
          {submit}
        </button>
      </div>
    </form>,
  );
  return close;
}

function isOutside(dialog: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }) {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
