// @ts-check
/**
 * Fields whose text can be copied.
 *
 * @import { DialogTexts } from '../texts/en/dialogs.js'
 */
import { make } from '../ui/dom.js';
import { copy } from './download.js';
import { button, labelled } from './fields.js';

/** @typedef {ReturnType<typeof import('./fields.js').makeStatus>} Status */

/**
 * A read-only field with a button that copies it.
 * @param {DialogTexts} words @param {Status} status @param {string} label @param {string} value
 * @param {boolean} [isLong]
 */
export function copyable({ share: text }, status, label, value, isLong) {
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
