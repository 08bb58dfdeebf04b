import { maskAadhaar, readAadhaar } from '@trust/shared/contract/applications/aadhaar';
import {
  isTextField,
  textRuleOf,
  type ApplicationField,
  type TextField,
} from '@trust/shared/contract/applications/application-fields';
import { readBirthDate } from '@trust/shared/contract/applications/birth-date';
import type { ApplicationForm } from '@trust/shared/contract/applications/parse-application';
import { CHOICES } from '@trust/shared/contract/applications/texts/choices.texts';
import { FIELD_LABELS } from '@trust/shared/contract/applications/texts/field-labels.texts';
import { cleanLine, isNil } from '@trust/shared/contract/typed/text';
import type { AdditionalField } from '@trust/shared/contract/content/projects';
import type { Language, PerLanguage } from '@trust/shared/contract/languages';
import { textIn } from '@trust/shared/contract/text-in';
import { formatDate } from '@trust/shared/i18n/format-date';
import type { UploadedPicture } from '../../../../parts/uploads/uploaded-picture.ts';
import { NUMBER_OF } from '../fields/phone/number-of.ts';
import { toApplicationForm } from '../state/check-form.rules.ts';
import type { FormState } from '../state/form-state.ts';

/** An answer as it is shown before sending; '' where there is none. */
export interface ShownAnswer {
  readonly field: string;
  /** A field that is shown with it. */
  readonly with?: string;
  readonly label: string;
  readonly text: string;
  readonly pictures?: readonly UploadedPicture[];
}

const COUNTRY_CODES = ['countryCode', 'countryCode_oth'] as const satisfies (keyof typeof NUMBER_OF)[];

interface ShownForm {
  readonly state: FormState;
  readonly additionalFields: readonly AdditionalField[];
  readonly category: { readonly name: string };
  readonly today: string;
  readonly language: Language;
}

/** The answers of a field: none where it is not asked, several where it has parts. */
export function listAnswers(field: ApplicationField, shown: ShownForm): readonly ShownAnswer[] {
  const { state, additionalFields, category, language } = shown;
  const form = toApplicationForm(state, additionalFields);
  const label = textIn(language, FIELD_LABELS[field]);
  if (isTextField(field)) {
    const text = showText(field, form, shown);
    return text === undefined ? [] : [{ field, label, text, ...showCountryCode(field, text, form) }];
  }
  switch (field) {
    case 'category':
      return [{ field, label, text: state.correction ? state.categoryName : category.name }];
    case 'logo':
      return [{ field, label, text: '', pictures: state.photo ? [state.photo] : [] }];
    case 'documents':
      return [{ field, label, text: '', pictures: state.documents }];
    case 'relativeDetails': {
      const relatives = form.relativeDetails ?? [];
      const lines = relatives.map(({ name = '', relation = '', age = '' }) =>
        [name, relation, age].filter((part) => part !== '').join(', '),
      );
      return [{ field, label, text: lines.join('; ') }];
    }
    case 'additionalFieldsData':
      return additionalFields.map((own) => ({
        field: `${field}.${own.id}`,
        label: own.name,
        text: showOwn(own, form.additionalFieldsData?.[own.id]),
      }));
    case 'agreement':
      return [];
  }
}

/** A number with the country code before it. */
function showCountryCode(
  field: TextField,
  text: string,
  form: ApplicationForm,
): Pick<ShownAnswer, 'text' | 'with'> | undefined {
  const codeField = COUNTRY_CODES.find((name) => NUMBER_OF[name] === field);
  if (!codeField) return undefined;
  const code = form[codeField] ?? '';
  return { with: codeField, text: text === '' || isNil(text) ? text : cleanLine(`${code} ${text}`) };
}

/** Undefined where the field is not asked, or is shown with another one. */
function showText(
  field: TextField,
  form: ApplicationForm,
  { today, language }: ShownForm,
): string | undefined {
  const { askedWhen } = textRuleOf(field);
  const answers: Partial<Record<string, unknown>> = form;
  if (askedWhen && answers[askedWhen.field] !== askedWhen.is) return undefined;
  const text = form[field] ?? '';
  if (field === 'aadhar') {
    const digits = readAadhaar(text);
    return digits === undefined ? cleanLine(text) : maskAadhaar(digits.slice(-4));
  }
  if (field === 'birthDate') {
    const read = readBirthDate(text, today);
    return read.kind === 'date' ? formatDate(read.date, language) : text;
  }
  if (COUNTRY_CODES.some((name) => name === field)) return undefined;
  return showChoice(field, text, language) ?? text;
}

/** The label of a chosen answer; undefined where the field is none with choices. */
export function showChoice(field: TextField, text: string, language: Language): string | undefined {
  const choices: Partial<Record<TextField, readonly { value: string; label: PerLanguage<string> }[]>> =
    CHOICES;
  const chosen = choices[field]?.find(({ value }) => value === text);
  return chosen && textIn(language, chosen.label);
}

function showOwn({ options }: AdditionalField, answer: string | readonly string[] | undefined): string {
  if (answer === undefined) return '';
  const keys = typeof answer === 'string' ? [answer] : answer;
  return keys.map((key) => options.find((option) => option.key === key)?.name ?? key).join(', ');
}
