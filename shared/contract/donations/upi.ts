import { CONTENT_ID } from '../patterns.ts';
import { LARGEST_DONATION, parsePaise, type Paise } from './amount.ts';
import { findFund } from './funds.ts';

/** Longest note that all UPI apps take, in characters. */
const LONGEST_NOTE = 50;

/** The address that a UPI app opens or reads from a QR code, by NPCI's linking specification. */
export function upiAddress({
  upiId,
  name,
  note,
  amount,
}: {
  upiId: string;
  name: string;
  note: string;
  /** Undefined: the app asks for it. */
  amount: Paise | undefined;
}): string {
  const fields: [string, string][] = [
    ['pa', upiId],
    ['pn', name],
    ...(amount === undefined ? [] : ([['am', (amount / 100).toFixed(2)]] satisfies [string, string][])),
    ['cu', 'INR'],
    ['tn', note.slice(0, LONGEST_NOTE)],
  ];
  // Apps read %20 and not the plus of a form; and some look for the ID's @ as it is.
  const encodeField = (value: string) => encodeURIComponent(value).replaceAll('%40', '@');
  return `upi://pay?${fields.map(([key, value]) => `${key}=${encodeField(value)}`).join('&')}`;
}

/** What the QR code of an address is for: a project's id or a fund, and how much. */
export interface UpiCode {
  readonly nid: string;
  /** Undefined: the app asks for it. */
  readonly amount: Paise | undefined;
}

/** Where the api draws the QR code. */
export const UPI_CODES_PATH = '/media/upi';

/** The address of the picture of a QR code, such as `/media/upi/home-50000.svg`. */
export function upiCodeUrl({ nid, amount }: UpiCode): string {
  return `${UPI_CODES_PATH}/${nid}${amount === undefined ? '' : `-${amount}`}.svg`;
}

/** The code that a picture's name stands for; undefined where it is none that `upiCodeUrl` gives. */
export function readUpiCodeName(name: string): UpiCode | undefined {
  const [, nid = '', digits] = /^([a-z0-9]{1,20})(?:-([1-9][0-9]{0,11}))?\.svg$/.exec(name) ?? [];
  if (!findFund(nid) && !CONTENT_ID.test(nid)) return undefined;
  if (digits === undefined) return { nid, amount: undefined };
  const amount = parsePaise(digits, LARGEST_DONATION);
  return amount.kind === 'paise' ? { nid, amount: amount.paise } : undefined;
}
