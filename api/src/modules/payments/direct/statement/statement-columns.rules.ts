/** What a column of a statement may be. `type` says of `amount` whether it is a credit or a debit. */
export const STATEMENT_FIELDS = [
  'date',
  'narration',
  'reference',
  'credit',
  'debit',
  'amount',
  'type',
] as const;
type StatementField = (typeof STATEMENT_FIELDS)[number];
/** A heading for some fields, as staff name it. */
export type ChosenHeadings = Readonly<Partial<Record<StatementField, string>>>;
export type StatementColumns = Readonly<Partial<Record<StatementField, number>>>;

/** The headings of Indian banks, in letters and digits alone; of several in a table the first of a list is taken. */
const HEADINGS: Readonly<Record<StatementField, readonly string[]>> = {
  date: [
    'transactiondate',
    'txndate',
    'trandate',
    'date',
    'postingdate',
    'postdate',
    'dateoftransaction',
    'bookingdate',
    'valuedate',
    'valuedt',
  ],
  narration: [
    'narration',
    'description',
    'transactiondescription',
    'particulars',
    'transactionparticulars',
    'transactionremarks',
    'remarks',
    'transactiondetails',
    'details',
  ],
  reference: [
    'utr',
    'utrno',
    'utrnumber',
    'utrrrn',
    'rrn',
    'reference',
    'referenceno',
    'referencenumber',
    'refno',
    'refnumber',
    'transactionreference',
    'refnochequeno',
    'refnochqno',
    'chqrefno',
    'chqrefnumber',
    'chequerefno',
    'chequereferenceno',
    'instrumentno',
    'instrumentid',
    'transactionid',
    'tranid',
    'chequeno',
    'chequenumber',
    'chqno',
  ],
  credit: [
    'credit',
    'credits',
    'creditamount',
    'creditamt',
    'cramount',
    'cr',
    'deposit',
    'deposits',
    'depositamount',
    'depositamt',
    'amountcredited',
  ],
  debit: [
    'debit',
    'debits',
    'debitamount',
    'debitamt',
    'dramount',
    'dr',
    'withdrawal',
    'withdrawals',
    'withdrawalamount',
    'withdrawalamt',
    'amountdebited',
  ],
  amount: ['amount', 'transactionamount', 'txnamount', 'tranamount'],
  type: ['type', 'crdr', 'drcr', 'creditdebit', 'debitcredit', 'transactiontype', 'txntype', 'trantype'],
};

/**
 * The columns of a row of headings; undefined where the row is none. A statement needs a date, a narration or a reference,
 * and credits, or amounts with their side.
 */
export function findColumns(row: readonly string[], chosen: ChosenHeadings): StatementColumns | undefined {
  const headings = row.map(simplify);
  const columns: Partial<Record<StatementField, number>> = {};
  for (const field of STATEMENT_FIELDS) {
    const named = chosen[field];
    const known = named === undefined ? HEADINGS[field] : [simplify(named)];
    const index = known.map((heading) => headings.indexOf(heading)).find((found) => found !== -1);
    if (index !== undefined) columns[field] = index;
  }
  const { date, narration, reference, credit, amount, type } = columns;
  const isComplete =
    date !== undefined &&
    (narration !== undefined || reference !== undefined) &&
    (credit !== undefined || (amount !== undefined && type !== undefined)) &&
    STATEMENT_FIELDS.every((field) => chosen[field] === undefined || columns[field] !== undefined);
  return isComplete ? columns : undefined;
}

/** `Deposit Amt. (INR)` is `depositamt`. */
function simplify(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/\((?:inr|rs\.?|₹|in rs\.?)\s*\)/g, '')
    .replaceAll(/[^a-z0-9]/g, '');
}
