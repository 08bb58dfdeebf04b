import type { HttpRequest, Reply } from '@trust/shared/http';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { sampleConfig } from '@trust/shared/testing/sample-config';
import { axe } from '@trust/shared/testing/component-axe';
import { setSilently } from '@trust/shared/testing/set-silently';
import { openPage } from '../../testing/open-page.tsx';

const typed = {
  'Your name': 'Asha Demo',
  Email: 'asha@example.org',
  Subject: 'A well in Tirur',
  Message: 'Our well has no water.',
};

const taken: Reply<undefined> = { outcome: 'ok', data: undefined };
const refusedWith = (status: number, errors?: { field: string; message: string }[]): Reply<undefined> => ({
  outcome: 'refused',
  status,
  problem: { type: 'about:blank', title: 'Refused', status, errors },
});

/** The page with what was sent from it; replies come in turn, the last one from then on. */
async function openForm(...replies: (Reply<undefined> | Promise<Reply<undefined>>)[]) {
  const sent: HttpRequest[] = [];
  const answer = (request: HttpRequest) => replies[Math.min(sent.push(request), replies.length) - 1];
  await openPage('/contact', { 'POST contact': answer });
  return sent;
}
async function fillIn() {
  for (const [label, text] of Object.entries(typed)) await userEvent.type(screen.getByLabelText(label), text);
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const expectAllKept = () => {
  for (const [label, text] of Object.entries(typed)) expect(screen.getByLabelText(label)).toHaveValue(text);
};

test('a visitor can call, write or come by', async () => {
  await openPage('/contact');
  expect(screen.getByRole('link', { name: '+91 00000 00000' })).toHaveAttribute('href', 'tel:+910000000000');
  expect(screen.getByRole('link', { name: 'office@sample.example' })).toHaveAttribute(
    'href',
    'mailto:office@sample.example',
  );
  expect(screen.getByText('Example Road')).toBeVisible();
  expect(screen.getByRole('link', { name: /Check your payment/ })).toHaveAttribute('href', '/payments-check');
  expect(await axe(document.body)).toHaveNoViolations();
});

test('in Malayalam the address and the form are in Malayalam', async () => {
  await openPage('/contact', {}, 'ml');
  expect(screen.getByText('എക്സാമ്പിൾ റോഡ്')).toBeVisible();
  await press('സന്ദേശം അയയ്ക്കുക');
  expect(screen.getByRole('link', { name: 'നിങ്ങളുടെ പേര് എഴുതുക' })).toBeVisible();
});

test('what a password manager fills in without an event is sent', async () => {
  const sent = await openForm(taken);
  for (const [label, text] of Object.entries(typed)) setSilently(screen.getByLabelText(label), text);
  await press('Send message');
  await screen.findByRole('status', { name: 'Your message has arrived' });
  expect(sent[0]?.body).toMatchObject({
    name: 'Asha Demo',
    email: 'asha@example.org',
    subject: 'A well in Tirur',
  });
});

test('a message is sent as typed, and its arrival is told where the form was', async () => {
  const sent = await openForm(taken);
  await fillIn();
  await press('Send message');
  const notice = await screen.findByRole('status', { name: 'Your message has arrived' });
  expect(notice.parentElement).toHaveFocus();
  expect(sent).toMatchObject([
    {
      path: 'contact',
      method: 'POST',
      body: {
        name: 'Asha Demo',
        email: 'asha@example.org',
        subject: 'A well in Tirur',
        message: 'Our well has no water.',
        leave_empty: '',
      },
    },
  ]);
  expect(screen.queryByRole('button', { name: 'Send message' })).not.toBeInTheDocument();
});

test('all that is missing is told in the order of the form, each a way to its field', async () => {
  const sent = await openForm(taken);
  const title = document.title;
  await userEvent.type(screen.getByLabelText('Email'), 'asha');
  await press('Send message');
  const summary = screen.getByRole('alert');
  expect(summary).toHaveFocus();
  expect(document.title).toBe(`Error: ${title}`);
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Enter your name',
    'Enter an email address like name@example.com',
    'Enter a subject',
    'Enter your message',
  ]);
  await userEvent.click(within(summary).getByRole('link', { name: 'Enter your message' }));
  const message = screen.getByLabelText('Message');
  expect(message).toHaveFocus();
  expect(message).toHaveAttribute('aria-invalid', 'true');
  expect(message).toHaveAccessibleDescription('Enter your message');
  expect(sent).toEqual([]);
  expect(await axe(document.body)).toHaveNoViolations();
});

