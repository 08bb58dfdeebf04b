import { textRuleOf } from '@trust/shared/contract/applications/application-fields';
import { FIELD_LABELS } from '@trust/shared/contract/applications/texts/field-labels.texts';
import { textIn } from '@trust/shared/contract/text-in';
import { useLanguage } from '@trust/shared/remote';
import { SelectField } from '@trust/shared/ui/field';
import { memo, useMemo } from 'react';
import { fieldIdOf } from '../../steps/steps.rules.ts';
import { findCountry, listCountries } from './countries.ts';
import { NUMBER_OF } from './number-of.ts';

type CountryCodeName = keyof typeof NUMBER_OF;

/** The country of a phone number. Memoised: its list is the longest part of the form, and typing must not wait for it. */
export const CountryCodeField = memo(function CountryCodeField({
  field,
  code,
  country,
  onChoose,
}: {
  field: CountryCodeName;
  code: string | undefined;
  country: string | undefined;
  onChoose: (field: CountryCodeName, country: string, code: string) => void;
}) {
  const language = useLanguage();
  const countries = useMemo(() => listCountries(language), [language]);
  const options = useMemo(() => countries.map(({ iso, label }) => ({ value: iso, label })), [countries]);
  return (
    <SelectField
      id={fieldIdOf(field)}
      label={textIn(language, FIELD_LABELS[field])}
      placeholder={null}
      optional={textRuleOf(NUMBER_OF[field]).missing === undefined}
      autoComplete="off"
      options={options}
      value={findCountry(code, country)}
      onChange={(event) => {
        const iso = event.target.value;
        onChoose(field, iso, countries.find((candidate) => candidate.iso === iso)?.code ?? '');
      }}
    />
  );
});
