import { textRuleOf, type TextField } from '@trust/shared/contract/applications/application-fields';
import { FIELD_LABELS } from '@trust/shared/contract/applications/texts/field-labels.texts';
import { textIn } from '@trust/shared/contract/text-in';
import { useLanguage } from '@trust/shared/remote';
import { useFormContext } from '../../state/form-context.ts';
import { fieldIdOf } from '../../steps/steps.rules.ts';
import { FIELD_INPUTS } from './field-inputs.ts';
import { TypedField } from './typed-field.tsx';
import { useHelp } from '../use-help.ts';

/** A field whose answer is typed on one line or on several. */
export function AnswerField({ field }: { field: TextField }) {
  const { state, actions, errorOf } = useFormContext();
  const language = useLanguage();
  const help = useHelp(field);
  const { kind, missing, nil = false, maxLength } = textRuleOf(field);
  const isRequired = missing !== undefined;
  return (
    <TypedField
      id={fieldIdOf(field)}
      label={textIn(language, FIELD_LABELS[field])}
      hint={help}
      error={errorOf(field)}
      optional={!isRequired}
      lines={kind === 'lines'}
      // On several lines any text is an answer, NIL too.
      nil={isRequired && (nil || kind === 'lines')}
      maxLength={maxLength}
      value={state.answers[field] ?? ''}
      onType={(answer) => actions.setAnswer(field, answer)}
      input={FIELD_INPUTS[field]}
    />
  );
}
