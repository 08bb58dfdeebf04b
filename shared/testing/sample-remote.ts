import { mapLanguages, type Language } from '../contract/languages.ts';
import type { Texts } from '../i18n/i18n.ts';
import { defineRemote, type RemoteDefinition, type ScreenDefinition } from '../remote/definition.ts';

/** A remote without texts and parcels, whose screens have the paths `/<id>`; `textsOf` gives the texts of single screens. */
export function sampleRemote(
  screens: Readonly<Record<string, ScreenDefinition>>,
  textsOf?: (id: string, language: Language) => Texts,
): RemoteDefinition {
  return defineRemote({
    name: 'mf-content',
    texts: { en: async () => ({ texts: {} }), ml: async () => ({ texts: {} }) },
    screens: Object.entries(screens).map(([id, screen]) => ({
      id,
      path: `/${id}`,
      screen: async () => ({ screen }),
      ...(textsOf && {
        texts: mapLanguages((language) => async () => ({ texts: textsOf(id, language) })),
      }),
    })),
    parcels: {},
  });
}
