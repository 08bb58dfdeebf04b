import { parseRupees, type Amount } from '@trust/shared/contract/donations/amount';
import { formatRupees } from '@trust/shared/i18n/format';
import { ChoiceField, TextField } from '@trust/shared/ui/field';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './amount-field.module.css';
import { QUICK_AMOUNTS } from './amount.rules.ts';

/** The value of the quick amount that equals the amount; the text itself where none does. */
function quickAmountOf(amount: Amount, written: string): string {
  return amount.kind === 'paise' ? String(amount.paise / 100) : written;
}

const options = QUICK_AMOUNTS.map((rupees) => ({ value: String(rupees), label: formatRupees(rupees) }));

/**
 * Quick amounts and a text field, synchronised. Without scripts a written amount wins over a pressed one. `onAmount` gets
 * each change, parsed.
 */
export function AmountField({
  id,
  written = '',
  error,
  onAmount,
}: {
  id: string;
  written?: string;
  error: string | undefined;
  onAmount?: (amount: Amount) => void;
}) {
  const t = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const sums = () => [...(box.current?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])];
  /** With the event of typing, for whatever listens to the form. */
  const write = (written: string) => {
    if (!field.current) return;
    field.current.value = written;
    field.current.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const showWritten = (written: string) => {
    const amount = parseRupees(written);
    const offered = quickAmountOf(amount, written);
    for (const sum of sums()) sum.checked = sum.value === offered;
    onAmount?.(amount);
  };

  const start = quickAmountOf(parseRupees(written), written);
  // Before scripts ran a sum may have been typed, which counts, or pressed, or the field emptied: as where the form is posted.
  const takePressed = useEffectEvent(() => {
    const typed = field.current?.value ?? '';
    const pressed = sums().find((sum) => sum.checked);
    if (typed !== '' && typed !== written) write(typed);
    else if (pressed && (typed === '' || pressed.value !== start)) write(pressed.value);
    else if (typed !== written) write(typed);
  });
  useEffect(() => takePressed(), []);

  return (
    <div ref={box} className={styles.amount}>
      <ChoiceField
        compact
        legend={t('amount.quick')}
        name="quickAmount"
        options={options}
        defaultValue={start}
        onChoose={write}
      />
      <TextField
        ref={field}
        id={id}
        name="amount"
        label={t('amount.label')}
        error={error}
        defaultValue={written}
        inputMode="decimal"
        autoComplete="off"
        aria-required
        onInput={(event) => showWritten(event.currentTarget.value)}
      />
    </div>
  );
}
