import { formatReceiptNumber, receiptFileName } from './receipt-number.rules.ts';

test.each([
  [1, '2025-26/000001', 'receipt-2025-26-000001.pdf'],
  [999_999, '2025-26/999999', 'receipt-2025-26-999999.pdf'],
  [1_000_000, '2025-26/1000000', 'receipt-2025-26-1000000.pdf'],
])('the receipt %i has the number %s and the file name %s', (serial, number, name) => {
  const receipt = { financialYear: '2025-26', serial };
  expect([formatReceiptNumber(receipt), receiptFileName(receipt)]).toEqual([number, name]);
});
