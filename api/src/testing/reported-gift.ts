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
