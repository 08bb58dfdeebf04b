import { CARD_PROVIDERS, findCardProvider, isCardProviderName } from './card-providers.ts';

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

test('no public key is among the secrets', () => {
  const providers = Object.values(CARD_PROVIDERS);
  const secrets = providers.flatMap(({ secretVariables }) => secretVariables);
  expect(providers.filter(({ keyVariable }) => secrets.includes(keyVariable))).toEqual([]);
});
