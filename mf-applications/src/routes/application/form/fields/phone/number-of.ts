/** The number that each field of a country code belongs to. */
export const NUMBER_OF = { countryCode: 'number', countryCode_oth: 'number_oth' } as const;
