import { failurePath, paidPath, successPath } from './return-paths.rules.ts';

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

const inApp = { ...donation, isMobile: true, language: 'ml' } as const;
test.each([
  ['the site', successPath(donation), '/payments-complete/success/SOL/2026/000001'],
  ['an app', successPath(inApp), '/payments-mobile/done/SOL/2026/000001?lang=ml'],
  [
    'the site, with what opens the receipt',
    paidPath({ ...donation, receiptToken: 'secret' }),
    '/payments-complete/success/SOL/2026/000001',
  ],
  [
    'an app, with what opens the receipt',
    paidPath({ ...inApp, receiptToken: 'secret' }),
    '/payments-mobile/done/SOL/2026/000001?lang=ml#receipt=secret',
  ],
  [
    'an app, whose donor was erased',
    paidPath({ ...inApp, receiptToken: null }),
    '/payments-mobile/done/SOL/2026/000001?lang=ml',
  ],
  [
    'an app, after a failure',
    failurePath('declined', { ...inApp, projectId: '1001' }),
    '/payments-mobile/done/SOL/2026/000001?lang=ml&reason=declined&nid=1001',
  ],
  [
    'an app, after a failure of a booking',
    failurePath('declined', inApp),
    '/payments-mobile/done/SOL/2026/000001?lang=ml&reason=declined',
  ],
  ['nobody’s payment', failurePath('not-confirmed'), '/payments-complete/failed?reason=not-confirmed'],
])('from the bank the way leads back to %s', (_where, path, expected) => {
  expect(path).toBe(expected);
});
