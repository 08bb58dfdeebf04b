import type { PerLanguage } from '../../languages.ts';
import { DISTRICTS } from '../../districts.texts.ts';

/** One answer of a choice: the stored and sent `value`, and how each language shows it. */
export interface Choice {
  readonly value: string;
  readonly label: PerLanguage<string>;
}

/** «There is» and «there is none»: the answers to whether there was an earlier case or another application. */
export const YES = 'ഉണ്ട്';
const NONE = 'ഇല്ല';

const YES_OR_NO = [
  { value: YES, label: { en: 'Yes', ml: 'ഉണ്ട്' } },
  { value: NONE, label: { en: 'No', ml: 'ഇല്ല' } },
] as const satisfies readonly Choice[];
const none = { value: NONE, label: { en: 'None', ml: 'ഇല്ല' } } as const satisfies Choice;

/** The choices of the application form, in the order in which they are shown. */
export const CHOICES = {
  gender: [
    { value: 'Male', label: { en: 'Male', ml: 'പുരുഷൻ' } },
    { value: 'Female', label: { en: 'Female', ml: 'സ്ത്രീ' } },
  ],
  district: DISTRICTS.map((label) => ({ value: label.en, label })),
  pastShelterCase: YES_OR_NO,
  otherApplicationsAny: YES_OR_NO,
  otherInfo: [
    { value: 'രോഗി', label: { en: 'Patient', ml: 'രോഗി' } },
    { value: 'വിധവ', label: { en: 'Widow', ml: 'വിധവ' } },
    { value: 'വിവാഹമോചിത', label: { en: 'Divorcee', ml: 'വിവാഹമോചിത' } },
    { value: 'ഭിന്നശേഷി', label: { en: 'Differently abled', ml: 'ഭിന്നശേഷി' } },
    { value: 'മറ്റുള്ളവ', label: { en: 'Others', ml: 'മറ്റുള്ളവ' } },
  ],
  homeStatus: [
    { value: 'സ്വന്തം', label: { en: 'Own', ml: 'സ്വന്തം' } },
    { value: 'വാടക', label: { en: 'Rent', ml: 'വാടക' } },
    { value: 'ക്വാർട്ടേഴ്സ്', label: { en: 'Quarters', ml: 'ക്വാർട്ടേഴ്സ്' } },
  ],
  roadStatus: [
    { value: 'റോഡ്', label: { en: 'Road', ml: 'റോഡ്' } },
    { value: 'ഇടവഴി', label: { en: 'Lane', ml: 'ഇടവഴി' } },
    none,
  ],
  landStatus: [
    { value: 'നിലം', label: { en: 'Wetland', ml: 'നിലം' } },
    { value: 'കരഭൂമി', label: { en: 'Dry land', ml: 'കരഭൂമി' } },
    { value: 'പുരയിടം', label: { en: 'Homestead plot', ml: 'പുരയിടം' } },
    none,
  ],
  vehicleStatus: [
    { value: 'ആറുചക്രം', label: { en: 'Six-wheeler', ml: 'ആറുചക്രം' } },
    { value: 'നാലുചക്രം', label: { en: 'Four-wheeler', ml: 'നാലുചക്രം' } },
    { value: 'മുച്ചക്രം', label: { en: 'Three-wheeler', ml: 'മുച്ചക്രം' } },
    { value: 'ഇരുചക്രം', label: { en: 'Two-wheeler', ml: 'ഇരുചക്രം' } },
    none,
  ],
  rationCard: [
    { value: 'APL', label: { en: 'APL', ml: 'എ.പി.എൽ' } },
    { value: 'BPL', label: { en: 'BPL', ml: 'ബി.പി.എൽ' } },
    none,
  ],
} as const satisfies Record<string, readonly Choice[]>;
export type ChoiceField = keyof typeof CHOICES;

/** Whether a text is one of a choice's stored values. */
export function isChoiceOf(field: ChoiceField, text: string): boolean {
  return CHOICES[field].some(({ value }) => value === text);
}
