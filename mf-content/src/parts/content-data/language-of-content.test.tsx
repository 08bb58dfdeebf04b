import { act, waitFor } from '@testing-library/react';
import { openPage } from '../../testing/open-page.tsx';

// A page whose language is changed reads its content again in that language.
test.each([
  ['/', 'project/get-project-list'],
  ['/', 'project/get-newsUpdate-list'],
  ['/', 'project/get-gallery-list'],
  ['/projects', 'project/get-category-list'],
  ['/projects?category=11', 'project/get-project-list'],
  ['/project/1001', 'project/get-project-by-id'],
  ['/newsDetail/1', 'project/get-newsUpdate-by-id'],
  ['/event/11', 'events-list/11'],
  ['/event/11', 'events-list'],
  ['/report/21', 'reports-list/21'],
  ['/reports', 'reports-list'],
  ['/report-arch?category=11', 'project/get-report-list'],
  ['/downloads', 'downloads-list'],
  ['/gallery?category=11', 'project/get-gallery-list'],
  ['/videos', 'project/get-media-list'],
  ['/search?q=house', 'search'],
  ['/about', 'reports-list/41'],
])('the page %s reads %s in each language', async (path, call) => {
  const { http, language } = await openPage(path);
  const times = () => http.requests.filter((request) => request.path.split('?')[0] === call).length;
  await waitFor(() => expect(times()).toBe(1));
  act(() => language.change('ml'));
  await waitFor(() => expect(times()).toBe(2));
});
