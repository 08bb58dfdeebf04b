import type { SameKeys } from '@trust/shared/i18n';
import type { texts as en } from './solace.en.ts';

export const texts: SameKeys<typeof en> = {
  'solace.name': 'പൂർണ്ണമായ പേര്',
  'solace.email': 'ഇമെയിൽ വിലാസം',
  'solace.phone': 'വാട്സാപ്പ് നമ്പർ',
  'solace.phone-hint': 'ഈ ബുക്കിങ്ങിനെക്കുറിച്ചു മാത്രമേ ഞങ്ങൾ ബന്ധപ്പെടൂ',
  'solace.list.title': 'സാന്ത്വന പരിപാടികൾ',
  'solace.list.lead':
    'ഏറെ ഭാരം ചുമക്കുന്നവർക്ക് അല്പം സ്വസ്ഥതയും കൂട്ടും ആശ്വാസവും. വായിക്കാനും ബുക്ക് ചെയ്യാനും ഒരു പരിപാടി തിരഞ്ഞെടുക്കുക.',
  'solace.list.empty': 'ഇപ്പോൾ പരിപാടികളൊന്നുമില്ല',
  'solace.list.empty-hint': 'അടുത്ത പരിപാടികൾ വാർത്തകളിൽ അറിയിക്കും.',
  'solace.list.price': 'ഒരാൾക്ക് {price}',
  'solace.closed': 'ബുക്കിങ് അവസാനിച്ചു',
  'solace.closed-hint': 'ഈ പരിപാടിയിലേക്ക് ഇപ്പോൾ ബുക്കിങ് എടുക്കുന്നില്ല. മറ്റു പരിപാടികളിൽ ഒഴിവുണ്ടാകാം.',
  'solace.book': 'ബുക്ക് ചെയ്യുക',
  'solace.price': 'തുക',
  'solace.pay':
    'ബാങ്കിന്റെ പേജിലാണ് പണമടയ്ക്കേണ്ടത്; അതിനുശേഷം നിങ്ങൾ ഇവിടെ തിരിച്ചെത്തും. പണം ഞങ്ങൾക്കു കിട്ടുമ്പോഴേ ബുക്കിങ് പൂർത്തിയാകൂ.',
  'solace.cancelling': 'റദ്ദാക്കലും തുക തിരികെ നൽകലും',
  'solace.place': 'സ്ഥലം',
  'solace.place-hint': 'നിങ്ങളുടെ പട്ടണമോ ഗ്രാമമോ',
  'solace.district': 'ജില്ല',
  'solace.district-choose': 'ഒരു ജില്ല തിരഞ്ഞെടുക്കുക',
  'solace.error.nameMissing': 'ദയവായി നിങ്ങളുടെ പേര് നൽകുക.',
  'solace.error.emailMissing': 'ദയവായി നിങ്ങളുടെ ഇമെയിൽ നൽകുക.',
  'solace.error.phoneMissing': 'ദയവായി നിങ്ങളുടെ വാട്സാപ്പ് നമ്പർ നൽകുക.',
  'solace.error.placeMissing': 'ദയവായി നിങ്ങളുടെ സ്ഥലം നൽകുക.',
  'solace.error.districtMissing': 'ദയവായി നിങ്ങളുടെ ജില്ല തിരഞ്ഞെടുക്കുക.',
  'solace.proceed': 'ബുക്ക് ചെയ്ത് {price} അടയ്ക്കുക',
  'solace.to-bank': 'ബാങ്കിന്റെ പേജിലേക്കു തുടരുക',
  'solace.pay-now': 'ബാങ്കിന്റെ പേജിൽ {price} അടയ്ക്കുക',
  'solace.leaving': 'നിങ്ങളെ ബാങ്കിന്റെ പേജിലേക്കു കൊണ്ടുപോകുന്നു. ദയവായി കാത്തിരിക്കുക.',
  'solace.all': 'എല്ലാ സാന്ത്വന പരിപാടികളും',
};
