import { splitRupees } from '@trust/shared/contract/typed/rupees';
import { readFigureCell } from '../../../../../tables/cell-text.rules.ts';

export type Side = 'credit' | 'debit';

/**
 * What a cell says of an amount, in paise. `side` where the cell itself says whether it is a credit or a debit, by a mark
 * or, `isSigned`, by a sign alone.
 */
export type CellAmount =
  | { kind: 'none' }
  | { kind: 'unreadable' }
  | { kind: 'paise'; paise: number; side?: Side; isSigned?: boolean };

/** What separates the decimals of a file: its comma is a group's in the one case and the decimals' in the other. */
export type Decimals = 'point' | 'comma';

const NONE = /^(?:[-–—.]*|nil|n\.?\/?a\.?)$/i;
const MARK = '\\(?\\s*(cr|dr|c|d)\\.?\\s*\\)?';
const MARK_BEHIND = new RegExp(`^(.*[^a-z(\\s])\\s*${MARK}$`, 'i');
const MARK_BEFORE = new RegExp(`^${MARK}\\s*([^a-z].*|(?:rs|inr).*)$`, 'i');
const SIGN = /^((?:₹|rs\.?|inr)?\s*)([+\-−–])\s*(.+)$/i;
const IN_BRACKETS = /^\((.+)\)$/;
const SIGN_BEHIND = /^(.*[0-9])\s*([-−–])$/;
/** The decimals of a file with a comma: `500,00`, `1.500,00`, `1.00.000,00`, and whole rupees. */
const WITH_COMMA = /^([^0-9]*)([0-9]+|[0-9]{1,3}(?:\.[0-9]{2,3})*\.[0-9]{3}),([0-9]{2})([^0-9]*)$/;
const WHOLE = /^[^0-9.,]*[0-9]+[^0-9.,]*$/;
/** Banks compute with four decimals, the last ones empty; three may be a group. */
const DECIMALS = /^(?:[0-9]{0,2}|[0-9]{2}0{2,})$/;
const MOST_FIGURES = 12;

/** Whether a cell ends in a decimal comma. */
export function hasDecimalComma(cell: string): boolean {
  return WITH_COMMA.test(takeSide(readFigureCell(cell)).text);
}

/**
 * Reads rupees such as `1,00,000.50`, `₹500`, `500.00 Cr`, `(250.00)` or `-250.00`; never through a fraction. A comma that
 * is neither a group's, as India or the West writes it, nor the file's decimals makes it unreadable.
 */
export function readStatementAmount(cell: string, decimals: Decimals = 'point'): CellAmount {
  const text = readFigureCell(cell);
  if (NONE.test(text)) return { kind: 'none' };
  const { text: unmarked, side: marked, isClear } = takeSide(text);
  const split = isClear ? splitRupees(toPoint(unmarked, decimals) ?? '') : undefined;
  if (!split || !DECIMALS.test(split.decimals)) return { kind: 'unreadable' };
  const rupees = split.rupees.replace(/^0+/, '');
  if (rupees.length > MOST_FIGURES) return { kind: 'unreadable' };
  const paise = Number(rupees + split.decimals.slice(0, 2).padEnd(2, '0'));
  if (paise === 0) return { kind: 'none' };
  return { kind: 'paise', paise, ...marked };
}

function toPoint(text: string, decimals: Decimals): string | undefined {
  if (decimals === 'point') return text;
  const [, before = '', rupees, paise = '', behind = ''] = WITH_COMMA.exec(text) ?? [];
  if (rupees !== undefined) return `${before}${rupees.replaceAll('.', '')}.${paise}${behind}`;
  return WHOLE.test(text) ? text : undefined;
}

type Sided = { text: string; side: { side?: Side; isSigned?: boolean }; isClear: boolean };

/** An amount without its mark and sign. Two that contradict each other make it unclear. */
function takeSide(text: string): Sided {
  const before = MARK_BEFORE.exec(text);
  const behind = before ? null : MARK_BEHIND.exec(text);
  const mark = before?.[1] ?? behind?.[2];
  const unmarked = (before?.[2] ?? behind?.[1] ?? text).trim();
  const sign = SIGN.exec(unmarked);
  const inBrackets = IN_BRACKETS.exec(unmarked)?.[1];
  const signBehind = SIGN_BEHIND.exec(unmarked);
  const unsigned = sign ? `${sign[1] ?? ''}${sign[3] ?? ''}` : (inBrackets ?? signBehind?.[1] ?? unmarked);
  const isNegative = sign ? sign[2] !== '+' : inBrackets !== undefined || signBehind !== null;
  const signed = isNegative ? 'debit' : sign ? 'credit' : undefined;
  const marked = mark === undefined ? undefined : mark.toLowerCase().startsWith('c') ? 'credit' : 'debit';
  const side = marked ?? signed;
  return {
    text: unsigned.trim(),
    side: {
      ...(side !== undefined && { side }),
      ...(marked === undefined && signed !== undefined && { isSigned: true }),
    },
    isClear: marked !== 'credit' || signed !== 'debit',
  };
}

/** Which side a cell such as `CR`, `Dr.`, `Credit` or `D` names. */
export function readSide(cell: string): Side | undefined {
  const text = readFigureCell(cell)
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
  if (/^(?:c|cr|credit|credited|deposit)$/.test(text)) return 'credit';
  return /^(?:d|dr|db|debit|debited|withdrawal)$/.test(text) ? 'debit' : undefined;
}
