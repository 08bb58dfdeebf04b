/** What a gift to no project is for. */
export const CAUSE_TEXTS = {
  en: {
    general: 'the work of the trust',
    project: 'a project of the trust',
    'shelter-home': 'houses for families who have none',
    medicare: 'treatment and medicines for the sick',
    zakat: 'those who are entitled to zakat',
    solace: 'the solace programmes',
  },
  ml: {
    general: 'ട്രസ്റ്റിന്റെ പ്രവർത്തനങ്ങൾ',
    project: 'ട്രസ്റ്റിന്റെ ഒരു പദ്ധതി',
    'shelter-home': 'വീടില്ലാത്ത കുടുംബങ്ങൾക്ക് വീട്',
    medicare: 'രോഗികൾക്ക് ചികിത്സയും മരുന്നും',
    zakat: 'സകാത്തിന് അർഹരായവർ',
    solace: 'സാന്ത്വന പരിപാടികൾ',
  },
} as const;
