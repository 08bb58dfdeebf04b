import { screen, within } from '@testing-library/react';
import { axe } from '../testing/component-axe.ts';
import { pageWindow } from './pagination.rules.ts';
import { Pagination } from './pagination.tsx';
import { renderInLanguage } from './testing/render-in-language.tsx';

const gap = 'gap';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 9, [1, 2, 3, gap, 9]],
  [5, 9, [1, gap, 4, 5, 6, gap, 9]],
  [4, 9, [1, 2, 3, 4, 5, gap, 9]],
  [9, 9, [1, gap, 7, 8, 9]],
])('on page %i of %i a visitor sees three pages around it and one at each end', (page, pages, expected) => {
  expect(pageWindow(page, pages, 3, 1)).toEqual(expected);
});

test('every page of any list can be reached from every other', () => {
  for (let pages = 1; pages <= 30; pages += 1) {
    const reached = new Set([1]);
    for (const page of reached) {
      for (const entry of pageWindow(page, pages, 3, 1)) if (entry !== gap) reached.add(entry);
    }
    expect(reached.size).toBe(pages);
  }
});

test('a visitor sees where they are, and goes back and forth', () => {
  renderInLanguage(<Pagination page={2} pages={3} hrefOf={(page) => `/projects?page=${page}`} />);
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/projects?page=1');
  expect(pages.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/projects?page=3');
  expect(pages.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2');
});

test('there is no way before the first page, and none after the last', () => {
  const { rerender } = renderInLanguage(<Pagination page={1} pages={2} hrefOf={String} />, 'ml');
  expect(screen.queryByRole('link', { name: 'മുമ്പത്തേത്' })).toBeNull();
  rerender(<Pagination page={2} pages={2} hrefOf={String} />);
  expect(screen.queryByRole('link', { name: 'അടുത്തത്' })).toBeNull();
});

test('a list of one page has no page numbers', () => {
  renderInLanguage(<Pagination page={1} pages={1} hrefOf={String} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('page numbers have nothing that a screen reader would stumble over', async () => {
  const { container } = renderInLanguage(<Pagination page={5} pages={20} hrefOf={String} />);
  expect(await axe(container)).toHaveNoViolations();
});
