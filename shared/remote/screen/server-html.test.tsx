import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { Language } from '../../contract/languages.ts';
import { UnavailableError, type Http } from '../../http/http.ts';
import { createTestHost } from '../../testing/render-screen.tsx';
import { sampleConfig } from '../../testing/sample-config.ts';
import { sampleRemote } from '../../testing/sample-remote.ts';
import { startOutlet } from '../first-view/outlet/outlet.tsx';
import { prepareServerRenderedPage } from '../first-view/page-preparation.ts';
import { createMemory } from '../first-view/remote-memory.ts';
import type { LoadContext } from '../definition.ts';
import { createDocumentQueries, readOutlined } from '../queries/queries.ts';
import { renderPage } from '../server/server-render.tsx';
import { Link } from '../../ui/link.tsx';
import { outlineInPage, ServerHtml, type InPage } from './server-html.tsx';
import { OwnLink } from './own-link.tsx';

const NAMES = ['Asha', 'Binu'];
let reads = 0;
const query = ({ language }: LoadContext) => ({
  queryKey: ['names', language],
  queryFn: async () => {
    reads += 1;
    return NAMES.map((name) => `${name} (${language})`);
  },
  outline: outlineInPage<string>,
});

const remote = sampleRemote({
  list: {
    load: (context: LoadContext) => readOutlined(context.queries, query(context)),
    Screen: ({ data }: { data: unknown }) => (
      <ul>
        {(data as InPage<string>[]).map((name, index) => (
          <ServerHtml key={name ?? index} as="li" value={name}>
            {(shown) => (
              <>
                <Link href="/next">{shown}</Link> <a href="/elsewhere">Elsewhere</a>
              </>
            )}
          </ServerHtml>
        ))}
      </ul>
    ),
    head: () => ({ title: 'Names', description: '' }),
  },
  next: { Screen: () => <h1>Next</h1>, head: () => ({ title: 'Next', description: '' }) },
});
const http: Http = {
  read: () => Promise.reject(new UnavailableError()),
  send: () => Promise.reject(new UnavailableError()),
  upload: () => Promise.reject(new UnavailableError()),
};
const bases = { api: '', content: '', payments: '' };

let root: Root;
let dispose = () => {};
let warned: jest.SpyInstance;
beforeEach(() => {
  window.scrollTo = jest.fn();
  warned = jest.spyOn(console, 'error');
});
afterEach(() => {
  act(() => root.unmount());
  dispose();
  warned.mockRestore();
});

/** Hydrates the server's page, whose HTML may be changed before. */
async function openServerPage(
  change: (element: HTMLElement) => void = () => undefined,
  language: Language = 'en',
) {
  history.replaceState({ key: 'first' }, '', '/list');
  const page = await renderPage(remote, { language, config: sampleConfig, bases, href: location.href }, http);
  if (page.outcome !== 'page') throw new Error('The page was not rendered.');
  reads = 0;
  document.body.innerHTML = `<main>${page.html}</main>`;
  const element = document.body.querySelector('main');
  if (!element) throw new Error('There is no main element.');
  change(element);
  const host = createTestHost({ http, language });
  const memory = createMemory(remote, () => http);
  const read: unknown = JSON.parse(JSON.stringify(page.queries));
  memory.queries = createDocumentQueries(read);
  const prepared = await prepareServerRenderedPage(memory, location.href, host, {
    screen: page.screen,
    params: {},
  });
  if (!prepared) throw new Error('The page was not prepared.');
  const outlet = startOutlet({ memory, host, page: prepared, element, hydrating: true, OwnLink });
  ({ dispose } = outlet);
  await act(async () => {
    root = hydrateRoot(element, outlet.view, {
      identifierPrefix: `${remote.name}-`,
      onRecoverableError: () => undefined,
    });
  });
  return { host, state: JSON.stringify(read) };
}

test('cards stay as the server has rendered them, though the page brings none of their data', async () => {
  const { state } = await openServerPage();
  expect(screen.getByRole('link', { name: 'Asha (en)' })).toBeVisible();
  expect(state).not.toContain('Asha');
  expect(reads).toBe(0);
  expect(warned).not.toHaveBeenCalled();
});

test('a link in them leads on in the document, and Back brings them again', async () => {
  await openServerPage();
  await userEvent.click(screen.getByRole('link', { name: 'Binu (en)' }));
  expect(await screen.findByRole('heading', { name: 'Next' })).toBeVisible();
  expect(location.pathname).toBe('/next');
  act(() => history.back());
  expect(await screen.findByRole('link', { name: 'Binu (en)' })).toBeVisible();
  expect(reads).toBe(1);
});

test('a link in them to another remote’s page is left to the shell', async () => {
  await openServerPage();
  let prevented: boolean | undefined;
  const record = (event: Event) => {
    prevented = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', record, { once: true });
  await userEvent.click(screen.getAllByRole('link', { name: 'Elsewhere' })[0] ?? document.body);
  expect(prevented).toBe(false);
});

test('they are shown in another language when the visitor changes it', async () => {
  const { host } = await openServerPage();
  act(() => host.language.change('ml'));
  expect(await screen.findByRole('link', { name: 'Asha (ml)' })).toBeVisible();
  expect(screen.queryByText('Asha (en)')).not.toBeInTheDocument();
});

test('they are read where the page was not the one that the server has rendered', async () => {
  await openServerPage((element) => {
    element.innerHTML = '<p>Changed on the way</p>';
  });
  await waitFor(() => expect(screen.getByRole('link', { name: 'Asha (en)' })).toBeVisible());
});
