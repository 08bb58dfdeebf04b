import type { AdditionalAnswer } from '@trust/shared/contract/applications/additional-answers';
import {
  parseApplication,
  type ApplicationForm,
} from '@trust/shared/contract/applications/parse-application';
import { INDIA } from '@trust/shared/contract/typed/phone-number';
import { NOT_ACCEPTED } from '@trust/shared/contract/applications/texts/application.texts';
import type { AdditionalField } from '@trust/shared/contract/content/projects';
import type { Language } from '@trust/shared/contract/languages';
import { fill } from '@trust/shared/i18n/fill';
import { FORM_TEXTS } from '../texts/form.texts.ts';
import { joinBirthDate, splitBirthDate } from './birth-date.rules.ts';
import { UPLOAD_FIELDS, type FormState } from './form-state.ts';
import { mergeRelatives } from './relatives.rules.ts';

/** An error of the form in the page's language. */
export interface FormError {
  readonly field: string;
  readonly text: string;
  /** Shown while the applicant is still typing: it is too long, or the server said it. */
  readonly urgent: boolean;
}

/** What is checked and sent of a form. */
export function toApplicationForm(
  state: FormState,
  additionalFields: readonly AdditionalField[],
): ApplicationForm {
  const { answers, additional, photo, documents, correction, agreedIn } = state;
  const own = additionalFields.flatMap(({ id }): [string, AdditionalAnswer][] => {
    const answer = Object.hasOwn(additional, id) ? additional[id] : undefined;
    return answer === undefined ? [] : [[id, answer]];
  });
  return {
    ...answers,
    countryCode: answers.countryCode || INDIA,
    // The code alone says nothing.
    countryCode_oth: answers.number_oth?.trim() ? answers.countryCode_oth || INDIA : '',
    birthDate: joinBirthDate(splitBirthDate(answers.birthDate ?? '')),
    logo: photo?.name ?? '',
    relativeDetails: mergeRelatives(state),
    additionalFieldsData: Object.fromEntries(own),
    documents: documents.map(({ name }) => name),
    // The agreement of the first sending stands.
    agreement: correction !== undefined || agreedIn !== undefined,
  };
}

/** The application in the form, or its errors by the rules that the server has too. */
export function parseForm(state: FormState, additionalFields: readonly AdditionalField[], today: string) {
  return parseApplication(toApplicationForm(state, additionalFields), {
    category: { additionalFields },
    today,
    photoRequired: true,
    storedMask: state.correction?.mask,
  });
}

/** All errors of a form in the order of the rules; where they found none for a field, those of its uploads and the server's. */
export function listErrors(
  state: FormState,
  additionalFields: readonly AdditionalField[],
  { today, language }: { today: string; language: Language },
): readonly FormError[] {
  const parsed = parseForm(state, additionalFields, today);
  const refused = parsed.outcome === 'invalid' ? parsed.errors : [];
  const found = refused.map(({ field, message }) => ({
    field,
    text: fill(message.texts[language], message.values),
    urgent: message.texts === NOT_ACCEPTED.tooLong,
  }));
  const uploads = UPLOAD_FIELDS.filter((field) => state.uploads[field] === 'asking').map((field) => ({
    field,
    text: FORM_TEXTS['error.not-uploaded'][language],
    urgent: false,
  }));
  const ofServer = state.serverErrors.map(({ field, message, language: asked }) => ({
    field,
    text: asked === language ? message : FORM_TEXTS['error.ask-again'][language],
    urgent: true,
  }));
  const known = new Set(found.map(({ field }) => field));
  return [...found, ...[...uploads, ...ofServer].filter(({ field }) => !known.has(field))];
}
