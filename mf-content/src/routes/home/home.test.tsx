import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createUnavailable } from '../../testing/fake-http.ts';
import { openPage } from '../../testing/open-page.tsx';
import { aGallery, aNewsItem, aProject } from '../../testing/samples.ts';

const section = (name: string) => within(screen.getByRole('region', { name }));

test('a donor can give, apply or watch from the first lines of the page', async () => {
  await openPage('/');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('given with dignity');
  expect(screen.getAllByRole('link', { name: 'Donate Now' })[0]).toHaveAttribute('href', '/payments/home');
  expect(screen.getByRole('link', { name: 'Apply for aid' })).toHaveAttribute('href', '/application');
  expect(screen.getAllByRole('link', { name: 'Watch videos' })[0]).toHaveAttribute('href', '/videos');
});

test('the slides lead to each way to give, and to the videos, and turn only when they are told to', async () => {
  await openPage('/');
  const slides = section('Ways to give');
  const give = slides.getAllByRole('link', { name: 'Donate Now' }).map((link) => link.getAttribute('href'));
  expect(give).toEqual(['/payments/home', '/payments/medicare', '/payments/bmz']);
  expect(slides.getAllByRole('link', { name: 'Watch videos' })).toHaveLength(3);
  expect(slides.getByRole('button', { name: 'Next way to give' })).toBeVisible();
  expect(slides.queryByRole('button', { name: /^(Pause|Play)$/ })).not.toBeInTheDocument();
});

test('beside the quick form a donor reads what a sum does, of the tax, of the audit and whom to call', async () => {
  await openPage('/');
  const band = section('Give in under a minute');
  expect(band.getByText('₹1,000').nextElementSibling).toHaveTextContent('A door’s lock');
  expect(band.getByRole('link', { name: /^80G tax deduction .*DEMO\/80G/ })).toHaveAttribute(
    'href',
    '/about#documents',
  );
  expect(band.getByRole('link', { name: /audited/ })).toHaveAttribute('href', '/reports');
  expect(band.getByRole('link', { name: '+91 00000 00000' })).toHaveAttribute('href', 'tel:+910000000000');
});

test('twenty projects at most are asked for, and only those that go on', async () => {
  const { http } = await openPage('/');
  const asked = http.requests.find(({ path }) => path === 'project/get-project-list');
  expect(asked?.body).toEqual({ limit: 20, skip: 0, query: { successStory: false } });
});

test('each project in the row leads to its own donation page', async () => {
  await openPage('/');
  expect(screen.getByRole('link', { name: 'Donate Now: An open well' })).toHaveAttribute(
    'href',
    '/payments/1002',
  );
});

test('the figures of the trust stand beside those that are counted', async () => {
  await openPage('/');
  const figures = section('At a glance');
  for (const figure of ['50', '3,550', '230', '58', '18', '1,240'])
    expect(figures.getByText(figure)).toBeVisible();
});

test('a news card is cut to twenty characters of name and a hundred of text', async () => {
  await openPage('/');
  const news = section('Latest news');
  // Whole for those who hear it.
  const heading = news.getByRole('heading', { name: 'Twelve wells before the summer' });
  expect(heading).toHaveTextContent(/^Twelve wells before…$/);
  const excerpt = news.getAllByText(/^The masons finished/)[0]?.textContent ?? '';
  expect(excerpt.endsWith('…')).toBe(true);
  expect(excerpt.length).toBeLessThanOrEqual(101);
  expect(news.getByRole('link', { name: 'Read more Twelve wells before the summer' })).toHaveAttribute(
    'href',
    '/newsDetail/1',
  );
});

test('the newest news comes first', async () => {
  await openPage('/');
  const names = section('Latest news')
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
  expect(names).toEqual(['School opens', 'Twelve wells before…']);
});

test('recent posts lead to their pages, and twenty are asked for', async () => {
  const { http } = await openPage('/');
  const post = section('Recent Posts').getByRole('link', { name: /^Medical camp in Tirur/ });
  expect(post).toHaveAttribute('href', '/event/11');
  expect(http.requests.map(({ path }) => path)).toContain('events-list?_format=json&items_per_page=20');
});

test('pictures of the work lead to their gallery', async () => {
  await openPage('/', {
    'project/get-gallery-list': [aGallery({ images: ['/media/000000000000000000000000.webp'] })],
  });
  expect(screen.getByRole('link', { name: 'The key is handed over' })).toHaveAttribute(
    'href',
    '/gallery?category=1&subCategory=Handed+over',
  );
});

test('without pictures, news or projects the page says so or leaves the part out', async () => {
  await openPage('/', {
    'project/get-gallery-list': [],
    'project/get-newsUpdate-list': [],
    'project/get-project-list': [],
  });
  expect(screen.queryByRole('heading', { name: 'Photos from our work' })).not.toBeInTheDocument();
  expect(screen.getByText('No news yet')).toBeVisible();
  expect(screen.getByText('No projects available')).toBeVisible();
});

test.each([
  ['project/get-project-list', 'The projects could not be loaded.'],
  ['project/get-stats', 'The totals could not be loaded.'],
  ['project/get-gallery-list', 'The pictures could not be loaded.'],
  ['project/get-newsUpdate-list', 'The news could not be loaded.'],
  ['events-list', 'The posts could not be loaded.'],
])('when %s cannot be reached the rest of the page stands and says "%s"', async (path, message) => {
  await openPage('/', { [path]: createUnavailable() });
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(screen.getByText('3,550')).toBeVisible();
});

test('Retry brings the part that failed, and asks for nothing else again', async () => {
  const { http } = await openPage('/', { 'project/get-newsUpdate-list': createUnavailable() });
  const before = http.requests.length;
  http.answers['project/get-newsUpdate-list'] = [aNewsItem()];
  await userEvent.click(screen.getByText('Retry'));
  expect(await screen.findByRole('heading', { name: 'Twelve wells before the summer' })).toBeVisible();
  expect(http.requests.slice(before).map(({ path }) => path)).toEqual(['project/get-newsUpdate-list']);
});

test('a part whose answer breaks the contract is reported, and takes nothing else with it', async () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await openPage('/', { 'project/get-stats': { totalProjectsOngoing: 'many' } });
  expect(screen.getByRole('alert')).toHaveTextContent('The totals could not be loaded.');
  expect(screen.getByRole('link', { name: 'Donate Now: An open well' })).toBeVisible();
  expect(report).toHaveBeenCalled();
});

test('applications are counted once there are some', async () => {
  const stats = { totalProjectsOngoing: 58, totalApplications: 0, totalProjectsCompleted: 18 };
  await openPage('/', { 'project/get-stats': stats });
  expect(section('At a glance').getByText('projects completed')).toBeVisible();
  expect(section('At a glance').queryByText('applications received')).toBeNull();
});

test('everything is told in Malayalam to those who read it', async () => {
  await openPage(
    '/',
    { 'project/get-project-list': [aProject({ name: 'നിലമ്പൂരിൽ ഒരു വീട്', lang: 'ml' })] },
    'ml',
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('അന്തസ്സോടെ');
  expect(screen.getByRole('link', { name: 'നിലമ്പൂരിൽ ഒരു വീട്' })).toBeVisible();
  expect(section('ഒറ്റനോട്ടത്തിൽ').getByText('വിശ്വസ്ത ദാതാക്കൾ')).toBeVisible();
});
