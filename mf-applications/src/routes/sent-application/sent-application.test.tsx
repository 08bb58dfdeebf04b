import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotFoundError, UnavailableError, type Http, type HttpRequest } from '@trust/shared/http';
import { fakeNetwork } from '@trust/shared/testing/fake-network';
import { renderScreen } from '@trust/shared/testing/render-screen';
import { axe } from '@trust/shared/testing/component-axe';
import { announceSent } from '../../parts/just-sent.ts';
import { readCorrection, startCorrection } from '../../parts/correction.ts';
import { remote } from '../../remote.tsx';
import { sampleApplication } from '../../testing/sample-application.ts';

const CALL = 'project/get-application-by-suid';
const ADDRESS = '/application-summary/suid-of-the-test';

async function openPage(answer: unknown = sampleApplication(), language: 'en' | 'ml' = 'en') {
  const answers: Record<string, unknown> = { [CALL]: answer, 'project/get-category-list': [] };
  const network = fakeNetwork(answers);
  const asked: HttpRequest[] = [];
  const http: Http = {
    ...network,
    read(request, schema) {
      asked.push(request);
      return network.read(request, schema);
    },
  };
  const view = await renderScreen(remote, ADDRESS, { http, language });
  await screen.findByRole('heading', { level: 1 });
  return { ...view, asked, answers, applicant: userEvent.setup({ delay: null }) };
}

beforeEach(() => sessionStorage.clear());

test('an applicant sees the number, the category, the name, and the terms as they were', async () => {
  await openPage();
  expect(await screen.findByText('ACDEFGHJ')).toBeInTheDocument();
  expect(screen.getByText('Medi Care')).toBeInTheDocument();
  expect(screen.getByText('ഫാത്തിമ ബീവി')).toBeInTheDocument();
  const terms = within(screen.getByRole('region', { name: 'Terms and instructions' }));
  expect(terms.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Attach the prescription.',
    'Attach the estimate of the hospital.',
  ]);
  expect(terms.getByText(/I have read and understood these instructions/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add a new Application' })).toHaveAttribute('href', '/application');
});

test('the page asks for the application by its key, in the body of a call', async () => {
  const { asked } = await openPage();
  await screen.findByText('ACDEFGHJ');
  const calls = asked.filter(({ path }) => path === CALL);
  expect(calls).toMatchObject([{ base: 'api', method: 'POST', body: { suid: 'suid-of-the-test' } }]);
  expect(calls.map(({ path }) => path).join()).not.toContain('suid-of-the-test');
});

test.each([
  ['sent', false, 'Your application has been sent', true],
  ['corrected', true, 'Application details Updated!', false],
] as const)(
  'whoever has just %s it is told so, and what to keep',
  async (_what, corrected, title, keepsNumber) => {
    announceSent({ suid: 'suid-of-the-test', corrected });
    await openPage();
    const notice = within(await screen.findByRole('group', { name: title }));
    expect(notice.queryByText(/^Keep this number/) !== null).toBe(keepsNumber);
  },
);

test('the page of an application that this tab has not sent says nothing of sending', async () => {
  announceSent({ suid: 'suid-of-another', corrected: false });
  await openPage();
  await screen.findByText('ACDEFGHJ');
  expect(screen.queryByText('Your application has been sent')).not.toBeInTheDocument();
});

test('it is printed in a window of its own, by a form whose address does not tell the key', async () => {
  const { container } = await openPage();
  const form = (await screen.findByRole('button', { name: 'Print application' })).closest('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('target', '_blank');
  expect(form?.getAttribute('action')).toMatch(/\/project\/get-application-candidate-pdf\?lang=en$/);
  expect(container.querySelector('input[name="suid"]')).toHaveValue('suid-of-the-test');
});

test.each([
  ['Correct the application', '/application'],
  ['Add a missing document', '/application#documents'],
])('%s leads to the form, which knows what it corrects', async (name, action) => {
  const { applicant } = await openPage();
  const button = await screen.findByRole('button', { name });
  const form = button.closest('form');
  expect(form).toHaveAttribute('action', action);
  expect(screen.getByText(/22 November 2026, 3:30/)).toBeInTheDocument();
  form?.addEventListener('submit', (event) => event.preventDefault());
  await applicant.click(button);
  expect(readCorrection()).toBe('suid-of-the-test');
});

test('whoever comes back from the form without sending corrects nothing any more', async () => {
  startCorrection('suid-of-the-test');
  await openPage();
  await screen.findByText('ACDEFGHJ');
  expect(readCorrection()).toBeUndefined();
});

test('an applicant withdraws the application, after a question', async () => {
  const { asked, answers, applicant } = await openPage();
  answers['project/withdraw-application'] = sampleApplication({ status: 'withdrawn' });
  await applicant.click(await screen.findByRole('button', { name: 'Withdraw the application' }));
  await applicant.click(await screen.findByRole('button', { name: 'No, go back' }));
  expect(screen.getByRole('button', { name: 'Correct the application' })).toBeInTheDocument();
  await applicant.click(screen.getByRole('button', { name: 'Withdraw the application' }));
  expect(await screen.findByText(/If you need the help no more/)).toBeInTheDocument();
  await applicant.click(await screen.findByRole('button', { name: 'Yes, withdraw it' }));
  expect(asked.at(-1)).toMatchObject({
    path: 'project/withdraw-application',
    method: 'POST',
    body: { suid: 'suid-of-the-test' },
  });
  const notice = (await screen.findByText('This application is withdrawn. For help, send a new one.'))
    .parentElement;
  expect(notice).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Correct the application' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Withdraw the application' })).not.toBeInTheDocument();
});

