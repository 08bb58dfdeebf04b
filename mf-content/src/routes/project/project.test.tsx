import { NotFoundError } from '@trust/shared/http';
import { sampleConfig } from '@trust/shared/testing/sample-config';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '@trust/shared/testing/component-axe';
import { createUnavailable } from '../../testing/fake-http.ts';
import { openPage } from '../../testing/open-page.tsx';
import { aNewsItem, aProject } from '../../testing/samples.ts';
import { screen as definition } from './project.screen.tsx';

test('a donor reads what is needed, how far it is and where', async () => {
  await openPage('/project/1001');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'A house for a mother and three children',
  );
  expect(screen.getByText('The roof leaks in four places.')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Funding progress' })).toHaveAttribute(
    'aria-valuenow',
    '64',
  );
  expect(screen.getByText('₹2,70,000 still needed')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Make a donation' })).toHaveAttribute('href', '/payments/1001');
  expect(screen.getByRole('link', { name: 'Shelter Home' })).toHaveAttribute('href', '/projects?category=1');
});

test.each([
  ['says how many donations came', 1234, ['1,234 donations through this site']],
  ['says so from five donations on', 5, ['5 donations through this site']],
  ['does not count fewer, whose sums could be told apart', 4, []],
  ['says nothing where they are not counted', undefined, []],
])('a project %s', async (_, donors, texts) => {
  await openPage('/project/1001', { 'project/get-project-by-id': aProject({ donors }) });
  const found = screen.queryAllByText(/donations through/).map(({ textContent }) => textContent);
  expect(found).toEqual(texts);
});

test('the details block says everything that the trust tells of a case', async () => {
  await openPage('/project/1001');
  const details = screen.getByRole('region', { name: 'Project Details' });
  for (const value of [
    'SH/2026/014',
    'Shelter Home',
    '3 February 2026',
    'Malappuram',
    'Kerala',
    '₹7,50,000',
    '₹4,80,000',
  ])
    expect(within(details).getByText(value)).toBeVisible();
  expect(within(details).getByText('Coordinator, Nilambur unit')).toBeVisible();
});

test.each([
  ['funds reach the cost', aProject({ fundsReceived: 750_000 })],
  ['it is a success story', aProject({ successStory: true })],
])('when %s a badge stands in place of the donation button', async (_, project) => {
  await openPage('/project/1001', { 'project/get-project-by-id': project });
  expect(screen.getByText('Completed')).toBeVisible();
  expect(screen.queryByText(/still needed/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Make a donation' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See projects that still need help' })).toHaveAttribute(
    'href',
    '/projects',
  );
});

test('a project without funds shows two percent in its bar, in words and read aloud, and the true sum', async () => {
  await openPage('/project/1001', { 'project/get-project-by-id': aProject({ fundsReceived: 0 }) });
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2');
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2%');
  expect(screen.getAllByText('2%').length).toBeGreaterThan(0);
  expect(screen.getAllByText('₹0').length).toBeGreaterThan(0);
});

