import { findCardProvider, isCardProviderName } from './card-providers.ts';

test('the provider is the one whose public key is set', () => {
  expect(findCardProvider({ RAZORPAY_KEY_ID: 'rzp_live_1' })).toEqual({
    name: 'razorpay',
    keyId: 'rzp_live_1',
  });
  expect(findCardProvider({ RAZORPAY_KEY_ID: '', RAZORPAY_KEY_SECRET: 'secret' })).toBeUndefined();
});

test.each([['toString'], ['Razorpay'], [1], [undefined]])('%j is no provider’s name', (name) => {
  expect(isCardProviderName(name)).toBe(false);
});
