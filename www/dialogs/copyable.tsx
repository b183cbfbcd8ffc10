/** A read-only field with a button that copies it. */
import { useRef } from 'preact/hooks';
import { Button, Field } from '../views/fields.tsx';
import { copy } from './download.ts';
import type { DialogTexts } from '../texts/en/dialogs.ts';
import type { Message } from '../views/fields.tsx';

/** `show` receives whether it was copied. */
type Props = { words: DialogTexts; label: string; value: string; isLong?: boolean; show: (message: Message) => void };

export function Copyable({ words: { share: text }, label, value, isLong, show }: Props) {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const press = async () => {
    const isCopied = field.current !== null && (await copy(field.current));
    show({ text: isCopied ? text.copied({ what: label }) : text.notCopied, isError: !isCopied });
  };
  const about = { ref: field, readOnly: true, spellcheck: false, value };
  return (
    <Field
      label={label}
      class="form-field copyable"
      field={(id) => (isLong ? <textarea {...about} id={id} rows={5} /> : <input {...about} id={id} />)}
    >
      <Button aria-label={text.copyOf({ what: label })} onClick={press}>
        {text.copy}
      </Button>
    </Field>
  );
}
