import { mapFields } from '../values/map-fields.ts';
import type { AdditionalField } from '../content/projects.ts';
import type { FieldError, ParsedForm } from '../field-error.ts';
import { parseAdditionalAnswers, type AdditionalAnswers } from './additional-answers.ts';
import {
  APPLICATION_FIELDS,
  APPLICATION_RULES,
  TEXT_FIELDS,
  isTextField,
  textRuleOf,
  toMessage,
  type ApplicationField,
  type ApplicationMessage,
  type RuleContext,
  type TextField,
} from './application-fields.ts';
import { MISSING, NOT_ACCEPTED } from './texts/application.texts.ts';
import { CHOICES, isChoiceOf, type ChoiceField } from './texts/choices.texts.ts';
import { parseRelatives, type RelativeEntry } from './relatives.ts';
import { isLongerThan } from '../typed/count-letters.ts';
import { cleanLine, cleanLines, isNil } from '../typed/text.ts';

export const MAX_DOCUMENTS = 10;

/** What stands in the application form; `logo` and `documents` are ids of uploads. */
export type ApplicationForm = Readonly<Partial<Record<TextField, string>>> & {
  readonly logo?: string;
  readonly relativeDetails?: readonly Partial<RelativeEntry>[];
  readonly additionalFieldsData?: AdditionalAnswers;
  readonly documents?: readonly string[];
  readonly agreement?: boolean;
};

/**
 * An application as it is sent and stored. A text that was not given or not asked is ''. `aadhar` has 12 digits, or is
 * the mask where that was left unchanged.
 */
export type ApplicationAnswers = Readonly<Record<TextField, string>> & {
  readonly logo: string;
  readonly relativeDetails: readonly RelativeEntry[];
  readonly additionalFieldsData: AdditionalAnswers;
  readonly documents: readonly string[];
};
export type ApplicationError = FieldError<string, ApplicationMessage>;

export interface ParseOptions {
  /** The chosen category, in the language of its messages; undefined where none is chosen that takes applications. */
  readonly category: { readonly additionalFields: readonly AdditionalField[] } | undefined;
  /** The day in India, YYYY-MM-DD. */
  readonly today: string;
  /** Whether a photo is required: false where there are no uploads. */
  readonly photoRequired: boolean;
  /** The mask of the stored Aadhaar number when an application is corrected: left unchanged, it keeps the number. */
  readonly storedMask?: string | undefined;
}

/** The application in a form, or all its errors in the order of the fields. */
export function parseApplication(
  form: ApplicationForm,
  options: ParseOptions,
): ParsedForm<ApplicationAnswers, ApplicationError> {
  const texts = mapFields(TEXT_FIELDS, (field) => readAnswer(field, form, options));
  const { relatives, errors: relativeErrors } = parseRelatives(form.relativeDetails ?? []);
  const additional = parseAdditionalAnswers(
    options.category?.additionalFields ?? [],
    // Without a category nobody knows what it asks for: its one error is enough.
    options.category ? (form.additionalFieldsData ?? {}) : {},
  );
  const { logo = '', documents = [] } = form;
  const one = (field: ApplicationField, fails: boolean, message: ApplicationMessage): ApplicationError[] =>
    fails ? [{ field, message }] : [];
  const errorsOf = (field: ApplicationField): readonly ApplicationError[] => {
    if (isTextField(field)) {
      const { refused } = texts[field];
      return refused ? [{ field, message: refused }] : [];
    }
    switch (APPLICATION_RULES[field].kind) {
      case 'category':
        return one(field, options.category === undefined, toMessage(MISSING.category));
      case 'photo':
        return one(field, options.photoRequired && logo === '', toMessage(MISSING.logo));
      case 'relatives':
        return relativeErrors;
      case 'additional':
        return additional.errors;
      case 'documents': {
        const message = toMessage(NOT_ACCEPTED.documentsTooMany, { max: MAX_DOCUMENTS });
        return one(field, documents.length > MAX_DOCUMENTS, message);
      }
      case 'agreement':
        return one(field, form.agreement !== true, toMessage(MISSING.agreement));
    }
  };
  const errors = APPLICATION_FIELDS.flatMap(errorsOf);
  if (errors.length > 0) return { outcome: 'invalid', errors };
  return {
    outcome: 'parsed',
    value: {
      ...mapFields(TEXT_FIELDS, (field) => texts[field].value),
      logo,
      relativeDetails: relatives,
      additionalFieldsData: additional.answers,
      documents: [...new Set(documents)],
    },
  };
}

type Answer = { readonly value: string; readonly refused?: ApplicationMessage | undefined };

function readAnswer(field: TextField, form: ApplicationForm, options: ParseOptions): Answer {
  const { kind, missing, maxLength, nil = false, askedWhen, read } = textRuleOf(field);
  const answerOf = (name: string) => cleanLine(textOf(form, name));
  if (askedWhen && answerOf(askedWhen.field) !== askedWhen.is) return { value: '' };
  const text = kind === 'lines' ? cleanLines(textOf(form, field)) : answerOf(field);
  if (text === '') return { value: '', refused: missing && toMessage(missing) };
  if (maxLength !== undefined && isLongerThan(text, maxLength))
    return { value: '', refused: toMessage(NOT_ACCEPTED.tooLong, { max: maxLength }) };
  if (isChoice(field))
    return isChoiceOf(field, text) ? { value: text } : { value: '', refused: toMessage(NOT_ACCEPTED.choice) };
  if (read === undefined || (nil && isNil(text))) return { value: text };
  if (field === 'aadhar' && text === options.storedMask) return { value: text };
  const context: RuleContext = { answerOf, today: options.today };
  return { value: '', ...read(text, context) };
}

function isChoice(field: TextField): field is ChoiceField {
  return Object.hasOwn(CHOICES, field);
}

function textOf(form: ApplicationForm, name: string): string {
  const value: unknown = Object.hasOwn(form, name) ? Reflect.get(form, name) : undefined;
  return typeof value === 'string' ? value : '';
}
