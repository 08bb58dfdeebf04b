import { LocalisedText } from '@trust/shared/contract/language';
import type { TrustConfig } from '@trust/shared/contract/trust';
import * as z from 'zod/mini';
import type { Database } from '../../database/database.ts';
import type { ContentSystem } from '../content/index.ts';
import { findSolaceProgramme } from '../content/index.ts';
import type { TransactionRow } from '../payments/index.ts';
import { fixContent, findReceipt, projectName, type ReceiptRow } from './receipts.store.ts';

/** What a receipt says of the trust, and the name of what was given to. */
const Content = z.object({
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
type Content = z.infer<typeof Content>;

/** A donation's receipt with all that it says. */
export type IssuedReceipt = { receipt: ReceiptRow; transaction: TransactionRow; content: Content };

export type ReceiptTrust = Pick<TrustConfig, 'name' | 'address' | 'phones' | 'email' | 'registration'>;

export type IssueParts = {
  database: Database;
  contentSystem?: ContentSystem | undefined;
  trust: ReceiptTrust;
};

/**
 * A donation's receipt; undefined when it has none, since it was not captured or nobody told whose it is. What it says
 * of the trust and of the project is fixed when it is asked for first: a reprint says the same.
 */
export async function issueReceipt(
  parts: IssueParts,
  transaction: TransactionRow,
): Promise<IssuedReceipt | undefined> {
  const { database } = parts;
  const found =
    transaction.contentHash === null ? undefined : await findReceipt(database, transaction.tranId);
  if (!found) return undefined;
  const receipt =
    found.content === null ? await fixContent(database, found, await contentOf(parts, transaction)) : found;
  return { receipt, transaction, content: Content.parse(receipt.content) };
}

async function contentOf(parts: IssueParts, { projectId, programmeId }: TransactionRow): Promise<Content> {
  const { name, address, phones, email, registration } = parts.trust;
  const { section80G, section12A, pan } = registration;
  const programme = programmeId === null ? undefined : await findSolaceProgramme(parts, programmeId);
  const project = projectId === null ? undefined : await projectName(parts.database, projectId);
  return {
    trust: { name, address, phones, email, section80G, section12A, ...(pan !== undefined && { pan }) },
    gift: programme?.title ?? project ?? null,
  };
}