test('an error is shown only until its field is mended', async () => {
  await openForm(taken);
  await press('Send message');
  await userEvent.type(screen.getByLabelText('Message'), 'Our well has no water.');
  expect(screen.queryByText('Enter your message')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Enter your name' })).toBeVisible();
});

test('what only the server finds wrong stands beside its field', async () => {
  await openForm(refusedWith(422, [{ field: 'email', message: 'This domain takes no mail' }]));
  await fillIn();
  await press('Send message');
  expect(await screen.findByRole('link', { name: 'This domain takes no mail' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/This domain takes no mail/);
});

test.each([
  ['the server is in trouble', refusedWith(503), /could not be sent/],
  ['nothing answers', { outcome: 'unreachable' } as const, /could not be sent/],
  ['too many messages came from this network', refusedWith(429), /try again in a minute/],
])('when %s all that was typed stays, and Retry sends the same message', async (_why, failure, words) => {
  const sent = await openForm(failure, taken);
  await fillIn();
  await press('Send message');
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expectAllKept();
  await press('Retry');
  expect(await screen.findByText('Your message has arrived')).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(sent[1]?.headers).toEqual(sent[0]?.headers);
});

test('a changed message is another message', async () => {
  const sent = await openForm({ outcome: 'unreachable' }, taken);
  await fillIn();
  await press('Send message');
  await screen.findByRole('alert');
  await userEvent.type(screen.getByLabelText('Message'), ' Please help.');
  await press('Retry');
  await screen.findByText('Your message has arrived');
  expect(sent[1]?.headers).not.toEqual(sent[0]?.headers);
});

test('without a network the visitor is told so', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openForm({ outcome: 'unreachable' });
  await fillIn();
  await press('Send message');
  expect(await screen.findByRole('alert')).toHaveTextContent('You are offline.');
  expectAllKept();
  online.mockRestore();
});

test('a double press sends once', async () => {
  const sent = await openForm(Promise.resolve(taken));
  await fillIn();
  const form = screen.getByRole('button', { name: 'Send message' }).closest('form');
  if (!form) throw new Error('There is no form');
  fireEvent.submit(form);
  fireEvent.submit(form);
  await screen.findByText('Your message has arrived');
  expect(sent).toHaveLength(1);
});

test('without scripts the form is posted to this page', async () => {
  await openPage('/contact');
  const form = screen.getByRole('button', { name: 'Send message' }).closest('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/contact');
});

test('whoever sent it without scripts is thanked in place of the form, and can write another', async () => {
  await openPage('/contact?sent=1');
  expect(screen.getByRole('status', { name: 'Your message has arrived' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send message' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Write another message' })).toHaveAttribute('href', '/contact');
});

test('after a message another can be written, in an empty form', async () => {
  await openForm(taken);
  await fillIn();
  await press('Send message');
  await screen.findByText('Your message has arrived');
  await press('Write another message');
  expect(screen.getByLabelText('Message')).toHaveValue('');
  expect(screen.getByLabelText('Your name')).toHaveFocus();
});

test('the map’s host is asked for nothing until the visitor wants the map; a plain link is always there', async () => {
  await openPage('/contact');
  expect(document.querySelector('iframe')).toBeNull();
  expect(screen.getByText(/loads from frames\.map\.example/)).toBeVisible();
  await press('Show the map here');
  await waitFor(() =>
    expect(screen.getByTitle('Map of the office')).toHaveAttribute(
      'src',
      'https://frames.map.example/embed?at=sample',
    ),
  );
  expect(screen.getByTitle('Map of the office')).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Open a map' })).toHaveAttribute(
    'href',
    'https://map.example/sample',
  );
});

test('a map of this site is named by this site', async () => {
  const trust = { ...sampleConfig.trust, mapEmbedUrl: '/sandbox/map?line=Kochi' };
  await openPage('/contact', {}, 'en', { ...sampleConfig, trust });
  expect(screen.getByText(/loads from sample\.example/)).toBeVisible();
  await press('Show the map here');
  expect(screen.getByTitle('Map of the office')).toHaveAttribute('src', '/sandbox/map?line=Kochi');
});
