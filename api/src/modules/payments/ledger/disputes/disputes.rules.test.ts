import fc from 'fast-check';
import { DISPUTE_STATUSES, type DisputeFacts } from './dispute-facts.ts';
import {
  RazorpayDispute,
  RazorpayPayment,
  toDisputeFacts,
  toPaymentFacts,
} from '../../providers/razorpay/razorpay-schemas.ts';
import { adviseOn, mergeDispute, toDispute } from './disputes.rules.ts';

const FIRST = new Date('2026-03-01T09:00:00Z');
const LATER = new Date('2026-03-02T09:00:00Z');
const facts = (change: Partial<DisputeFacts> = {}): DisputeFacts => ({
  disputeId: 'disp_1',
  paymentId: 'pay_1',
  amount: 50_000,
  currency: 'INR',
  phase: 'chargeback',
  status: 'open',
  at: FIRST,
  lost: 0,
  isLossStated: false,
  reason: undefined,
  respondBy: undefined,
  ...change,
});
const storedAs = (change: Partial<DisputeFacts>) => ({ ...toDispute(facts(change), FIRST), toldAt: FIRST });

test.each<[string, Partial<DisputeFacts>, Partial<DisputeFacts>, object]>([
  ['a later phase opens it again', { status: 'won', at: LATER }, { phase: 'pre_arbitration' }, { phase: 'pre_arbitration', status: 'open' }],
  ['an earlier phase is no news', { phase: 'arbitration' }, { phase: 'fraud', status: 'lost', at: LATER }, { phase: 'arbitration', status: 'open' }],
  ['an end comes after what led to it', { status: 'closed', at: LATER }, { status: 'action-required' }, { status: 'closed' }],
  ['of two ends the later one is shown, and what was lost stays lost', { status: 'won', at: LATER }, { status: 'lost', lost: 50_000 }, { status: 'won', lost: 50_000, toldAt: null }],
  ['one that is won after it was lost is told, and what was lost stays lost', { status: 'lost', lost: 50_000 }, { status: 'won', at: LATER }, { status: 'won', lost: 50_000, toldAt: null }],
  ['of two ends at one moment the one that costs money counts', { status: 'won' }, { status: 'lost', lost: 50_000 }, { status: 'lost', lost: 50_000 }],
  ['an end that says nothing more changes none', { status: 'won' }, { status: 'closed', at: LATER }, { status: 'won', toldAt: FIRST }],
  ['another day to answer is told', { status: 'action-required', respondBy: FIRST }, { status: 'action-required', respondBy: LATER, at: LATER }, { respondBy: LATER, toldAt: null }],
  ['the currency that is said later counts', { currency: undefined }, { currency: 'USD', at: LATER }, { currency: 'USD' }],
  ['a report without a currency changes none', { currency: 'USD' }, { currency: undefined, at: LATER }, { currency: 'USD' }],
  ['a later report counts where both are as far', { status: 'action-required', at: LATER }, { status: 'under-review' }, { status: 'action-required' }],
  ['at one moment what asks for something counts', { status: 'under-review' }, { status: 'action-required' }, { status: 'action-required' }],
  ['what was lost stays lost', { status: 'lost', lost: 50_000 }, { phase: 'arbitration', at: LATER }, { phase: 'arbitration', status: 'open', lost: 50_000 }],
  ['a loss without a phase ends the latest one', { phase: 'arbitration' }, { phase: undefined, status: 'lost', lost: 50_000, at: LATER }, { phase: 'arbitration', status: 'lost', lost: 50_000 }],
  ['a phase that comes after a loss without one is its phase', { phase: undefined, status: 'lost', lost: 50_000, at: LATER }, { phase: 'arbitration' }, { phase: 'arbitration', status: 'lost', lost: 50_000 }],
  ['without a phase the later one counts', { phase: 'chargeback', at: LATER }, { phase: undefined, status: 'won' }, { status: 'open' }],
  ['a phase that nobody knows is ordered by its time', { phase: 'arbitration' }, { phase: 'compliance', status: 'won', at: LATER }, { phase: 'compliance', status: 'won' }],
  ['losses of two phases count together', { status: 'lost', lost: 20_000 }, { phase: 'arbitration', status: 'lost', lost: 25_000 }, { phase: 'arbitration', lost: 45_000 }],
  ['losses of two phases are at most what was asked', { status: 'lost', lost: 30_000 }, { phase: 'arbitration', status: 'lost', lost: 30_000 }, { lost: 50_000 }],
  ['a loss that is reported twice counts once', { status: 'lost', lost: 20_000 }, { status: 'lost', lost: 20_000, at: LATER }, { lost: 20_000 }],
  ['a loss of an earlier phase counts too', { phase: 'arbitration' }, { status: 'lost', lost: 20_000, at: LATER }, { phase: 'arbitration', status: 'open', lost: 20_000, toldAt: null }],
  ['a loss without a phase is none beside the others', { status: 'lost', lost: 20_000 }, { phase: undefined, status: 'lost', lost: 20_000, at: LATER }, { lost: 20_000 }],
  ['what is not said again stays', { reason: 'fraud', respondBy: LATER }, { status: 'won', at: LATER }, { reason: 'fraud', respondBy: LATER }],
])('of two reports of a dispute, %s', (_what, stored, reported, merged) => {
  expect(mergeDispute(storedAs(stored), facts(reported))).toMatchObject(merged);
}); // prettier-ignore

