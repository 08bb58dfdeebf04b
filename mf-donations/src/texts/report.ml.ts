import type { SameKeys } from '@trust/shared/i18n';
import type { texts as en } from './report.en.ts';
import { inApp } from './outcome/in-app.ml.ts';
import { reported } from './outcome/reported.ml.ts';

export const texts: SameKeys<typeof en> = {
  ...reported,
  ...inApp,

  'report.title': 'പണമടച്ചു: രസീത് നേടുക',
  'report.description': 'UPI വഴിയോ ബാങ്ക് ട്രാൻസ്ഫർ വഴിയോ പണമയച്ചോ? ഇടപാടിന്റെ നമ്പർ അറിയിച്ച് രസീത് നേടുക.',
  'report.lead':
    'UPI വഴിയോ ബാങ്ക് ട്രാൻസ്ഫർ വഴിയോ പണമയച്ചോ? ഇടപാടിന്റെ നമ്പർ അറിയിക്കുക. ഞങ്ങളുടെ ബാങ്ക് സ്റ്റേറ്റ്മെന്റിൽ കണ്ടാലുടൻ രസീത് ഇമെയിലിൽ അയയ്ക്കും.',
  'report.way': 'എങ്ങനെയാണ് പണമയച്ചത്?',
  'report.way.upi': 'UPI ആപ്പിൽ',
  'report.way.bank': 'ബാങ്ക് ട്രാൻസ്ഫർ (NEFT, RTGS, IMPS)',
  'report.utr': 'ഇടപാടിന്റെ നമ്പർ (UTR)',
  'report.utr-hint':
    'Google Pay-യിൽ “UPI transaction ID”, PhonePe-യിലും Paytm-ലും “UTR” അല്ലെങ്കിൽ “UPI Ref. No.”, ബാങ്കിന്റെ ആപ്പിലോ SMS-ലോ “UTR”, “RRN”, “Ref. No.” എന്നിങ്ങനെ കാണാം. UPI നമ്പറിന് 12 അക്കമുണ്ട്.',
  'report.amount': 'തുക',
  'report.amount-hint': 'രൂപയിൽ: 500 അല്ലെങ്കിൽ 500.50',
  'report.paid-on': 'പണമയച്ച ദിവസം',
  'report.purpose': 'എന്തിനു വേണ്ടി?',
  'report.purpose-open': 'ഏറ്റവും ആവശ്യമുള്ളിടത്ത്',
  'report.address-hint': 'രസീതിനായി, പിൻകോഡ് സഹിതം',
  'report.kept': 'രസീതിനു മാത്രമേ ഇത് ഉപയോഗിക്കൂ. ഇതിനു ചേരുന്ന പണമടയ്ക്കൽ കണ്ടെത്തിയില്ലെങ്കിൽ 180 ദിവസത്തിനു ശേഷം മായ്ക്കും.',
  'report.privacy': 'സ്വകാര്യത',
  'report.send': 'സംഭാവന അറിയിക്കുക',
  'report.unreachable': 'ഞങ്ങളുടെ സെർവറുമായി ബന്ധപ്പെടാനായില്ല. എഴുതിയതെല്ലാം ഇവിടെത്തന്നെയുണ്ട്.',
  'report.known': 'ഈ സംഭാവന നിങ്ങൾ നേരത്തേ അറിയിച്ചിട്ടുണ്ട്. ഇനി ഒന്നും ചെയ്യേണ്ടതില്ല.',
  'report.found': 'ഈ സംഭാവന കണ്ടെത്തി',
  'report.found-receipt': 'നിങ്ങൾ നൽകിയ ഇമെയിൽ വിലാസത്തിലേക്ക് രസീത് അയച്ചിട്ടുണ്ട്. സ്പാമിലും നോക്കുക.',
  'report.found-see': 'സംഭാവനയും രസീതും കാണുക',

  'report.error.wayMissing': 'എങ്ങനെയാണ് പണമയച്ചതെന്ന് തിരഞ്ഞെടുക്കുക',
  'report.error.utrMissing': 'ഇടപാടിന്റെ നമ്പർ (UTR) നൽകുക',
  'report.error.amountMissing': 'നിങ്ങൾ അയച്ച തുക നൽകുക',
  'report.error.paidOnMissing': 'പണമയച്ച ദിവസം നൽകുക',
  'report.error.nameMissing': 'നിങ്ങളുടെ പേര് നൽകുക',
  'report.error.emailMissing': 'ഇമെയിൽ വിലാസം നൽകുക: രസീത് അതിലേക്കാണ് അയയ്ക്കുക',
  'report.error.phoneMissing': 'ഫോൺ നമ്പർ നൽകുക',
  'report.error.addressMissing': 'മേൽവിലാസം നൽകുക',
  'error.utrNotUpi': 'UPI ഇടപാടിന്റെ നമ്പറിന് 12 അക്കമുണ്ട്',
  'error.utrNotBank': 'ബാങ്ക് ട്രാൻസ്ഫറിന്റെ നമ്പറിൽ 12 അക്കമോ, അക്ഷരങ്ങളും അക്കങ്ങളുമായി 16-ഓ 22-ഓ എണ്ണമോ ഉണ്ടാകും',
  'error.paidOnInvalid': '2026-11-24 പോലെ ഒരു തീയതി നൽകുക',
  'error.paidOnInFuture': 'ഈ ദിവസം ഇനി വരാനിരിക്കുന്നതേയുള്ളൂ',
  'error.paidOnTooLongAgo': 'ഇത് 180 ദിവസത്തിലേറെ മുമ്പാണ്. ഞങ്ങളുടെ ഓഫീസിൽ ചോദിക്കുക.',
  'error.giftTooLarge': 'ഇത്രയും വലിയ തുക ഇവിടെ അറിയിക്കാനാവില്ല. ഞങ്ങളുടെ ഓഫീസിൽ ചോദിക്കുക.',
};
