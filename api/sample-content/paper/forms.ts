import type * as z from 'zod/mini';
import type { CATEGORIES } from '../../src/modules/projects/kinds/categories.kind.ts';
import { both, type Bilingual } from './text.ts';

type Category = z.infer<typeof CATEGORIES.entry>;
type Text = Category['name'];

const bilingual = ({ en, ml }: Text): Bilingual => ({ en, ml: ml ?? en });
const line = (en: string, ml: string): string => `<div class="field">${both({ en, ml })}</div>`;

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

const photo = `<div class="photo">${both({ en: 'Passport-size photo', ml: 'പാസ്പോർട്ട് സൈസ് ഫോട്ടോ' })}</div>`;
const signatures = `<div class="sign"><div>${both({ en: 'Place and date', ml: 'സ്ഥലം, തീയതി' })}</div><div>${both({ en: 'Signature of the applicant', ml: 'അപേക്ഷകന്റെ / അപേക്ഷകയുടെ ഒപ്പ്' })}</div></div>`;

const heading = (en: string, ml: string): string => `<h2>${both({ en, ml })}</h2>`;
const declaration = both({
  en: 'What I have written is true. I agree that the trust may visit, ask and decide, and may end the help at any time.',
  ml: 'മുകളിൽ എഴുതിയതെല്ലാം സത്യമാണ്. സന്ദർശിക്കാനും അന്വേഷിക്കാനും തീരുമാനമെടുക്കാനും സഹായം എപ്പോൾ വേണമെങ്കിലും അവസാനിപ്പിക്കാനും ട്രസ്റ്റിന് അധികാരമുണ്ടെന്ന് സമ്മതിക്കുന്നു.',
});

function additionalField({ name, type, options }: Category['additionalFields'][number]): string {
  switch (type) {
    case 'Text':
      return `<div class="field">${both(bilingual(name))}</div>`;
    case 'Text Long':
      return `<div class="field tall">${both(bilingual(name))}</div>`;
    case 'Single Selection':
    case 'Multiple Selection':
      return `<div class="choices">${both(bilingual(name))}${options
        .map((option) => `<span class="box">${both(bilingual(option.name))}</span>`)
        .join('')}</div>`;
  }
}

/** The paper form of a category, or the general one without. */
export function applicationForm(category?: Category): string {
  const rules = category?.instructions.map((text) => `<li>${both(bilingual(text))}</li>`).join('') ?? '';
  const more = category?.additionalFields.map(additionalField).join('') ?? '';
  return [
    rules && heading('Please read first', 'ആദ്യം വായിക്കുക') + `<ol>${rules}</ol>`,
    heading('The applicant', 'അപേക്ഷക വിവരങ്ങൾ'),
    `${photo}<div class="fields">${aboutApplicant.join('')}</div>`,
    heading('Home and family', 'വീടും കുടുംബവും'),
    `<div class="fields">${aboutHome.join('')}</div>`,
    more && heading('About this help', 'ഈ സഹായത്തെക്കുറിച്ച്') + `<div class="fields">${more}</div>`,
    more
      ? ''
      : `<div class="fields"><div class="field tall">${both({ en: 'What is needed, and what it costs', ml: 'എന്തു സഹായമാണു വേണ്ടത്, എത്ര ചെലവു വരും' })}</div></div>`,
    heading('Declaration', 'സത്യവാങ്മൂലം'),
    `<p>${declaration}</p>${signatures}`,
  ].join('');
}

export function wardMemberLetter(): string {
  const fields = [
    line('Name of the household', 'ഗൃഹനാഥന്റെ / ഗൃഹനാഥയുടെ പേര്'),
    line('Ward and house number', 'വാർഡും വീട്ടുനമ്പറും'),
    line('Members of the household', 'കുടുംബാംഗങ്ങളുടെ എണ്ണം'),
    line('Monthly income, as I know it', 'എനിക്കറിയാവുന്ന മാസവരുമാനം'),
  ];
  const text = both({
    en: 'I know this household personally. In my judgement the help that they ask for is needed, for these reasons:',
    ml: 'ഈ കുടുംബത്തെ എനിക്കു നേരിട്ടറിയാം. താഴെപ്പറയുന്ന കാരണങ്ങളാൽ അവർ ആവശ്യപ്പെടുന്ന സഹായം അർഹമാണെന്നു ഞാൻ കരുതുന്നു:',
  });
  return `<div class="fields">${fields.join('')}</div><p style="margin-top:6mm">${text}</p><div class="fields"><div class="field tall"></div><div class="field tall"></div></div><div class="sign"><div>${both({ en: 'Place and date', ml: 'സ്ഥലം, തീയതി' })}</div><div>${both({ en: 'Signature and seal of the ward member', ml: 'വാർഡ് മെമ്പറുടെ ഒപ്പും മുദ്രയും' })}</div></div>`;
}

export function volunteerForm(): string {
  const fields = [
    line('Name', 'പേര്'),
    line('Year of birth', 'ജനിച്ച വർഷം'),
    line('Phone and email', 'ഫോണും ഇമെയിലും'),
    line('Panchayat or town', 'പഞ്ചായത്ത് / നഗരം'),
    line('Days and hours that suit you', 'സൗകര്യമുള്ള ദിവസവും സമയവും'),
    line('Languages and skills', 'അറിയുന്ന ഭാഷകളും കഴിവുകളും'),
  ];
  const promise = both({
    en: 'I keep to myself what I see and hear in a home. I take nothing and promise nothing on behalf of the trust.',
    ml: 'വീടുകളിൽ കാണുന്നതും കേൾക്കുന്നതും ഞാൻ രഹസ്യമായി സൂക്ഷിക്കും. ഒന്നും സ്വീകരിക്കില്ല; ട്രസ്റ്റിനു വേണ്ടി ഒരു വാഗ്ദാനവും നൽകില്ല.',
  });
  return `${photo}<div class="fields">${fields.join('')}</div><p style="margin-top:8mm">${promise}</p><div class="sign"><div>${both({ en: 'Place and date', ml: 'സ്ഥലം, തീയതി' })}</div><div>${both({ en: 'Signature', ml: 'ഒപ്പ്' })}</div></div>`;
}
