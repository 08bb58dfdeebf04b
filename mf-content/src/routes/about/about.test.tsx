import { screen } from '@testing-library/react';
import { createUnavailable } from '../../testing/fake-http.ts';
import { openPage } from '../../testing/open-page.tsx';
import { aReport } from '../../testing/samples.ts';
import { WINGS } from './wings.texts.ts';

test('all seventeen wings stand in both languages', async () => {
  await openPage('/about');
  expect(WINGS).toHaveLength(17);
  for (const { name } of WINGS) {
    expect(screen.getByRole('heading', { level: 3, name: name.en })).toBeVisible();
    expect(screen.getByText(name.ml)).toHaveAttribute('lang', 'ml');
  }
});

test('a donor finds the numbers and the papers of the tax exemption', async () => {
  await openPage('/about', {
    'reports-list/41': [{ ...aReport, title: [{ value: '80G certificate' }] }],
    'reports-list/42': [],
  });
  expect(screen.getByText('DEMO/80G')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download: 80G certificate PDF · 1.2 MB' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Download: Annual report/ })).not.toBeInTheDocument();
});

test('where no papers are published the office is named', async () => {
  await openPage('/about');
  expect(screen.getByText('The certificates can be seen at the office.')).toBeVisible();
});

test('when the content system is down the page still tells of the trust', async () => {
  await openPage('/about', { 'reports-list': createUnavailable(), 'reports-list/42': createUnavailable() });
  expect(screen.getAllByText('Retry')).toHaveLength(2);
  expect(screen.getByRole('heading', { name: 'Dress Bank' })).toBeVisible();
});

test('in Malayalam the Malayalam name of a wing comes first', async () => {
  await openPage('/about', {}, 'ml');
  expect(screen.getByRole('heading', { level: 3, name: 'വസ്ത്ര ബാങ്ക്' })).toBeVisible();
  expect(screen.getByText('Dress Bank')).toHaveAttribute('lang', 'en');
});
