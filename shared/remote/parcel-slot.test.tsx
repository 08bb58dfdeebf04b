import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { Language } from '../contract/language.ts';
import { createTranslate } from '../i18n/i18n.ts';
import { renderInLanguage } from '../ui/testing/render-in-language.tsx';
import { kitTexts } from './kit.texts.ts';
import type { ParcelHost } from './parcel-host.ts';
import { ParcelSlot } from './parcel-slot.tsx';

const PLAIN_FORM = '<form><label>Name <input name="name"></label></form>';

interface PageOptions {
  html?: string;
  language?: Language;
  shell?: boolean;
  working?: boolean;
}

/** A page whose parcel cannot be had until `works` is called; `html` is what the server drew of it. */
function openPage({ html = '', language = 'en', shell = true, working = false }: PageOptions = {}) {
  const broken = { now: !working };
  const mount = jest.fn<Promise<() => Promise<void>>, Parameters<ParcelHost['mount']>>(async (place) => {
    if (broken.now) throw new Error('404');
    place.dataset['taken'] = 'over';
    if (place.childElementCount === 0) place.innerHTML = PLAIN_FORM;
    return async () => undefined;
  });
  const slot = (
    <ParcelSlot
      module="mf-donations"
      parcel="quick-donation"
      props={{}}
      fallback={<a href="/give">Give</a>}
    />
  );
  const view = renderInLanguage(slot, language, {
    parcels: shell ? { mount } : undefined,
    placeParcel: () => html,
    t: createTranslate(language, kitTexts[language]),
  });
  return { ...view, mount, works: () => (broken.now = false) };
}

beforeAll(() => {
  globalThis.reportError ??= () => undefined;
});
beforeEach(() => void jest.spyOn(globalThis, 'reportError').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const taken = () => document.querySelector('[data-taken="over"]');

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
  expect(taken()).toBeNull();

  works();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).not.toHaveAttribute('aria-busy'));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(notice).not.toBeInTheDocument());
  expect(taken()).toHaveFocus();
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

test('where no shell is there to load it, the way out is all there is', async () => {
  openPage({ shell: false });
  expect(await screen.findByRole('link', { name: 'Give' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a part that comes says nothing', async () => {
  openPage({ html: PLAIN_FORM, working: true });
  await waitFor(() => expect(taken()).toBeInTheDocument());
  expect(screen.queryByRole('status')).toBeNull();
});
