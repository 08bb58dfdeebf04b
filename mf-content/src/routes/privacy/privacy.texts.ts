import { RIGHTS_FRAGMENT } from '@trust/shared/contract/content/fragments';
import type { Clause } from '../../parts/legal-text.tsx';

export const clauses: readonly Clause[] = [
  {
    id: 'anonymity',
    title: { en: 'Donors and recipients stay anonymous', ml: 'നൽകുന്നവരുടെയും സ്വീകരിക്കുന്നവരുടെയും സ്വകാര്യത' },
    paragraphs: [
      {
        en: 'We publish neither the names of donors nor the names of those who are helped. Project pages tell what is needed and where, never who asked for it.',
        ml: 'സംഭാവന നൽകുന്നവരുടെയോ സഹായം ലഭിക്കുന്നവരുടെയോ പേരുകൾ ഞങ്ങൾ പ്രസിദ്ധീകരിക്കുന്നില്ല. എന്താണ് ആവശ്യമെന്നും എവിടെയാണെന്നും മാത്രമാണ് പദ്ധതിയുടെ പേജിൽ പറയുന്നത്; ആരാണ് അപേക്ഷിച്ചതെന്ന് പറയില്ല.',
      },
    ],
  },
  {
    id: 'collected',
    title: { en: 'What we ask for', ml: 'ഞങ്ങൾ ചോദിക്കുന്ന വിവരങ്ങൾ' },
    paragraphs: [
      {
        en: 'You can read this site without giving us any data. A donation needs your name, email address, phone number and address for the receipt. Your PAN is asked for only if you want to claim a tax deduction: it is printed on your receipt and reported to the Income Tax Department (Form 10BD). An application for aid needs what its form asks, so that the case can be looked into.',
        ml: 'ഈ വെബ്സൈറ്റ് വായിക്കാൻ ഒരു വിവരവും നൽകേണ്ടതില്ല. സംഭാവനയ്ക്ക് രസീത് നൽകാൻ പേര്, ഇമെയിൽ, ഫോൺ നമ്പർ, വിലാസം എന്നിവ വേണം. നികുതി ഇളവ് ആവശ്യമുണ്ടെങ്കിൽ മാത്രമാണ് പാൻ ചോദിക്കുന്നത്: അത് രസീതിൽ അച്ചടിക്കുകയും ആദായനികുതി വകുപ്പിനെ (ഫോം 10BD) അറിയിക്കുകയും ചെയ്യും. സഹായത്തിനുള്ള അപേക്ഷയിൽ, അന്വേഷണത്തിന് ആവശ്യമായ വിവരങ്ങൾ അപേക്ഷാഫോറത്തിൽ ചോദിക്കുന്നു.',
      },
      {
        en: 'Card numbers, UPI PINs and passwords of your bank never reach us: you type them on the provider’s or the bank’s page.',
        ml: 'കാർഡ് നമ്പർ, UPI PIN, ബാങ്കിന്റെ പാസ്‌വേഡ് എന്നിവ ഞങ്ങൾക്കു ലഭിക്കുന്നില്ല; പണമിടപാട് സ്ഥാപനത്തിന്റെയോ ബാങ്കിന്റെയോ പേജിലാണ് അവ നൽകുന്നത്.',
      },
    ],
  },
  {
    id: 'use',
    title: { en: 'What it is used for', ml: 'വിവരങ്ങളുടെ ഉപയോഗം' },
    paragraphs: [
      {
        en: 'Only for the donation or the application that you gave it for, for the receipt and for what the law asks of a charitable trust. We sell nothing and show no advertising.',
        ml: 'ഏതു സംഭാവനയ്ക്കോ അപേക്ഷയ്ക്കോ വേണ്ടിയാണോ വിവരങ്ങൾ നൽകിയത്, അതിനും രസീതിനും ഒരു ചാരിറ്റബിൾ ട്രസ്റ്റ് നിയമപരമായി ചെയ്യേണ്ട കാര്യങ്ങൾക്കും മാത്രമാണ് അവ ഉപയോഗിക്കുന്നത്. വിവരങ്ങൾ ഞങ്ങൾ വിൽക്കുന്നില്ല; പരസ്യങ്ങൾ കാണിക്കുന്നുമില്ല.',
      },
    ],
  },
  {
    id: 'applications',
    title: { en: 'Applications for aid', ml: 'സഹായത്തിനുള്ള അപേക്ഷകൾ' },
    paragraphs: [
      {
        en: 'With an application we store your answers, the pictures that you add, the words that you agreed to, and when and in which language you sent it. We compare it with the applications of the last two years, to notice one that was sent twice.',
        ml: 'അപേക്ഷയോടൊപ്പം നിങ്ങളുടെ ഉത്തരങ്ങൾ, ചേർത്ത ചിത്രങ്ങൾ, നിങ്ങൾ സമ്മതിച്ച കാര്യങ്ങൾ, അയച്ച സമയം, ഭാഷ എന്നിവ ഞങ്ങൾ സൂക്ഷിക്കും. ഒരേ അപേക്ഷ രണ്ടു തവണ അയച്ചിട്ടുണ്ടോ എന്നറിയാൻ കഴിഞ്ഞ രണ്ടു വർഷത്തെ അപേക്ഷകളുമായി ഒത്തുനോക്കും.',
      },
      {
        en: 'Your Aadhaar number is stored encrypted. The page of the application and the printed application show its last four digits only.',
        ml: 'ആധാർ നമ്പർ എൻക്രിപ്റ്റ് ചെയ്താണ് സൂക്ഷിക്കുന്നത്. അപേക്ഷയുടെ പേജിലും പ്രിന്റിലും അതിന്റെ അവസാനത്തെ നാല് അക്കങ്ങൾ മാത്രമേ കാണൂ.',
      },
      {
        en: 'Photos and pictures of documents are made smaller, and what a camera hides in them, such as the place, is removed before they are stored. They are not public: only links that end after an hour open them. Pictures that are never sent with an application are erased within two days.',
        ml: 'ഫോട്ടോകളും രേഖകളുടെ ചിത്രങ്ങളും ചെറുതാക്കി, എടുത്ത സ്ഥലം പോലെ ക്യാമറ അവയിൽ ചേർക്കുന്ന വിവരങ്ങൾ നീക്കിയ ശേഷമാണ് സൂക്ഷിക്കുന്നത്. അവ പരസ്യമല്ല; ഒരു മണിക്കൂറിനു ശേഷം പ്രവർത്തിക്കാത്ത ലിങ്കുകളിലൂടെ മാത്രമേ അവ തുറക്കാനാവൂ. അപേക്ഷയോടൊപ്പം അയയ്ക്കാത്ത ചിത്രങ്ങൾ രണ്ടു ദിവസത്തിനുള്ളിൽ മായ്ക്കും.',
      },
      {
        en: 'Only those who work on your application see it, and whoever has the link to its page: that person can read it, and correct it as long as the page says so. We may ask your ward member and your neighbours about what you wrote.',
        ml: 'നിങ്ങളുടെ അപേക്ഷ പരിശോധിക്കുന്നവരും അതിന്റെ പേജിലേക്കുള്ള ലിങ്ക് കൈയിലുള്ളവരും മാത്രമേ അപേക്ഷ കാണൂ. ലിങ്ക് ഉള്ളയാൾക്ക് അത് വായിക്കാനും, പേജിൽ പറയുന്ന സമയം വരെ തിരുത്താനും കഴിയും. നിങ്ങൾ എഴുതിയതിനെക്കുറിച്ച് വാർഡ് മെമ്പറോടും അയൽക്കാരോടും ഞങ്ങൾ അന്വേഷിച്ചേക്കാം.',
      },
      {
        en: 'An application that was declined or withdrawn is erased {days} days after that, any other {years} years after its last change: a decision, the help and the accounts of the trust rest on it until then. You can withdraw an application on its page until it is decided.',
        ml: 'നിരസിച്ചതോ പിൻവലിച്ചതോ ആയ അപേക്ഷ {days} ദിവസത്തിനു ശേഷം മായ്ക്കും; മറ്റുള്ളവ അവസാന മാറ്റം കഴിഞ്ഞ് {years} വർഷത്തിനു ശേഷവും. അതുവരെ തീരുമാനത്തിനും സഹായത്തിനും ട്രസ്റ്റിന്റെ കണക്കുകൾക്കും അത് ആധാരമാണ്. തീരുമാനമാകുന്നതുവരെ അപേക്ഷയുടെ പേജിൽ അത് പിൻവലിക്കാം.',
      },
    ],
  },
  {
    id: 'donations',
    title: { en: 'Donations and bookings', ml: 'സംഭാവനകളും ബുക്കിംഗുകളും' },
    paragraphs: [
      {
        en: 'The record of a donation or booking, with your name, contact details and PAN, is kept for eleven years after the financial year of the payment, because the law obliges a charitable trust to keep its accounts that long; then it is erased but for the day, the sum, the purpose and the numbers of the payment. Only the office and the auditor see it and, where you were logged in, your account. Of one that was begun and not paid, all this is erased after 180 days.',
        ml: 'പേര്, ബന്ധപ്പെടാനുള്ള വിവരങ്ങൾ, പാൻ എന്നിവയുൾപ്പെടെ സംഭാവനയുടെയോ ബുക്കിംഗിന്റെയോ രേഖ, പണമടച്ച സാമ്പത്തികവർഷം കഴിഞ്ഞ് പതിനൊന്നു വർഷം സൂക്ഷിക്കും; ചാരിറ്റബിൾ ട്രസ്റ്റ് അതിന്റെ കണക്കുകൾ അത്രയും കാലം സൂക്ഷിക്കണമെന്നാണ് നിയമം. പിന്നീട് തീയതി, തുക, ആവശ്യം, പണമടച്ചതിന്റെ നമ്പറുകൾ എന്നിവ ഒഴികെയുള്ളതെല്ലാം മായ്ക്കും. ഓഫീസും ഓഡിറ്ററും മാത്രമേ അതു കാണൂ; ലോഗിൻ ചെയ്തു നൽകിയത് നിങ്ങളുടെ അക്കൗണ്ടിലും കാണാം. തുടങ്ങിയിട്ടു പണമടയ്ക്കാത്തതിന്റെ ഈ വിവരങ്ങളെല്ലാം 180 ദിവസത്തിനു ശേഷം മായ്ക്കും.',
      },
      {
        en: 'If you paid by UPI or bank transfer and report it here, we compare the number, amount and day with the statement of our bank. A report for which we find no payment is erased 180 days later.',
        ml: 'UPI വഴിയോ ബാങ്ക് ട്രാൻസ്ഫർ വഴിയോ പണമയച്ച് ഇവിടെ അറിയിച്ചാൽ, ഇടപാടിന്റെ നമ്പറും തുകയും തീയതിയും ഞങ്ങളുടെ ബാങ്ക് സ്റ്റേറ്റ്മെന്റുമായി ഒത്തുനോക്കും. ചേരുന്ന പണമടയ്ക്കൽ കണ്ടെത്താത്ത അറിയിപ്പ് 180 ദിവസത്തിനു ശേഷം മായ്ക്കും.',
      },
      {
        en: 'If you give in memory or on behalf of someone, that name, your message and the address it is sent to are part of the record. We send the address that one message, and none if its owner has refused them.',
        ml: 'ഒരാളുടെ ഓർമ്മയ്ക്കായോ പേരിലോ നൽകുമ്പോൾ ആ പേരും നിങ്ങളുടെ സന്ദേശവും അത് അയയ്ക്കുന്ന വിലാസവും ഈ രേഖയുടെ ഭാഗമാണ്. ആ വിലാസത്തിലേക്ക് ആ ഒരു സന്ദേശം മാത്രം അയയ്ക്കും; വേണ്ടെന്നറിയിച്ചവർക്ക് ഒന്നും അയയ്ക്കില്ല.',
      },
    ],
  },
  {
    id: 'account',
    title: { en: 'Your account', ml: 'നിങ്ങളുടെ അക്കൗണ്ട്' },
    paragraphs: [
      {
        en: 'An account is optional. It holds your name and email address, and your password in a form that nobody can read. What you give or apply for while you are logged in is listed on its page: donations with their receipts, which hold your address and PAN; of applications only the number, category, day and status.',
        ml: 'അക്കൗണ്ട് നിർബന്ധമല്ല. അതിൽ നിങ്ങളുടെ പേരും ഇമെയിൽ വിലാസവുമുണ്ടാകും; പാസ്‌വേഡ് ആർക്കും വായിക്കാനാവാത്ത രൂപത്തിലാണ് സൂക്ഷിക്കുന്നത്. ലോഗിൻ ചെയ്തിരിക്കുമ്പോൾ നൽകുന്ന സംഭാവനകളും അയയ്ക്കുന്ന അപേക്ഷകളും അക്കൗണ്ടിന്റെ പേജിൽ കാണാം: സംഭാവനകൾ, വിലാസവും പാനുമുള്ള രസീതുകൾ സഹിതം; അപേക്ഷകളുടെ നമ്പറും വിഭാഗവും തീയതിയും നിലയും മാത്രം.',
      },
    ],
  },
  {
    id: 'messages',
    title: { en: 'Messages to us', ml: 'ഞങ്ങൾക്കുള്ള സന്ദേശങ്ങൾ' },
    paragraphs: [
      {
        en: 'What you write on the contact page is kept for two years and then erased.',
        ml: 'ബന്ധപ്പെടാനുള്ള പേജിൽ നിങ്ങൾ എഴുതുന്നത് രണ്ടു വർഷം സൂക്ഷിക്കും; പിന്നീട് നീക്കം ചെയ്യും.',
      },
    ],
  },
  {
    id: 'device',
    title: { en: 'What is kept on your device', ml: 'നിങ്ങളുടെ ഉപകരണത്തിൽ സൂക്ഷിക്കുന്നവ' },
    paragraphs: [
      {
        en: 'The language that you chose, whether you save data, pages that you have read, so that they open without a network, and, if you log in, your name, a key for your session and, for 180 days, a mark that this browser has logged in, so that strangers who try passwords do not lock you out. There is no tracking.',
        ml: 'നിങ്ങൾ തിരഞ്ഞെടുത്ത ഭാഷ, ഡാറ്റ സേവറിന്റെ നില, നെറ്റ്‌വർക്ക് ഇല്ലാത്തപ്പോഴും തുറക്കാനായി നിങ്ങൾ വായിച്ച പേജുകൾ, ലോഗിൻ ചെയ്താൽ നിങ്ങളുടെ പേരും അതിനുള്ള താക്കോലും, മറ്റാരെങ്കിലും പാസ്‌വേഡ് പരീക്ഷിച്ചാലും നിങ്ങൾക്കു തടസ്സമാകാതിരിക്കാൻ ഈ ബ്രൗസറിൽ ലോഗിൻ ചെയ്തിട്ടുണ്ടെന്ന അടയാളവും (180 ദിവസം) എന്നിവ മാത്രം. നിങ്ങളെ പിന്തുടരുന്ന ഒന്നും ഇവിടെയില്ല.',
      },
      {
        en: 'An application that you have not sent stays on your device only, for 30 days after its last change, with the last four digits of the Aadhaar number. Whoever uses the device can see it there, with the list of what was sent. “Clear this device” on the application page removes all of it.',
        ml: 'അയച്ചിട്ടില്ലാത്ത അപേക്ഷ അവസാന മാറ്റത്തിനു ശേഷം 30 ദിവസം നിങ്ങളുടെ ഉപകരണത്തിൽ മാത്രം ഉണ്ടാകും; ആധാർ നമ്പറിന്റെ അവസാനത്തെ നാല് അക്കങ്ങളേ അതിലുണ്ടാകൂ. ഉപകരണം ഉപയോഗിക്കുന്ന ആർക്കും അതും അയച്ചവയുടെ പട്ടികയും കാണാം. അപേക്ഷയുടെ പേജിലെ ‘ഈ ഫോണിൽ നിന്ന് എല്ലാം മായ്ക്കുക’ അമർത്തിയാൽ അതെല്ലാം നീങ്ങും.',
      },
      {
        en: 'When you give, the tab keeps what you typed until the donation is paid or reported, and what opens your receipts, until you close it. Without scripts, a cookie opens the receipt of your last donation for one hour. Your name, email address and phone number stay on the device only if you ask for it, until you press “Forget me” on the donation form. If you press Login on a form, the tab keeps its address and what you typed until you come back to it.',
        ml: 'സംഭാവന നൽകുമ്പോൾ, നിങ്ങൾ എഴുതിയത് പണമടച്ചു തീരുന്നതുവരെയോ അറിയിക്കുന്നതുവരെയോ, രസീതുകൾ തുറക്കാനുള്ള താക്കോൽ ടാബ് അടയ്ക്കുന്നതുവരെയും ആ ടാബിൽ സൂക്ഷിക്കും. സ്ക്രിപ്റ്റുകൾ ഇല്ലാത്ത ബ്രൗസറിൽ, അവസാന സംഭാവനയുടെ രസീത് തുറക്കാനുള്ള കുക്കി ഒരു മണിക്കൂർ മാത്രം സൂക്ഷിക്കും. നിങ്ങൾ ആവശ്യപ്പെട്ടാൽ മാത്രം പേരും ഇമെയിലും ഫോൺ നമ്പറും ഈ ഉപകരണത്തിൽ സൂക്ഷിക്കും; സംഭാവനയുടെ ഫോറത്തിലെ ‘എന്നെ മറക്കുക’ അമർത്തിയാൽ അവ നീങ്ങും. ഫോറത്തിൽ നിന്ന് ലോഗിൻ അമർത്തിയാൽ, തിരിച്ചെത്തുന്നതുവരെ ആ പേജിന്റെ വിലാസവും നിങ്ങൾ എഴുതിയതും ടാബിൽ സൂക്ഷിക്കും.',
      },
    ],
  },
  {
    id: 'others',
    title: { en: 'Other companies', ml: 'പുറത്തുള്ള സേവനങ്ങൾ' },
    paragraphs: [
      {
        en: 'Videos and the map come from other companies, and only after you press a button. The forms of relief projects are on the sites of other companies, which their pages name: what you write in them goes there. Payments run at the payment provider or the bank under their own terms.',
        ml: 'വീഡിയോകളും മാപ്പും മറ്റു സേവനങ്ങളിൽ നിന്നാണ് വരുന്നത്; നിങ്ങൾ ബട്ടൺ അമർത്തിയ ശേഷം മാത്രം. ദുരിതാശ്വാസ പദ്ധതികളുടെ ഫോമുകൾ മറ്റു സൈറ്റുകളിലാണ്; ഏതു സൈറ്റാണെന്ന് അതത് പേജിലുണ്ട്. അവയിൽ നിങ്ങൾ എഴുതുന്നത് അവിടേക്കാണ് പോകുന്നത്. പണമിടപാടുകൾ നടക്കുന്നത് പണമിടപാട് സ്ഥാപനത്തിലോ ബാങ്കിലോ അവരുടെ നിബന്ധനകൾ പ്രകാരമാണ്.',
      },
    ],
  },
  {
    id: RIGHTS_FRAGMENT,
    title: { en: 'Your rights', ml: 'നിങ്ങളുടെ അവകാശങ്ങൾ' },
    paragraphs: [
      {
        en: 'You may ask what we hold about you, have it corrected, and have it erased where the law does not oblige us to keep it. Write to the address on the contact page.',
        ml: 'നിങ്ങളെക്കുറിച്ച് ഞങ്ങളുടെ പക്കലുള്ള വിവരങ്ങൾ എന്തെന്നു ചോദിക്കാനും തിരുത്തിക്കാനും, നിയമപ്രകാരം സൂക്ഷിക്കേണ്ടതല്ലാത്തവ നീക്കം ചെയ്യിക്കാനും നിങ്ങൾക്ക് അവകാശമുണ്ട്. ബന്ധപ്പെടാനുള്ള പേജിലെ വിലാസത്തിൽ എഴുതുക.',
      },
      {
        en: 'Complaints about your data go to our grievance officer: {email} or {phone}. You get an answer within 30 days. If it does not settle the matter, you can complain to the Data Protection Board of India.',
        ml: 'നിങ്ങളുടെ വിവരങ്ങളെക്കുറിച്ചുള്ള പരാതികൾ ഞങ്ങളുടെ പരാതിപരിഹാര ഓഫീസറെ അറിയിക്കുക: {email} അല്ലെങ്കിൽ {phone}. 30 ദിവസത്തിനുള്ളിൽ മറുപടി ലഭിക്കും. പരിഹാരമായില്ലെങ്കിൽ ഡേറ്റ പ്രൊട്ടക്ഷൻ ബോർഡ് ഓഫ് ഇന്ത്യയിൽ പരാതി നൽകാം.',
      },
    ],
  },
];
