import type { PublicConfig } from '../contract/trust.ts';

/** A made-up trust for tests. */
export const sampleConfig: PublicConfig = {
  trust: {
    name: { en: 'Sample Charitable Trust', ml: 'സാമ്പിൾ ചാരിറ്റബിൾ ട്രസ്റ്റ്' },
    shortName: { en: 'Sample', ml: 'സാമ്പിൾ' },
    tagline: { en: 'Charitable Trust, Kerala', ml: 'ചാരിറ്റബിൾ ട്രസ്റ്റ്, കേരളം' },
    about: { en: 'We visit every case.', ml: 'ഓരോ കുടുംബത്തെയും ഞങ്ങൾ സന്ദർശിക്കും.' },
    address: [{ en: 'Example Road', ml: 'എക്സാമ്പിൾ റോഡ്' }],
    phones: ['+91 00000 00000'],
    email: 'office@sample.example',
    mapUrl: 'https://map.example/sample',
    mapEmbedUrl: 'https://frames.map.example/embed?at=sample',
    social: [{ name: 'WhatsApp', url: 'https://whatsapp.example/sample' }],
    counters: { shelterMembers: 50, trustedDonors: 3550, dedicatedDonors: 230 },
    registration: { section80G: 'DEMO/80G', section12A: 'DEMO/12A', papers: ['41', '42'] },
    bankAccounts: [1, 2, 3, 4, 5].map((number) => ({
      accountName: `Sample account ${number}`,
      accountNumber: `00000000000${number}`,
      ifsc: `DEMO000000${number}`,
      bank: { en: `Bank ${number}`, ml: `ബാങ്ക് ${number}` },
      branch: { en: 'Kochi', ml: 'കൊച്ചി' },
      ...(number === 3 && { fund: 'home' as const }),
      ...(number === 4 && { fund: 'bmz' as const }),
    })),
    upiId: 'sample.trust@demobank',
    upiIds: { bmz: 'sample.zakat@demobank' },
    givingExamples: {
      home: [
        { rupees: 250, does: { en: 'Ten bricks', ml: 'പത്ത് ഇഷ്ടിക' } },
        { rupees: 1000, does: { en: 'A door’s lock', ml: 'ഒരു വാതിൽപ്പൂട്ട്' } },
      ],
    },
    transactionPrefixes: { donation: 'SAMPLE', solace: 'SOLACE' },
  },
  siteUrl: 'https://sample.example',
  apiBase: '/api',
  contentBase: '/content',
  paymentsBase: '/payments',
  onlinePayment: null,
};
