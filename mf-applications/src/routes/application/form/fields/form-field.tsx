import {
  isTextField,
  textRuleOf,
  type ApplicationField,
  type TextField,
} from '@trust/shared/contract/applications/application-fields';
import { CHOICES, type ChoiceField } from '@trust/shared/contract/applications/texts/choices.texts';
import { FIELD_LABELS } from '@trust/shared/contract/applications/texts/field-labels.texts';
import { cleanLine } from '@trust/shared/contract/typed/text';
import { textIn } from '@trust/shared/contract/text-in';
import { useLanguage } from '@trust/shared/remote';
import type { ReactNode } from 'react';
import { DocumentsField } from '../../../../parts/uploads/documents-field.tsx';
import { PhotoField } from '../../../../parts/uploads/photo-field.tsx';
import { RelativesField } from '../relatives/relatives-field.tsx';
import { useFormContext } from '../state/form-context.ts';
import { fieldIdOf } from '../steps/steps.rules.ts';
import { AadhaarField } from './aadhaar-field.tsx';
import { AdditionalFields } from './additional-fields.tsx';
import { AnswerField } from './typed/answer-field.tsx';
import { BirthDateField } from './birth-date-field.tsx';
import { CategoryField } from './category-field.tsx';
import { ChoiceAnswer } from './choice-answer.tsx';
import { CountryCodeField } from './phone/country-code-field.tsx';
import { PinCodeField } from './pin-code-field.tsx';
import { useHelp } from './use-help.ts';

/** One field of the form, by its rule. A new field of the rule table needs nothing here. */
export function FormField({ field }: { field: ApplicationField }) {
  if (isTextField(field)) return <TextFormField field={field} />;
  switch (field) {
    case 'category':
      return <CategoryField />;
    case 'logo':
      return <Photo />;
    case 'relativeDetails':
      return <RelativesField />;
    case 'additionalFieldsData':
      return <AdditionalFields />;
    case 'documents':
      return <Documents />;
    // Its place is below the answers that it is about.
    case 'agreement':
      return null;
  }
}

function TextFormField({ field }: { field: TextField }) {
  const { state } = useFormContext();
  const { askedWhen } = textRuleOf(field);
  if (askedWhen && cleanLine(answerOf(state.answers, askedWhen.field)) !== askedWhen.is) return null;
  const Special = SPECIAL[field];
  if (Special) return <Special />;
  return isChoice(field) ? <ChoiceAnswer field={field} /> : <AnswerField field={field} />;
}

/** The text fields that are more than an input or a choice. */
const SPECIAL: Partial<Readonly<Record<TextField, () => ReactNode>>> = {
  birthDate: BirthDateField,
  countryCode: () => <CountryCode field="countryCode" />,
  countryCode_oth: () => <CountryCode field="countryCode_oth" />,
  pinCode: PinCodeField,
  aadhar: AadhaarField,
};

function CountryCode({ field }: { field: 'countryCode' | 'countryCode_oth' }) {
  const { state, actions } = useFormContext();
  return (
    <CountryCodeField
      field={field}
      code={state.answers[field]}
      country={state.countries[field]}
      onChoose={actions.setCountry}
    />
  );
}

function Photo() {
  const { state, actions, errorOf } = useFormContext();
  const language = useLanguage();
  return (
    <PhotoField
      id={fieldIdOf('logo')}
      label={textIn(language, FIELD_LABELS.logo)}
      required
      help={useHelp('logo')}
      error={errorOf('logo')}
      draft={state.draft}
      draftId={state.correction ? undefined : state.draftId}
      picture={state.photo}
      onChange={actions.setPhoto}
      onStatusChange={actions.setPhotoStatus}
    />
  );
}

function Documents() {
  const { state, actions, errorOf } = useFormContext();
  const language = useLanguage();
  return (
    <DocumentsField
      id={fieldIdOf('documents')}
      label={textIn(language, FIELD_LABELS.documents)}
      help={useHelp('documents')}
      error={errorOf('documents')}
      draft={state.draft}
      draftId={state.correction ? undefined : state.draftId}
      documents={state.documents}
      onChange={actions.setDocuments}
      onStatusChange={actions.setDocumentsStatus}
    />
  );
}

function isChoice(field: TextField): field is ChoiceField {
  return Object.hasOwn(CHOICES, field);
}

function answerOf(answers: Readonly<Record<string, string>>, field: string): string {
  return answers[field] ?? '';
}
