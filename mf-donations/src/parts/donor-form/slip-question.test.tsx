import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '@trust/shared/testing/render-screen';
import { sampleConfig } from '@trust/shared/testing/sample-config';
import { axe } from '@trust/shared/testing/component-axe';
import { remote } from '../../remote.tsx';
import { fakeProvider } from '../../testing/fake-provider.ts';
import { PaymentNetwork } from '../../testing/payment-network.ts';

const filled = 'firstName=A+Donor&email=a%40donor.example&address=A+house&amount=500';
const NUMBER = 'Is this number complete? Please look once more.';
const ADDRESS = 'Is this address right? The receipt goes there.';
const onlinePayment = {
  keyId: 'rzp_test_1',
  checkoutScript: 'https://provider.example/checkout.js',
  sandbox: true,
};
const config = { ...sampleConfig, onlinePayment };

let network: PaymentNetwork;
beforeEach(() => {
  fakeProvider();
  network = new PaymentNetwork();
  sessionStorage.clear();
});

async function openPage(query: string, language: 'en' | 'ml' = 'en') {
  const view = await renderScreen(remote, `/payments/home?${query}`, { http: network, config, language });
  await screen.findByRole('heading', { level: 1 });
  return { ...view, donor: userEvent.setup({ delay: null }) };
}

const proceed = () => screen.getByRole('button', { name: /^Proceed/ });
const yes = () => screen.getByRole('button', { name: 'Yes, that is right' });
const question = () => screen.queryByRole('group', { name: `98470: ${NUMBER}` });
const expectQuestion = (name: string | RegExp = `98470: ${NUMBER}`) =>
  waitFor(() => expect(screen.getByRole('group', { name })).toHaveFocus());
const recorded = () => network.sentTo('newTrans');

test('Proceed stops once at a number that looks incomplete, asks with the focus on the question, and goes on after “yes”', async () => {
  const { donor, container } = await openPage(`${filled}&phone=98470`);
  await donor.click(proceed());
  await expectQuestion();
  expect(recorded()).toEqual([]);
  expect(await axe(container)).toHaveNoViolations();
  await donor.click(yes());
  await waitFor(() => expect(recorded()).toMatchObject([{ phone: '98470' }]));
  expect(question()).not.toBeInTheDocument();
});

test('a second press of Proceed is an answer too', async () => {
  const { donor } = await openPage(`${filled}&phone=98470`);
  await donor.click(proceed());
  await expectQuestion();
  await donor.click(proceed());
  await waitFor(() => expect(recorded()).toHaveLength(1));
});

test('“correct it” leads to the field, also where it is folded, and what was mended is not asked about', async () => {
  const { donor } = await openPage(`${filled.replace('address=A+house&', '')}&phone=98470`);
  await donor.type(screen.getByLabelText('Address'), 'A house');
  await donor.click(proceed());
  await expectQuestion();
  await donor.click(screen.getByRole('button', { name: 'Correct it' }));
  const phone = screen.getByLabelText('Phone (WhatsApp)');
  expect(phone).toBeVisible();
  expect(phone).toHaveFocus();
  await donor.type(phone, '00000');
  expect(question()).not.toBeInTheDocument();
  await donor.click(proceed());
  await waitFor(() => expect(recorded()).toMatchObject([{ phone: '9847000000' }]));
});

test('another value that looks wrong is asked about anew, and both are asked about at once', async () => {
  const { donor } = await openPage(`${filled.replace('donor.example', 'gmial.com')}&phone=98470`);
  await donor.click(proceed());
  await expectQuestion(`a@gmial.com: ${ADDRESS} 98470: ${NUMBER}`);
  const phone = screen.getByLabelText('Phone (WhatsApp)');
  await donor.type(phone, '0');
  await donor.click(proceed());
  await expectQuestion(`a@gmial.com: ${ADDRESS} 984700: ${NUMBER}`);
  expect(recorded()).toEqual([]);
  await donor.click(yes());
  await waitFor(() => expect(recorded()).toMatchObject([{ phone: '984700', email: 'a@gmial.com' }]));
});

test('what is missing is told before anything is asked', async () => {
  const { donor } = await openPage(`${filled.replace('A+house', '')}&phone=98470`);
  await donor.click(proceed());
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(question()).not.toBeInTheDocument();
});

test('nothing is asked about what looks right', async () => {
  const { donor } = await openPage(`${filled}&phone=0000000000`);
  await donor.click(proceed());
  await waitFor(() => expect(recorded()).toHaveLength(1));
});

test('in Malayalam the question and its answers are Malayalam', async () => {
  const { donor } = await openPage(`${filled}&phone=98470`, 'ml');
  await donor.click(screen.getByRole('button', { name: '₹500 നൽകാൻ തുടരുക' }));
  await expectQuestion(/^98470: നമ്പർ മുഴുവനായോ/);
  expect(screen.getByRole('button', { name: 'അതെ, ശരിയാണ്' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'തിരുത്തുക' })).toBeVisible();
});
