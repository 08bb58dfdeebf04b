/** A gift to project 101 as a browser reports it, on the day of the tests' clock. Amount in paise. */
export const REPORT = {
  way: 'upi',
  utr: '412345678901',
  amount: 50_050,
  paidOn: '2026-02-27',
  project: '101',
  firstName: 'Anu',
  email: 'anu@donor.example',
  phone: '+91 98460 12345',
  address: 'House 1, Tirur',
  pan: 'ABCDE1234F',
};

/** A bank's statement with these credits, `day` as the bank writes it; `rupees` without commas. */
export function writeStatement(
  credits: readonly { day: string; rupees: string; reference?: string; narration?: string }[],
): string {
  return [
    'Account statement',
    'Txn Date,Description,Ref No,Debit,Credit,Balance',
    ...credits.map(({ day, rupees, reference = '', narration = '' }) =>
      [day, narration, reference, '', rupees, ''].join(','),
    ),
  ].join('\r\n');
}
