import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startOutlet } from '@trust/shared/remote/first-view/outlet/outlet';
import { prepareServerRenderedPage } from '@trust/shared/remote/first-view/page-preparation';
import { createMemory } from '@trust/shared/remote/first-view/remote-memory';
import { createDocumentQueries } from '@trust/shared/remote/queries/queries';
import { renderPage } from '@trust/shared/remote/server/server-render';
import { createTestHost } from '@trust/shared/testing/render-screen';
import { sampleConfig } from '@trust/shared/testing/sample-config';
import { hydrateRoot } from 'react-dom/client';
import { remote } from '../../../../remote.tsx';
import { PaymentNetwork } from '../../../../testing/payment-network.ts';
import { loadTribute, onServer } from './load-tribute.ts';

const http = new PaymentNetwork();
const bases = { api: '', content: '', payments: '' };
let close = () => {};
afterEach(() => close());

/** Hydrates the server's page, in which something may be done before scripts run. */
async function openServerPage(before: () => Promise<void>) {
  history.replaceState({ key: 'first' }, '', '/payments/home');
  onServer.tribute = await loadTribute();
  const page = await renderPage(
    remote,
    { language: 'en', config: sampleConfig, bases, href: location.href },
    http,
  );
  delete onServer.tribute;
  if (page.outcome !== 'page') throw new Error('The page was not rendered.');
  const element = document.body.appendChild(document.createElement('main'));
  element.innerHTML = page.html;
  await before();
  const host = createTestHost({ http });
  const memory = createMemory(remote, () => http);
  const read: unknown = JSON.parse(JSON.stringify(page.queries));
  memory.queries = createDocumentQueries(read);
  const { screen: id, params = {} } = page;
  const prepared = await prepareServerRenderedPage(memory, location.href, host, { screen: id, params });
  if (!prepared) throw new Error('The page was not prepared.');
  const outlet = startOutlet({ memory, host, page: prepared, element, hydrating: true });
  const root = await act(async () =>
    hydrateRoot(element, outlet.view, { identifierPrefix: `${remote.name}-` }),
  );
  close = () => {
    act(() => root.unmount());
    outlet.dispose();
    element.remove();
  };
}

const field = (name: string | RegExp) => screen.getByLabelText(name);

test('who writes before scripts run goes on writing, and the field is replaced when it is left', async () => {
  const donor = userEvent.setup({ delay: null });
  await openServerPage(async () => {
    await donor.click(screen.getByText('Give in memory or on behalf of someone'));
    await donor.click(field('On behalf of'));
    await donor.type(field('Name of that person'), 'Mar');
  });
  const written = field('Name of that person');
  await donor.keyboard('iam');
  await act(() => loadTribute());
  expect(written).toHaveFocus();
  expect(written).toHaveValue('Mariam');
  await donor.click(document.body);
  await waitFor(() => expect(written).not.toBeInTheDocument());
  expect(field('Name of that person')).toHaveValue('Mariam');
  expect(field('On behalf of')).toBeChecked();
});

test('who goes from field to field before it has loaded loses no focus', async () => {
  const donor = userEvent.setup({ delay: null });
  await openServerPage(async () => {
    await donor.click(screen.getByText('Give in memory or on behalf of someone'));
    await donor.click(field('Name of that person'));
  });
  await act(() => loadTribute());
  await donor.tab();
  await donor.keyboard('With love');
  expect(field(/^Message/)).toHaveFocus();
  expect(field(/^Message/)).toHaveValue('With love');
});

test('fields that the browser has filled in again are shown', async () => {
  await openServerPage(async () => {
    const name = field('Name of that person');
    if (name instanceof HTMLInputElement) name.value = 'Mariam';
  });
  await waitFor(() => expect(field('Name of that person')).toBeVisible());
  expect(field('Name of that person')).toHaveValue('Mariam');
});
