import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { createTestContext, renderInLanguage } from '../../../ui/testing/render-in-language.tsx';
import { sampleConfig } from '../../../testing/sample-config.ts';
import { RemoteContextProvider, type PageActions, type RemoteContext } from '../../context.tsx';
import { browserHistory } from './browser-history.ts';
import { countDialogs, leaveDialogEntry } from './dialog-entry.ts';
import { loadCloseOnBack } from './load-close-on-back.ts';
import { useCloseOnBack } from './use-close-on-back.ts';

function Box({ name, close }: { name: string; close: () => void }) {
  useCloseOnBack(close);
  return (
    <div role="dialog" aria-label={name}>
      <button onClick={close}>Close {name}</button>
    </div>
  );
}

const nothing = () => undefined;
const actions: PageActions = {
  ...browserHistory,
  follow: nothing,
  navigate: nothing,
  reload: nothing,
  readAhead: nothing,
};
const context: RemoteContext = {
  ...createTestContext('en'),
  t: (key) => key,
  config: sampleConfig,
  http: { read: jest.fn(), send: jest.fn(), upload: jest.fn() },
  parcels: undefined,
  actions,
  ownPaths: [],
};
const renderOnPage = (view: ReactNode) =>
  renderInLanguage(<RemoteContextProvider value={context}>{view}</RemoteContextProvider>);

function Page() {
  const [picture, setPicture] = useState(false);
  const [question, setQuestion] = useState(false);
  return (
    <>
      <button onClick={() => setPicture(true)}>See the picture</button>
      <button onClick={() => setQuestion(true)}>Ask</button>
      {picture ? <Box name="picture" close={() => setPicture(false)} /> : null}
      {question ? <Box name="question" close={() => setQuestion(false)} /> : null}
    </>
  );
}

const heard: string[] = [];
const hear = () => heard.push(location.pathname);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const goBack = () => act(() => history.back());
const isOpen = (name: string) => screen.queryByRole('dialog', { name }) !== null;
/** Where a visitor gets with one press on Back. */
const expectBackLeadsTo = async (path: string) => {
  goBack();
  await waitFor(() => expect(location.pathname).toBe(path));
};

beforeAll(() => loadCloseOnBack(undefined));
beforeEach(async () => {
  await waitFor(() => expect(countDialogs(history.state)).toBe(0));
  history.pushState({ key: 'list' }, '', '/projects');
  history.pushState({ key: 'page' }, '', '/project/1001');
  window.addEventListener('popstate', hear);
  heard.length = 0;
});
afterEach(() => window.removeEventListener('popstate', hear));

test('Back closes what is open and stays on the page, of which no router hears', async () => {
  renderOnPage(<Page />);
  await press('See the picture');
  goBack();
  await waitFor(() => expect(isOpen('picture')).toBe(false));
  expect(location.pathname).toBe('/project/1001');
  expect(history.state).toEqual({ key: 'page' });
  expect(heard).toEqual([]);
  await expectBackLeadsTo('/projects');
  expect(heard).toEqual(['/projects']);
});

test('what was closed by its button leaves nothing that Back would have to pass', async () => {
  renderOnPage(<Page />);
  await press('See the picture');
  await press('Close picture');
  await waitFor(() => expect(history.state).toEqual({ key: 'page' }));
  expect(heard).toEqual([]);
  await expectBackLeadsTo('/projects');
});

test('Forward after closing shows no second time what was open', async () => {
  renderOnPage(<Page />);
  await press('See the picture');
  goBack();
  await waitFor(() => expect(isOpen('picture')).toBe(false));
  const go = jest.spyOn(history, 'go');
  act(() => history.forward());
  await waitFor(() => expect(go).toHaveBeenCalledWith(-1));
  await waitFor(() => expect(history.state).toEqual({ key: 'page' }));
  await expectBackLeadsTo('/projects');
});

test('of two that are open Back closes the upper one first', async () => {
  renderOnPage(<Page />);
  await press('See the picture');
  await press('Ask');
  goBack();
  await waitFor(() => expect(isOpen('question')).toBe(false));
  expect(isOpen('picture')).toBe(true);
  goBack();
  await waitFor(() => expect(isOpen('picture')).toBe(false));
  await expectBackLeadsTo('/projects');
});

test('one that opens when another closes takes over its place in the history', async () => {
  renderOnPage(<Page />);
  await press('See the picture');
  const entries = history.length;
  act(() => {
    screen.getByRole('button', { name: 'Close picture' }).click();
    screen.getByRole('button', { name: 'Ask' }).click();
  });
  goBack();
  await waitFor(() => expect(isOpen('question')).toBe(false));
  expect(history.length).toBe(entries);
  await expectBackLeadsTo('/projects');
});

test('what may not be closed just now stays, and the next Back asks again', async () => {
  const refuse = jest.fn();
  renderOnPage(<Box name="picture" close={refuse} />);
  await waitFor(() => expect(countDialogs(history.state)).toBe(1));
  for (const times of [1, 2]) {
    goBack();
    await waitFor(() => expect(refuse).toHaveBeenCalledTimes(times));
    await waitFor(() => expect(countDialogs(history.state)).toBe(1));
  }
  expect(isOpen('picture')).toBe(true);
  expect(location.pathname).toBe('/project/1001');
});

test('from a page that was shown out of it Back leads to the page below', async () => {
  renderOnPage(<Page />);
  await press('See the picture');
  history.pushState({ key: 'next' }, '', '/account');
  await press('Close picture');
  expect(location.pathname).toBe('/account');
  await expectBackLeadsTo('/project/1001');
  await expectBackLeadsTo('/projects');
});

test('a page that is shown while the entry is being left is not lost', async () => {
  renderOnPage(<Page />);
  await press('See the picture');
  const go = jest.spyOn(history, 'go').mockImplementation(() => undefined);
  await press('Close picture');
  await waitFor(() => expect(go).toHaveBeenCalledWith(-1));
  history.pushState({ key: 'next' }, '', '/account');
  go.mockRestore();
  // The browser does only now what it was asked for.
  history.go(-1);
  await waitFor(() => expect(heard).toEqual(['/account']));
  await expectBackLeadsTo('/project/1001');
});

test('a page that is loaded where something was open goes to its own entry', async () => {
  history.pushState({ key: 'page', dialogs: 1 }, '');
  leaveDialogEntry();
  await waitFor(() => expect(history.state).toEqual({ key: 'page' }));
  await expectBackLeadsTo('/projects');
});
