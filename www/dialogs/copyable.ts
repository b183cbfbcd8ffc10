/** Fields whose text can be copied. */
import { make } from '../ui/dom.ts';
import { copy } from './download.ts';
import { button, labelled } from './fields.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';

export type Status = ReturnType<typeof import('./fields.ts').makeStatus>;

/** A read-only field with a button that copies it. */
export function copyable({ share: text }: DialogTexts, status: Status, label: string, value: string, isLong?: boolean) {
  const field = isLong
    ? make('textarea', { readOnly: true, value, rows: 5, spellcheck: false })
    : make('input', { readOnly: true, value, spellcheck: false });
  const { element } = labelled(label, field);
  const run = async () => {
    const isCopied = await copy(field);
    status.show(isCopied ? text.copied({ what: label }) : text.notCopied, !isCopied);
  };
  const copyButton = button(text.copy, run);
  copyButton.setAttribute('aria-label', text.copyOf({ what: label }));
  element.append(copyButton);
  element.classList.add('copyable');
  return { element, field, run };
}
