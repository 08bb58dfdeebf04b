import { screen, within } from '@testing-library/react';
import { axe } from '@trust/shared/testing/component-axe';
import type { Http } from '@trust/shared/http';
import { noNetwork } from '@trust/shared/testing/fake-network';
import * as z from 'zod/mini';
import { renderParcel } from '@trust/shared/testing/render-parcel';
import { logIn } from '@trust/shared/session';
import { remote } from '../../remote.tsx';

beforeEach(() => logIn({ token: 'token-of-asha', firstName: 'Asha', lastName: 'Demo' }));

function openList(applications: unknown, language: 'en' | 'ml' = 'en') {
  const http: Http = {
    ...noNetwork,
    send: (_request, schema) => Promise.resolve({ outcome: 'ok', data: z.parse(schema, applications) }),
  };
  return renderParcel(remote, 'my-applications', {}, { http, language });
}

test('an application is shown with its category, number, day and how far the trust is, and leads to no page', async () => {
  const submittedAt = '2026-02-28T20:00:00.000Z';
  const { container } = await openList([
    { code: 'ACDEFGHJ', status: 'in-review', submittedAt, category: 'Relief' },
  ]);
  const item = await screen.findByRole('listitem');
  for (const words of ['Relief', 'Application number ACDEFGHJ', 'Sent: 1 March 2026', 'Being examined'])
    expect(within(item).getByText(words)).toBeVisible();
  expect(within(item).queryByRole('link')).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

test('who has sent none is told so in Malayalam, with the way to apply', async () => {
  await openList([], 'ml');
  expect(await screen.findByText('ലോഗിൻ ചെയ്ത് ഇതുവരെ അപേക്ഷയൊന്നും അയച്ചിട്ടില്ല.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'സഹായത്തിന് അപേക്ഷിക്കുക' })).toHaveAttribute('href', '/application');
});
