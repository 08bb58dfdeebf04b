import { givingPath, lookUpPath, outcomePath, reportPath } from './payment-paths.rules.ts';

const REFERENCE = 'SCT/2026/000042';
const APP = { language: 'ml', nid: 'bmz' } as const;

test.each([
  [outcomePath(REFERENCE), '/payments-complete/success/SCT/2026/000042'],
  [outcomePath(REFERENCE, APP), '/payments-mobile/done/SCT/2026/000042?lang=ml'],
  [lookUpPath(undefined), '/payments-check'],
  [lookUpPath(REFERENCE), '/payments-check?tran=SCT%2F2026%2F000042'],
  [lookUpPath(REFERENCE, APP), '/payments-mobile/check?tran=SCT%2F2026%2F000042&nid=bmz&lang=ml'],
  [lookUpPath(undefined, { language: 'en' }), '/payments-mobile/check?lang=en'],
  [reportPath(), '/payments-report'],
  [reportPath(undefined, { nid: 'home', way: 'upi' }), '/payments-report?nid=home&way=upi'],
  [reportPath(APP, { nid: 'home', way: 'bank' }), '/payments-mobile/report?nid=home&way=bank&lang=ml'],
  [reportPath(APP), '/payments-mobile/report?nid=bmz&lang=ml'],
  [givingPath('1001'), '/payments/1001'],
  [givingPath('1001', APP), '/payments-mobile/1001?lang=ml'],
])('%s is an address of a payment', (address, expected) => {
  expect(address).toBe(expected);
});
