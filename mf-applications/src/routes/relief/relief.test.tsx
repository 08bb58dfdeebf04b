import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '@trust/shared/contract/languages';
import type { PublicConfig } from '@trust/shared/contract/trust';
import { fakeNetwork } from '@trust/shared/testing/fake-network';
import { renderScreen } from '@trust/shared/testing/render-screen';
import { sampleConfig } from '@trust/shared/testing/sample-config';
import { axe } from '@trust/shared/testing/component-axe';
import { remote } from '../../remote.tsx';

const FORM = 'https://forms.example/relief?embedded=true';
const ALL_OPEN = { application: FORM, 'health-care': FORM, 'pravasi-care': 'closed', 'ramzan-care': FORM };

const askHost = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>();
const ANSWERED: Partial<Response> = { type: 'opaque', ok: false };
const originalFetch = globalThis.fetch;

beforeEach(() => {
  askHost.mockReset().mockResolvedValue(ANSWERED);
  globalThis.fetch = askHost as unknown as typeof fetch;
});
afterAll(() => {
  globalThis.fetch = originalFetch;
});

const openPage = (path: string, relief: PublicConfig['relief'] = ALL_OPEN, language: Language = 'en') =>
  renderScreen(remote, path, { http: fakeNetwork({}), language, config: { ...sampleConfig, relief } });

const frame = (title: string) => screen.findByTitle(title);

test.each([
  ['/relief/application', 'en', 'Relief application', 'Form: Relief application'],
  ['/relief/application', 'ml', 'ദുരിതാശ്വാസ അപേക്ഷ', 'ഫോം: ദുരിതാശ്വാസ അപേക്ഷ'],
  ['/relief/health-care', 'en', 'Health care relief', 'Form: Health care relief'],
  ['/relief/health-care', 'ml', 'ചികിത്സാ സഹായം', 'ഫോം: ചികിത്സാ സഹായം'],
  ['/relief/ramzan-care', 'en', 'Ramzan Care', 'Form: Ramzan Care'],
  ['/relief/ramzan-care', 'ml', 'റംസാൻ കെയർ', 'ഫോം: റംസാൻ കെയർ'],
] as const)('%s shows its form in %s and opens it alone', async (path, language, title, frameTitle) => {
  const { container } = await openPage(path, ALL_OPEN, language);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(document.title).toContain(title);
  expect(await frame(frameTitle)).toHaveAttribute('src', FORM);
  expect(screen.getByText(/forms\.example/)).toBeVisible();
  const alone = screen.getByRole('link', { name: { en: /in a new tab/, ml: /പുതിയ ടാബിൽ/ }[language] });
  expect(alone).toHaveAttribute('href', FORM);
  expect(alone).toHaveAttribute('target', '_blank');
  expect(alone).toHaveAttribute('rel', 'noopener noreferrer');
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  ['en', 'Pravasi Care', 'This project is temporarily closed'],
  ['ml', 'പ്രവാസി കെയർ', 'ഈ പദ്ധതി താൽക്കാലികമായി നിർത്തിവച്ചിരിക്കുന്നു'],
] as const)(
  'the page of a closed project says so, and frames nothing (%s)',
  async (language, title, closed) => {
    const { container } = await openPage('/relief/pravasi-care', ALL_OPEN, language);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: closed })).toBeVisible();
    expect(container.querySelector('iframe')).toBeNull();
    expect(askHost).not.toHaveBeenCalled();
    expect(await axe(container)).toHaveNoViolations();
  },
);

test.each([
  ['en', 'The form of this project is not on this site at present'],
  ['ml', 'ഈ പദ്ധതിയുടെ ഫോം ഇപ്പോൾ ഈ സൈറ്റിൽ ലഭ്യമല്ല'],
] as const)(
  'where nobody set a form, the page says so and names the office (%s)',
  async (language, words) => {
    const { container } = await openPage('/relief/ramzan-care', {}, language);
    expect(await screen.findByRole('status', { name: words })).toBeVisible();
    expect(screen.getByRole('link', { name: '+91 00000 00000' })).toBeVisible();
    expect(container.querySelector('iframe')).toBeNull();
    expect(await axe(container)).toHaveNoViolations();
  },
);

test('a form whose host does not answer is replaced by words, and Retry brings it back with the focus', async () => {
  askHost.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { container } = await openPage('/relief/application');
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be loaded/);
  expect(await frame('Form: Relief application')).not.toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the form in a new tab' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();

  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(await frame('Form: Relief application')).toBeVisible();
  expect(await frame('Form: Relief application')).toHaveFocus();
});

test('a host that still does not answer leaves the words and the button', async () => {
  askHost.mockRejectedValue(new TypeError('Failed to fetch'));
  await openPage('/relief/application', ALL_OPEN, 'ml');
  await userEvent.click(await screen.findByRole('button', { name: 'വീണ്ടും ശ്രമിക്കുക' }));
  await waitFor(() => expect(askHost).toHaveBeenCalledTimes(2));
  expect(await screen.findByRole('alert')).toHaveTextContent(/ഫോം തുറക്കാൻ കഴിഞ്ഞില്ല/);
});

test('a stand-in of this site that is down counts as not loaded', async () => {
  askHost.mockResolvedValue({ type: 'basic', ok: false });
  await openPage('/relief/application', { application: '/sandbox/forms/application' });
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('the host learns nothing of the visitor by being asked, and its form cannot replace the page', async () => {
  await openPage('/relief/application');
  expect(await frame('Form: Relief application')).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect((await frame('Form: Relief application')).getAttribute('sandbox')).not.toContain('top-navigation');
  expect(askHost).toHaveBeenCalledWith(
    FORM,
    expect.objectContaining({ method: 'HEAD', credentials: 'omit', referrerPolicy: 'no-referrer' }),
  );
});

test('each page leads to the other relief projects', async () => {
  await openPage('/relief/health-care');
  const region = await screen.findByRole('region', { name: 'Other relief projects' });
  const links = [...region.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/relief/application', '/relief/pravasi-care', '/relief/ramzan-care']);
});
