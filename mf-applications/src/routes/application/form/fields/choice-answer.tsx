import {
  CHOICES,
  type ChoiceField as ChoiceName,
} from '@trust/shared/contract/applications/texts/choices.texts';
import { FIELD_LABELS } from '@trust/shared/contract/applications/texts/field-labels.texts';
import { textIn } from '@trust/shared/contract/text-in';
import { useLanguage } from '@trust/shared/remote';
import { ChoiceField, SelectField } from '@trust/shared/ui/field';
import { useFormContext } from '../state/form-context.ts';
import { fieldIdOf } from '../steps/steps.rules.ts';
import { useHelp } from './use-help.ts';

/** More answers than these are a list to open. */
const MOST_RADIO_BUTTONS = 6;

/** A field whose answer is one of a few. */
export function ChoiceAnswer({ field }: { field: ChoiceName }) {
  const { state, actions, errorOf } = useFormContext();
  const language = useLanguage();
  const label = textIn(language, FIELD_LABELS[field]);
  const options = CHOICES[field].map((choice) => ({
    value: choice.value,
    label: textIn(language, choice.label),
  }));
  const shared = {
    id: fieldIdOf(field),
    name: field,
    hint: useHelp(field),
    error: errorOf(field),
    options,
    value: state.answers[field] ?? '',
  };
  return options.length > MOST_RADIO_BUTTONS ? (
    <SelectField
      {...shared}
      label={label}
      onChange={(event) => actions.setAnswer(field, event.target.value)}
    />
  ) : (
    <ChoiceField {...shared} legend={label} onChoose={(value) => actions.setAnswer(field, value)} />
  );
}
