import { BOOKINGS_FRAGMENT, REFUNDS_FRAGMENT } from '@trust/shared/contract/content/fragments';
import type { Clause } from '../../parts/legal-text.tsx';

/** How many working days a refund may take. */
const REFUND_DAYS = 14;

export const clauses: readonly Clause[] = [
  {
    id: 'use',
    title: { en: 'Using this website', ml: 'ഈ വെബ്സൈറ്റിന്റെ ഉപയോഗം' },
    paragraphs: [
      {
        en: 'This website is about the trust’s work, takes donations for it and takes applications for aid. By using it you accept these terms.',
        ml: 'ട്രസ്റ്റിന്റെ പ്രവർത്തനങ്ങൾ അറിയിക്കാനും അവയ്ക്കുള്ള സംഭാവനകളും സഹായത്തിനുള്ള അപേക്ഷകളും സ്വീകരിക്കാനുമാണ് ഈ വെബ്സൈറ്റ്. ഇത് ഉപയോഗിക്കുന്നതിലൂടെ നിങ്ങൾ ഈ നിബന്ധനകൾ അംഗീകരിക്കുന്നു.',
      },
      {
        en: 'Figures of projects are brought up to date as gifts arrive and costs become known. A project’s estimate may change after work has begun.',
        ml: 'സംഭാവനകൾ ലഭിക്കുന്നതിനും ചെലവുകൾ വ്യക്തമാകുന്നതിനും അനുസരിച്ച് പദ്ധതികളുടെ കണക്കുകൾ പുതുക്കും. പണി തുടങ്ങിയ ശേഷം പദ്ധതിയുടെ പ്രതീക്ഷിത ചെലവ് മാറിയേക്കാം.',
      },
    ],
  },
  {
    id: 'donations',
    title: { en: 'Donations', ml: 'സംഭാവനകൾ' },
    paragraphs: [
      {
        en: 'Online donations are taken in Indian rupees (INR) and only from Indian banks. The minimum donation is ₹1.',
        ml: 'ഇന്ത്യൻ ബാങ്കുകളിൽ നിന്ന് ഇന്ത്യൻ രൂപയിൽ (INR) മാത്രമാണ് ഓൺലൈൻ സംഭാവനകൾ സ്വീകരിക്കുന്നത്. ഏറ്റവും കുറഞ്ഞ സംഭാവന ₹1 ആണ്.',
      },
      {
        en: 'What you give to a project is spent on that project. If a project receives more than it needs, the rest goes to another project of the same category.',
        ml: 'ഒരു പദ്ധതിക്കു നൽകുന്ന തുക ആ പദ്ധതിക്കുതന്നെ ചെലവഴിക്കുന്നു. ആവശ്യത്തിലധികം ലഭിച്ചാൽ ബാക്കി തുക അതേ വിഭാഗത്തിലെ മറ്റൊരു പദ്ധതിക്ക് ഉപയോഗിക്കും.',
      },
    ],
  },
  {
    id: BOOKINGS_FRAGMENT,
    title: { en: 'Solace bookings', ml: 'സാന്ത്വന പരിപാടികളുടെ ബുക്കിംഗ്' },
    paragraphs: [
      {
        en: 'A booking is a place in a Solace programme; it is confirmed once its payment has arrived. Date, place and price stand on the programme’s page; the office confirms them on WhatsApp. A booking is not a donation: there is no tax deduction for it.',
        ml: 'സാന്ത്വന പരിപാടിയിലെ ഒരു സ്ഥാനമാണ് ബുക്കിംഗ്; പണം ലഭിക്കുമ്പോഴാണ് അത് ഉറപ്പാകുന്നത്. തീയതിയും സ്ഥലവും തുകയും പരിപാടിയുടെ പേജിലുണ്ട്; ഓഫീസ് വാട്സാപ്പിൽ അവ ഉറപ്പിക്കും. ബുക്കിംഗ് സംഭാവനയല്ല; അതിന് നികുതി ഇളവില്ല.',
      },
      {
        en: 'You can cancel until seven days before the programme begins and get the whole amount back. After that, tell us if somebody else comes in your place. If we cancel a programme, we return the whole amount.',
        ml: 'പരിപാടി തുടങ്ങുന്നതിന് ഏഴു ദിവസം മുമ്പുവരെ റദ്ദാക്കാം; മുഴുവൻ തുകയും തിരികെ ലഭിക്കും. അതിനു ശേഷം, പകരം മറ്റൊരാൾ വരുന്നുണ്ടെങ്കിൽ അറിയിക്കുക. ഞങ്ങൾ പരിപാടി റദ്ദാക്കിയാൽ മുഴുവൻ തുകയും തിരികെ നൽകും.',
      },
    ],
  },
  {
    id: REFUNDS_FRAGMENT,
    title: { en: 'Refund policy', ml: 'തുക തിരികെ നൽകുന്ന നയം' },
    paragraphs: [
      {
        en: 'If you paid twice, paid a wrong amount or did not mean to pay, write or call us and give the transaction reference. We check the payment with the bank before we return it.',
        ml: 'രണ്ടു തവണ പണമടയ്ക്കുകയോ തെറ്റായ തുക അടയ്ക്കുകയോ അറിയാതെ പണമടയ്ക്കുകയോ ചെയ്താൽ ഇടപാടിന്റെ റഫറൻസ് സഹിതം ഞങ്ങളെ എഴുതി അറിയിക്കുകയോ വിളിക്കുകയോ ചെയ്യുക. ബാങ്കിൽ പരിശോധിച്ച ശേഷം തുക തിരികെ നൽകും.',
      },
      {
        en: `Refunds are processed within up to ${REFUND_DAYS} working days, to the account or card from which the payment came.`,
        ml: `പണം വന്ന അക്കൗണ്ടിലേക്കോ കാർഡിലേക്കോ പരമാവധി ${REFUND_DAYS} പ്രവൃത്തിദിവസങ്ങൾക്കുള്ളിൽ തുക തിരികെ നൽകും.`,
      },
      {
        en: 'A payment that failed on the way is returned by your bank automatically; it never reaches us.',
        ml: 'ഇടയ്ക്കുവെച്ച് പരാജയപ്പെട്ട പണമിടപാടിന്റെ തുക നിങ്ങളുടെ ബാങ്കുതന്നെ തിരികെ നൽകും; അത് ഞങ്ങളുടെ പക്കൽ എത്തുന്നില്ല.',
      },
    ],
  },
  {
    id: 'tax',
    title: { en: 'Tax deduction', ml: 'നികുതി ഇളവ്' },
    paragraphs: [
      {
        en: 'You can claim a deduction for your donation under section 80G of the Income Tax Act. Keep your receipt; the tax office may ask for your PAN on it.',
        ml: 'ആദായനികുതി നിയമത്തിലെ 80G വകുപ്പു പ്രകാരം സംഭാവനയുടെ പേരിൽ നികുതി ഇളവ് അവകാശപ്പെടാം. രസീത് സൂക്ഷിച്ചുവെക്കുക; അതിൽ നിങ്ങളുടെ PAN വേണമെന്ന് നികുതി വകുപ്പ് ആവശ്യപ്പെട്ടേക്കാം.',
      },
    ],
  },
  {
    id: 'applications',
    title: { en: 'Applications for aid', ml: 'സഹായത്തിനുള്ള അപേക്ഷകൾ' },
    paragraphs: [
      {
        en: 'We visit every applicant. The board decides, and may end help at any time. Money goes to hospitals, shops, schools and builders, not to the applicant in cash.',
        ml: 'എല്ലാ അപേക്ഷകളും നേരിട്ടു സന്ദർശിച്ചാണ് അന്വേഷിക്കുന്നത്. തീരുമാനമെടുക്കുന്നതും എപ്പോൾ വേണമെങ്കിലും സഹായം അവസാനിപ്പിക്കുന്നതും ഭരണസമിതിയാണ്. പണം ആശുപത്രി, കട, സ്കൂൾ, നിർമാതാക്കൾ എന്നിവർക്കാണ് നൽകുന്നത്; അപേക്ഷകർക്ക് പണമായി നൽകില്ല.',
      },
      {
        en: 'Applying costs nothing. Whoever fills in the form for somebody else needs that person’s consent, and gives only what is true. An application that is found to be false is rejected.',
        ml: 'അപേക്ഷിക്കാൻ ഫീസില്ല. മറ്റൊരാൾക്കുവേണ്ടി ഫോം പൂരിപ്പിക്കുന്നയാൾക്ക് അയാളുടെ സമ്മതം വേണം; സത്യമായ വിവരങ്ങൾ മാത്രം നൽകുക. തെറ്റാണെന്നു കണ്ടെത്തുന്ന അപേക്ഷ നിരസിക്കും.',
      },
      {
        en: 'Add only pictures that belong to the application: the applicant’s photo and copies of the documents. A sent application can be corrected until the time on its page. Keep the link to that page: it opens the application for whoever has it.',
        ml: 'അപേക്ഷയുമായി ബന്ധപ്പെട്ട ചിത്രങ്ങൾ മാത്രം ചേർക്കുക: അപേക്ഷകന്റെ ഫോട്ടോയും രേഖകളുടെ പകർപ്പുകളും. അയച്ച അപേക്ഷ അതിന്റെ പേജിൽ പറയുന്ന സമയം വരെ തിരുത്താം. ആ പേജിലേക്കുള്ള ലിങ്ക് സൂക്ഷിക്കുക: അത് കൈയിലുള്ള ആർക്കും അപേക്ഷ തുറക്കാം.',
      },
    ],
  },
  {
    id: 'law',
    title: { en: 'Law', ml: 'നിയമം' },
    paragraphs: [
      {
        en: 'Indian law applies; disputes go to the courts where the trust is registered.',
        ml: 'ഈ നിബന്ധനകൾക്ക് ഇന്ത്യൻ നിയമം ബാധകമാണ്; തർക്കങ്ങൾ തീർപ്പാക്കുന്നത് ട്രസ്റ്റിന്റെ രജിസ്റ്റേർഡ് ഓഫീസ് ഉൾപ്പെടുന്ന പ്രദേശത്തെ കോടതികളാണ്.',
      },
    ],
  },
];
