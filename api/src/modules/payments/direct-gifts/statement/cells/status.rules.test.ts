import { isShortened } from './shortened.rules.ts';
import { isRupees, readStatus } from './status.rules.ts';

test.each([
  ['', 'made'],
  ['Success', 'made'],
  ['SUCCESSFUL', 'made'],
  ['successfully', 'made'],
  ['Complete', 'made'],
  ['Completed.', 'made'],
  ['  Settled ', 'made'],
  ['Cr', 'made'],
  ['Y', 'made'],
  ['Unsuccessful', 'unsettled'],
  ['Not received', 'unsettled'],
  ['On hold', 'unsettled'],
  ['FAILED', 'unsettled'],
  ['Failed - credited', 'unsettled'],
  ['In process', 'unsettled'],
  ['Processing', 'unsettled'],
  ['Reversed', 'unsettled'],
  ['N', 'unsettled'],
  ['No', 'unsettled'],
  ['A success', undefined],
  ['Successor', undefined],
  ['Paid to nobody', undefined],
  ['Known', undefined],
])('the status “%s” is %s', (cell, status) => {
  expect(readStatus(cell)).toBe(status);
});

test.each([
  ['', true],
  ['INR', true],
  ['inr', true],
  ['₹', true],
  ['Rs', true],
  ['Rs.', true],
  ['rupee', true],
  ['Indian Rupees', true],
  ['-', true],
  ['USD', false],
  ['INRX', false],
  ['XINR', false],
  ['Rs. 5', false],
  ['Sri Lankan rupees', false],
])('“%s” is India’s currency: %s', (cell, is) => {
  expect(isRupees(cell)).toBe(is);
});

test.each([
  ['5.12346E+11', true],
  ['5,12346e+11', true],
  ['5E+11', true],
  ['5e11', true],
  ['-5.1E+8', true],
  ['+5.1E+8', true],
  ['5.1E+123', true],
  ['5.1E+1234', false],
  ['512345670001', false],
  ['51.2E+11', false],
  ['5.E+11', false],
  ['5.1E+', false],
  ['X5.1E+11', false],
  ['5.1E+11X', false],
])('“%s” was shortened by a spreadsheet: %s', (cell, is) => {
  expect(isShortened(cell)).toBe(is);
});
