import { useLanguage } from '@trust/shared/remote';
import { Button } from '@trust/shared/ui/button';
import { Notice } from '@trust/shared/ui/notice';
import { useFieldTexts } from '../../texts/use-texts.ts';
import { slipTexts } from './slip-question.texts.ts';
import type { AskedField } from './typing-slips.rules.ts';

/** The question about what looks mistyped, with the focus: one answer sends the form, the other leads to the field. */
export function SlipQuestion({
  donor,
  odd,
  idOf,
}: {
  donor: Readonly<Record<AskedField, string>>;
  odd: readonly AskedField[];
  idOf: (field: AskedField) => string;
}) {
  const t = useFieldTexts();
  const answer = slipTexts(useLanguage());
  const questions = odd.map((field) => `${donor[field]}: ${t(`donor.${field}-ask`)}`).join(' ');
  const correct = () => {
    const [first = 'email'] = odd;
    const field = document.getElementById(idOf(first));
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
  };
  return (
    <Notice key={questions} tone="warning" title={questions} isStatic takesFocus>
      <Button type="submit">{answer('slip.yes')}</Button>
      <Button kind="quiet" onClick={correct}>
        {answer('slip.correct')}
      </Button>
    </Notice>
  );
}