test.each<[string, Partial<DisputeFacts>]>([
  ['a later report', { status: 'won', at: LATER }],
  ['an earlier one', { status: 'open' }],
])('once a sum was subtracted %s does not change its currency', (_what, report) => {
  const stored = storedAs({ status: 'lost', lost: 20_000, currency: 'USD' });
  const reported = facts({ ...report, currency: 'INR' });
  expect(mergeDispute({ ...stored, subtracted: 1 }, reported).currency).toBe('USD');
  expect(mergeDispute(stored, reported).currency).toBe('INR');
});

test('reports in any order, each twice, come to the same dispute', () => {
  const report = fc
    .record({
      phase: fc.constantFrom('chargeback', 'pre_arbitration', 'arbitration'),
      status: fc.constantFrom(...DISPUTE_STATUSES),
      at: fc.constantFrom(FIRST, LATER),
      sum: fc.constantFrom(20_000, 30_000, 50_000),
    })
    .map(({ sum, ...change }) => facts({ ...change, lost: change.status === 'lost' ? sum : 0 }));
  const merge = ([first = facts(), ...others]: DisputeFacts[]) => {
    const merged = others.reduce(mergeDispute, toDispute(first, FIRST));
    const { phase, status, statusAt, lost, losses } = merged;
    return { phase, status, statusAt, lost, losses };
  };
  const inTwoOrders = fc
    .array(report, { minLength: 2, maxLength: 4 })
    .chain((reports) =>
      fc.tuple(fc.constant(reports), fc.shuffledSubarray(reports, { minLength: reports.length })),
    );
  fc.assert(
    fc.property(inTwoOrders, ([one, other]) => {
      expect(merge([...other, ...other])).toEqual(merge(one));
    }),
    { numRuns: 500, seed: 81 },
  );
});

test.each<[DisputeFacts['status'], DisputeFacts['status'], boolean]>([
  ['open', 'action-required', true],
  ['open', 'lost', true],
  ['open', 'won', true],
  ['open', 'under-review', false],
  ['action-required', 'action-required', false],
])('when a dispute that was %s is %s, staff are told: %s', (before, after, isTold) => {
  const { toldAt } = mergeDispute(storedAs({ status: before }), facts({ status: after, at: LATER }));
  expect(toldAt).toEqual(isTold ? null : FIRST);
});

test('of a dispute that opens in a later phase staff are told, since it has another day to answer', () => {
  const { toldAt } = mergeDispute(storedAs({}), facts({ phase: 'pre_arbitration', at: LATER }));
  expect(toldAt).toBeNull();
});

test.each<[string, Partial<DisputeFacts>, RegExp]>([
  ['its sum is stated', { isLossStated: true }, /lowered$/],
  ['its sum is not stated', {}, /lowered; the provider did not say what it took, so all that was asked counts: compare it$/],
  ['it is in dollars', { isLossStated: true, currency: 'USD' }, /; what was lost is in USD, so all that was left of the payment counts: compare the rupees$/],
])('of a lost dispute staff read what is in doubt, where %s', (_what, change, words) => {
  expect(adviseOn(storedAs({ status: 'lost', lost: 50_000, ...change }))).toMatch(words);
}); // prettier-ignore

test('of a dispute that was lost in two phases staff read that both sums count', () => {
  const stored = storedAs({ status: 'lost', lost: 20_000, isLossStated: true });
  const again = { phase: 'arbitration', status: 'lost', lost: 10_000, isLossStated: true } as const;
  expect(adviseOn(mergeDispute(stored, facts(again)))).toMatch(
    /in more than one phase, and the sums count together/,
  );
});

test.each([
  ['lost', {}, { status: 'lost', lost: 900, isLossStated: false, phase: undefined }],
  ['lost', { amount_deducted: 400 }, { status: 'lost', lost: 400, isLossStated: true }],
  ['lost', { amount_deducted: 0, phase: 'chargeback' }, { status: 'lost', lost: 900, isLossStated: false }],
  ['closed', { status: 'lost', amount_deducted: 400 }, { status: 'lost', lost: 400 }],
  ['closed', { status: 'won', amount_deducted: 400 }, { status: 'won', lost: 0 }],
  ['closed', { amount_deducted: 400 }, { status: 'closed', lost: 0 }],
  ['tomorrow', {}, { status: 'open', lost: 0 }],
])('the event %s with %j is read as %j', (event, change, read) => {
  const dispute = RazorpayDispute.parse({ id: 'disp_1', payment_id: 'pay_1', amount: 900, ...change });
  expect(toDisputeFacts(dispute, event, FIRST)).toMatchObject(read);
});

test.each([
  ['customer', 1_180, 'captured', { amount: 50_000, fee: 1_180, status: 'captured' }],
  ['customer', 51_180, 'captured', { amount: 51_180, status: 'captured' }],
  ['customer', null, 'authorized', { amount: 51_180, status: 'created' }],
  ['customer', 1_180, 'authorized', { amount: 50_000, fee: 1_180, status: 'authorised' }],
  ['platform', 1_180, 'captured', { amount: 51_180, status: 'captured' }],
  ['platform', null, 'authorized', { amount: 51_180, status: 'authorised' }],
])(
  'of a payment whose fee the %s bears, with a fee of %j, %s, this is read: %j',
  (bearer, fee, status, read) => {
    const payment = { id: 'pay_1', order_id: 'order_1', amount: 51_180, currency: 'INR', method: 'upi' };
    const paid = { ...payment, status, captured: status === 'captured', fee, fee_bearer: bearer };
    const { amount, fee: onTop, status: read_ } = toPaymentFacts(RazorpayPayment.parse(paid));
    expect({ amount, ...(onTop !== undefined && { fee: onTop }), status: read_ }).toEqual(read);
  },
);