test('the slideshow counts the pictures that there are, and turns past the last one and back', async () => {
  await openPage('/project/1001');
  await userEvent.click(screen.getByRole('link', { name: 'See 3 pictures' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('1 / 3')).toBeVisible();
  act(() => dialog.getByRole('button', { name: 'Close' }).focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(dialog.getByText('2 / 3')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
  expect(dialog.getByText('3 / 3')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  expect(dialog.getByText('1 / 3')).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  expect(dialog.getByText('3 / 3')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Previous' }));
  expect(dialog.getByText('2 / 3')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a picture of the updates opens large, at its own place in the row', async () => {
  await openPage('/project/1001');
  await userEvent.click(screen.getByRole('link', { name: /^Picture 2:/ }));
  expect(within(await screen.findByRole('dialog')).getByText('2 / 2')).toBeVisible();
});

test('what happened stands by date, the latest first and the opening last', async () => {
  const news = [
    aNewsItem({ _id: '7', name: 'The roof is on', newsUpdateDate: '2026-04-02', project: '1001' }),
    aNewsItem({ _id: '8', name: 'The walls stand', newsUpdateDate: '2026-03-01', project: '1001' }),
    aNewsItem({ _id: '9', name: 'News of another project', project: '1002' }),
  ];
  const { http } = await openPage('/project/1001', { 'project/get-newsUpdate-list': news });
  const timeline = within(screen.getByRole('region', { name: 'What has happened so far' }));
  expect(timeline.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
    expect.stringContaining('2 April 2026The roof is on'),
    expect.stringContaining('1 March 2026The walls stand'),
    '3 February 2026Project opened',
  ]);
  expect(timeline.getByRole('link', { name: 'The roof is on' })).toHaveAttribute('href', '/newsDetail/7');
  expect(http.requests.find(({ path }) => path === 'project/get-newsUpdate-list')?.body).toEqual({
    query: { project: '1001' },
  });
});

test('when the news cannot be had the opening stands, and Retry brings the rest', async () => {
  const { http } = await openPage('/project/1001', { 'project/get-newsUpdate-list': createUnavailable() });
  expect(screen.getByText('Project opened')).toBeVisible();
  http.answers['project/get-newsUpdate-list'] = [aNewsItem({ name: 'The roof is on', project: '1001' })];
  await userEvent.click(screen.getByText('Retry'));
  expect(await screen.findByRole('link', { name: 'The roof is on' })).toBeVisible();
});

test('without updates the page says when they come', async () => {
  await openPage('/project/1001', { 'project/get-project-by-id': aProject({ images: [] }) });
  expect(screen.getByText('No updates yet')).toBeVisible();
});

test('posts and reports of the trust stand beside the project', async () => {
  await openPage('/project/1001');
  expect(screen.getByRole('link', { name: /^Medical camp in Tirur/ })).toHaveAttribute('href', '/event/11');
  expect(screen.getByRole('link', { name: /^Annual report 2025/ })).toHaveAttribute('href', '/report/21');
});

test('when the content system is down the project still stands, and each teaser offers Retry', async () => {
  await openPage('/project/1001', {
    'events-list': createUnavailable(),
    'reports-list': createUnavailable(),
  });
  expect(screen.getAllByText('Retry')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Make a donation' })).toBeVisible();
});

test('WhatsApp is the first way to pass the project on', async () => {
  await openPage('/project/1001');
  const [first] = screen.getAllByRole('link', { name: /WhatsApp|Facebook|Email/ });
  expect(first).toHaveTextContent('WhatsApp');
  expect(first?.getAttribute('href')).toContain(encodeURIComponent('/project/1001?lang=en'));
});

test('an id that leads nowhere goes to the page that says so', async () => {
  await openPage('/project/99', { 'project/get-project-by-id': new NotFoundError('none') });
  expect(location.pathname).toBe('/INVALID');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This link leads nowhere');
});

test('an id that cannot be one goes there too, without asking the server', async () => {
  const { http } = await openPage("/project/1001'%20or%201=1");
  expect(location.pathname).toBe('/INVALID');
  expect(http.requests.map(({ path }) => path)).not.toContain('project/get-project-by-id');
});

test('a project that could not be read shows an error with Retry, not a bad link', async () => {
  const { http } = await openPage('/project/1001', { 'project/get-project-by-id': createUnavailable() });
  expect(location.pathname).toBe('/project/1001');
  http.answers['project/get-project-by-id'] = aProject();
  await userEvent.click(screen.getByText('Try again'));
  expect(await screen.findByRole('link', { name: 'Make a donation' })).toBeVisible();
});

test('in Malayalam the project and its labels are in Malayalam', async () => {
  const project = aProject({ name: 'നിലമ്പൂരിൽ അമ്മയ്ക്കും മൂന്നു മക്കൾക്കും ഒരു വീട്', lang: 'ml' });
  await openPage('/project/1001', { 'project/get-project-by-id': project }, 'ml');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('നിലമ്പൂരിൽ');
  expect(screen.getByRole('link', { name: 'സംഭാവന നൽകുക' })).toHaveAttribute('href', '/payments/1001');
  expect(screen.getAllByText('2026 ഫെബ്രുവരി 3')[0]).toBeVisible();
});

test('a link that is passed on shows the project, and the way to give only while it needs something', () => {
  const open = aProject();
  const config = sampleConfig;
  const head = (project: typeof open) =>
    definition.head({
      data: {
        project,
        news: { outcome: 'unavailable' },
        events: { outcome: 'unavailable' },
        reports: { outcome: 'unavailable' },
      },
      t: (key) => key,
      language: 'en',
      config,
      url: new URL(`${config.siteUrl}/project/1001`),
    });
  expect(head(open).image).toBe('/media/aaaaaaaaaaaaaaaaaaaaaaaa-share.jpg');
  expect(head({ ...open, shareCard: '/media/cards/project-1001-en-0123456789abcdef.jpg' })).toMatchObject({
    image: '/media/cards/project-1001-en-0123456789abcdef.jpg',
    imageAlt: open.name,
    imageSize: { width: 1200, height: 630 },
  });
  expect(head(open).description).toBe('The roof leaks in four places. Masons of the village will build it.');
  expect(JSON.stringify(head(open).jsonLd)).toContain('DonateAction');
  expect(JSON.stringify(head({ ...open, successStory: true }).jsonLd)).not.toContain('DonateAction');
});

describe('when the button of the page is scrolled out of view', () => {
  const reports: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
  const scrollTo = (isIntersecting: boolean) =>
    act(() => reports.forEach((report) => report([{ isIntersecting }])));
  beforeEach(() => {
    reports.length = 0;
    class FakeObserver {
      constructor(report: (typeof reports)[number]) {
        reports.push(report);
      }
      observe() {}
      disconnect() {}
    }
    Object.assign(window, { IntersectionObserver: FakeObserver });
  });
  afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

  test('another one leads to the donation page, until the first is in view again', async () => {
    const { container } = await openPage('/project/1001');
    scrollTo(true);
    expect(screen.queryByRole('link', { name: 'Donate Now' })).not.toBeInTheDocument();
    scrollTo(false);
    expect(screen.getByRole('link', { name: 'Donate Now' })).toHaveAttribute('href', '/payments/1001');
    expect(await axe(container)).toHaveNoViolations();
    scrollTo(true);
    expect(screen.queryByRole('link', { name: 'Donate Now' })).not.toBeInTheDocument();
  });

  test('a completed project asks for nothing there either', async () => {
    await openPage('/project/1001', { 'project/get-project-by-id': aProject({ successStory: true }) });
    scrollTo(false);
    expect(screen.queryByRole('link', { name: 'Donate Now' })).not.toBeInTheDocument();
  });
});
