import { INDIA } from '@trust/shared/contract/typed/phone-number';
import { LOCALES, type Language } from '@trust/shared/contract/languages';
import metadata from 'libphonenumber-js/metadata.min.json';

/** One country of the list: its ISO code, its country code such as +91, and both as they are shown. */
export interface Country {
  readonly iso: string;
  readonly code: string;
  readonly label: string;
}

/** Where most applicants and their relatives have their telephones. */
const FIRST: readonly string[] = ['IN', 'SA'];

const CODES = Object.entries(metadata.country_calling_codes).flatMap(([code, countries]) =>
  countries.filter((iso) => /^[A-Z]{2}$/.test(iso)).map((iso) => ({ iso, code: `+${code}` })),
);

/** All countries with a country code, by name, with India and Saudi Arabia first. */
export function listCountries(language: Language): readonly Country[] {
  const locale = LOCALES[language];
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const byName = CODES.map(({ iso, code }) => ({ iso, code, name: names.of(iso) ?? iso })).sort(
    (one, other) => one.name.localeCompare(other.name, locale),
  );
  const first = FIRST.flatMap((iso) => byName.filter((country) => country.iso === iso));
  return [...first, ...byName.filter(({ iso }) => !FIRST.includes(iso))].map(({ iso, code, name }) => ({
    iso,
    code,
    label: `${name} ${code}`,
  }));
}

/** The country to show for a code: the chosen one, else the one that the code is known for. */
export function findCountry(code: string | undefined, chosen: string | undefined): string {
  const shown = code || INDIA;
  const candidates = CODES.filter((country) => country.code === shown);
  return (candidates.find(({ iso }) => iso === chosen) ?? candidates[0])?.iso ?? '';
}
