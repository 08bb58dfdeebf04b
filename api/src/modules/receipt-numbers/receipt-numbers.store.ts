import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { financialYear } from '../../india/calendar.rules.ts';
import { receiptCounters, receiptLogos, receipts } from './receipt-numbers.schema.ts';

export type ReceiptRow = typeof receipts.$inferSelect;

/**
 * Assigns a donation's receipt number: the next of the financial year in which it was paid. The counter's row stays
 * locked until the database transaction ends, so that a number is used if and only if the capture is.
 */
export async function assignReceiptNumber(tx: Database, tranId: string, paidAt: Date): Promise<void> {
  const year = financialYear(paidAt);
  const [counter] = await tx
    .insert(receiptCounters)
    .values({ financialYear: year, lastGiven: 1 })
    .onConflictDoUpdate({
      target: receiptCounters.financialYear,
      set: { lastGiven: sql`${receiptCounters.lastGiven} + 1` },
    })
    .returning();
  if (!counter) throw new Error('The receipts’ counter gave no number');
  await tx
    .insert(receipts)
    .values({ financialYear: year, serial: counter.lastGiven, tranId, givenAt: paidAt });
}

export async function cancelReceipt(tx: Database, tranId: string, now: Date): Promise<void> {
  await tx.update(receipts).set({ cancelledAt: now }).where(eq(receipts.tranId, tranId));
}

export async function findReceipt(database: Database, tranId: string): Promise<ReceiptRow | undefined> {
  const [row] = await database.select().from(receipts).where(eq(receipts.tranId, tranId));
  return row;
}

/**
 * Stores a receipt's content, and the logo that it names, unless another process has stored it first; returns the stored
 * receipt.
 */
export async function storeReceiptContent(
  database: Database,
  receipt: ReceiptRow,
  content: object,
  logo: typeof receiptLogos.$inferInsert | undefined,
): Promise<ReceiptRow> {
  await database.transaction(async (tx) => {
    if (logo) await tx.insert(receiptLogos).values(logo).onConflictDoNothing();
    await tx
      .update(receipts)
      .set({ content })
      .where(and(eq(receipts.tranId, receipt.tranId), isNull(receipts.content)));
  });
  return (await findReceipt(database, receipt.tranId)) ?? receipt;
}

/** The SVG of a logo that receipts were printed with. */
export async function findReceiptLogo(database: Database, hash: string): Promise<string | undefined> {
  const [row] = await database.select().from(receiptLogos).where(eq(receiptLogos.hash, hash));
  return row?.svg;
}
