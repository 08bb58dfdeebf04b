import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { sampleConfig } from '../../testing/sample-config.ts';
import { sampleRemote } from '../../testing/sample-remote.ts';
import { createTestHost } from '../../testing/render-screen.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { createRemoteModule } from '../first-view/remote-module.tsx';
import type { RemoteHost } from '../host.ts';

const HTML =
  '<main><h1>Donate</h1><form action="/payments/start" method="post"><input aria-label="Name" name="name"></form></main>';

/** A page that throws in the browser: at once, or when the donor types `!`. */
function Form({ failsAtOnce }: { failsAtOnce: boolean }) {
  const [name, setName] = useState('');
  const shown = useHydrated();
  if (name.includes('!') || failsAtOnce) throw new Error('no such text');
  return (
    <main data-hydrated={shown ? '' : undefined}>
      <h1>Donate</h1>
      <form action="/payments/start" method="post">
        <input aria-label="Name" name="name" onChange={({ target }) => setName(target.value)} />
      </form>
    </main>
  );
}

async function openPage({ failsAtOnce, leaves = true }: { failsAtOnce: boolean; leaves?: boolean }) {
  history.replaceState(null, '', '/give');
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = HTML;
  const serverNodes = [...element.childNodes];
  const restored = jest.fn();
  const host: RemoteHost = {
    ...createTestHost({
      http: { read: jest.fn(), send: jest.fn(), upload: jest.fn() },
      config: sampleConfig,
    }),
    ...(leaves ? { restoreServerPage } : {}),
  };
  const module = createRemoteModule(
    sampleRemote({
      give: {
        Screen: () => <Form failsAtOnce={failsAtOnce} />,
        head: () => ({ title: 'Donate', description: '' }),
      },
    }),
  );
  /** What the shell does. */
  function restoreServerPage() {
    queueMicrotask(() => {
      void module.outlet.unmount({ name: 'mf-content', element, host, hydrationState: undefined });
      element.replaceChildren(...serverNodes);
      restored();
    });
    return true;
  }
  document.title = 'Donate to the home';
  const name = await screen.findByLabelText('Name');
  await userEvent.type(name, 'Asha');
  // Not awaited within `act`, which would hold back the effects that end it.
  void module.outlet.mount({
    name: 'mf-content',
    element,
    host,
    hydrationState: { queries: undefined, failed: false },
  });
  return { element, restored };
}

beforeAll(() => {
  globalThis.reportError ??= () => undefined;
});
beforeEach(() => {
  jest.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

test('a page that throws as soon as it is rendered leaves the server’s form, with what was typed', async () => {
  const { restored } = await openPage({ failsAtOnce: true });
  await waitFor(() => expect(restored).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('heading')).toHaveTextContent('Donate');
  expect(screen.getByLabelText('Name')).toHaveValue('Asha');
  expect(screen.getByLabelText('Name').closest('form')).toHaveAttribute('action', '/payments/start');
  expect(document.title).toBe('Donate to the home');
});

test('a page that throws later leaves its form, with what was typed until then', async () => {
  const { element, restored } = await openPage({ failsAtOnce: false });
  await waitFor(() => expect(element.querySelector('[data-hydrated]')).not.toBeNull());
  await userEvent.type(screen.getByLabelText('Name'), ' K!');
  await waitFor(() => expect(restored).toHaveBeenCalledTimes(1));
  expect(screen.getByLabelText('Name')).toHaveValue('Asha K!');
  await userEvent.type(screen.getByLabelText('Name'), '!!');
  expect(screen.getByLabelText('Name')).toHaveValue('Asha K!!!');
});

test('a host of before, which cannot say so, has the message in place of the page', async () => {
  await openPage({ failsAtOnce: true, leaves: false });
  expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be loaded');
});
