import type * as z from 'zod/mini';
import type { CATEGORIES } from '../../../api/src/modules/projects/kinds/categories.kind.ts';
import { text, type Bilingual, type PaperPart } from './text.ts';

type Category = z.infer<typeof CATEGORIES.entry>;
type Text = Category['name'];

const bilingual = ({ en, ml }: Text): Bilingual => ({ en, ml: ml ?? en });
const line = (en: string, ml: string): Bilingual => ({ en, ml });

const aboutApplicant = [
  line('Name of the applicant', 'അപേക്ഷകന്റെ / അപേക്ഷകയുടെ പേര്'),
  line("Father's or spouse's name", 'പിതാവിന്റെ / ജീവിതപങ്കാളിയുടെ പേര്'),
  line('Date of birth and age', 'ജനനത്തീയതിയും വയസ്സും'),
  line('Gender', 'ലിംഗം'),
  line('Phone and WhatsApp', 'ഫോൺ, വാട്സാപ്പ്'),
  line('Aadhaar: the last four digits', 'ആധാർ: അവസാനത്തെ നാലക്കം'),
];

const aboutHome = [
  line('House name and place', 'വീട്ടുപേരും സ്ഥലവും'),
  line('Post office and PIN code', 'പോസ്റ്റ് ഓഫീസും പിൻകോഡും'),
  line('Panchayat or municipality, ward', 'പഞ്ചായത്ത് / നഗരസഭ, വാർഡ്'),
  line('Taluk and district', 'താലൂക്കും ജില്ലയും'),
  line('House: own, rented, quarters', 'വീട്: സ്വന്തം, വാടക, ക്വാർട്ടേഴ്സ്'),
  line('Ration card: APL, BPL, none', 'റേഷൻ കാർഡ്: APL, BPL, ഇല്ല'),
  line('Work and daily income', 'ജോലിയും ദിവസവരുമാനവും'),
  line('Members of the household', 'കുടുംബാംഗങ്ങൾ'),
  line("Ward member's name and phone", 'വാർഡ് മെമ്പറുടെ പേരും ഫോണും'),
  line('Earlier help from the trust', 'ട്രസ്റ്റിൽനിന്നു മുമ്പു ലഭിച്ച സഹായം'),
];

const photo = { en: 'Passport-size photo', ml: 'പാസ്പോർട്ട് സൈസ് ഫോട്ടോ' };
const whereAndWhen = { en: 'Place and date', ml: 'സ്ഥലം, തീയതി' };
const signedBy = (signature: Bilingual): PaperPart => ({
  kind: 'signatures',
  names: [whereAndWhen, signature],
});
const heading = (en: string, ml: string): PaperPart => ({ kind: 'heading', words: { en, ml } });
const empty = { en: '', ml: '' };
const fieldsOf = (names: readonly Bilingual[], isTall = false): PaperPart => ({
  kind: 'fields',
  names,
  isTall,
});

const declaration = {
  en: 'What I have written is true. I agree that the trust may visit, ask and decide, and may end the help at any time.',
  ml: 'മുകളിൽ എഴുതിയതെല്ലാം സത്യമാണ്. സന്ദർശിക്കാനും അന്വേഷിക്കാനും തീരുമാനമെടുക്കാനും സഹായം എപ്പോൾ വേണമെങ്കിലും അവസാനിപ്പിക്കാനും ട്രസ്റ്റിന് അധികാരമുണ്ടെന്ന് സമ്മതിക്കുന്നു.',
};

function additionalField({ name, type, options }: Category['additionalFields'][number]): PaperPart {
  const words = bilingual(name);
  switch (type) {
    case 'Text':
      return fieldsOf([words]);
    case 'Text Long':
      return fieldsOf([words], true);
    case 'Single Selection':
    case 'Multiple Selection':
      return { kind: 'choices', name: words, options: options.map((option) => bilingual(option.name)) };
  }
}

