import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PublicConfig } from '@trust/shared/contract/trust';
import { renderScreen } from '@trust/shared/testing/render-screen';
import { sampleConfig } from '@trust/shared/testing/sample-config';
import { axe } from '@trust/shared/testing/component-axe';
import { remote } from '../../../../remote.tsx';
import { fakeProvider } from '../../../../testing/fake-provider.ts';
import { PaymentNetwork, refusedReply } from '../../../../testing/payment-network.ts';

const config: PublicConfig = {
  ...sampleConfig,
  onlinePayment: { keyId: 'key', checkoutScript: 'https://provider.example/checkout.js', sandbox: true },
};
const filled = 'firstName=A+Donor&email=a%40donor.example&phone=0000000000&address=A+house&amount=500';
const OPEN = 'Give in memory or on behalf of someone';

let network: PaymentNetwork;
beforeEach(() => {
  sessionStorage.clear();
  fakeProvider();
  network = new PaymentNetwork();
});

async function openPage(address = `/payments/home?${filled}`, language: 'en' | 'ml' = 'en') {
  const view = await renderScreen(remote, address, { http: network, config, language });
  await screen.findByRole('heading', { level: 1 });
  return { ...view, donor: userEvent.setup({ delay: null }) };
}

async function openPart(language: 'en' | 'ml' = 'en') {
  const page = await openPage(undefined, language);
  await page.donor.click(screen.getByText(language === 'en' ? OPEN : 'ഒരാളുടെ ഓർമ്മയ്ക്കായോ പേരിലോ നൽകാൻ'));
  const field = {
    name: await screen.findByLabelText(language === 'en' ? 'Name of that person' : 'ആ ആളുടെ പേര്'),
    message: screen.getByLabelText(/^(Message|സന്ദേശം) \(/),
    email: screen.getByLabelText(/^(Send the message to|സന്ദേശം അയയ്ക്കേണ്ട)/),
  };
  return { ...page, ...field };
}

const proceed = () => screen.getByRole('button', { name: /^Proceed/ });
const recorded = () => network.sentTo('newTrans');

test('the part is folded, and a donor who leaves it closed sends nothing of it', async () => {
  const { donor } = await openPage();
  expect(screen.queryByLabelText('Name of that person')).not.toBeInTheDocument();
  await donor.click(proceed());
  await waitFor(() => expect(recorded()).toHaveLength(1));
  expect(Object.keys(recorded()[0] ?? {})).not.toContain('tributeName');
});

test.each(['en', 'ml'] as const)('the open part has no accessibility violation (%s)', async (language) => {
  const { container } = await openPart(language);
  expect(await axe(container)).toHaveNoViolations();
});

test('what the donor writes is sent with the donation, in memory unless another kind is chosen', async () => {
  const { donor, name, message, email } = await openPart();
  expect(screen.getByRole('radio', { name: 'In memory of' })).toBeChecked();
  await donor.type(name, 'Mariam Beevi');
  await donor.type(message, 'With love{Enter}from us');
  await donor.type(email, 'son@family.example');
  await donor.click(screen.getByRole('radio', { name: 'On behalf of' }));
  await donor.click(proceed());
  await waitFor(() => expect(recorded()).toHaveLength(1));
  expect(recorded()[0]).toMatchObject({
    tributeKind: 'behalf',
    tributeName: 'Mariam Beevi',
    tributeMessage: 'With love\nfrom us',
    tributeEmail: 'son@family.example',
  });
});

test('a part that was opened and left empty sends nothing', async () => {
  const { donor } = await openPart();
  await donor.click(proceed());
  await waitFor(() => expect(recorded()).toHaveLength(1));
  expect(Object.keys(recorded()[0] ?? {})).not.toContain('tributeKind');
});

test('mistakes are told with those of the other fields, lead to their field, and vanish when mended', async () => {
  const { donor, name, message, email } = await openPart();
  await donor.clear(screen.getByLabelText('Full Name'));
  await donor.type(message, 'See www.example.com');
  await donor.type(email, 'a@x.example, b@x.example');
  await donor.click(proceed());
  const links = within(screen.getByRole('alert')).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Please enter your name.',
    'Enter the name of the person you give for, or leave this whole part empty',
    expect.stringContaining('Write without links'),
    'Enter one email address like name@example.com, or leave it empty',
  ]);
  expect(recorded()).toEqual([]);
  for (const [at, field] of [name, message, email].entries()) {
    await donor.click(within(screen.getByRole('alert')).getAllByRole('link')[at + 1] ?? name);
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
  }
  await donor.clear(message);
  expect(message).toBeValid();
  expect(message).toHaveValue('');
});

test('another language keeps what was typed, and its errors are in that language', async () => {
  const { donor, message, language } = await openPart();
  await donor.type(message, 'With love');
  await donor.click(proceed());
  expect(screen.getByRole('alert')).toHaveTextContent('Enter the name of the person');
  act(() => language.change('ml'));
  expect(await screen.findByLabelText('ആ ആളുടെ പേര്')).toBeInvalid();
  expect(screen.getByRole('alert').textContent).not.toMatch(/[A-Za-z]/);
  expect(screen.getByLabelText(/^സന്ദേശം \(/)).toHaveValue('With love');
});

test('what the server refuses is told at its field, and the donor goes on without the address', async () => {
  const words = 'No more messages can be sent to this address for now.';
  network.next['newTrans'] = [refusedReply(422, 'Check', [{ field: 'tributeEmail', message: words }])];
  const { donor, name, email, language } = await openPart();
  await donor.type(name, 'Mariam');
  await donor.type(email, 'son@family.example');
  await donor.click(proceed());
  await waitFor(() => expect(email).toBeInvalid());
  expect(email).toHaveAccessibleDescription(expect.stringContaining(words));
  act(() => language.change('ml'));
  await waitFor(() =>
    expect(email).toHaveAccessibleDescription(expect.stringContaining('കാരണം അറിയാൻ വീണ്ടും അയയ്ക്കുക')),
  );
  expect(screen.getByRole('alert').textContent).not.toMatch(/[A-Za-z]/);
  act(() => language.change('en'));
  await waitFor(() => expect(email).toHaveAccessibleDescription(expect.stringContaining(words)));
  await donor.clear(email);
  await donor.click(proceed());
  await waitFor(() => expect(recorded()).toHaveLength(2));
  expect(recorded()[1]).toMatchObject({ tributeName: 'Mariam', tributeEmail: '' });
});

test('an unpaid donation is offered again with its tribute, unfolded, when the donor comes back', async () => {
  const first = await openPart();
  await first.donor.click(screen.getByRole('radio', { name: 'On behalf of' }));
  await first.donor.type(first.name, 'Mariam');
  await first.donor.click(proceed());
  await waitFor(() => expect(recorded()).toHaveLength(1));
  first.unmount();
  await openPage('/payments/home');
  expect(await screen.findByLabelText('Name of that person')).toHaveValue('Mariam');
  expect(screen.getByRole('radio', { name: 'On behalf of' })).toBeChecked();
});

test('a page within an app does not offer it', async () => {
  await openPage(`/payments-mobile/home?${filled}`);
  expect(screen.queryByText(OPEN)).not.toBeInTheDocument();
});
