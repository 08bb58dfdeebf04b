import { parseRupees, type Amount } from '@trust/shared/contract/donations/amount';
import { formatRupees } from '@trust/shared/i18n/format';
import { ChoiceField, TextField } from '@trust/shared/ui/field';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './amount-field.module.css';
import { QUICK_AMOUNTS } from './amount.rules.ts';

const options = QUICK_AMOUNTS.map((rupees) => ({ value: String(rupees), label: formatRupees(rupees) }));

/** Quick sums and a text, which the form keeps in step by `alignAmount`. `start` is what they hold at first. */
export function AmountField({
  id,
  start,
  error,
}: {
  id: string;
  start?: { readonly text: string; readonly amount: Amount };
  error: string | undefined;
}) {
  const t = useTexts();
  return (
    <div className={styles.amount}>
      <ChoiceField
        compact
        legend={t('amount.quick')}
        name="quickAmount"
        options={options}
        defaultValue={start && quickSumOf(start.amount)}
      />
      <TextField
        id={id}
        name="amount"
        label={t('amount.label')}
        error={error}
        defaultValue={start?.text}
        inputMode="decimal"
        autoComplete="off"
        aria-required
      />
    </div>
  );
}

// A form says its amount by a text and by sums at a press. The browser holds both; these keep them in step.

/** The value of the quick sum that equals the amount; undefined where none is an amount. */
function quickSumOf(amount: Amount): string | undefined {
  return amount.kind === 'paise' ? String(amount.paise / 100) : undefined;
}

function amountInputs(form: HTMLFormElement) {
  return {
    text: form.querySelector<HTMLInputElement>('input[name=amount]'),
    sums: [...form.querySelectorAll<HTMLInputElement>('input[name=quickAmount]')],
  };
}

/**
 * Takes over what was done before scripts ran: a typed text counts, else a pressed sum, as where the form is posted without
 * scripts.
 */
export function adoptPressedSum(form: HTMLFormElement): void {
  const { text, sums } = amountInputs(form);
  const pressed = sums.find((sum) => sum.checked);
  if (!text || !pressed) return;
  const isNewPress = text.value === text.defaultValue && !pressed.defaultChecked;
  if (text.value === '' || isNewPress) text.value = pressed.value;
}

/** Brings text and sums in step after an event of `changed`, any field of the form. Returns the amount, parsed. */
export function alignAmount(form: HTMLFormElement, changed: EventTarget | null): Amount {
  const { text, sums } = amountInputs(form);
  const pressed = sums.find((sum) => sum.checked);
  if (text && pressed && (changed === pressed || (text.value === '' && changed !== text))) {
    text.value = pressed.value;
  }
  const amount = parseRupees(text?.value ?? '');
  for (const sum of sums) sum.checked = sum.value === quickSumOf(amount);
  return amount;
}

/** The name of the field that an event of `input` changed; a quick sum changes the amount. */
export function fieldOf(input: EventTarget): unknown {
  const name: unknown = Reflect.get(input, 'name');
  return name === 'quickAmount' ? 'amount' : name;
}
