import { PAN } from '../patterns.ts';
import { readDigits, readFigures, readNumber } from './figures.ts';

/** A PAN in capitals without spaces and label; what is none has no label that would be dropped. */
export function readPan(typed: string): string {
  const text = readFigures(typed).toUpperCase();
  const [labelled, plain] = [
    readDigits(text.replace(/^PAN(?:\s*(?:NO|NUMBER|CARD))*[\s.:#-]+/, '')),
    readDigits(text),
  ];
  return PAN.test(plain) ? plain : labelled;
}

/** The six figures of an Indian postal code; undefined for any other text. */
export function readPinCode(typed: string): string | undefined {
  const digits = readNumber(typed);
  return /^[1-9][0-9]{5}$/.test(digits) ? digits : undefined;
}

/** A day written year first, as YYYY-MM-DD where its parts have two figures each; any other text as it is. */
export function readDay(typed: string): string {
  return readFigures(typed).replace(
    /^([0-9]{4})[\s./\p{Pd}]+([0-9]{2})[\s./\p{Pd}]+([0-9]{2})\.?$/u,
    '$1-$2-$3',
  );
}

/** The last four figures of a phone number; '' where it has fewer. */
export function readLastFour(typed: string): string {
  return /[0-9]{4}$/.exec(readFigures(typed).replace(/[^0-9]/g, ''))?.[0] ?? '';
}
