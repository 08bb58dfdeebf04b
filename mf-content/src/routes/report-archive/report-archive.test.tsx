import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createUnavailable } from '../../testing/fake-http.ts';
import { openPage } from '../../testing/open-page.tsx';
import { aCategory } from '../../testing/samples.ts';

test('only categories with papers are offered', async () => {
  const { http } = await openPage('/report-arch');
  expect(http.requests.map(({ body }) => body)).toEqual([{ showMedia: true }]);
  expect(screen.getByRole('link', { name: 'Shelter Home' })).toHaveAttribute(
    'href',
    '/report-arch?category=1',
  );
});

test('a category opens its subcategories, and the arrow goes back', async () => {
  await openPage('/report-arch');
  await userEvent.click(screen.getByRole('link', { name: 'Shelter Home' }));
  expect(await screen.findByRole('link', { name: 'Handed over' })).toHaveAttribute(
    'href',
    '/report-arch?category=1&subCategory=Handed+over',
  );
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/report-arch');
});

test('a subcategory shows its reports with their PDFs', async () => {
  const { http } = await openPage('/report-arch?category=1&subCategory=Handed+over');
  expect(http.requests.at(-1)?.body).toEqual({ query: { category: '1', subCategory: 'Handed over' } });
  await userEvent.click(screen.getByText('Houses of 2025'));
  expect(screen.getByRole('link', { name: 'Download: Houses of 2025 PDF · 560 kB' })).toHaveAttribute(
    'href',
    '/media/999999999999999999999999.pdf',
  );
});

test('a category without subcategories shows its reports at once', async () => {
  await openPage('/report-arch?category=11');
  expect(screen.getByText('Houses of 2025')).toBeVisible();
});

test('an empty subcategory says so', async () => {
  await openPage('/report-arch?category=11', { 'project/get-report-list': [] });
  expect(screen.getByText('No reports available')).toBeVisible();
});

test('when the categories cannot be read, Retry brings them', async () => {
  const { http } = await openPage('/report-arch', { 'project/get-category-list': createUnavailable() });
  http.answers['project/get-category-list'] = [aCategory()];
  await userEvent.click(screen.getByText('Try again'));
  expect(await screen.findByRole('link', { name: 'Shelter Home' })).toBeVisible();
});

test('in Malayalam the way back is in Malayalam', async () => {
  await openPage('/report-arch?category=1', {}, 'ml');
  expect(screen.getByRole('link', { name: 'തിരികെ' })).toBeVisible();
});
