import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '@trust/shared/testing/render-screen';
import { sampleConfig } from '@trust/shared/testing/sample-config';
import { remote } from '../../remote.tsx';
import { fakeProvider } from '../../testing/fake-provider.ts';
import { PaymentNetwork } from '../../testing/payment-network.ts';

jest.mock('./slip-question.tsx', () => {
  throw new Error('The question did not load.');
});

const QUERY = 'firstName=A+Donor&email=a%40donor.example&phone=98470&address=A+house&amount=500';
const onlinePayment = {
  keyId: 'rzp_test_1',
  checkoutScript: 'https://provider.example/checkout.js',
  sandbox: true,
};

test('where the question about a number does not load, one press of Proceed goes on without it', async () => {
  fakeProvider();
  const network = new PaymentNetwork();
  const config = { ...sampleConfig, onlinePayment };
  await renderScreen(remote, `/payments/home?${QUERY}`, { http: network, config });
  const donor = userEvent.setup({ delay: null });
  await donor.click(await screen.findByRole('button', { name: /^Proceed/ }));
  await waitFor(() => expect(network.sentTo('newTrans')).toMatchObject([{ phone: '98470' }]));
});
