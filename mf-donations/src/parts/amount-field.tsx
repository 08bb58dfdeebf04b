import { readAmount } from '@trust/shared/contract/amount';
import { formatRupees } from '@trust/shared/i18n/format';
import { ChoiceField, TextField } from '@trust/shared/ui/field';
import { useEffect, useRef } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import styles from './amount-field.module.css';
import { QUICK_AMOUNTS } from './amount.rules.ts';
import { FIELD_LENGTH } from './fields.rules.ts';

/** The offered sum that a text comes to, however it is written; the text itself where it is none of them. */
function offeredSum(written: string): string {
  const amount = readAmount(written);
  return amount.kind === 'paise' ? String(amount.paise / 100) : written;
}

const options = QUICK_AMOUNTS.map((rupees) => ({ value: String(rupees), label: formatRupees(rupees) }));

/** Sums to press and a field to write in, kept in step; without scripts the written amount goes before the pressed one. */
export function AmountField({
  id,
  written = '',
  error,
}: {
  id: string;
  written?: string;
  error: string | undefined;
}) {
  const t = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const sums = () => [...(box.current?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])];
  const write = (amount: string) => {
    if (field.current) field.current.value = amount;
  };
  const showWritten = (amount: string) => {
    const offered = offeredSum(amount);
    for (const sum of sums()) sum.checked = sum.value === offered;
  };

  // A sum may have been pressed before scripts ran.
  useEffect(() => {
    const pressed = sums().find((sum) => sum.checked);
    if (pressed && field.current?.value === '') write(pressed.value);
  }, []);

  return (
    <div ref={box} className={styles.amount}>
      <ChoiceField
        compact
        legend={t('amount.quick')}
        name="quickAmount"
        options={options}
        defaultValue={offeredSum(written)}
        onChoose={write}
      />
      <TextField
        ref={field}
        id={id}
        name="amount"
        label={t('amount.label')}
        hint={t('amount.hint')}
        error={error}
        defaultValue={written}
        inputMode="decimal"
        autoComplete="off"
        maxLength={FIELD_LENGTH.amount}
        aria-required
        onInput={(event) => showWritten(event.currentTarget.value)}
      />
    </div>
  );
}
