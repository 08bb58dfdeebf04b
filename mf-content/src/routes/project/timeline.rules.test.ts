import { timelineOf } from './timeline.rules.ts';

const item = (name: string, date: string) => ({ _id: name, name, date, excerpt: '', topImage: '' });
const read = (...history: Parameters<typeof timelineOf>) =>
  timelineOf(...history).map((entry) => ('milestone' in entry ? entry.milestone : entry.news.name));

test('a project’s history is told from its end to the day on which it was opened', () => {
  const project = { projectDate: '2025-01-19', fundedDate: '2025-06-02', completedDate: '2025-09-30' };
  const news = [item('The roof is on', '2025-08-01'), item('The plot is marked', '2025-03-01')];
  expect(read(project, news)).toEqual([
    'finished',
    'The roof is on',
    'funded',
    'The plot is marked',
    'opened',
  ]);
});

test('of one day a project was opened first and finished last', () => {
  const day = '2025-01-19';
  const project = { projectDate: day, fundedDate: day, completedDate: day };
  expect(read(project, [item('Kits packed', day)])).toEqual(['finished', 'funded', 'Kits packed', 'opened']);
});

test('a project of which no other day is known has been opened', () => {
  expect(read({ projectDate: '2025-01-19' }, [])).toEqual(['opened']);
});
