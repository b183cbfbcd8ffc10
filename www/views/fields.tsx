/** The labelled fields and buttons of dialogs. */
import { useRef, useState } from 'preact/hooks';
import type { ButtonHTMLAttributes, ComponentChildren, InputHTMLAttributes } from 'preact';

/** The number of fields so far: `useId` repeats its ids in a dialog above another. */
let count = 0;

/** A field below its label. */
export function Field({
  label,
  field,
  class: className = 'form-field',
  hidden,
  children,
}: {
  label: string;
  /** Draws the field with an id. */
  field: (id: string) => ComponentChildren;
  class?: string;
  hidden?: boolean;
  /** What stands behind the field. */
  children?: ComponentChildren;
}) {
  const [id] = useState(() => `field-${(count += 1)}`);
  return (
    <div class={className} hidden={hidden}>
      <label for={id}>{label}</label>
      {field(id)}
      {children}
    </div>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  /** Each value and its text. */
  choices: readonly (readonly [Value, string])[];
  value: Value;
  onChange: (value: Value) => void;
  autofocus?: boolean;
};

/** The options of a select: each value and its text. */
export const Options = ({ choices }: { choices: readonly (readonly [string, string])[] }) =>
  choices.map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));

/** A labelled select. */
export function Select<Value extends string>({
  label,
  choices,
  value,
  onChange,
  hidden,
  ...rest
}: ChoiceProps<Value> & { disabled?: boolean; hidden?: boolean }) {
  return (
    <Field
      label={label}
      hidden={hidden}
      field={(id) => (
        <select {...rest} id={id} value={value} onChange={(event) => onChange(event.currentTarget.value as Value)}>
          <Options choices={choices} />
        </select>
      )}
    />
  );
}

/** A labelled field for a number, as it is typed. */
export const NumberField = ({
  label,
  onInput,
  ...rest
}: { label: string; value: string; onInput: (value: string) => void } & Pick<
  InputHTMLAttributes,
  'min' | 'max' | 'step'
>) => (
  <Field
    label={label}
    field={(id) => (
      <input {...rest} id={id} type="number" required onInput={(event) => onInput(event.currentTarget.value)} />
    )}
  />
);

/** A checkbox, with an explanation in small print. */
export const Checkbox = ({
  label,
  hint,
  onChange,
  ...rest
}: {
  label: string;
  hint?: string;
  onChange: (isChecked: boolean) => void;
} & Pick<InputHTMLAttributes, 'checked' | 'disabled'>) => (
  <label class="choice">
    <input {...rest} type="checkbox" onChange={(event) => onChange(event.currentTarget.checked)} />
    <span>
      {label}
      {hint && <small>{hint}</small>}
    </span>
  </label>
);

/** Fields under a heading. */
export const Group = ({ name, children }: { name: string; children: ComponentChildren }) => (
  <fieldset>
    <legend>{name}</legend>
    <div>{children}</div>
  </fieldset>
);

/** Radio buttons under a heading. With `autofocus`, the chosen one gets the focus of the dialog. */
export const Radios = <Value extends string>({
  label,
  name,
  choices,
  value,
  onChange,
  autofocus,
}: ChoiceProps<Value> & { name: string }) => (
  <Group name={label}>
    {choices.map(([choice, text]) => (
      <label key={choice} class="choice">
        <input
          type="radio"
          name={name}
          value={choice}
          checked={choice === value}
          autofocus={autofocus && choice === value}
          onChange={() => onChange(choice)}
        />
        {text}
      </label>
    ))}
  </Group>
);

/** A button that submits no form. */
export const Button = (props: ButtonHTMLAttributes) => <button type="button" {...props} />;

/** A button to choose a file. */
export function FileButton({ text, accept, read }: { text: string; accept: string; read: (file: File) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const choose = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const [file] = currentTarget.files ?? [];
    // The same file can be chosen again.
    currentTarget.value = '';
    if (file) read(file);
  };
  return (
    <>
      <input type="file" accept={accept} hidden ref={field} onChange={choose} />
      <Button onClick={() => field.current?.click()}>{text}</Button>
    </>
  );
}

/** A button of a line or a panel. */
export const SmallButton = ({
  text,
  ...rest
}: { text: string } & Pick<ButtonHTMLAttributes, 'class' | 'hidden' | 'onClick' | 'aria-pressed'>) => (
  <Button class="small" {...rest}>
    {text}
  </Button>
);

/** A button that asks for a second press. */
export function ConfirmButton({
  text,
  question,
  act,
  class: name = 'small',
  ...rest
}: {
  text: string;
  question: string;
  act: () => void;
} & Pick<ButtonHTMLAttributes, 'hidden' | 'class' | 'aria-describedby'>) {
  const [isAsking, ask] = useState(false);
  return (
    <button
      {...rest}
      type="button"
      class={isAsking ? `${name} confirming` : name}
      onClick={() => (isAsking ? act() : ask(true))}
      onBlur={() => ask(false)}
    >
      {isAsking ? question : text}
    </button>
  );
}

/** What a status line says. */
export type Message = { text: string; isError?: boolean };

/** A status line; screen readers announce its changes. */
export const Status = ({ text, isError = false }: Message) => (
  <p class={isError ? 'status error' : 'status'} role="status">
    {text}
  </p>
);
