/** What a donation is for, where it names no project. */
export const PURPOSE_TEXTS = {
  en: {
    general: 'General purposes of the trust',
    project: 'A project of the trust',
    'shelter-home': 'Home projects',
    medicare: 'Emergency medicare',
    zakat: 'Baithul Mal Zakat',
    solace: 'Booking of a solace programme',
  },
  ml: {
    general: 'ട്രസ്റ്റിന്റെ പൊതുവായ ആവശ്യങ്ങൾ',
    project: 'ട്രസ്റ്റിന്റെ പദ്ധതി',
    'shelter-home': 'ഭവന പദ്ധതികൾ',
    medicare: 'അടിയന്തര ചികിത്സാസഹായം',
    zakat: 'ബൈത്തുൽ മാൽ സകാത്ത്',
    solace: 'സാന്ത്വന പരിപാടിയുടെ ബുക്കിങ്',
  },
} as const;
