import { waitFor } from '@testing-library/dom';
import { countDialogs } from '@trust/shared/remote/first-view/history/dialog-entry';
import { loadCloseOnBack, pushAddress, takeOverHistory } from './page-history.ts';

const onChange = jest.fn();
const pageHistory = takeOverHistory(onChange);
/** The browser goes back in tasks of its own. */
async function settle(): Promise<void> {
  for (let task = 0; task < 5; task += 1) await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  pageHistory.push({ key: 'list' }, '', '/projects');
  pageHistory.push({ key: 'page' }, '', '/project/1001');
  onChange.mockClear();
});

test.each([
  ['a remote', () => pageHistory.push({ key: 'next' }, '', '/next')],
  ['an older remote', () => history.pushState({ key: 'next' }, '', '/next')],
  ['the shell', () => pushAddress('/next')],
  ['a remote that replaces its own', () => pageHistory.replace({ key: 'next' }, '', '/next')],
  ['a screen', () => pageHistory.replaceAddress('/next')],
])('the shell notices when %s changes the address', (_who, change) => {
  change();
  expect(location.pathname).toBe('/next');
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a screen that gives its page another address leaves the entry its key', () => {
  pageHistory.replaceAddress('/project/1001?chosen=1');
  expect(history.state).toEqual({ key: 'page' });
});

test('a picture that is opened as the menu closes stays open, and Back closes it', async () => {
  const ofShell = await loadCloseOnBack();
  const ofRemote = await pageHistory.loadCloseOnBack();
  const closePicture = jest.fn();
  const releaseMenu = ofShell(jest.fn());
  const releasePicture = ofRemote(closePicture.mockImplementation(() => releasePicture()));
  releaseMenu();
  await waitFor(() => expect(countDialogs(history.state)).toBe(1));
  await settle();
  expect(closePicture).not.toHaveBeenCalled();
  history.back();
  await waitFor(() => expect(closePicture).toHaveBeenCalledTimes(1));
  expect(location.pathname).toBe('/project/1001');
});

test.each([
  ['a remote', () => pageHistory.push({ key: 'next' }, '', '/next')],
  ['the shell', () => pushAddress('/next')],
])(
  'a page that %s shows out of a dialog takes its entry: Back leads to the page below',
  async (_who, show) => {
    const closeOnBack = await pageHistory.loadCloseOnBack();
    const release = closeOnBack(jest.fn());
    show();
    release();
    await settle();
    expect(location.pathname).toBe('/next');
    history.back();
    await waitFor(() => expect(location.pathname).toBe('/project/1001'));
  },
);
