import type { BankForm } from '@trust/shared/contract/donations/payments';
import type { PaymentFacts } from '../ledger/payment-facts.ts';
import type { ProviderReply } from './card-provider.ts';

/** A donation as it is sent to the bank. Amount in paise. */
type BankOrder = {
  tranId: string;
  amount: number;
  isMobile: boolean;
  /** What is paid for, in words for the donor and the office. */
  title: string;
  email: string;
  nameAndPhone: string;
};

/** A verified answer of the bank. */
type BankResult = {
  tranId: string;
  status: 'SUCCESS' | 'FAILED' | 'CANCELLED' | 'PENDING';
  facts: PaymentFacts;
};

/** What the payments module needs of a bank's gateway. */
export type BankGateway = {
  /** Whether it is the real bank. */
  live: boolean;
  createForm(order: BankOrder): BankForm;
  /** Verifies and reads an answer; undefined when its hash is not the bank's. */
  readAnswer(answer: unknown): BankResult | undefined;
  /** The payment of a transaction; unreachable when the bank has no status call. */
  listPayments(tranId: string): Promise<ProviderReply<PaymentFacts[]>>;
};
