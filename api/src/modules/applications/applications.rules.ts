import { randomBytes, randomInt } from 'node:crypto';
import { readDigits } from '@trust/shared/contract/typed/figures';
import type { Application } from '@trust/shared/contract/applications/application';
import type { OwnApplication } from '@trust/shared/contract/applications/application-overview';
import { maskAadhaar } from '@trust/shared/contract/applications/aadhaar';
import type {
  ApplicationAnswers,
  ApplicationError,
} from '@trust/shared/contract/applications/parse-application';
import { ageOn } from '@trust/shared/contract/applications/birth-date';
import { dayInIndia } from '@trust/shared/contract/applications/day-in-india';
import type { FieldError } from '@trust/shared/contract/field-error';
import type { Language } from '@trust/shared/contract/languages';
import { textIn } from '@trust/shared/contract/text-in';
import { fill } from '@trust/shared/i18n/fill';
import { textsIn } from '../../plugins/language/localised.ts';
import { spellingsIn } from '../../spelling/fold.rules.ts';
import type { CategorySnapshot, StoredAnswers } from './applications.schema.ts';
import type { ApplicationRow, OwnApplicationRow } from './applications.store.ts';

/** Letters and digits of which none looks or sounds like another one of them. */
const CODE_ALPHABET = 'ACDEFGHJKMNPQRTUVWXY34679';
const CODE_LENGTH = 8;
const SUID_BYTES = 24;
const HOUR_MS = 60 * 60_000;

/** A random number for people. It opens nothing. */
export function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
}

/** A code as it is stored, of one that is written in parts or in small letters; undefined for any other text. */
export function readApplicationCode(typed: string): string | undefined {
  const code = readDigits(typed).toUpperCase();
  const isCode =
    code.length === CODE_LENGTH && Array.from(code).every((sign) => CODE_ALPHABET.includes(sign));
  return isCode ? code : undefined;
}

/** 192 random bits: the only key to an application. */
export function newSuid(): string {
  return randomBytes(SUID_BYTES).toString('base64url');
}

/** Until when an application may be corrected; undefined when it may not be any more. */
export function correctableUntil(
  { status, submittedAt }: Pick<ApplicationRow, 'status' | 'submittedAt'>,
  correctionHours: number,
  now: Date,
): Date | undefined {
  const until = new Date(submittedAt.getTime() + correctionHours * HOUR_MS);
  return status === 'received' && now < until ? until : undefined;
}

/** The category's fields with their names in one language, for rules and answers. */
export function additionalFieldsIn(language: Language, { additionalFields }: CategorySnapshot) {
  return additionalFields.map(({ id, name, type, options }) => ({
    id,
    name: textIn(language, name),
    type,
    options: options.map((option) => ({ key: option.key, name: textIn(language, option.name) })),
  }));
}

/** The answers without those that have columns of their own. */
export function toStoredAnswers({
  aadhar: _aadhar,
  logo: _logo,
  documents: _documents,
  additionalFieldsData,
  relativeDetails,
  ...texts
}: ApplicationAnswers): StoredAnswers {
  const additional = Object.entries(additionalFieldsData).map(
    ([id, answer]) => [id, typeof answer === 'string' ? answer : [...answer]] as const,
  );
  return {
    ...texts,
    relativeDetails: [...relativeDetails],
    additionalFieldsData: Object.fromEntries(additional),
  };
}

/** Name and number so written that spellings of one name are equal. */
export function contactOf({ name, number }: Pick<ApplicationAnswers, 'name' | 'number'>): string {
  return [number, ...spellingsIn(name)].join(' ');
}

/** The application as whoever has its suid may see it. */
export function toApplication(
  row: ApplicationRow,
  language: Language,
  { correctionHours, now, files }: { correctionHours: number; now: Date; files: Application['files'] },
): Application {
  const until = correctableUntil(row, correctionHours, now);
  return {
    _id: row.id,
    suid: row.suid,
    code: row.code,
    version: row.version,
    status: row.status,
    submittedAt: row.submittedAt.toISOString(),
    ...(until && { correctableUntil: until.toISOString() }),
    ...row.answers,
    age: ageOn(dayInIndia(row.submittedAt), row.answers.birthDate),
    aadhar: maskAadhaar(row.aadhaarLastFour),
    category: {
      _id: row.categoryId,
      name: textIn(language, row.category.name),
      instructions: textsIn(language, row.category.instructions),
      additionalFields: additionalFieldsIn(language, row.category),
    },
    logo: row.photo,
    documents: row.documents,
    files,
  };
}

/** The application as the account that sent it lists it. */
export function toOwnApplication(
  { code, status, submittedAt, category }: OwnApplicationRow,
  language: Language,
): OwnApplication {
  return { code, status, submittedAt: submittedAt.toISOString(), category: textIn(language, category.name) };
}

/** The errors in the words of one language. */
export function toFieldErrors(errors: readonly ApplicationError[], language: Language): FieldError[] {
  return errors.map(({ field, message }) => ({
    field,
    message: fill(message.texts[language], message.values),
  }));
}
