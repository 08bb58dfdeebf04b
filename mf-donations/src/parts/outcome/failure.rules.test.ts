import { texts as en } from '../../texts/checkout.en.ts';
import { texts as ml } from '../../texts/checkout.ml.ts';
import { FAILURE_KINDS, failureKindOf, mayHaveBeenPaid } from './failure.rules.ts';

test.each([
  ['payment_cancelled', 'cancelled'],
  ['payment_timed_out', 'timed-out'],
  ['insufficient_funds', 'funds'],
  ['transaction_daily_limit_exceeded', 'limit'],
  ['card_declined', 'declined'],
  ['authentication_failed', 'authentication'],
  ['incorrect_cvv', 'details'],
  ['international_transaction_not_allowed', 'blocked'],
  ['gateway_technical_error', 'technical'],
  ['bank_technical_error', 'technical'],
  ['server_error', 'technical'],
  ['cancelled', 'cancelled'],
  ['declined', 'declined'],
  ['not-confirmed', 'not-confirmed'],
  ['a_reason_of_next_year', 'other'],
  ['toString', 'other'],
  [undefined, 'other'],
])('the reason %s is told as “%s”', (reason, kind) => {
  expect(failureKindOf(reason)).toBe(kind);
});

test.each(FAILURE_KINDS)('“%s” is told in Malayalam words, with what happens to the money', (kind) => {
  for (const part of ['title', 'what', 'money'] as const) {
    expect(en[`failure.${kind}.${part}`]).toMatch(/^[A-Z].*[a-z.]$/);
    expect(ml[`failure.${kind}.${part}`]).toMatch(/[\u0d00-\u0d7f]/);
  }
});

test.each(FAILURE_KINDS)('“%s” leads to no second payment where its words ask to wait with one', (kind) => {
  const words = `${en[`failure.${kind}.what`]} ${en[`failure.${kind}.money`]}`;
  expect(mayHaveBeenPaid(kind)).toBe(words.includes('do not pay again'));
});
