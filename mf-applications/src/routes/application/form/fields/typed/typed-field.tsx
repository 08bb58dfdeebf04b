import { TextArea, TextField } from '@trust/shared/ui/field';
import type { ComponentProps, ReactNode } from 'react';
import { useFormTexts } from '../../texts/use-form-texts.ts';
import { countLetters } from '@trust/shared/contract/typed/count-letters';
import { NilButton } from './nil-button.tsx';

/** A text that is typed. Too long a text is not cut: it is said how many letters are left, or too many. */
export function TypedField({
  id,
  label,
  hint,
  error,
  optional = false,
  lines = false,
  nil = false,
  maxLength,
  value,
  onType,
  input = {},
}: {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  lines?: boolean;
  /** Whether one press answers that there is nothing to answer. */
  nil?: boolean;
  maxLength?: number | undefined;
  value: string;
  onType: (answer: string) => void;
  input?: Pick<
    ComponentProps<'input'>,
    'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'onKeyDown'
  >;
}) {
  const t = useFormTexts();
  const left = maxLength === undefined ? undefined : lettersLeft(value, maxLength);
  const shownHint =
    left === undefined ? (
      hint
    ) : (
      <>
        {hint ? <span>{hint} </span> : null}
        <span>{left < 0 ? t('letters.over', { over: -left }) : t('letters.left', { left })}</span>
      </>
    );
  const field = {
    id,
    label,
    hint: shownHint,
    error,
    optional,
    value,
    addon: nil ? <NilButton label={label} onNil={onType} /> : undefined,
  };
  return lines ? (
    <TextArea {...field} onChange={(event) => onType(event.target.value)} />
  ) : (
    <TextField autoComplete="off" {...field} {...input} onChange={(event) => onType(event.target.value)} />
  );
}

/** Undefined as long as there is plenty of room. */
function lettersLeft(value: string, maxLength: number): number | undefined {
  if (value.length < maxLength * 0.8) return undefined;
  const left = maxLength - countLetters(value);
  return left > maxLength * 0.1 ? undefined : left;
}
