import { screen, waitFor } from '@testing-library/react';
import { createTestHost } from '../../testing/render-screen.tsx';
import { sampleRemote } from '../../testing/sample-remote.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { createQueryClient } from '../queries/query-client.ts';
import { describeServerRead } from '../queries/server-read.ts';
import { createRemoteModule } from './remote-module.tsx';

/** A form whose values the server knows alone: they were posted to it. */
function Form({ data }: { data: unknown }) {
  const hydrated = useHydrated();
  return <h1 data-hydrated={hydrated ? '' : undefined}>{String(data)}</h1>;
}

beforeAll(() => {
  globalThis.reportError ??= () => undefined;
});

test('a page whose address changes its language while its code loads keeps what was posted to the server', async () => {
  const report = jest.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
  history.replaceState(null, '', '/give?lang=en');
  const queries = createQueryClient();
  queries.setQueryData(['typed', '?lang=en'], 'Asha');
  const element = document.body.appendChild(document.createElement('main'));
  element.innerHTML = '<h1>Asha</h1>';
  const serverHeading = element.firstChild;
  const module = createRemoteModule(
    sampleRemote({
      give: {
        load: ({ queries: own, url }) =>
          own.ensureQueryData({
            queryKey: ['typed', url.search],
            queryFn: () => Promise.resolve('nothing'),
          }),
        Screen: Form,
        head: () => ({ title: 'Donate', description: '' }),
      },
    }),
  );
  const name = 'mf-donations';
  const host = createTestHost({ http: { read: jest.fn(), send: jest.fn(), upload: jest.fn() } });
  const hydrationState = { queries: describeServerRead(queries), failed: false };
  // Not awaited within `act`, which would hold back the effects that end it.
  void module.outlet.mount({ name, element, host, hydrationState });
  history.replaceState(null, '', '/give?lang=ml');

  await waitFor(() => expect(screen.getByRole('heading')).toHaveAttribute('data-hydrated'));
  expect(screen.getByRole('heading')).toBe(serverHeading);
  expect(screen.getByRole('heading')).toHaveTextContent('Asha');
  expect(location.search).toBe('?lang=ml');
  expect(report).not.toHaveBeenCalled();
});
