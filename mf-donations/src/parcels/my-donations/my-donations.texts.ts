import { createTranslate, type SameKeys, type TextKey, type Translate } from '@trust/shared/i18n';
import type { Language, PerLanguage } from '@trust/shared/contract/languages';

const en = {
  title: 'Your donations',
  none: 'No donation was made yet while you were logged in. Other payments can be found by their reference.',
  'none.check': 'Check a payment',
  given: '{amount}, {date}',
  reference: 'Reference {reference}',
  'state.received': 'Received',
  'state.checking': 'Being checked',
  'state.reported': 'Reported: waits for our bank statement',
  'state.rejected': 'We have not found this gift',
  'state.in-review': 'Another sum has arrived: our office looks at it',
  'state.returned': 'Another sum had arrived: it was returned',
  'state.failed': 'Not paid',
  'state.unknown': 'Being checked',
  'state.refunded': 'Returned',
  'state.part-refunded': '{amount} of it was returned',
  receipt: 'Receipt (PDF)',
  check: 'Check this payment',
  donation: 'Donation',
  booking: 'Booking of a Solace programme',
} as const;

const ml: SameKeys<typeof en> = {
  title: 'നിങ്ങളുടെ സംഭാവനകൾ',
  none: 'ലോഗിൻ ചെയ്ത് ഇതുവരെ സംഭാവനയൊന്നും നൽകിയിട്ടില്ല. മറ്റു പണമടയ്ക്കലുകൾ റഫറൻസ് ഉപയോഗിച്ച് കണ്ടെത്താം.',
  'none.check': 'പണമടയ്ക്കൽ പരിശോധിക്കുക',
  given: '{amount}, {date}',
  reference: 'റഫറൻസ് {reference}',
  'state.received': 'ലഭിച്ചു',
  'state.checking': 'പരിശോധിക്കുന്നു',
  'state.reported': 'അറിയിച്ചു: ബാങ്ക് സ്റ്റേറ്റ്മെന്റിനായി കാത്തിരിക്കുന്നു',
  'state.rejected': 'ഈ സംഭാവന കണ്ടെത്താനായില്ല',
  'state.in-review': 'മറ്റൊരു തുകയാണ് ലഭിച്ചത്: ഓഫീസ് പരിശോധിക്കുന്നു',
  'state.returned': 'മറ്റൊരു തുകയാണ് ലഭിച്ചത്: അതു തിരികെ പോയി',
  'state.failed': 'പണമടച്ചിട്ടില്ല',
  'state.unknown': 'പരിശോധിക്കുന്നു',
  'state.refunded': 'തിരികെ പോയി',
  'state.part-refunded': 'ഇതിൽ {amount} തിരികെ പോയി',
  receipt: 'രസീത് (PDF)',
  check: 'ഈ പണമടയ്ക്കൽ പരിശോധിക്കുക',
  donation: 'സംഭാവന',
  booking: 'സാന്ത്വന പരിപാടിയുടെ ബുക്കിങ്',
};

const TEXTS: PerLanguage<SameKeys<typeof en>> = { en, ml };

/** The texts of this parcel alone, in all languages: no page of this remote loads them. */
export function myDonationsTexts(language: Language): Translate<TextKey<typeof en>> {
  return createTranslate(language, TEXTS[language]);
}
