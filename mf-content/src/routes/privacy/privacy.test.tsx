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

test.each([
  ['en', /erased 180 days after that, any other 3 years/],
  ['ml', /180 ദിവസത്തിനു ശേഷം മായ്ക്കും; മറ്റുള്ളവ അവസാന മാറ്റം കഴിഞ്ഞ് 3 വർഷത്തിനു/],
] as const)('an applicant reads how long an application is stored (%s)', async (language, words) => {
  await openPage('/privacy', {}, language);
  expect(screen.getByText(words)).toBeVisible();
});

test('a donor reads what becomes of the PAN, how long donations are stored and where to complain', async () => {
  await openPage('/privacy');
  expect(screen.getByText(/reported to the Income Tax Department \(Form 10BD\)/)).toBeVisible();
  expect(screen.getByText(/stay on the device only if you ask for it/)).toBeVisible();
  expect(screen.getByText(/the tab keeps its address and what you typed until you come back/)).toBeVisible();
  expect(screen.getByText(/kept for eleven years after the financial year of the payment/)).toBeVisible();
  expect(screen.getByText(/grievance officer: office@.* or \+91/)).toBeVisible();
  expect(screen.getByText('Last changed on 28 November 2026.')).toBeVisible();
});

test.each([
  ['en', 'Your account', /of applications only the number, category, day and status/],
  ['ml', 'നിങ്ങളുടെ അക്കൗണ്ട്', /അപേക്ഷകളുടെ നമ്പറും വിഭാഗവും തീയതിയും നിലയും മാത്രം/],
] as const)('a visitor reads what an account shows (%s)', async (language, title, words) => {
  await openPage('/privacy', {}, language);
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
});

test('the promise stands in Malayalam too', async () => {
  await openPage('/privacy', {}, 'ml');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('സ്വകാര്യതാ നയം');
});
