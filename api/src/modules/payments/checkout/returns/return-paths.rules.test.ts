import { failurePath } from './return-paths.rules.ts';

const donation = {
  tranId: 'SOL/2026/000001',
  projectId: null,
  programmeId: null,
  purpose: null,
  isMobile: false,
  language: 'en',
} as const;

test.each([
  ['a fund', { purpose: 'medicare' }, 'nid', 'medicare'],
  ['a project', { projectId: '1001', purpose: 'project' }, 'nid', '1001'],
  ['a programme', { programmeId: '9001', purpose: 'solace' }, 'programme', '9001'],
] as const)('whose payment for %s failed is led to where it can be tried again', (_, cause, name, id) => {
  const { searchParams } = new URL(
    failurePath('declined', { ...donation, ...cause }),
    'https://trust.example',
  );
  expect(Object.fromEntries(searchParams)).toEqual({ reason: 'declined', tran: donation.tranId, [name]: id });
});
