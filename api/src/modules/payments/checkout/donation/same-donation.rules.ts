import { createHash } from 'node:crypto';
import { DONATION_REQUIRED } from '@trust/shared/contract/donations/donation-fields';
import { DONOR_FIELD_NAMES, DONOR_FIELDS, parseDonor } from '@trust/shared/contract/donations/donation-form';
import { mapFields } from '@trust/shared/contract/values/map-fields';
import type { TransactionRow } from '../../ledger/transactions.store.ts';
import type { DonationInput, ValidDonation } from './parse-donation.rules.ts';

/** The version of the hash that each field of a donation came with. */
const HASH_VERSIONS: Readonly<Record<keyof ValidDonation, number>> = {
  ...mapFields(DONOR_FIELD_NAMES, (field) => DONOR_FIELDS[field].hashVersion),
  amount: 1,
  anonymous: 1,
  isMobile: 1,
  language: 1,
  projectId: 1,
  programmeId: 1,
  purpose: 1,
  tribute: 2,
};
const LATEST_HASH_VERSION = Math.max(...Object.values(HASH_VERSIONS));

/** A hash of a donation's content, such as `1:9f86d0…`: of the fields that `version` has, whatever was added since. */
export function hashDonation(donation: ValidDonation, version: number = LATEST_HASH_VERSION): string {
  const versions: Readonly<Record<string, number>> = HASH_VERSIONS;
  const fields = Object.entries(donation).filter(([field]) => (versions[field] ?? Infinity) <= version);
  const digest = createHash('sha256').update(JSON.stringify(fields.sort())).digest('hex');
  return `${String(version)}:${digest}`;
}

/**
 * Whether a stored hash is of this donation. It is compared by the fields of its own version, so that a field that was
 * added since changes nothing.
 */
export function isSameDonation(donation: ValidDonation, storedHash: string): boolean {
  return hashDonation(donation, Number(storedHash.split(':')[0])) === storedHash;
}

/**
 * Whether somebody names the donor of a stored donation: name, email and phone, as they were given then. Nobody names one
 * who was erased.
 */
export function isOfDonor(row: TransactionRow, input: DonationInput): boolean {
  if (row.firstName === null) return false;
  const { donor } = parseDonor(DONOR_FIELD_NAMES, DONATION_REQUIRED, input);
  const { donor: stored } = parseDonor(DONOR_FIELD_NAMES, DONATION_REQUIRED, {
    firstName: row.firstName,
    email: row.email ?? '',
    phone: row.phone ?? '',
  });
  return (['firstName', 'email', 'phone'] as const).every((field) => donor[field] === stored[field]);
}
