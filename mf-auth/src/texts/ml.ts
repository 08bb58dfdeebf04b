import type { SameKeys } from '@trust/shared/i18n';
import type { texts as en } from './en.ts';

export const texts: SameKeys<typeof en> = {
  'mode.label': 'ലോഗിൻ അല്ലെങ്കിൽ രജിസ്ട്രേഷൻ',
  'mode.login': 'സൈൻ ഇൻ',
  'mode.register': 'രജിസ്റ്റർ',

  'field.firstName': 'പേരിന്റെ ആദ്യഭാഗം',
  'field.lastName': 'പേരിന്റെ അവസാനഭാഗം',
  'field.lastName.hint': 'ഒരു പേര് മാത്രമേ ഉള്ളൂ എങ്കിൽ ഇത് ഒഴിച്ചിടുക',
  'field.email': 'ഇമെയിൽ',
  'field.password': 'പാസ്‌വേഡ്',
  'field.password.hint': 'കുറഞ്ഞത് {min} അക്ഷരങ്ങൾ',
  'field.confirmPassword': 'പാസ്‌വേഡ് ഒന്നുകൂടി',
  'field.showPassword_one': 'പാസ്‌വേഡ് കാണിക്കുക',
  'field.showPassword_other': 'പാസ്‌വേഡുകൾ കാണിക്കുക',

  'firstName.missing': 'പേരിന്റെ ആദ്യഭാഗം എഴുതുക',
  'firstName.wrong': 'പേരിന്റെ ആദ്യഭാഗം പരമാവധി 80 അക്ഷരങ്ങളിൽ എഴുതുക',
  'lastName.wrong': 'പേരിന്റെ അവസാനഭാഗം പരമാവധി 80 അക്ഷരങ്ങളിൽ എഴുതുക',
  'email.missing': 'ഇമെയിൽ എഴുതുക',
  'email.wrong': 'name@example.org പോലെയുള്ള ഒരു ഇമെയിൽ എഴുതുക',
  'email.comma': 'ഈ ഇമെയിലിൽ ഒരു കോമയുണ്ട്. അവിടെ ഒരു കുത്ത് എഴുതുക, name@example.org എന്നതിലെ പോലെ',
  'password.missing': 'പാസ്‌വേഡ് എഴുതുക',
  'password.wrong': 'പാസ്‌വേഡിന് {min} മുതൽ {max} വരെ അക്ഷരങ്ങൾ വേണം',
  'passwords.differ': 'രണ്ട് പാസ്‌വേഡുകളും ഒരുപോലെയല്ല',

  'form.optional': 'അക്കൗണ്ട് നിർബന്ധമില്ല: അതില്ലാതെയും സംഭാവന നൽകാം, സഹായത്തിന് അപേക്ഷിക്കാം.',
  'form.problem': 'ഒരു പ്രശ്നമുണ്ട്',
  'form.unavailable': 'സെർവറുമായി ബന്ധപ്പെടാൻ കഴിഞ്ഞില്ല. നിങ്ങൾ എഴുതിയതെല്ലാം ഇവിടെത്തന്നെയുണ്ട്: വീണ്ടും ശ്രമിക്കുക.',
  'form.tooMany': 'വളരെയധികം തവണ ശ്രമിച്ചു. കുറച്ചു മിനിറ്റ് കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.',
  'form.needsScript': 'ഈ പേജിന് JavaScript ആവശ്യമാണ്. അക്കൗണ്ട് ഇല്ലാതെയും സംഭാവന നൽകാം, സഹായത്തിന് അപേക്ഷിക്കാം.',

  'login.title': 'ലോഗിൻ',
  'login.submit': 'ലോഗിൻ ചെയ്യുക',
  'login.refused': 'ഇമെയിലോ പാസ്‌വേഡോ ശരിയല്ല. രണ്ടും ഒന്നുകൂടി പരിശോധിക്കുക.',

  'register.title': 'രജിസ്റ്റർ ചെയ്യുക',
  'register.submit': 'അക്കൗണ്ട് തുടങ്ങുക',
  'register.taken': 'ഈ ഇമെയിലിൽ അക്കൗണ്ട് നിലവിലുണ്ട്, മറ്റൊരു ഇമെയിൽ ഉപയോഗിക്കുക',
  'register.refused': 'അക്കൗണ്ട് തുടങ്ങാൻ കഴിഞ്ഞില്ല. എഴുതിയതെല്ലാം ഒന്നുകൂടി പരിശോധിക്കുക.',
  'register.created': 'നിങ്ങളുടെ അക്കൗണ്ട് തയ്യാറായി. പുതിയ പാസ്‌വേഡ് ഉപയോഗിച്ച് സൈൻ ഇൻ ചെയ്യുക.',

  'account.title': 'നിങ്ങളുടെ അക്കൗണ്ട്',
  'account.description': 'ട്രസ്റ്റിന്റെ വെബ്സൈറ്റിൽ ലോഗിൻ ചെയ്യുക, അല്ലെങ്കിൽ രജിസ്റ്റർ ചെയ്യുക. അക്കൗണ്ട് നിർബന്ധമില്ല.',
  'account.greeting': 'നമസ്കാരം, {firstName}',
  'account.name': 'പേര്',
  'account.checking': 'ലോഗിൻ പരിശോധിക്കുന്നു',
  'account.unavailable': 'നിങ്ങളുടെ അക്കൗണ്ട് വിവരങ്ങൾ ലഭിച്ചില്ല. നിങ്ങൾ ലോഗൗട്ട് ആയിട്ടില്ല: വീണ്ടും ശ്രമിക്കുക.',
  'account.logOut': 'ലോഗൗട്ട് ചെയ്യുക',
};
