import encodeQr from 'qr';
import { maskAadhaar } from '@trust/shared/contract/applications/aadhaar';
import {
  APPLICATION_FIELDS,
  isTextField,
  type ApplicationField,
} from '@trust/shared/contract/applications/application-fields';
import { ageOn } from '@trust/shared/contract/applications/birth-date';
import { dayInIndia } from '@trust/shared/contract/applications/day-in-india';
import { RELATIVE_FIELDS } from '@trust/shared/contract/applications/relatives';
import {
  CHOICES,
  type Choice,
  type ChoiceField,
} from '@trust/shared/contract/applications/texts/choices.texts';
import { CONSENT } from '@trust/shared/contract/applications/texts/consent.texts';
import { FIELD_LABELS, RELATIVE_LABELS } from '@trust/shared/contract/applications/texts/field-labels.texts';
import { APPLICATION_SECTIONS } from '@trust/shared/contract/applications/texts/sections.texts';
import { STATUS_TEXTS } from '@trust/shared/contract/applications/texts/status.texts';
import type { LocalisedText } from '@trust/shared/contract/language';
import { DOCUMENT_FONTS, LANGUAGES, type Language, type PerLanguage } from '@trust/shared/contract/languages';
import { textIn } from '@trust/shared/contract/text-in';
import { fill } from '@trust/shared/i18n/fill';
import { formatDate } from '@trust/shared/i18n/format-date';
import type { ApplicationRow } from '../applications.store.ts';
import { PAPER_TEXTS } from './application-paper.texts.ts';

/** A name in each language, one a line, and what stands beside it. */
type PaperRow = { number: string; name: string[]; value: string };

type PaperBlock =
  | { kind: 'rows'; rows: PaperRow[] }
  /** The names of the columns, then a row for each relative. */
  | { kind: 'relatives'; lines: string[][] }
  | { kind: 'words'; words: string[] };

/** The data of the template `application`: texts only, formatted. */
export type ApplicationPaper = {
  language: Language;
  font: string;
  title: string;
  code: string;
  /** An SVG of the QR code of the number alone. */
  qr: string;
  /** The name of its file, or ''. */
  photo: string;
  photoName: string;
  foot: string;
  trust: { name: string; lines: string[] };
  facts: { name: string; value: string }[];
  sections: { title: string; blocks: PaperBlock[] }[];
  signatures: string[];
  office: { title: string; lines: string[] };
};

export type PaperTrust = {
  name: LocalisedText;
  address: readonly LocalisedText[];
  phones: readonly string[];
  email: string;
};

const NOT_ANSWERED = '–';
/** A country code is printed before its number, and not on a line of its own. */
const CODE_OF: Partial<Record<ApplicationField, 'countryCode' | 'countryCode_oth'>> = {
  number: 'countryCode',
  number_oth: 'countryCode_oth',
};
const NUMBERED_FIELDS: readonly ApplicationField[] = APPLICATION_FIELDS.filter(
  (field) => field !== 'countryCode' && field !== 'countryCode_oth',
);

/** Builds the paper of an application: all names in every language, whoever prints it. */
export function buildApplicationPaper(
  row: ApplicationRow,
  trust: PaperTrust,
  photo: string,
): ApplicationPaper {
  const t = PAPER_TEXTS;
  const { name, address, phones, email } = trust;
  return {
    language: row.language,
    font: DOCUMENT_FONTS[row.language],
    title: inAll(t.title),
    code: row.code,
    qr: drawQr(row.code),
    photo,
    photoName: inAll(t.photo),
    foot: inAll(t.foot),
    trust: {
      name: inAll(name),
      lines: [
        address
          .slice(1)
          .map((line) => textIn(row.language, line))
          .join(', '),
        [...phones, email].join(' · '),
      ],
    },
    facts: [
      { name: inAll(t.code), value: row.code },
      { name: inAll(FIELD_LABELS.category), value: inAll(row.category.name) },
      { name: inAll(t.sent), value: dateInAll(row.submittedAt.toISOString()) },
      { name: inAll(t.status), value: inAll(STATUS_TEXTS[row.status]) },
    ],
    sections: APPLICATION_SECTIONS.map(({ title, fields }) => ({
      title: inAll(title),
      blocks: buildBlocks(row, fields),
    })).filter(({ blocks }) => blocks.length > 0),
    signatures: [t.signedWhere, t.signature].map(inAll),
    office: { title: inAll(t.office), lines: [t.decision, t.officeSignature].map(inAll) },
  };
}

/** A QR code as SVG. */
export function drawQr(text: string): string {
  return encodeQr(text, 'svg', { ecc: 'medium', border: 2 });
}

