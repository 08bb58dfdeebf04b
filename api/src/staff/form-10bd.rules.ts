import type { TrustConfig } from '@trust/shared/contract/trust';
import { formatCsv } from './format-csv.rules.ts';
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

/** What the office may want beside: for what each was given. The form has no such columns. */
const PROJECT_COLUMNS = ['Reference', 'Category', 'Case number', 'Project'];

/**
 * Formats donations as the table of Form 10BD, less refunds. A donor without a PAN has no identification here: staff
 * add another one before filing.
 */
export function formatForm10bd(
  donations: DonationOfYear[],
  { section80G, section80GDate }: TrustConfig['registration'],
  withProjects = false,
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
    ...(withProjects
      ? [
          donation.tranId,
          donation.projectCategory ?? '',
          donation.projectCaseNumber ?? '',
          donation.projectName ?? '',
        ]
      : []),
  ]);
  return formatCsv([[...COLUMNS, ...(withProjects ? PROJECT_COLUMNS : [])], ...rows]);
}

/** Formats `2023-09-24` as the form wants it: `24-09-2023`. */
function formatIndianDate(iso: string | undefined): string {
  return (iso ?? '').split('-').reverse().join('-');
}
