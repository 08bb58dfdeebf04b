import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '@trust/shared/testing/render-screen';
import { remote } from '../../../../remote.tsx';
import { PaymentNetwork } from '../../../../testing/payment-network.ts';
import * as checks from './load-checks.ts';

jest.mock('./load-checks.ts', (): object => ({
  __esModule: true,
  ...jest.requireActual<object>('./load-checks.ts'),
}));

/** The checks have not loaded yet; they load, or fail, when the test says. */
function holdChecks() {
  let resolve: (loaded: checks.Checks) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const held = new Promise<checks.Checks>((...settle) => ([resolve, reject] = settle));
  jest.spyOn(checks, 'loadedChecks').mockReturnValue(undefined);
  const loading = jest.spyOn(checks, 'loadChecks').mockReturnValue(held);
  return { resolve, reject, loading };
}

afterEach(() => jest.restoreAllMocks());

async function openForm() {
  sessionStorage.clear();
  const network = new PaymentNetwork();
  await renderScreen(remote, '/payments/home', { http: network });
  await screen.findByRole('heading', { level: 1 });
  return { network, donor: userEvent.setup({ delay: null }) };
}

test('what is typed while the checks load is checked when they come, and a second press is the first one', async () => {
  const { donor } = await openForm();
  const { resolve, loading } = holdChecks();
  const proceed = screen.getByRole('button', { name: /^Proceed/ });
  await donor.click(proceed);
  expect(proceed).toHaveAttribute('aria-busy', 'true');
  await donor.click(proceed);
  await donor.type(screen.getByLabelText('Full Name'), 'A Donor');
  expect(loading).toHaveBeenCalledTimes(1);
  resolve(await import('./check-donation.ts'));
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Please provide your email.');
  expect(summary).not.toHaveTextContent('Please enter your name.');
  expect(proceed).not.toHaveAttribute('aria-busy');
});

test('checks that do not load stop nobody: the form is posted, and the server checks it', async () => {
  const posted = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  const { donor, network } = await openForm();
  const { reject } = holdChecks();
  await donor.click(screen.getByRole('button', { name: /^Proceed/ }));
  reject(new Error('no network'));
  await waitFor(() => expect(posted).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('form')).toHaveAttribute('action', '/payments/start?lang=en');
  expect(network.sent).toEqual([]);
});