function buildBlocks(row: ApplicationRow, fields: readonly ApplicationField[]): PaperBlock[] {
  let rows: PaperRow[] = [];
  const blocks: PaperBlock[] = [{ kind: 'rows', rows }];
  for (const field of fields) {
    rows.push(...listRows(row, field));
    if (field === 'agreement') blocks.push({ kind: 'words', words: listAgreedWords(row) });
    if (field === 'relativeDetails') {
      rows = [];
      blocks.push({ kind: 'relatives', lines: listRelatives(row) }, { kind: 'rows', rows });
    }
  }
  return blocks.filter((block) => block.kind !== 'rows' || block.rows.length > 0);
}

function listRows(row: ApplicationRow, field: ApplicationField): PaperRow[] {
  const position = NUMBERED_FIELDS.indexOf(field);
  if (position < 0 || field === 'agreement') return [];
  const number = `${position + 1}`;
  if (field === 'additionalFieldsData') return listAdditionalRows(row, number);
  return [{ number, name: namesOf(FIELD_LABELS[field]), value: answerTo(row, field) }];
}

/** The answers that are no text of the applicant's. */
const OTHER_ANSWERS: Partial<Record<ApplicationField, (row: ApplicationRow) => string>> = {
  category: ({ category }) => inAll(category.name),
  logo: ({ photo }) => (photo === '' ? NOT_ANSWERED : '1'),
  documents: ({ documents }) => `${documents.length}`,
  relativeDetails: ({ answers }) => `${answers.relativeDetails.length}`,
  aadhar: ({ aadhaarLastFour }) => maskAadhaar(aadhaarLastFour),
  birthDate: ({ answers: { birthDate }, submittedAt }) => {
    const age = fill(inAll(PAPER_TEXTS.age), { age: ageOn(dayInIndia(submittedAt), birthDate) });
    return `${dateInAll(birthDate)} (${age})`;
  },
};

function answerTo(row: ApplicationRow, field: ApplicationField): string {
  const answer = OTHER_ANSWERS[field];
  if (answer) return answer(row);
  if (field === 'aadhar' || !isTextField(field) || row.answers[field] === '') return NOT_ANSWERED;
  const given = row.answers[field];
  const printed = isChoice(field) ? choiceInAll(field, given) : orNotAnswered(given);
  const code = CODE_OF[field];
  return code === undefined ? printed : `${row.answers[code]} ${printed}`;
}

function isChoice(field: ApplicationField): field is ChoiceField {
  return Object.hasOwn(CHOICES, field);
}

function choiceInAll(field: ChoiceField, value: string): string {
  const options: readonly Choice[] = CHOICES[field];
  const choice = options.find((option) => option.value === value);
  return choice ? inAll(choice.label) : orNotAnswered(value);
}

/** The answers to the category's own fields; the keys of options as their names. */
function listAdditionalRows({ category, answers }: ApplicationRow, number: string): PaperRow[] {
  return category.additionalFields.map(({ id, name, options }, index) => {
    const given = answers.additionalFieldsData[id] ?? '';
    const values = (typeof given === 'string' ? [given] : given).map((value) => {
      const option = options.find(({ key }) => key === value);
      return option ? inAll(option.name) : orNotAnswered(value);
    });
    return {
      number: `${number}.${index + 1}`,
      name: namesOf(name),
      value: values.join(', ') || NOT_ANSWERED,
    };
  });
}

function listRelatives({ answers }: ApplicationRow): string[][] {
  return [
    ['', ...RELATIVE_FIELDS.map((field) => namesOf(RELATIVE_LABELS[field]).join('\n'))],
    ...answers.relativeDetails.map((relative, index) => [
      `${index + 1}`,
      ...RELATIVE_FIELDS.map((field) => orNotAnswered(relative[field])),
    ]),
  ];
}

/** The words that the applicant agreed to, or their version when they have changed since. */
function listAgreedWords({ consentVersion, consentedAt }: ApplicationRow): string[] {
  const agreed = `${inAll(PAPER_TEXTS.agreed)}: ${dateInAll(consentedAt.toISOString())}`;
  if (consentVersion !== CONSENT.version)
    return [fill(inAll(PAPER_TEXTS.wordsOfVersion), { version: consentVersion }), agreed];
  return [CONSENT.declaration, CONSENT.dataUse].flatMap(namesOf).concat(agreed);
}

const ALL_LANGUAGES: readonly Language[] = Object.keys(LANGUAGES).filter(isListed);
function isListed(code: string): code is Language {
  return Object.hasOwn(LANGUAGES, code);
}

/** A text in all its languages, each once. */
function namesOf(text: LocalisedText | PerLanguage<string>): string[] {
  return [...new Set(ALL_LANGUAGES.map((language) => textIn(language, text)))];
}

function inAll(text: LocalisedText | PerLanguage<string>): string {
  return namesOf(text).join(' / ');
}

function dateInAll(iso: string): string {
  return ALL_LANGUAGES.map((language) => formatDate(iso, language)).join(' / ');
}

function orNotAnswered(text: string): string {
  return text || NOT_ANSWERED;
}
