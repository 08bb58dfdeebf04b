import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import { FieldErrorText, FieldHint, LabelledField, useField, type FieldTexts } from './labelled-field.tsx';
import styles from './field.module.css';
import { useUiTexts } from './texts.ts';

/** A one-line input. Give it an `id` where an error summary links to it. `addon` stands next to the input, such as a button. */
export function TextField({
  label,
  hint,
  error,
  optional,
  id,
  className,
  addon,
  ...input
}: FieldTexts & { addon?: ReactNode } & ComponentProps<'input'>) {
  const field = useField(id, hint, error);
  return (
    <LabelledField {...field} label={label} hint={hint} error={error} optional={optional}>
      <WithAddon addon={addon}>
        <input type="text" className={classes(styles.input, className)} {...field.control} {...input} />
      </WithAddon>
    </LabelledField>
  );
}

export function TextArea({
  label,
  hint,
  error,
  optional,
  id,
  className,
  addon,
  ...textarea
}: FieldTexts & { addon?: ReactNode } & ComponentProps<'textarea'>) {
  const field = useField(id, hint, error);
  return (
    <LabelledField {...field} label={label} hint={hint} error={error} optional={optional}>
      <WithAddon addon={addon}>
        <textarea rows={4} className={classes(styles.input, className)} {...field.control} {...textarea} />
      </WithAddon>
    </LabelledField>
  );
}

function WithAddon({ addon, children }: { addon: ReactNode; children: ReactNode }) {
  return addon ? (
    <div className={styles.withAddon}>
      {children}
      {addon}
    </div>
  ) : (
    children
  );
}

/** A select; its first entry asks to choose, unless `placeholder` is null. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  id,
  className,
  options,
  placeholder,
  ...select
}: FieldTexts &
  Omit<ComponentProps<'select'>, 'children'> & {
    options: readonly { value: string; label: string; disabled?: boolean }[];
    placeholder?: string | null;
  }) {
  const t = useUiTexts();
  const field = useField(id, hint, error);
  return (
    <LabelledField {...field} label={label} hint={hint} error={error} optional={optional}>
      <select className={classes(styles.input, styles.select, className)} {...field.control} {...select}>
        {placeholder === null ? null : <option value="">{placeholder ?? t.choose}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </LabelledField>
  );
}

/** A checkbox with its label beside it. */
export function CheckField({
  label,
  hint,
  error,
  id,
  ...input
}: FieldTexts & Omit<ComponentProps<'input'>, 'type'>) {
  const { control, hintId, errorId } = useField(id, hint, error);
  return (
    <div className={styles.field}>
      <label className={styles.choice}>
        <input type="checkbox" {...control} {...input} />
        <span>{label}</span>
      </label>
      <FieldHint id={hintId}>{hint}</FieldHint>
      <FieldErrorText id={errorId}>{error}</FieldErrorText>
    </div>
  );
}

/** Radio buttons as boxes. `id` is the first one's, for an error summary to link to. */
export function ChoiceField({
  legend,
  hint,
  error,
  id,
  options,
  compact = false,
  value,
  defaultValue,
  onChoose,
  ...radio
}: {
  legend: string;
  hint?: ReactNode;
  error?: string | undefined;
  id?: string;
  name: string;
  options: readonly { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean }[];
  /** Short labels, four beside each other, without the dot. */
  compact?: boolean;
  value?: string;
  defaultValue?: string;
  onChoose?: (value: string) => void;
} & Omit<ComponentProps<'input'>, 'id' | 'value' | 'defaultValue' | 'type' | 'checked' | 'defaultChecked'>) {
  const { control, hintId, errorId } = useField(id, hint, error);
  const legendId = `${control.id}-legend`;
  return (
    <fieldset
      role="radiogroup"
      className={styles.field}
      aria-labelledby={legendId}
      aria-invalid={control['aria-invalid']}
      aria-describedby={control['aria-describedby']}
    >
      <legend className={styles.label} id={legendId}>
        {legend}
      </legend>
      <FieldHint id={hintId}>{hint}</FieldHint>
      <div className={compact ? styles.few : styles.choices}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              id={index === 0 ? control.id : undefined}
              value={option.value}
              disabled={option.disabled}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              {...radio}
              onChange={(event) => {
                radio.onChange?.(event);
                onChoose?.(option.value);
              }}
            />
            <span>
              {option.label}
              {option.hint ? <span className={styles.hint}>{option.hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
      <FieldErrorText id={errorId}>{error}</FieldErrorText>
    </fieldset>
  );
}
