import { readAadhaar } from '@trust/shared/contract/applications/aadhaar';
import { FIELD_LABELS } from '@trust/shared/contract/applications/texts/field-labels.texts';
import { textIn } from '@trust/shared/contract/text-in';
import { useLanguage } from '@trust/shared/remote';
import { TextField } from '@trust/shared/ui/field';
import { useFormContext } from '../state/form-context.ts';
import { fieldIdOf } from '../steps/steps.rules.ts';
import { useFormTexts } from '../texts/use-form-texts.ts';
import { useHelp } from './use-help.ts';

/** The Aadhaar number. A right one is shown in groups of four once it is written. */
export function AadhaarField() {
  const t = useFormTexts();
  const language = useLanguage();
  const { state, actions, errorOf } = useFormContext();
  const { answers, correction, aadhaarLastFour } = state;
  const { aadhar = '' } = answers;
  const help = useHelp('aadhar');
  const hint =
    correction && aadhar === correction.mask
      ? t('aadhaar.stored')
      : aadhar === '' && aadhaarLastFour !== undefined
        ? t('aadhaar.again', { digits: aadhaarLastFour })
        : help;
  const group = () => {
    const digits = readAadhaar(aadhar);
    if (digits !== undefined) actions.setAnswer('aadhar', digits.replaceAll(/(.{4})(?=.)/g, '$1 '));
  };
  return (
    <TextField
      id={fieldIdOf('aadhar')}
      label={textIn(language, FIELD_LABELS.aadhar)}
      hint={hint}
      error={errorOf('aadhar')}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      value={aadhar}
      onChange={(event) => actions.setAnswer('aadhar', event.target.value)}
      onBlur={group}
    />
  );
}
