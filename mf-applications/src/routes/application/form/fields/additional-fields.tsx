import type { AdditionalAnswer } from '@trust/shared/contract/applications/additional-answers';
import type { AdditionalField } from '@trust/shared/contract/content/projects';
import { CheckField, ChoiceField } from '@trust/shared/ui/field';
import { FieldErrorText } from '@trust/shared/ui/labelled-field';
import { useFormContext } from '../state/form-context.ts';
import { fieldIdOf } from '../steps/steps.rules.ts';
import styles from './fields.module.css';
import { TypedField } from './typed/typed-field.tsx';

/** The category's own questions. */
export function AdditionalFields() {
  const { additionalFields } = useFormContext();
  return additionalFields.map((field) => <OwnQuestion key={field.id} field={field} />);
}

function OwnQuestion({ field }: { field: AdditionalField }) {
  const { state, actions, errorOf } = useFormContext();
  const name = `additionalFieldsData.${field.id}`;
  const given = Object.hasOwn(state.additional, field.id) ? state.additional[field.id] : undefined;
  const text = typeof given === 'string' ? given : '';
  const answer = (value: AdditionalAnswer) => actions.setAdditional(field.id, value);
  switch (field.type) {
    case 'Text':
    case 'Text Long':
      return (
        <TypedField
          id={fieldIdOf(name)}
          label={field.name}
          error={errorOf(name)}
          lines={field.type === 'Text Long'}
          nil
          value={text}
          onType={answer}
        />
      );
    case 'Single Selection':
      return (
        <ChoiceField
          id={fieldIdOf(name)}
          legend={field.name}
          name={field.id}
          error={errorOf(name)}
          options={optionsOf(field)}
          value={text}
          onChoose={answer}
        />
      );
    case 'Multiple Selection':
      return (
        <SeveralChoices
          id={fieldIdOf(name)}
          field={field}
          chosen={typeof given === 'string' ? [given] : (given ?? [])}
          error={errorOf(name)}
          onChoose={answer}
        />
      );
  }
}

function SeveralChoices({
  id,
  field,
  chosen,
  error,
  onChoose,
}: {
  id: string;
  field: AdditionalField;
  chosen: readonly string[];
  error: string | undefined;
  onChoose: (chosen: readonly string[]) => void;
}) {
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{field.name}</legend>
      {optionsOf(field).map(({ value, label }, index) => (
        <CheckField
          key={value}
          id={index === 0 ? id : undefined}
          name={field.id}
          label={label}
          aria-invalid={error ? true : undefined}
          checked={chosen.includes(value)}
          onChange={({ target }) =>
            onChoose(target.checked ? [...chosen, value] : chosen.filter((key) => key !== value))
          }
        />
      ))}
      <FieldErrorText id={`${id}-error`}>{error}</FieldErrorText>
    </fieldset>
  );
}

function optionsOf({ options }: AdditionalField) {
  return options.map(({ key, name }) => ({ value: key, label: name }));
}
