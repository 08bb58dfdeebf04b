import { CARD_PROVIDERS } from '@trust/shared/contract/payment-providers/card-providers';

const TRAN_ID = /^([A-Z]{2,12})\/([0-9]{4})\/0*([0-9]{1,15})$/;

/** Formats a reference from prefix, year and number: `SCT/2026/000042`. */
export function formatTranId(prefix: string, year: number, sequence: number): string {
  return `${prefix}/${year}/${String(sequence).padStart(6, '0')}`;
}

/** Parses a reference of that form; undefined for any other label. */
export function parseTranId(tranId: string): { prefix: string; year: number; sequence: number } | undefined {
  const [, prefix, year, sequence] = TRAN_ID.exec(tranId) ?? [];
  if (prefix === undefined) return undefined;
  return { prefix, year: Number(year), sequence: Number(sequence) };
}

/** Whether a label looks like a card provider's id of an order or a payment. */
export function isProviderId(label: string): boolean {
  return Object.values(CARD_PROVIDERS).some(({ recordId }) => recordId.test(label));
}