test('a withdrawal that fails says so, and can be tried again', async () => {
  const { answers, applicant } = await openPage();
  answers['project/withdraw-application'] = new UnavailableError();
  await applicant.click(await screen.findByRole('button', { name: 'Withdraw the application' }));
  await applicant.click(await screen.findByRole('button', { name: 'Yes, withdraw it' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The application could not be withdrawn.');
  expect(screen.getByRole('button', { name: 'Withdraw the application' })).toBeInTheDocument();
});

test('an application that can no longer be corrected says so', async () => {
  const { correctableUntil: _until, ...closed } = sampleApplication();
  await openPage(closed);
  expect(await screen.findByText(/can no longer be corrected here/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Correct the application' })).not.toBeInTheDocument();
});

test.each([
  ['in-review', ['Received', 'Being examined'], 'Being examined'],
  ['approved', ['Received', 'Being examined', 'Approved'], 'Approved'],
  ['declined', ['Received', 'Being examined', 'Declined'], 'Declined'],
] as const)('once staff have begun, its steps are shown (%s)', async (status, steps, current) => {
  await openPage(sampleApplication({ status }));
  const list = within(await screen.findByRole('region', { name: 'How far the application is' }));
  const items = list.getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(steps);
  expect(items.filter((item) => item.hasAttribute('aria-current')).map((item) => item.textContent)).toEqual([
    current,
  ]);
});

test('of one that was withdrawn the steps are those that it has come to', async () => {
  await openPage(sampleApplication({ status: 'withdrawn' }));
  const list = within(await screen.findByRole('region', { name: 'How far the application is' }));
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Received', 'Withdrawn']);
});

test.each([
  ['received', true],
  ['in-review', true],
  ['approved', false],
  ['declined', false],
  ['withdrawn', false],
] as const)('an application that is %s can be withdrawn: %s', async (status, can) => {
  await openPage(sampleApplication({ status }));
  await screen.findByText('ACDEFGHJ');
  expect(screen.queryByRole('button', { name: 'Withdraw the application' }) !== null).toBe(can);
});

test.each([
  ['received', true],
  ['in-review', false],
  ['approved', false],
] as const)('who has just sent one that is %s already is told so: %s', async (status, isTold) => {
  announceSent({ suid: 'suid-of-the-test', corrected: false });
  await openPage(sampleApplication({ status }));
  await screen.findByText('ACDEFGHJ');
  expect(screen.queryByText('Your application has been sent') !== null).toBe(isTold);
});

test('it is printed in the language of the page', async () => {
  await openPage(undefined, 'ml');
  await screen.findByText('ACDEFGHJ');
  expect(document.querySelector('form[method=post][target=_blank]')).toHaveAttribute(
    'action',
    expect.stringMatching(/get-application-candidate-pdf\?lang=ml$/),
  );
});

test('before staff have begun there are no steps', async () => {
  await openPage();
  await screen.findByText('ACDEFGHJ');
  expect(screen.queryByRole('region', { name: 'How far the application is' })).not.toBeInTheDocument();
});

test('a key that opens nothing is said in words, with the ways on', async () => {
  await openPage(new NotFoundError());
  const notice = within(await screen.findByRole('alert'));
  expect(notice.getByText('We can’t find this application')).toBeInTheDocument();
  expect(notice.getByRole('link', { name: 'Where to find your link' })).toHaveAttribute(
    'href',
    '/application-summary',
  );
});

test('without a network it can be tried again', async () => {
  const { answers, applicant } = await openPage(new UnavailableError());
  const retry = await screen.findByRole('button', { name: 'Retry' });
  answers[CALL] = sampleApplication();
  await applicant.click(retry);
  expect(await screen.findByText('ACDEFGHJ')).toBeInTheDocument();
});

test('nothing in the head tells the key to a search engine or to whom the page is shared with', async () => {
  await openPage();
  await screen.findByText('ACDEFGHJ');
  expect(document.head.innerHTML).not.toContain('suid-of-the-test');
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test.each(['en', 'ml'] as const)('nothing stands in a screen reader’s way (%s)', async (language) => {
  const { container } = await openPage(sampleApplication({ status: 'approved' }), language);
  await screen.findByText('ACDEFGHJ');
  expect(await axe(container)).toHaveNoViolations();
});