const needAndCost = { en: 'What is needed, and what it costs', ml: 'എന്തു സഹായമാണു വേണ്ടത്, എത്ര ചെലവു വരും' };

/** The paper form of a category, or the general one without. */
export function applicationForm(category?: Category): PaperPart[] {
  const rules = category?.instructions.map(bilingual) ?? [];
  const more = category?.additionalFields.map(additionalField) ?? [];
  return [
    ...(rules.length > 0
      ? [heading('Please read first', 'ആദ്യം വായിക്കുക'), { kind: 'rules', items: rules } as const]
      : []),
    heading('The applicant', 'അപേക്ഷക വിവരങ്ങൾ'),
    { kind: 'photo', names: aboutApplicant.slice(0, 2), photo },
    fieldsOf(aboutApplicant.slice(2)),
    heading('Home and family', 'വീടും കുടുംബവും'),
    fieldsOf(aboutHome),
    ...(more.length > 0
      ? [heading('About this help', 'ഈ സഹായത്തെക്കുറിച്ച്'), ...more]
      : [fieldsOf([needAndCost], true)]),
    heading('Declaration', 'സത്യവാങ്മൂലം'),
    text(declaration),
    signedBy({ en: 'Signature of the applicant', ml: 'അപേക്ഷകന്റെ / അപേക്ഷകയുടെ ഒപ്പ്' }),
  ];
}

export function wardMemberLetter(): PaperPart[] {
  const fields = [
    line('Name of the household', 'ഗൃഹനാഥന്റെ / ഗൃഹനാഥയുടെ പേര്'),
    line('Ward and house number', 'വാർഡും വീട്ടുനമ്പറും'),
    line('Members of the household', 'കുടുംബാംഗങ്ങളുടെ എണ്ണം'),
    line('Monthly income, as I know it', 'എനിക്കറിയാവുന്ന മാസവരുമാനം'),
  ];
  const opinion = {
    en: 'I know this household personally. In my judgement the help that they ask for is needed, for these reasons:',
    ml: 'ഈ കുടുംബത്തെ എനിക്കു നേരിട്ടറിയാം. താഴെപ്പറയുന്ന കാരണങ്ങളാൽ അവർ ആവശ്യപ്പെടുന്ന സഹായം അർഹമാണെന്നു ഞാൻ കരുതുന്നു:',
  };
  return [
    fieldsOf(fields),
    text(opinion),
    fieldsOf([empty, empty], true),
    signedBy({ en: 'Signature and seal of the ward member', ml: 'വാർഡ് മെമ്പറുടെ ഒപ്പും മുദ്രയും' }),
  ];
}

export function volunteerForm(): PaperPart[] {
  const fields = [
    line('Name', 'പേര്'),
    line('Year of birth', 'ജനിച്ച വർഷം'),
    line('Phone and email', 'ഫോണും ഇമെയിലും'),
    line('Panchayat or town', 'പഞ്ചായത്ത് / നഗരം'),
    line('Days and hours that suit you', 'സൗകര്യമുള്ള ദിവസവും സമയവും'),
    line('Languages and skills', 'അറിയുന്ന ഭാഷകളും കഴിവുകളും'),
  ];
  const promise = {
    en: 'I keep to myself what I see and hear in a home. I take nothing and promise nothing on behalf of the trust.',
    ml: 'വീടുകളിൽ കാണുന്നതും കേൾക്കുന്നതും ഞാൻ രഹസ്യമായി സൂക്ഷിക്കും. ഒന്നും സ്വീകരിക്കില്ല; ട്രസ്റ്റിനു വേണ്ടി ഒരു വാഗ്ദാനവും നൽകില്ല.',
  };
  return [
    { kind: 'photo', names: fields.slice(0, 2), photo },
    fieldsOf(fields.slice(2)),
    text(promise),
    signedBy({ en: 'Signature', ml: 'ഒപ്പ്' }),
  ];
}
