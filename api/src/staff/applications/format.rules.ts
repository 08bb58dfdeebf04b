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
import { formatIndianTime, formatTable } from '../format-table.rules.ts';

/** The language of the office's command. */
const OFFICE = DEFAULT_LANGUAGE;

const markOf = ({ possibleDuplicate }: Pick<ApplicationRow, 'possibleDuplicate'>) =>
  possibleDuplicate ? 'maybe twice' : '';

export function formatLines(lines: readonly ApplicationLine[]): string {
  return formatTable(
    ['NUMBER', 'SENT', 'STATUS', 'CATEGORY', 'NAME', 'PLACE', 'WARD', 'PHONE', ''],
    lines.map((line) => [
      line.code,
      formatIndianTime(line.submittedAt),
      line.status,
      textIn(OFFICE, line.category.name),
      line.name,
      [line.place, line.panchayath].filter(Boolean).join(', '),
      line.ward,
      line.number,
      markOf(line),
    ]),
  );
}

/** All that an application says, but the Aadhaar number, with what the office did with it. */
export function formatApplication(
  row: ApplicationRow,
  changes: readonly StatusChange[],
  duplicates: readonly ApplicationLine[],
): string {
  const facts: [string, string][] = [
    ['Number', row.code],
    ['Sent', formatIndianTime(row.submittedAt)],
    ['Status', row.status],
    ['Category', textIn(OFFICE, row.category.name)],
    ...listAnswers(row),
  ];
  const parts = [
    facts.map(([label, value]) => `${label}: ${value}\n`).join(''),
    `\nStatus\n${formatTable(
      ['WHEN', 'BY', 'FROM', 'TO', 'NOTE'],
      changes.map(({ changedAt, changedBy, before, after, note }) => [
        formatIndianTime(changedAt),
        changedBy,
        before,
        after,
        note,
      ]),
    )}`,
    duplicates.length > 0
      ? `\nThe same Aadhaar number, or the same name and phone number\n${formatLines(duplicates)}`
      : '',
  ];
  return parts.join('');
}

/** The answers in the order of the form, each with its label; the Aadhaar number by its last four digits. */
function listAnswers({ answers, aadhaarLastFour, category, documents }: ApplicationRow): [string, string][] {
  const texts = TEXT_FIELDS.map((field): [string, string] => [
    textIn(OFFICE, FIELD_LABELS[field]),
    field === 'aadhar' ? maskAadhaar(aadhaarLastFour) : answers[field],
  ]);
  const relatives = answers.relativeDetails.map((relative, index): [string, string] => [
    `Relative ${index + 1}`,
    RELATIVE_FIELDS.map((part) => relative[part])
      .filter(Boolean)
      .join(', '),
  ]);
  const own = category.additionalFields.map((field): [string, string] => [
    textIn(OFFICE, field.name),
    describeOwnAnswer(answers.additionalFieldsData[field.id], field.options),
  ]);
  return [...texts, ...relatives, ...own, ['Documents', String(documents.length)]].filter(
    (fact): fact is [string, string] => fact[1] !== '',
  );
}

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
  const { answers, category, aadhaarLastFour } = row;
  return [
    row.code,
    formatIndianTime(row.submittedAt),
    row.status,
    markOf(row),
    textIn(OFFICE, category.name),
    ...TEXT_FIELDS.map((field) => (field === 'aadhar' ? maskAadhaar(aadhaarLastFour) : answers[field])),
    answers.relativeDetails
      .map((relative) =>
        RELATIVE_FIELDS.map((part) => relative[part])
          .filter(Boolean)
          .join(', '),
      )
      .join('; '),
    category.additionalFields
      .map((field) => {
        const answer = describeOwnAnswer(answers.additionalFieldsData[field.id], field.options);
        return answer === '' ? '' : `${textIn(OFFICE, field.name)}: ${answer}`;
      })
      .filter(Boolean)
      .join('; '),
    String(row.documents.length),
  ];
}

export function formatAccesses(accesses: readonly Access[]): string {
  return formatTable(
    ['WHEN', 'BY', 'WHAT', 'NUMBER', 'APPLICATIONS', 'WHY'],
    accesses.map(({ accessedAt, accessedBy, action, code, applications, reason }) => [
      formatIndianTime(accessedAt),
      accessedBy,
      action,
      code ?? '-',
      String(applications),
      reason,
    ]),
  );
}

export function formatErasures(erasures: readonly Erasure[]): string {
  return formatTable(
    ['ERASED', 'NUMBER', 'STATUS', 'SENT'],
    erasures.map(({ erasedAt, code, status, submittedAt }) => [
      formatIndianTime(erasedAt),
      code,
      status,
      formatIndianTime(submittedAt),
    ]),
  );
}
