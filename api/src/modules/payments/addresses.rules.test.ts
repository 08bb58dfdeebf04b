import { failedPage } from './addresses.rules.ts';

const told = {
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
] as const)('whose payment for %s failed is led to where it can be tried again', (_, meant, name, id) => {
  const { searchParams } = new URL(failedPage('declined', { ...told, ...meant }), 'https://trust.example');
  expect(Object.fromEntries(searchParams)).toEqual({ reason: 'declined', tran: told.tranId, [name]: id });
});
