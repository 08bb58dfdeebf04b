import { createHash } from 'node:crypto';
import { dayInIndia } from '@trust/shared/contract/applications/day-in-india';
import type { LocalisedText } from '@trust/shared/contract/language';
import type { TaxLaw, TrustConfig } from '@trust/shared/contract/trust';
import type { Database } from '../../database/database.ts';
import type { ContentSystem } from '../content/index.ts';
import { findSolaceProgramme } from '../content/index.ts';
import { findReport, type GiftReportRow } from '../payments/direct-gifts/index.ts';
import { findPayment, type TransactionRow } from '../payments/ledger/index.ts';
import { findProjectName } from '../projects/index.ts';
import {
  findReceipt,
  findReceiptLogo,
  storeReceiptContent,
  type ReceiptRow,
} from '../receipt-numbers/index.ts';
import { ReceiptContent } from './sheet/receipt-content.ts';

export type IssuedReceipt = {
  receipt: ReceiptRow;
  transaction: TransactionRow;
  content: ReceiptContent;
  /** The SVG that it was first printed with. */
  logo: string | undefined;
  /** Of a gift that was paid without the site: how, and the bank's number of it. */
  direct?: Pick<GiftReportRow, 'way' | 'utr'> | undefined;
};

/** What receipts say of the trust; `logo` is an SVG. */
export type ReceiptTrust = Pick<
  TrustConfig,
  'name' | 'address' | 'phones' | 'email' | 'registration' | 'receipt'
> & { logo?: string | undefined };

export type IssueReceiptDeps = {
  database: Database;
  contentSystem?: ContentSystem | undefined;
  trust: ReceiptTrust;
};

/**
 * Issues a donation's receipt; undefined when the donation is not captured, or its donor is not recorded or erased. The
 * details of trust and project are stored at the first request, so that every reprint is the same.
 */
export async function issueReceipt(
  deps: IssueReceiptDeps,
  transaction: TransactionRow,
): Promise<IssuedReceipt | undefined> {
  const { database } = deps;
  const found = transaction.email === null ? undefined : await findReceipt(database, transaction.tranId);
  if (!found) return undefined;
  const { logo } = deps.trust;
  const stored = logo === undefined ? undefined : { hash: hashLogo(logo), svg: logo };
  const receipt =
    found.content === null
      ? await storeReceiptContent(
          database,
          found,
          await buildContent(deps, transaction, found.givenAt, stored?.hash),
          stored,
        )
      : found;
  const content = ReceiptContent.parse(receipt.content);
  const hash = content.trust.logo;
  return {
    receipt,
    transaction,
    content,
    logo: hash === undefined ? undefined : await findReceiptLogo(database, hash),
    direct: transaction.provider === 'direct' ? await findReport(database, transaction.tranId) : undefined,
  };
}

/** The name of the project or programme; undefined for a fund. */
export async function findGiftName(
  deps: IssueReceiptDeps,
  { projectId, programmeId }: TransactionRow,
): Promise<LocalisedText | undefined> {
  const programme = programmeId === null ? undefined : await findSolaceProgramme(deps, programmeId);
  const project = projectId === null ? undefined : await findProjectName(deps.database, projectId);
  return programme?.title ?? project;
}

async function buildContent(
  deps: IssueReceiptDeps,
  transaction: TransactionRow,
  paidAt: Date,
  logo: string | undefined,
): Promise<ReceiptContent> {
  const { name, address, phones, email, registration, receipt } = deps.trust;
  const { section80G, section80GDate, section12A, pan } = registration;
  const { capturedPaymentId } = transaction;
  const payment =
    capturedPaymentId === null ? undefined : await findPayment(deps.database, capturedPaymentId);
  return {
    layout: 1,
    trust: {
      name,
      address,
      phones,
      email,
      section80G,
      section80GDate,
      section80GValid: receipt?.section80GValid,
      section12A,
      pan,
      law: findTaxLaw(receipt?.taxLaws ?? [], dayInIndia(paidAt)),
      logo,
    },
    gift: (await findGiftName(deps, transaction)) ?? null,
    method: payment?.method ?? undefined,
  };
}

/** The law that is in force on a day: the last that has begun by then. */
function findTaxLaw(laws: readonly TaxLaw[], day: string): TaxLaw | undefined {
  return laws
    .filter(({ from }) => from <= day)
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .at(-1);
}

const hashLogo = (svg: string) => createHash('sha256').update(svg).digest('hex');
