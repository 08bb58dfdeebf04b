/** Formats a receipt's number: `2025-26/000042`. */
export function formatReceiptNumber({
  financialYear,
  serial,
}: {
  financialYear: string;
  serial: number;
}): string {
  return `${financialYear}/${String(serial).padStart(6, '0')}`;
}

/** The file name of a receipt: `receipt-2025-26-000042.pdf`. */
export function receiptFileName(receipt: { financialYear: string; serial: number }): string {
  return `receipt-${formatReceiptNumber(receipt).replace('/', '-')}.pdf`;
}
