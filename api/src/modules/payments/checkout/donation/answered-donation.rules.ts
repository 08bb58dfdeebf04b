import { DONOR_FIELD_NAMES } from '@trust/shared/contract/donations/donation-form';
import { fundOfPurpose } from '@trust/shared/contract/donations/funds';
import type { DonationProject, Transaction } from '@trust/shared/contract/donations/payments';
import { mapFields } from '@trust/shared/contract/values/map-fields';
import { publicStatus } from '../../ledger/states.rules.ts';
import type { TransactionRow } from '../../ledger/transactions.store.ts';

/** A stored donation as newTrans answers it; undefined while only its order was requested. */
export function toTransaction(row: TransactionRow): Transaction | undefined {
  const { receiptToken, purpose } = row;
  if (receiptToken === null || purpose === null) return undefined;
  return {
    tran_id: row.tranId,
    status: publicStatus(row.state),
    amount: row.amount,
    currency: row.currency,
    ...mapFields(DONOR_FIELD_NAMES, (field) => row[field] ?? ''),
    project: describeProject(row),
    programme: row.programmeId,
    purpose,
    pan: row.pan,
    anonymous: row.anonymous,
    isMobile: row.isMobile,
    charge_code: 'A',
    receiptToken,
  };
}

function describeProject(row: TransactionRow): DonationProject | null {
  const { projectCategory: category, projectCaseNumber: caseNumber, projectName: name } = row;
  const _id = row.projectId ?? fundOfPurpose(row.purpose);
  if (_id === undefined || category === null || caseNumber === null || name === null) return null;
  return { _id, category, caseNumber, name };
}
