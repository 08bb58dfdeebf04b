import { waitFor } from '@testing-library/react';
import { loadOutcomePage } from './load-card.ts';

const mockLoaded = jest.fn();
jest.mock('../routes/complete/success.screen.tsx', () => {
  mockLoaded('the page of the payment');
  return {};
});
jest.mock('../parts/read-payment-status.ts', () => {
  mockLoaded('what asks how it stands');
  throw new Error('The network is slow.');
});

test('while a donor pays, the page that tells how it went is loaded, whatever of it does not come', async () => {
  loadOutcomePage();
  await waitFor(() =>
    expect(mockLoaded.mock.calls.flat().sort()).toEqual([
      'the page of the payment',
      'what asks how it stands',
    ]),
  );
});
