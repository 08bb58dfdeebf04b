import { readSide, readStatementAmount, type CellAmount, type Decimals } from '../cells/amount.rules.ts';
import type { StatementColumns } from './columns.rules.ts';

/** A row of a table, its cells without what exports put around them. */
export type TableRow = {
  readonly columns: StatementColumns;
  readonly cells: readonly string[];
  readonly decimals: Decimals;
  /** The file has amounts with a minus, so that those without one are credits. */
  readonly isSigned: boolean;
};

/** What a row says of money, in paise. `problem` stands in the column `at`. */
export type RowSum =
  | { kind: 'credit' | 'debit'; paise: number }
  | { kind: 'none' | 'both' }
  | { kind: 'problem'; at: number | undefined; words: string };

export function readSum(row: TableRow): RowSum {
  return row.columns.amount === undefined ? readTwoColumns(row) : readOneColumn(row);
}

function cellOf({ cells }: TableRow, at: number | undefined): string {
  return at === undefined ? '' : (cells[at] ?? '');
}

function readTwoColumns(row: TableRow): RowSum {
  const { credit: creditAt, debit: debitAt, type: typeAt } = row.columns;
  const credit = readColumn(row, creditAt);
  const debit = readColumn(row, debitAt);
  if (credit.kind === 'unreadable') return noAmount(row, creditAt);
  if (debit.kind === 'unreadable') return noAmount(row, debitAt);
  if (credit.kind === 'paise' && debit.kind === 'paise') return { kind: 'both' };
  if (debit.kind === 'paise')
    return debit.side === 'credit' ? wrongColumn(row, debitAt) : { kind: 'debit', paise: debit.paise };
  if (credit.kind === 'none') return { kind: 'none' };
  if (readSide(cellOf(row, typeAt)) === 'debit') return wrongColumn(row, typeAt);
  // Less than nothing was paid in: a credit that the bank took back.
  if (credit.side === 'debit')
    return credit.isSigned ? { kind: 'debit', paise: credit.paise } : wrongColumn(row, creditAt);
  return { kind: 'credit', paise: credit.paise };
}

function readOneColumn(row: TableRow): RowSum {
  const { amount: amountAt, type: typeAt } = row.columns;
  const amount = readColumn(row, amountAt);
  if (amount.kind === 'unreadable') return noAmount(row, amountAt);
  if (amount.kind === 'none') return { kind: 'none' };
  const typed = typeAt === amountAt ? undefined : readSide(cellOf(row, typeAt));
  if (typed && amount.side && amount.side !== typed && !amount.isSigned) return wrongColumn(row, amountAt);
  const side = typed ?? amount.side ?? (row.isSigned && typeAt === undefined ? 'credit' : undefined);
  if (side) return { kind: side, paise: amount.paise };
  const at = typeAt ?? amountAt;
  return { kind: 'problem', at, words: `"${cellOf(row, at)}" says neither credit nor debit.` };
}

function readColumn(row: TableRow, at: number | undefined): CellAmount {
  return readStatementAmount(cellOf(row, at), row.decimals);
}

function noAmount(row: TableRow, at: number | undefined): RowSum {
  const cell = cellOf(row, at);
  const hint =
    row.decimals === 'comma'
      ? ' The file has decimal commas, as in 500,00: write the others so too.'
      : /[0-9],[0-9]{1,2}(?![0-9])/.test(cell)
        ? ' A comma may part groups only, as in 1,00,000.00: paise stand behind a point.'
        : '';
  return { kind: 'problem', at, words: `"${cell}" is no amount.${hint}` };
}

function wrongColumn(row: TableRow, at: number | undefined): RowSum {
  return { kind: 'problem', at, words: `"${cellOf(row, at)}" contradicts the side of the amount.` };
}
