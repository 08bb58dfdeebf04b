import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../testing/component-axe.ts';
import { LANGUAGE_CODES, type Language } from '../../contract/languages.ts';
import { UI_TEXTS } from '../../ui/testing/ui-texts.ts';
import { createTranslate, type Texts } from '../../i18n/i18n.ts';
import { sampleConfig } from '../../testing/sample-config.ts';
import { RemoteContextProvider, type RemoteContext } from '../context.tsx';
import { loadKitTexts } from '../kit.texts.ts';
import type { ParcelHost } from './parcel-host.ts';
import { ParcelSlot } from './parcel-slot.tsx';

const texts: Partial<Record<Language, Texts>> = {};
beforeAll(async () => {
  for (const language of LANGUAGE_CODES) texts[language] = (await loadKitTexts[language]()).kitTexts;
});

const PLAIN_FORM = '<form><label>Name <input name="name"></label></form>';

interface PageOptions {
  html?: string;
  language?: Language;
  shell?: boolean;
  working?: boolean;
  hanging?: Promise<() => Promise<void>>;
}

/** A page whose parcel cannot be loaded until `works` is called; `html` is its server-rendered HTML. */
function openPage({ html = '', language = 'en', shell = true, working = false, hanging }: PageOptions = {}) {
  const broken = { now: !working };
  const mount = jest.fn<Promise<() => Promise<void>>, Parameters<ParcelHost['mount']>>(async (element) => {
    if (broken.now) throw new Error('404');
    element.dataset['taken'] = 'over';
    if (element.childElementCount === 0) element.innerHTML = PLAIN_FORM;
    if (hanging) return hanging;
    return async () => undefined;
  });
  const context: RemoteContext = {
    language,
    uiTexts: UI_TEXTS[language],
    config: sampleConfig,
    http: {
      read: () => Promise.reject(new Error()),
      send: () => Promise.reject(new Error()),
      upload: () => Promise.reject(new Error()),
    },
    t: createTranslate(language, texts[language] ?? {}),
    parcels: shell ? { mount } : undefined,
    registerParcel: () => html,
    ownPaths: [],
  };
  const view = render(
    <RemoteContextProvider value={context}>
      <ParcelSlot
        module="mf-donations"
        parcel="quick-donation"
        props={{}}
        fallback={<a href="/give">Give</a>}
      />
    </RemoteContextProvider>,
  );
  return { ...view, mount, works: () => (broken.now = false) };
}

beforeAll(() => {
  globalThis.reportError ??= () => undefined;
});
beforeEach(() => void jest.spyOn(globalThis, 'reportError').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const hydrated = () => document.querySelector('[data-taken="over"]');

test('a form whose scripts failed says so, stays usable, and Retry takes it over with what was typed', async () => {
  const { container, works, mount } = openPage({ html: PLAIN_FORM });
  const notice = await screen.findByRole('status');
  expect(notice).toHaveTextContent('You can still use it in a simple form.');
  expect(screen.queryByRole('link', { name: 'Give' })).toBeNull();
  expect(reportError).toHaveBeenCalledTimes(1);
  expect(await axe(container)).toHaveNoViolations();

  await userEvent.type(screen.getByLabelText('Name'), 'A Donor');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(mount).toHaveBeenCalledTimes(2));
  expect(notice).toBeInTheDocument();
  expect(hydrated()).toBeNull();

  works();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).not.toHaveAttribute('aria-busy'));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(notice).not.toBeInTheDocument());
  expect(hydrated()).toHaveFocus();
  expect(screen.getByLabelText('Name')).toHaveValue('A Donor');
});

test('a part of which there is nothing at all leaves its way out, until Retry brings it', async () => {
  const { works } = openPage();
  expect(await screen.findByRole('status')).toHaveTextContent('This part could not be loaded.');
  expect(screen.getByRole('link', { name: 'Give' })).toBeVisible();
  works();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText('Name')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Give' })).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});

test('it says so in Malayalam', async () => {
  openPage({ html: PLAIN_FORM, language: 'ml' });
  expect(await screen.findByRole('status')).toHaveTextContent('ലളിതമായ രീതിയിൽ ഉപയോഗിക്കാം');
  expect(screen.getByRole('button', { name: 'വീണ്ടും ശ്രമിക്കുക' })).toBeVisible();
});

test('its scripts load once, when the visitor comes near', async () => {
  let come: (near: boolean) => void = () => undefined;
  class FakeObserver {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      come = (isIntersecting) => callback([{ isIntersecting }]);
    }
    observe = () => undefined;
    disconnect = () => (come = () => undefined);
  }
  Reflect.set(window, 'IntersectionObserver', FakeObserver);
  try {
    const scrolled = openPage({ html: PLAIN_FORM, working: true });
    act(() => come(false));
    expect(scrolled.mount).not.toHaveBeenCalled();
    await act(async () => come(true));
    await act(async () => come(true));
    expect(scrolled.mount).toHaveBeenCalledTimes(1);
    scrolled.unmount();

    const focused = openPage({ html: PLAIN_FORM, working: true });
    expect(focused.mount).not.toHaveBeenCalled();
    await act(async () => screen.getByLabelText('Name').focus());
    expect(focused.mount).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText('Name')).toHaveFocus();
  } finally {
    Reflect.deleteProperty(window, 'IntersectionObserver');
  }
});

test('where no shell is there to load it, the way out is all there is', async () => {
  openPage({ shell: false });
  expect(await screen.findByRole('link', { name: 'Give' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a part that comes says nothing', async () => {
  openPage({ html: PLAIN_FORM, working: true });
  await waitFor(() => expect(hydrated()).toBeInTheDocument());
  expect(screen.queryByRole('status')).toBeNull();
});

test('a part that hangs says so after five seconds, and the notice goes when it comes', async () => {
  jest.useFakeTimers();
  let finish: (unmount: () => Promise<void>) => void = () => undefined;
  const { mount } = openPage({
    html: PLAIN_FORM,
    working: true,
    hanging: new Promise((resolve) => (finish = resolve)),
  });
  await act(() => jest.advanceTimersByTimeAsync(4_999));
  expect(screen.queryByRole('status')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('status')).toHaveTextContent('You can still use it in a simple form');
  await act(async () => finish(async () => undefined));
  expect(screen.queryByRole('status')).toBeNull();
  expect(mount).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
