import { formatWithPaise } from '../../../india/format-sum.rules.ts';
import type { quarantinedPayments } from './ledger.schema.ts';

/** A quarantined payment, and the sum in paise that its donation asked for. */
export type QuarantinedPayment = typeof quarantinedPayments.$inferSelect & { asked: number | null };

const SEE = 'docs/donations.md, “Switches at the provider”';

/** Why money was put aside, and what staff should look at first. */
export function explainQuarantine({ why, amount, currency, asked, orderId }: QuarantinedPayment): string {
  switch (why) {
    case 'unknown-order':
      return 'no donation of this site has its order';
    case 'other-mode':
      return 'paid with test keys, or the donation was begun with them';
    case 'other-order':
      return 'the payment is another donation’s';
    case 'other-amount': {
      if (currency !== 'INR') return `are other currencies switched on at the provider? ${SEE}`;
      // A refund has no order.
      if (asked === null || orderId === null) return 'more went back than was left';
      const sum = formatWithPaise(asked);
      return amount < asked
        ? `${sum} was asked for: is an offer switched on at the provider? ${SEE}`
        : `${sum} was asked for: does the provider add a fee? ${SEE}`;
    }
  }
}
