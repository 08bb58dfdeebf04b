import { waitFor } from '@testing-library/react';
import { preloadOutcome } from './preload-outcome.ts';

const mockLoaded = jest.fn();
jest.mock('./payments-complete/success.screen.tsx', () => {
  mockLoaded('the page of the payment');
  return {};
});
jest.mock('../texts/outcome/after-payment.ml.ts', () => {
  mockLoaded('its texts');
  return {};
});
jest.mock('../parts/api-calls/read-payment-status.ts', () => {
  mockLoaded('what asks how it stands');
  throw new Error('The network is slow.');
});

test('while a donor pays, the page that tells how it went is loaded, whatever of it does not come', async () => {
  preloadOutcome('ml');
  await waitFor(() =>
    expect(mockLoaded.mock.calls.flat().sort()).toEqual([
      'its texts',
      'the page of the payment',
      'what asks how it stands',
    ]),
  );
});
