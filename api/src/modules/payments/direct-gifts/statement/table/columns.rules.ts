import { readHeading, type HeadingWord } from './heading-words.rules.ts';

/** What a column of a statement may be called by staff. `type` says of `amount` whether it is a credit or a debit. */
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

/** Where the fields stand in a row. Either `credit` is there, or `amount` with both sides in one column. */
export type StatementColumns = {
  readonly headings: readonly string[];
  readonly date: number;
  /** Where a row's day stands if its first column is empty: banks may print a day once, and the day of value always. */
  readonly otherDates: readonly number[];
  /** Of these the texts are joined. */
  readonly narrations: readonly number[];
  /** Of these the first that is not empty holds. */
  readonly references: readonly number[];
  readonly credit?: number | undefined;
  readonly debit?: number | undefined;
  readonly amount?: number | undefined;
  readonly type?: number | undefined;
  readonly balance?: number | undefined;
  /** Whether a payment was made. */
  readonly status?: number | undefined;
  readonly currency?: number | undefined;
};
export type FoundColumns =
  | { outcome: 'columns'; columns: StatementColumns }
  | { outcome: 'twice'; field: StatementField; headings: string[] };

/** Fields that the bank alone names. */
type OtherField = 'balance' | 'status' | 'currency';
type Rule = { field: StatementField | OtherField; rank: number };

/**
 * The columns of a row of headings, whatever their order; undefined where the row is none. A statement needs a date, a
 * narration or a reference, and credits or amounts. `twice` where two columns claim to be the money.
 */
export function findColumns(row: readonly string[], chosen: ChosenHeadings): FoundColumns | undefined {
  const rules = row.map((heading) => classify(readHeading(heading)));
  const names: Partial<Record<Rule['field'], string>> = chosen;
  const all = (field: Rule['field']): number[] => {
    const named = names[field];
    if (named !== undefined) {
      const at = row.findIndex((heading) => simplify(heading) === simplify(named));
      return at === -1 ? [] : [at];
    }
    return rules
      .flatMap((rule, at) => (rule?.field === field ? [{ at, rank: rule.rank }] : []))
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ at }) => at);
  };
  /** The columns of a field that share its lowest rank. */
  const preferred = (field: Rule['field']) => {
    const [first, ...others] = all(field);
    return first === undefined
      ? []
      : [first, ...others.filter((at) => rules[at]?.rank === rules[first]?.rank)];
  };
  const [date, ...otherDates] = all('date');
  const [narrations, references, credits, debits] = [
    preferred('narration'),
    all('reference'),
    all('credit'),
    all('debit'),
  ];
  const types = all('type');
  // A column that is called after both sides alone holds the amounts where no other does.
  const amounts = all('amount').length > 0 || credits.length > 0 ? all('amount') : types;
  const isComplete =
    date !== undefined &&
    narrations.length + references.length > 0 &&
    credits.length + amounts.length > 0 &&
    STATEMENT_FIELDS.every((field) => chosen[field] === undefined || all(field).length > 0);
  if (!isComplete) return undefined;
  const twice = findTwice(
    // Credits without debits, beside amounts, leave open which of them is the money.
    credits.length > 0
      ? { credit: debits.length > 0 ? credits : [...credits, ...amounts], debit: debits }
      : { amount: amounts },
  );
  if (twice) return { outcome: 'twice', field: twice.field, headings: twice.at.map((at) => row[at] ?? '') };
  const [credit] = credits;
  const [debit] = debits;
  const amount = credit === undefined ? amounts[0] : undefined;
  const type =
    amount !== undefined || debit === undefined
      ? findType(types, amount ?? credit ?? 0, all('balance'))
      : undefined;
  return {
    outcome: 'columns',
    columns: {
      headings: row.map((heading) => heading.replaceAll(/\s+/g, ' ').trim()),
      date,
      otherDates,
      narrations,
      references,
      credit,
      debit,
      amount,
      type,
      balance: all('balance')[0],
      status: all('status')[0],
      currency: all('currency')[0],
    },
  };
}

/** The column of sides that belongs to that of amounts: the next one with no balance between, which may have its own. */
function findType(types: readonly number[], amount: number, balances: readonly number[]): number | undefined {
  const near = types.filter((at) => balances.every((balance) => (balance - amount) * (balance - at) > 0));
  const own = near.length > 0 ? near : types;
  return own.find((at) => at > amount) ?? own.find((at) => at < amount);
}

function findTwice(
  columns: Partial<Record<StatementField, number[]>>,
): { field: StatementField; at: number[] } | undefined {
  for (const field of STATEMENT_FIELDS) {
    const at = columns[field] ?? [];
    if (at.length > 1) return { field, at };
  }
  return undefined;
}

/** What a heading names, by the kinds of its words; the lower its rank, the more it is preferred to others of the field. */
function classify(words: ReadonlySet<string>): Rule | undefined {
  if (words.size === 0) return undefined;
  const has = (...some: HeadingWord[]) => some.some((word) => words.has(word));
  const isOnly = (...some: HeadingWord[]) => [...words].every((word) => some.some((each) => each === word));
  if (
    has('narration') &&
    !has('date', 'time', 'balance', 'amount', 'utr', 'ref', 'cheque', 'no', 'id', 'status')
  )
    return { field: 'narration', rank: isOnly('narration', 'txn') ? 0 : 1 };
  if (words.has('other')) return undefined;
  if (has('balance')) return { field: 'balance', rank: 0 };
  if (has('status') && isOnly('status', 'txn')) return { field: 'status', rank: 0 };
  if (has('currency') && isOnly('currency', 'txn')) return { field: 'currency', rank: 0 };
  if (has('date') && isOnly('date', 'time', 'value', 'post', 'txn'))
    return { field: 'date', rank: rankDate() };
  if (has('utr', 'ref', 'cheque') && isOnly('utr', 'ref', 'cheque', 'no', 'id', 'txn', 'narration'))
    return { field: 'reference', rank: has('utr') ? 0 : has('ref') ? 1 : 3 };
  if (has('txn') && has('id', 'no') && isOnly('txn', 'id', 'no')) return { field: 'reference', rank: 2 };
  const isCredit = has('credit', 'deposit');
  const isDebit = has('debit', 'withdrawal');
  if (isCredit && isDebit && isOnly('credit', 'deposit', 'debit', 'withdrawal', 'txn', 'amount', 'type')) {
    const isAmount = has('amount', 'deposit', 'withdrawal') && !has('type');
    return { field: isAmount ? 'amount' : 'type', rank: 0 };
  }
  if (isCredit && isOnly('credit', 'deposit', 'txn', 'amount')) return { field: 'credit', rank: 0 };
  if (isDebit && isOnly('debit', 'withdrawal', 'txn', 'amount')) return { field: 'debit', rank: 0 };
  if (has('amount') && isOnly('amount', 'txn')) return { field: 'amount', rank: 0 };
  return has('type') && isOnly('type', 'txn') ? { field: 'type', rank: 1 } : undefined;

  function rankDate(): number {
    if (has('txn')) return 0;
    return has('value') ? 3 : has('post') ? 2 : 1;
  }
}

/** `Deposit Amt.` is `depositamt`. */
function simplify(heading: string): string {
  return heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
