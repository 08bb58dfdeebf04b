import { stringify } from 'csv-stringify/sync';
import type { TrustConfig } from '@trust/shared/contract/trust';
import type { DonationOfYear } from './payment-reports.store.ts';

/** The columns of part B of Form 10BD, as the Income Tax Department's template names them. */
const COLUMNS = [
  'Sl. No.',
  'Pre Acknowledgement Number',
  'ID Code',
  'Unique Identification Number',
  'Section Code',
  'Unique Registration Number (URN)',
  'Date of Issuance of Unique Registration Number',
  'Name of donor',
  'Address of donor',
  'Donation Type',
  'Mode of receipt',
  'Amount of donation (Indian rupees)',
];

/**
 * Formats donations as the table of Form 10BD, less refunds. A donor without a PAN has no identification here: staff
 * add another one before filing.
 */
export function formatForm10bd(
  donations: DonationOfYear[],
  { section80G, section80GDate }: TrustConfig['registration'],
): string {
  const rows = donations.map(({ donation }, index) => [
    String(index + 1),
    '',
    donation.pan === null ? '' : 'Permanent Account Number',
    donation.pan ?? '',
    'Section 80G',
    section80G,
    formatIndianDate(section80GDate),
    donation.firstName ?? '',
    donation.address ?? '',
    donation.purpose === 'general' ? 'Others' : 'Specific grant',
    'Electronic modes including account payee cheque/draft',
    ((donation.amount - donation.refunded) / 100).toFixed(2),
  ]);
  return formatCsv([COLUMNS, ...rows]);
}

/** Formats `2023-09-24` as the form wants it: `24-09-2023`. */
function formatIndianDate(iso: string | undefined): string {
  return (iso ?? '').split('-').reverse().join('-');
}

/** Formats a CSV table. Spreadsheets need the byte order mark to detect UTF-8, and CR LF between lines. */
export function formatCsv(rows: string[][]): string {
  return stringify(
    rows.map((row) => row.map(neutraliseFormula)),
    { bom: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  );
}

/** Prefixes a cell that a spreadsheet would run as a formula with `'`: donors type these texts, and staff open the table. */
function neutraliseFormula(text: string): string {
  return /^[\s\p{Cc}]*[=+\-@|%＝＋－＠]/u.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
}
