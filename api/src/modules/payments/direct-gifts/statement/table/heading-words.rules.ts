import { readFigures } from '@trust/shared/contract/typed/figures';

/** How a day is written: `(dd/mm/yyyy)`. */
const DAY_FORMS = ['dd', 'mm', 'mmm', 'mon', 'yy', 'yyyy', 'ddmmyy', 'ddmmyyyy', 'hh', 'ss'] as const;
/** Ways of paying, and whose number it is. */
const WAYS = ['upi', 'imps', 'neft', 'rtgs', 'bank', 'customer', 'cust'] as const;

/** Each meaning with the words that banks use for it in headings. Those under `''` mean nothing. */
const MEANINGS = {
  date: ['date', 'dates', 'dt'],
  time: ['time'],
  value: ['value', 'val'],
  post: ['post', 'posted', 'posting', 'booking', 'book', 'entry'],
  txn: ['transaction', 'transactions', 'txn', 'tran', 'trans', 'trn', 'transn'],
  narration: [
    'narration',
    'narrations',
    'narrative',
    'description',
    'descriptions',
    'desc',
    'particular',
    'particulars',
    'remark',
    'remarks',
    'detail',
    'details',
  ],
  utr: ['utr', 'rrn'],
  ref: ['ref', 'reference', 'references'],
  cheque: ['cheque', 'chq', 'check', 'chque', 'instrument', 'instr', 'inst'],
  no: ['no', 'nos', 'number', 'num', 'nbr'],
  id: ['id'],
  amount: ['amount', 'amounts', 'amt'],
  credit: ['credit', 'credits', 'credited', 'cr', 'receipt', 'receipts', 'received'],
  deposit: ['deposit', 'deposits', 'deposited', 'lodgement', 'lodgements'],
  debit: ['debit', 'debits', 'debited', 'dr', 'payment', 'payments'],
  withdrawal: ['withdrawal', 'withdrawals', 'withdrawl', 'withdrawls', 'withdraw', 'withdraws', 'withdrawn'],
  type: ['type', 'indicator', 'ind', 'flag'],
  balance: ['balance', 'balances', 'bal'],
  status: ['status'],
  currency: ['currency', 'ccy', 'curr'],
  '': ['inr', 'rs', 'rupee', 'rupees', 'in', 'of', 'the', 'and', 'or', 'by', ...WAYS, ...DAY_FORMS],
} as const;
export type HeadingWord = Exclude<keyof typeof MEANINGS, ''>;

const WORDS = new Map<string, string>(
  Object.entries(MEANINGS).flatMap(([meaning, words]) => words.map((word) => [word, meaning] as const)),
);

/** The meanings of a heading's words: `Deposit Amt. (INR)` is deposit and amount. An unknown word is `other`. */
export function readHeading(heading: string): ReadonlySet<string> {
  const words = readFigures(heading)
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/\b(?:paid|money)[\s_-]*(in|out)\b/g, (_, way: string) => (way === 'in' ? 'credit' : 'debit'))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .flatMap(splitWord);
  const meanings = new Set<string>();
  for (const word of words) {
    const meaning = WORDS.get(word) ?? 'other';
    if (meaning !== '') meanings.add(meaning);
  }
  return meanings;
}

/** Two known words that are written as one, such as `CHQNO` and `TRANDATE`. */
function splitWord(word: string): string[] {
  if (WORDS.has(word)) return [word];
  for (let at = 2; at <= word.length - 2; at += 1) {
    const halves = [word.slice(0, at), word.slice(at)];
    if (halves.every((half) => WORDS.has(half))) return halves;
  }
  return [word];
}
