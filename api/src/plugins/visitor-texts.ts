import type { Language, PerLanguage } from '@trust/shared/contract/languages';
import { PASSWORDS_DIFFER, USERNAME_TAKEN } from '@trust/shared/contract/users';
import { fill } from '@trust/shared/i18n/fill';
import { formatMinutes } from '@trust/shared/i18n/format';

type Values = { least?: number | undefined; most?: number | undefined; minutes?: number | undefined };

/** All texts of the api for visitors. `{least}` and `{most}` are limits, `{minutes}` is a time with its unit. */
const TEXTS = {
  required: { en: 'This is required', ml: 'ഈ വിവരം ആവശ്യമാണ്' },
  email: { en: 'Enter an email address', ml: 'ശരിയായ ഇമെയിൽ വിലാസം നൽകുക' },
  notTaken: { en: 'This is not accepted here', ml: 'ഈ വിവരം ഇവിടെ സ്വീകരിക്കുന്നതല്ല' },
  invalid: { en: 'This is not valid', ml: 'ഇത് ശരിയല്ല' },
  tooShort: {
    en: 'Use at least {least} characters',
    ml: 'കുറഞ്ഞത് {least} അക്ഷരങ്ങൾ ഉപയോഗിക്കുക',
  },
  tooLong: {
    en: 'Use at most {most} characters',
    ml: 'പരമാവധി {most} അക്ഷരങ്ങൾ ഉപയോഗിക്കുക',
  },
  tooSmall: { en: 'At least {least}', ml: 'കുറഞ്ഞത് {least}' },
  tooGreat: { en: 'At most {most}', ml: 'പരമാവധി {most}' },
  checkFields: {
    en: 'Some details are missing or not valid',
    ml: 'ചില വിവരങ്ങൾ നൽകിയിട്ടില്ല, അല്ലെങ്കിൽ ശരിയല്ല',
  },
  passwordsDiffer: { en: PASSWORDS_DIFFER, ml: 'പാസ്‌വേഡുകൾ തമ്മിൽ യോജിക്കുന്നില്ല' },
  commonPassword: {
    en: 'Many people use this password. Choose one that is harder to guess',
    ml: 'പലരും ഉപയോഗിക്കുന്ന പാസ്‌വേഡാണിത്. ഊഹിക്കാൻ പ്രയാസമുള്ള മറ്റൊന്ന് തിരഞ്ഞെടുക്കുക',
  },
  repeatedCharacter: {
    en: 'Do not repeat one and the same character. Use different ones',
    ml: 'ഒരേ അക്ഷരം ആവർത്തിക്കാതെ, പല അക്ഷരങ്ങൾ ഉപയോഗിക്കുക',
  },
  usernameTaken: { en: USERNAME_TAKEN, ml: 'ഈ ഉപയോക്തൃനാമം നിലവിലുണ്ട്, ദയവായി മറ്റൊന്ന് ഉപയോഗിക്കുക' },
  wrongLogin: { en: 'Wrong email or password', ml: 'ഇമെയിലോ പാസ്‌വേഡോ ശരിയല്ല' },
  notLoggedIn: { en: 'Log in to go on', ml: 'തുടരാൻ ലോഗിൻ ചെയ്യുക' },
  tooManyFailures: {
    en: 'Too many attempts. Try again in {minutes}',
    ml: 'ശ്രമങ്ങൾ അനുവദനീയമായതിലും കൂടുതലായി. {minutes} കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക',
  },
  tooManyRequests: {
    en: 'Too many requests. Try again in a minute',
    ml: 'അഭ്യർത്ഥനകൾ അനുവദനീയമായതിലും കൂടുതലായി. ഒരു മിനിറ്റിനു ശേഷം വീണ്ടും ശ്രമിക്കുക',
  },
  keyUsed: {
    en: 'This was already sent with different answers. Send it again.',
    ml: 'ഇത് വ്യത്യസ്തമായ ഉത്തരങ്ങളോടെ നേരത്തേ അയച്ചിട്ടുണ്ട്. വീണ്ടും അയയ്ക്കുക.',
  },
  applicationNotFound: { en: 'We can’t find this application.', ml: 'ഈ അപേക്ഷ കണ്ടെത്താനായില്ല.' },
  applicationChanged: {
    en: 'This application was changed meanwhile. Load it again',
    ml: 'ഈ അപേക്ഷയിൽ ഇതിനിടെ മാറ്റം വന്നിട്ടുണ്ട്. വീണ്ടും തുറക്കുക',
  },
  correctionClosed: {
    en: 'This application can no longer be changed here. Ask the office',
    ml: 'ഈ അപേക്ഷയിൽ ഇനി ഇവിടെ മാറ്റം വരുത്താനാവില്ല. ഓഫീസിൽ ചോദിക്കുക',
  },
  uploadTooLarge: {
    en: 'File size exceeds {most} KB',
    ml: 'ഫയലിന്റെ വലുപ്പം {most} KB-യിൽ കൂടുതലാണ്',
  },
  uploadBroken: {
    en: 'Upload error, please check the file ext. Accepted types: jpg, jpeg, png',
    ml: 'ഫയൽ അപ്‌ലോഡ് ചെയ്യാനായില്ല. ഫയൽ ഏത് തരമാണെന്ന് പരിശോധിക്കുക. സ്വീകരിക്കുന്നവ: jpg, jpeg, png',
  },
  uploadDocumentBroken: {
    en: 'Upload error, please check the file ext size limit {most} KB. Accepted types: jpg, jpeg, png',
    ml: 'ഫയൽ അപ്‌ലോഡ് ചെയ്യാനായില്ല. ഫയൽ ഏത് തരമാണെന്നും വലുപ്പം {most} KB-യിൽ കൂടുതലാണോ എന്നും പരിശോധിക്കുക. സ്വീകരിക്കുന്നവ: jpg, jpeg, png',
  },
  uploadMalformed: {
    en: 'Send one file in the field doc, with a name like DRAFT::photo.jpg, and nothing else',
    ml: 'doc എന്ന ഫീൽഡിൽ DRAFT::photo.jpg എന്ന രീതിയിൽ പേരുള്ള ഒരു ഫയൽ മാത്രം അയയ്ക്കുക',
  },
  uploadsTooMany: {
    en: 'Too many pictures were uploaded for this application. Send it with those that are there',
    ml: 'ഈ അപേക്ഷയ്ക്കായി അനുവദനീയമായതിലും കൂടുതൽ ചിത്രങ്ങൾ അപ്‌ലോഡ് ചെയ്തു. നിലവിലുള്ളവ ചേർത്ത് അപേക്ഷ അയയ്ക്കുക',
  },
  uploadsOverLimit: {
    en: 'Too many pictures were uploaded from your network within an hour. Try again in {minutes}',
    ml: 'നിങ്ങളുടെ നെറ്റ്‌വർക്കിൽ നിന്ന് ഒരു മണിക്കൂറിനുള്ളിൽ അനുവദനീയമായതിലും കൂടുതൽ ചിത്രങ്ങൾ അപ്‌ലോഡ് ചെയ്തു. {minutes} കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക',
  },
  uploadsBusy: {
    en: 'Many people are uploading pictures just now. Try again shortly',
    ml: 'ഇപ്പോൾ പലരും ചിത്രങ്ങൾ അപ്‌ലോഡ് ചെയ്യുന്നുണ്ട്. അല്പസമയത്തിനു ശേഷം വീണ്ടും ശ്രമിക്കുക',
  },
  uploadsNoRoom: {
    en: 'Pictures cannot be stored just now. Try again later, or ask the office',
    ml: 'ഇപ്പോൾ ചിത്രങ്ങൾ സൂക്ഷിക്കാനാവുന്നില്ല. കുറച്ചു കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക, അല്ലെങ്കിൽ ഓഫീസിൽ ചോദിക്കുക',
  },
  noReceipt: { en: 'There is no receipt for this payment', ml: 'ഈ പേയ്‌മെന്റിന് രസീതില്ല' },
  receiptSentOften: {
    en: 'The receipt was sent three times today. Look in your mailbox, also among spam, or ask our office',
    ml: 'രസീത് ഇന്ന് മൂന്നു തവണ അയച്ചു. ഇൻബോക്സിലും സ്പാമിലും നോക്കുക, അല്ലെങ്കിൽ ഓഫീസിൽ ചോദിക്കുക',
  },
  amountMissing: { en: 'Please provide an amount.', ml: 'ദയവായി ഒരു തുക നൽകുക.' },
  amountUnreadable: {
    en: 'Enter rupees in figures, with at most two decimals, such as 500.50',
    ml: 'രൂപ അക്കങ്ങളിൽ നൽകുക; ദശാംശത്തിനു ശേഷം പരമാവധി രണ്ടക്കം. ഉദാഹരണം 500.50',
  },
  amountTooLarge: {
    en: 'This is more than you can give online at one time. Give it in parts, or by bank transfer',
    ml: 'ഓൺലൈനായി ഒറ്റത്തവണ നൽകാവുന്നതിലും കൂടുതലാണ് ഈ തുക. പലതവണയായോ ബാങ്ക് വഴിയോ നൽകുക',
  },
  amountIsFixed: {
    en: 'This programme has a fixed amount. Load the page again',
    ml: 'ഈ പരിപാടിക്ക് നിശ്ചിത തുകയുണ്ട്. പേജ് വീണ്ടും തുറക്കുക',
  },
  giftTooLarge: {
    en: 'Tell our office of a gift of more than one crore rupees',
    ml: 'ഒരു കോടി രൂപയിൽ കൂടുതലുള്ള സംഭാവന ഞങ്ങളുടെ ഓഫീസിൽ അറിയിക്കുക',
  },
  wayMissing: {
    en: 'Choose how you paid: by UPI or by bank transfer.',
    ml: 'പണം നൽകിയത് UPI വഴിയാണോ ബാങ്ക് ട്രാൻസ്ഫർ വഴിയാണോ എന്ന് തിരഞ്ഞെടുക്കുക.',
  },
  utrMissing: {
    en: 'Enter the payment’s UTR or UPI reference number.',
    ml: 'പണമടച്ചതിന്റെ UTR അല്ലെങ്കിൽ UPI റഫറൻസ് നമ്പർ നൽകുക.',
  },
  utrNotUpi: {
    en: 'A UPI reference number (UTR) has 12 digits, such as 412345678901. Your app shows it with the payment',
    ml: 'UPI റഫറൻസ് നമ്പറിന് (UTR) 12 അക്കങ്ങളുണ്ട്, ഉദാഹരണം 412345678901. നിങ്ങളുടെ ആപ്പിൽ പണമടച്ച വിവരങ്ങൾക്കൊപ്പം അത് കാണാം',
  },
  utrNotBank: {
    en: 'A UTR has 12 digits (IMPS), or 16 letters and digits (NEFT) or 22 (RTGS), such as SBIN524012345678. Your bank shows it with the transfer',
    ml: 'UTR-ൽ 12 അക്കങ്ങളോ (IMPS), 16 അക്ഷരങ്ങളും അക്കങ്ങളുമോ (NEFT), അല്ലെങ്കിൽ 22 എണ്ണമോ (RTGS) ഉണ്ട്, ഉദാഹരണം SBIN524012345678. നിങ്ങളുടെ ബാങ്ക് ട്രാൻസ്ഫർ വിവരങ്ങൾക്കൊപ്പം അത് കാണിക്കും',
  },
  paidOnMissing: { en: 'Enter the day on which you paid.', ml: 'പണം നൽകിയ തീയതി നൽകുക.' },
  paidOnInvalid: {
    en: 'Enter a day that exists, as year-month-day, such as 2026-03-31',
    ml: 'ശരിയായ തീയതി വർഷം-മാസം-ദിവസം എന്ന ക്രമത്തിൽ നൽകുക, ഉദാഹരണം 2026-03-31',
  },
  paidOnInFuture: { en: 'This day has not come yet', ml: 'ഈ ദിവസം വന്നിട്ടില്ല' },
  paidOnTooLongAgo: {
    en: 'Gifts of the last 180 days can be reported here. Ask our office about an older one',
    ml: 'കഴിഞ്ഞ 180 ദിവസത്തെ സംഭാവനകൾ ഇവിടെ അറിയിക്കാം. അതിനു മുമ്പുള്ളതിന് ഓഫീസിൽ ചോദിക്കുക',
  },
  utrTaken: {
    en: 'A gift with this UTR was reported already, with other details. Look at the number again, or ask our office',
    ml: 'ഈ UTR ഉള്ള ഒരു സംഭാവന മറ്റു വിവരങ്ങളോടെ നേരത്തേ അറിയിച്ചിട്ടുണ്ട്. നമ്പർ ഒന്നുകൂടി നോക്കുക, അല്ലെങ്കിൽ ഓഫീസിൽ ചോദിക്കുക',
  },
  reportsTooMany: {
    en: 'Many gifts were reported with this phone number today. Try again tomorrow, or ask our office',
    ml: 'ഈ ഫോൺ നമ്പറിൽ ഇന്ന് ധാരാളം സംഭാവനകൾ അറിയിച്ചു. നാളെ വീണ്ടും ശ്രമിക്കുക, അല്ലെങ്കിൽ ഓഫീസിൽ ചോദിക്കുക',
  },
  nameMissing: { en: 'Please enter your name.', ml: 'ദയവായി നിങ്ങളുടെ പേര് നൽകുക.' },
  emailMissing: { en: 'Please provide your email.', ml: 'ദയവായി നിങ്ങളുടെ ഇമെയിൽ നൽകുക.' },
  textTooLong: {
    en: 'This is longer than we can store. Please shorten it',
    ml: 'ഇത് സൂക്ഷിക്കാവുന്നതിലും നീണ്ടതാണ്. ചുരുക്കി എഴുതുക',
  },
  emailComma: {
    en: 'There is a comma in this email address. Write a dot there, as in name@example.com',
    ml: 'ഈ ഇമെയിൽ വിലാസത്തിൽ ഒരു കോമയുണ്ട്. അവിടെ ഒരു കുത്ത് എഴുതുക, name@example.com എന്നതിലെ പോലെ',
  },
  emailInvalid: {
    en: 'Enter an email address like name@example.com',
    ml: 'name@example.com പോലെയുള്ള ഒരു ഇമെയിൽ വിലാസം നൽകുക',
  },
  phoneMissing: { en: 'Please provide your whatsapp number.', ml: 'ദയവായി നിങ്ങളുടെ വാട്സാപ്പ് നമ്പർ നൽകുക.' },
  phoneInvalid: { en: 'Enter a 10-digit mobile number', ml: 'പത്തക്ക മൊബൈൽ നമ്പർ നൽകുക' },
  addressMissing: { en: 'Please provide your billing address.', ml: 'ദയവായി നിങ്ങളുടെ ബില്ലിങ് വിലാസം നൽകുക.' },
  placeMissing: { en: 'Please provide your place.', ml: 'ദയവായി നിങ്ങളുടെ സ്ഥലം നൽകുക.' },
  districtMissing: { en: 'Please select your district.', ml: 'ദയവായി നിങ്ങളുടെ ജില്ല തിരഞ്ഞെടുക്കുക.' },
  panInvalid: {
    en: 'Enter a PAN like ABCDE1234F: five letters, four digits and a letter',
    ml: 'പാനിൽ അഞ്ച് അക്ഷരങ്ങളും നാല് അക്കങ്ങളും ഒരു അക്ഷരവുമാണുള്ളത്, ഉദാഹരണം ABCDE1234F',
  },
  tributeKindMissing: {
    en: 'Choose whether it is in memory or on behalf',
    ml: 'ഓർമ്മയ്ക്കായാണോ മറ്റൊരാളുടെ പേരിലാണോ എന്നു തിരഞ്ഞെടുക്കുക',
  },
  tributeNameMissing: {
    en: 'Enter the name of the person you give for, or leave this whole part empty',
    ml: 'ആർക്കുവേണ്ടിയാണോ നൽകുന്നത് ആ ആളുടെ പേര് നൽകുക, അല്ലെങ്കിൽ ഈ ഭാഗം മുഴുവൻ ഒഴിച്ചിടുക',
  },
  tributeLink: {
    en: 'Write without links, email and web addresses. If there is none, put a space after each full stop',
    ml: 'ലിങ്കുകളോ ഇമെയിൽ, വെബ് വിലാസങ്ങളോ ഇല്ലാതെ എഴുതുക. അവയൊന്നും ഇല്ലെങ്കിൽ, ഓരോ കുത്തിനു ശേഷവും ഒരു സ്ഥലം വിടുക',
  },
  tributeAddresseeFull: {
    en: 'No more messages can be sent to this address for now. Leave it empty: you can print the card',
    ml: 'ഈ വിലാസത്തിലേക്ക് തൽക്കാലം കൂടുതൽ സന്ദേശങ്ങൾ അയയ്ക്കാനാവില്ല. അത് ഒഴിച്ചിടുക: കാർഡ് അച്ചടിക്കാം',
  },
  tributeDonorFull: {
    en: 'You have sent as many messages as we send for one donor in a day. Leave the address empty: you can print the card',
    ml: 'ഒരാൾക്കുവേണ്ടി ഒരു ദിവസം അയയ്ക്കാവുന്നത്ര സന്ദേശങ്ങൾ നിങ്ങൾ അയച്ചുകഴിഞ്ഞു. വിലാസം ഒഴിച്ചിടുക: കാർഡ് അച്ചടിക്കാം',
  },
  noMail: {
    en: 'This site sends no mail at present. Leave the address empty: you can print the card',
    ml: 'ഈ സൈറ്റിൽ നിന്ന് ഇപ്പോൾ ഇമെയിൽ അയയ്ക്കുന്നില്ല. വിലാസം ഒഴിച്ചിടുക: കാർഡ് അച്ചടിക്കാം',
  },
  closed: {
    en: 'This takes no more money. Choose another project to give to',
    ml: 'ഇതിലേക്ക് ഇനി പണം സ്വീകരിക്കുന്നില്ല. സഹായിക്കാൻ മറ്റൊരു പദ്ധതി തിരഞ്ഞെടുക്കുക',
  },
  referenceTaken: {
    en: 'This reference is already used for another payment. Begin anew',
    ml: 'ഈ റഫറൻസ് മറ്റൊരു പണമടയ്ക്കലിന് ഉപയോഗിച്ചിട്ടുണ്ട്. ആദ്യം മുതൽ തുടങ്ങുക',
  },
  notConfirmed: {
    en: 'The payment could not be confirmed. If money was taken, we will find it',
    ml: 'പണമടച്ചതായി ഉറപ്പിക്കാനായില്ല. പണം പോയിട്ടുണ്ടെങ്കിൽ ഞങ്ങൾ അത് കണ്ടെത്തും',
  },
  notAllowed: { en: 'This payment does not allow that any more', ml: 'ഈ പണമടയ്ക്കലിൽ ഇനി ഇത് ചെയ്യാനാവില്ല' },
  paymentAway: {
    en: 'Online payment is not available just now. No money was taken. Try again shortly, or give by bank transfer',
    ml: 'ഓൺലൈൻ പണമടയ്ക്കൽ ഇപ്പോൾ ലഭ്യമല്ല. പണമൊന്നും പോയിട്ടില്ല. അല്പസമയത്തിനു ശേഷം വീണ്ടും ശ്രമിക്കുക, അല്ലെങ്കിൽ ബാങ്ക് വഴി നൽകുക',
  },
  noSuchPayment: {
    en: 'No payment was found with this reference and phone number',
    ml: 'ഈ റഫറൻസും ഫോൺ നമ്പറുമുള്ള പണമടയ്ക്കൽ കണ്ടെത്താനായില്ല',
  },
  notFound: { en: 'There is no such thing here', ml: 'ഇങ്ങനെയൊന്ന് ഇവിടെയില്ല' },
  notReadable: { en: 'The request could not be read', ml: 'അഭ്യർത്ഥന വായിക്കാനായില്ല' },
  tooLarge: { en: 'What was sent is too large', ml: 'അയച്ച വിവരത്തിന്റെ വലുപ്പം കൂടുതലാണ്' },
  wrongType: { en: 'Send this as JSON', ml: 'ഇത് JSON ആയി അയയ്ക്കുക' },
  unavailable: {
    en: 'This is not available just now. Try again shortly',
    ml: 'ഇത് ഇപ്പോൾ ലഭ്യമല്ല. അല്പസമയത്തിനു ശേഷം വീണ്ടും ശ്രമിക്കുക',
  },
  failed: {
    en: 'Something went wrong on our side. Try again',
    ml: 'ഞങ്ങളുടെ ഭാഗത്ത് ഒരു തകരാർ സംഭവിച്ചു. വീണ്ടും ശ്രമിക്കുക',
  },
} as const satisfies Record<string, PerLanguage<string>>;
export type VisitorTextKey = keyof typeof TEXTS;

export function translate(
  language: Language,
  text: VisitorTextKey,
  { least, most, minutes }: Values = {},
): string {
  const time = minutes === undefined ? '' : formatMinutes(minutes, language);
  return fill(TEXTS[text][language], { least: least ?? '', most: most ?? '', minutes: time });
}
