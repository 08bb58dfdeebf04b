/** How the key of a refund begins that is what a dispute has lost. */
export const DISPUTE_KEY = 'dispute:';

export function isLostDispute({ idempotencyKey }: { idempotencyKey: string }): boolean {
  return idempotencyKey.startsWith(DISPUTE_KEY);
}
