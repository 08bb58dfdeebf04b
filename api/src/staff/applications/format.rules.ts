import { DEFAULT_LANGUAGE } from '@trust/shared/contract/languages';
import { maskAadhaar } from '@trust/shared/contract/applications/aadhaar';
import { RELATIVE_FIELDS } from '@trust/shared/contract/applications/relatives';
import { TEXT_FIELDS } from '@trust/shared/contract/applications/application-fields';
import { FIELD_LABELS } from '@trust/shared/contract/applications/texts/field-labels.texts';
import { textIn } from '@trust/shared/contract/text-in';
import type {
  Access,
  ApplicationLine,
  ApplicationRow,
  Erasure,
  StatusChange,
} from '../../modules/applications/office.ts';
import { formatIndianTime, tableOf } from '../format-table.rules.ts';

/** The language of the office's command. */
const OFFICE = DEFAULT_LANGUAGE;

type Fact = readonly [label: string, text: string];

const markOf = ({ possibleDuplicate }: Pick<ApplicationRow, 'possibleDuplicate'>) =>
  possibleDuplicate ? 'maybe twice' : '';

export const formatLines = tableOf<ApplicationLine>({
  NUMBER: (line) => line.code,
  SENT: (line) => formatIndianTime(line.submittedAt),
  STATUS: (line) => line.status,
  CATEGORY: (line) => textIn(OFFICE, line.category.name),
  NAME: (line) => line.name,
  PLACE: (line) => [line.place, line.panchayath].filter(Boolean).join(', '),
  WARD: (line) => line.ward,
  PHONE: (line) => line.number,
  '': markOf,
});

const formatChanges = tableOf<StatusChange>({
  WHEN: ({ changedAt }) => formatIndianTime(changedAt),
  BY: ({ changedBy }) => changedBy,
  FROM: ({ before }) => before,
  TO: ({ after }) => after,
  NOTE: ({ note }) => note,
});

/** All that an application says, but the Aadhaar number, with what the office did with it. */
export function formatApplication(
  row: ApplicationRow,
  changes: readonly StatusChange[],
  duplicates: readonly ApplicationLine[],
): string {
  const facts: Fact[] = [
    ['Number', row.code],
    ['Sent', formatIndianTime(row.submittedAt)],
    ['Status', row.status],
    ['Category', textIn(OFFICE, row.category.name)],
    ...listAnswers(row),
  ];
  const blocks = [
    facts.map(([label, value]) => `${label}: ${value}\n`).join(''),
    `\nStatus\n${formatChanges(changes)}`,
    duplicates.length > 0
      ? `\nThe same Aadhaar number, or the same name and phone number\n${formatLines(duplicates)}`
      : '',
  ];
  return blocks.join('');
}

/** The answers in the order of the form, each with its label; the Aadhaar number by its last four digits. */
function listAnswers(row: ApplicationRow): Fact[] {
  const relatives = listRelatives(row).map((text, index): Fact => [`Relative ${index + 1}`, text]);
  const documents: Fact = ['Documents', String(row.documents.length)];
  return [...listTexts(row), ...relatives, ...listOwnAnswers(row), documents].filter(
    ([, text]) => text !== '',
  );
}

const listTexts = ({ answers, aadhaarLastFour }: ApplicationRow) =>
  TEXT_FIELDS.map((field): Fact => [
    textIn(OFFICE, FIELD_LABELS[field]),
    field === 'aadhar' ? maskAadhaar(aadhaarLastFour) : answers[field],
  ]);

const listRelatives = ({ answers }: ApplicationRow) =>
  answers.relativeDetails.map((relative) =>
    RELATIVE_FIELDS.map((field) => relative[field])
      .filter(Boolean)
      .join(', '),
  );

const listOwnAnswers = ({ answers, category }: ApplicationRow) =>
  category.additionalFields.map((field): Fact => [
    textIn(OFFICE, field.name),
    describeOwnAnswer(answers.additionalFieldsData[field.id], field.options),
  ]);

function describeOwnAnswer(
  answer: string | string[] | undefined,
  options: ApplicationRow['category']['additionalFields'][number]['options'],
): string {
  const chosen = typeof answer === 'string' ? [answer] : (answer ?? []);
  return chosen
    .map((key) => {
      const option = options.find((each) => each.key === key);
      return option ? textIn(OFFICE, option.name) : key;
    })
    .join(', ');
}

/** The columns of the table that is exported: no Aadhaar number. */
export const EXPORT_HEAD: string[] = [
  'Number',
  'Sent',
  'Status',
  'Maybe twice',
  'Category',
  ...TEXT_FIELDS.map((field) => textIn(OFFICE, FIELD_LABELS[field])),
  'Relatives',
  'Own questions of the category',
  'Documents',
];

export function toExportRow(row: ApplicationRow): string[] {
  return [
    row.code,
    formatIndianTime(row.submittedAt),
    row.status,
    markOf(row),
    textIn(OFFICE, row.category.name),
    ...listTexts(row).map(([, text]) => text),
    listRelatives(row).join('; '),
    listOwnAnswers(row)
      .flatMap(([label, answer]) => (answer === '' ? [] : [`${label}: ${answer}`]))
      .join('; '),
    String(row.documents.length),
  ];
}

export const formatAccesses = tableOf<Access>({
  WHEN: ({ accessedAt }) => formatIndianTime(accessedAt),
  BY: ({ accessedBy }) => accessedBy,
  WHAT: ({ action }) => action,
  NUMBER: ({ code }) => code,
  APPLICATIONS: ({ applications }) => String(applications),
  WHY: ({ reason }) => reason,
});

export const formatErasures = tableOf<Erasure>({
  ERASED: ({ erasedAt }) => formatIndianTime(erasedAt),
  NUMBER: ({ code }) => code,
  STATUS: ({ status }) => status,
  SENT: ({ submittedAt }) => formatIndianTime(submittedAt),
});
