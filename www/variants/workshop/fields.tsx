/** The text fields of the workshop. */
import { createElement } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Field } from '../../views/fields.tsx';
import type { InputHTMLAttributes } from 'preact';

/** A field for a text. While it has the focus, it keeps what was typed. */
export function TextField({
  label,
  value,
  onChange,
  ...rest
}: {
  label: string;
  value: string;
  onChange?: (field: { value: string }) => void;
  /** Of a text with several lines. */
  rows?: number;
} & Omit<InputHTMLAttributes, 'label' | 'onChange' | 'value'>) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = value;
  });
  const changed = () => field.current && onChange?.(field.current);
  const attributes = { autocomplete: 'off', ...rest, ref: field, onChange: changed };
  return <Field label={label} field={(id) => createElement(rest.rows ? 'textarea' : 'input', { ...attributes, id })} />;
}
