import { screen } from '@testing-library/react';
import { openPage } from '../../testing/open-page.tsx';

test('a donor reads that no names are published', async () => {
  await openPage('/privacy');
  expect(screen.getByText(/neither the names of donors nor the names of those who are helped/)).toBeVisible();
});

test.each([
  ['en', 'Applications for aid', /Aadhaar number is stored encrypted/],
  ['ml', 'സഹായത്തിനുള്ള അപേക്ഷകൾ', /ആധാർ നമ്പർ എൻക്രിപ്റ്റ് ചെയ്താണ് സൂക്ഷിക്കുന്നത്/],
] as const)('an applicant reads what happens to an application (%s)', async (language, title, words) => {
  await openPage('/privacy', {}, language);
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
});

test('the promise stands in Malayalam too', async () => {
  await openPage('/privacy', {}, 'ml');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('സ്വകാര്യതാ നയം');
});
