import { readDestination } from './destination.rules.ts';

const none = { projectId: null, programmeId: null };

test.each([
  [{}, { ...none, purpose: 'general' }],
  [
    { project: ' ', programme: '' },
    { ...none, purpose: 'general' },
  ],
  [{ project: '1001' }, { ...none, projectId: '1001', purpose: 'project' }],
  [{ project: ' 1001 ' }, { ...none, projectId: '1001', purpose: 'project' }],
  [{ project: 'medicare' }, { ...none, purpose: 'medicare' }],
  [{ programme: '9001' }, { ...none, programmeId: '9001', purpose: 'solace' }],
  [
    { project: '1001', programme: '9001' },
    { ...none, programmeId: '9001', purpose: 'solace' },
  ],
])('a donation that names %j is for %j', (named, keys) => {
  expect(readDestination(named)).toEqual(keys);
});
