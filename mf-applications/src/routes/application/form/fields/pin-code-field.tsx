import { readPinCode } from '@trust/shared/contract/typed/numbers';
import { useFormContext } from '../state/form-context.ts';
import { useFormTexts } from '../texts/use-form-texts.ts';
import { AnswerField } from './typed/answer-field.tsx';
import styles from './fields.module.css';

/** The pin code, with a hint where it is none of Kerala's: that is seldom, and no error. */
export function PinCodeField() {
  const t = useFormTexts();
  const { state } = useFormContext();
  const pinCode = readPinCode(state.answers.pinCode ?? '');
  const isElsewhere = pinCode !== undefined && !/^6[789]/.test(pinCode);
  return (
    <div className={styles.group}>
      <AnswerField field="pinCode" />
      <p className={styles.hint} role="status">
        {isElsewhere ? t('pinCode.elsewhere') : null}
      </p>
    </div>
  );
}
