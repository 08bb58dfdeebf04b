import type { TrustConfig } from '@trust/shared/contract/trust';

/** A trust with one of everything that the frame shows. */
export const demoTrust: TrustConfig = {
  name: { en: 'Shelter Charitable Trust', ml: 'ഷെൽട്ടർ ചാരിറ്റബിൾ ട്രസ്റ്റ്' },
  shortName: { en: 'Shelter', ml: 'ഷെൽട്ടർ' },
  tagline: { en: 'Charitable Trust, Kerala', ml: 'ചാരിറ്റബിൾ ട്രസ്റ്റ്, കേരളം' },
  about: { en: 'We visit every case.', ml: 'ഓരോ കുടുംബത്തെയും ഞങ്ങൾ സന്ദർശിക്കും.' },
  address: [{ en: 'Example Road', ml: 'എക്സാമ്പിൾ റോഡ്' }],
  phones: ['+91 00000 00000', '+91 00000 00001'],
  email: 'office@shelter.example',
  mapUrl: 'https://map.example/',
  social: [{ name: 'WhatsApp', url: 'https://whatsapp.example/' }],
  counters: { shelterMembers: 50, trustedDonors: 3550, dedicatedDonors: 230 },
  registration: { section80G: 'DEMO/80G', section12A: 'DEMO/12A' },
  bankAccounts: [],
  transactionPrefixes: { donation: 'SCT', solace: 'SOL' },
};
