import type { TrustConfig } from '@trust/shared/contract/trust';
import type { YearsDonation } from './ledger.store.ts';

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
 * The donations as a table for Form 10BD. What was given back is taken off. A donor without a PAN has no identification
 * here: staff add another one before filing.
 */
export function form10bd(
  donations: YearsDonation[],
  { section80G, section80GDate }: TrustConfig['registration'],
): string {
  const rows = donations.map(({ donation }, index) => [
    String(index + 1),
    '',
    donation.pan === null ? '' : 'Permanent Account Number',
    donation.pan ?? '',
    'Section 80G',
    section80G,
    indianDate(section80GDate),
    donation.firstName ?? '',
    donation.address ?? '',
    donation.purpose === 'general' ? 'Others' : 'Specific grant',
    'Electronic modes including account payee cheque/draft',
    ((donation.amount - donation.refunded) / 100).toFixed(2),
  ]);
  return csv([COLUMNS, ...rows]);
}

/** `2023-09-24` as the form has it: `24-09-2023`. */
function indianDate(iso: string | undefined): string {
  return (iso ?? '').split('-').reverse().join('-');
}

/** A table for spreadsheets, which need the mark in front to know the letters, and break lines by CR LF. */
export function csv(rows: string[][]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** What a spreadsheet would reckon with stays text: whoever gives names themselves, and staff open the table. */
function cell(text: string): string {
  const harmless = /^[\s\p{Cc}]*[=+\-@|%＝＋－＠]/u.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
