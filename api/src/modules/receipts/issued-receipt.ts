import { LocalisedText } from '@trust/shared/contract/language';
import type { TrustConfig } from '@trust/shared/contract/trust';
import * as z from 'zod/mini';
import type { Database } from '../../database/database.ts';
import type { ContentSystem } from '../content/index.ts';
import { findSolaceProgramme } from '../content/index.ts';
import {
  findReceipt,
  findReport,
  storeReceiptContent,
  type GiftReportRow,
  type ReceiptRow,
  type TransactionRow,
} from '../payments/index.ts';
import { findProjectName } from '../projects/index.ts';

/** The stored content of a receipt: the trust's details, and the name of the project or programme. */
const ReceiptContent = z.object({
  trust: z.object({
    name: LocalisedText,
    address: z.array(LocalisedText),
    phones: z.array(z.string()),
    email: z.string(),
    section80G: z.string(),
    section12A: z.string(),
    pan: z.optional(z.string()),
  }),
  gift: z.nullable(LocalisedText),
});
type ReceiptContent = z.infer<typeof ReceiptContent>;

export type IssuedReceipt = {
  receipt: ReceiptRow;
  transaction: TransactionRow;
  content: ReceiptContent;
  /** Of a gift that was paid without the site: how, and the bank's number of it. */
  direct?: Pick<GiftReportRow, 'way' | 'utr'> | undefined;
};

export type ReceiptTrust = Pick<TrustConfig, 'name' | 'address' | 'phones' | 'email' | 'registration'>;

export type IssueReceiptDeps = {
  database: Database;
  contentSystem?: ContentSystem | undefined;
  trust: ReceiptTrust;
};

/**
 * Issues a donation's receipt; undefined when the donation is not captured or its donor is not recorded. The details of
 * trust and project are stored at the first request, so that every reprint is the same.
 */
export async function issueReceipt(
  deps: IssueReceiptDeps,
  transaction: TransactionRow,
): Promise<IssuedReceipt | undefined> {
  const { database } = deps;
  const found =
    transaction.contentHash === null ? undefined : await findReceipt(database, transaction.tranId);
  if (!found) return undefined;
  const receipt =
    found.content === null
      ? await storeReceiptContent(database, found, await buildContent(deps, transaction))
      : found;
  const direct =
    transaction.provider === 'direct' ? await findReport(database, transaction.tranId) : undefined;
  return { receipt, transaction, content: ReceiptContent.parse(receipt.content), direct };
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

async function buildContent(deps: IssueReceiptDeps, transaction: TransactionRow): Promise<ReceiptContent> {
  const { name, address, phones, email, registration } = deps.trust;
  const { section80G, section12A, pan } = registration;
  return {
    trust: { name, address, phones, email, section80G, section12A, ...(pan !== undefined && { pan }) },
    gift: (await findGiftName(deps, transaction)) ?? null,
  };
}
