import { dropWords, readNumber } from './figures.ts';

/** The country code of India, which numbers have that are given without one. */
export const INDIA = '+91';
const SEPARATORS = /[\s.()\p{Pd}]/gu;
/** `2700001-02` is two numbers. */
const ENDS_OTHERWISE = /[0-9]{5}\p{Pd}[0-9]{1,3}$/u;
const COUNTRY_CODE = /^\+[1-9][0-9]{0,3}$/;

/** A country code such as `+91`, also written `91`, `0091` or with spaces; undefined for any other text. */
export function readCountryCode(typed: string): string | undefined {
  const code = `+${readNumber(typed).replace(/^(\+|00)/, '')}`;
  return COUNTRY_CODE.test(code) ? code : undefined;
}

/**
 * The digits of a number of one country, without its code; undefined for any other text. The code and a leading zero may
 * be written all the same. Numbers of India have ten digits, with the area's code where they are landlines.
 */
export function readNationalNumber(typed: string, countryCode: string): string | undefined {
  const written = readNumber(typed).replace(/^00/, '+');
  const digits = (written.startsWith(countryCode) ? written.slice(countryCode.length) : written).replace(
    /^0/,
    '',
  );
  if (countryCode !== INDIA) return /^[0-9]{4,14}$/.test(digits) ? digits : undefined;
  const national = digits.length === 12 ? digits.replace(/^91/, '') : digits;
  return /^[1-9][0-9]{9}$/.test(national) ? national : undefined;
}

/** A number that may have a country code: the ten digits of one of India, else `+` and all digits. */
export function readPhoneNumber(typed: string): string | undefined {
  const written = readNumber(typed).replace(/^00/, '+');
  const indian = readNationalNumber(written, INDIA);
  return indian ?? (/^\+[1-9][0-9]{6,14}$/.test(written) ? written : undefined);
}

/** A donor's number as it is stored: as `readPhoneNumber` reads it, else its figures, which are not to be two numbers. */
export function readPhoneFigures(typed: string): string {
  const written = dropWords(typed);
  return readPhoneNumber(typed) ?? (ENDS_OTHERWISE.test(written) ? written : written.replace(SEPARATORS, ''));
}
