import type { SameKeys } from '@trust/shared/i18n';
import type { texts as en } from './contact.en.ts';

export const texts: SameKeys<typeof en> = {
  'contact.title': 'ബന്ധപ്പെടുക',
  'contact.lead': 'വിളിക്കാം, എഴുതാം, നേരിട്ടു വരാം. മലയാളത്തിലും ഇംഗ്ലീഷിലും മറുപടി ലഭിക്കും.',
  'contact.payment': 'പണം പോയി, സ്ഥിരീകരണം കിട്ടിയില്ലേ? നിങ്ങളുടെ പണമടയ്ക്കൽ പരിശോധിക്കുക',
  'contact.phone': 'ഫോൺ',
  'contact.hours': 'തിങ്കൾ മുതൽ ശനി വരെ, രാവിലെ 9 മുതൽ വൈകിട്ട് 5 വരെ',
  'contact.email': 'ഇമെയിൽ',
  'contact.emailNote': 'രണ്ടു പ്രവൃത്തിദിവസത്തിനുള്ളിൽ മറുപടി നൽകും.',
  'contact.address': 'ഓഫീസ്',
  'contact.map': 'ഭൂപടം തുറക്കുക',
  'contact.showMap': 'ഭൂപടം ഇവിടെ കാണിക്കുക',
  'contact.mapNote': 'ഭൂപടം {host} എന്ന സൈറ്റിൽ നിന്നാണ്; അപ്പോൾ നിങ്ങളുടെ IP വിലാസം അവർക്ക് കാണാനാകും.',
  'contact.mapTitle': 'ഓഫീസിന്റെ ഭൂപടം',
  'contact.formTitle': 'ഞങ്ങൾക്ക് എഴുതുക',
  'contact.nameField': 'നിങ്ങളുടെ പേര്',
  'contact.emailField': 'ഇമെയിൽ',
  'contact.emailHint': 'ഈ വിലാസത്തിലേക്കാണ് മറുപടി അയയ്ക്കുക.',
  'contact.subjectField': 'എന്തിനെക്കുറിച്ചാണ്',
  'contact.messageField': 'സന്ദേശം',
  'contact.trap': 'ഇവിടെ ഒന്നും എഴുതരുത്',
  'contact.send': 'സന്ദേശം അയയ്ക്കുക',
  'contact.problem': 'സന്ദേശം ഇതുവരെ അയച്ചിട്ടില്ല',
  'contact.offline': 'നിങ്ങൾ ഓഫ്‌ലൈനാണ്. എഴുതിയതെല്ലാം ഇവിടെത്തന്നെയുണ്ട്: കണക്ഷൻ കിട്ടുമ്പോൾ വീണ്ടും ശ്രമിക്കുക.',
  'contact.unavailable': 'സന്ദേശം അയയ്ക്കാൻ കഴിഞ്ഞില്ല. എഴുതിയതെല്ലാം ഇവിടെത്തന്നെയുണ്ട്.',
  'contact.too-many':
    'നിങ്ങളുടെ നെറ്റ്‌വർക്കിൽ നിന്ന് ഇപ്പോൾ പല സന്ദേശങ്ങൾ വന്നു. എഴുതിയതെല്ലാം ഇവിടെത്തന്നെയുണ്ട്: ഒരു മിനിറ്റ് കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.',
  'contact.sentTitle': 'നിങ്ങളുടെ സന്ദേശം കിട്ടി',
  'contact.another': 'മറ്റൊരു സന്ദേശം എഴുതുക',
  'contact.sentText': 'നന്ദി. രണ്ടു പ്രവൃത്തിദിവസത്തിനുള്ളിൽ ഇമെയിലിൽ മറുപടി നൽകും.',
};
