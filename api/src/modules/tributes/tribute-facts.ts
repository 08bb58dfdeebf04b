import type { LocalisedText } from '@trust/shared/contract/language';
import type { Language } from '@trust/shared/contract/languages';
import { containsLink } from '@trust/shared/contract/donations/tribute';
import { textIn } from '@trust/shared/contract/text-in';
import { describeMoney, findTribute, type TransactionRow } from '../payments/ledger/index.ts';
import { findGiftName, type IssueReceiptDeps, type ReceiptTrust } from '../receipts/index.ts';
import { CAUSE_TEXTS } from './tribute.texts.ts';

/** A gift that has arrived and was not given back, and for whom it was given. */
export type TributeFacts = {
  tribute: NonNullable<Awaited<ReturnType<typeof findTribute>>>;
  transaction: TransactionRow;
  trust: ReceiptTrust;
  /** The project; undefined for a fund. */
  gift: LocalisedText | undefined;
};

/** Reads them; undefined where the donation has no tribute, has not arrived or was given back in full. */
export async function findTributeFacts(
  deps: IssueReceiptDeps,
  transaction: TransactionRow,
): Promise<TributeFacts | undefined> {
  const { status, amount, refunded } = describeMoney(transaction);
  const isGiven = status === 'SUCCESS' && refunded < amount;
  const tribute = isGiven ? await findTribute(deps.database, transaction.tranId) : undefined;
  if (!tribute) return undefined;
  return { tribute, transaction, trust: deps.trust, gift: await findGiftName(deps, transaction) };
}

/**
 * The donor as others may read the name; undefined for those who hide it. The name itself was never looked at for links,
 * since it stands on the receipt as typed.
 */
export function donorName({ firstName, anonymous }: TransactionRow): string | undefined {
  return anonymous || !firstName || containsLink(firstName) ? undefined : firstName;
}

/** What the gift is for. */
export function causeName({ gift, transaction }: TributeFacts, language: Language): string {
  return gift ? textIn(language, gift) : CAUSE_TEXTS[language][transaction.purpose ?? 'general'];
}
