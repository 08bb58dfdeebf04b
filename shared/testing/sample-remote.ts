import { defineRemote, type RemoteDefinition, type ScreenDefinition } from '../remote/definition.ts';

/** A remote without texts and parcels, whose screens have the paths `/<id>`. */
export function sampleRemote(screens: Readonly<Record<string, ScreenDefinition>>): RemoteDefinition {
  return defineRemote({
    name: 'mf-content',
    texts: { en: async () => ({ texts: {} }), ml: async () => ({ texts: {} }) },
    screens: Object.entries(screens).map(([id, screen]) => ({
      id,
      path: `/${id}`,
      screen: async () => ({ screen }),
    })),
    parcels: {},
  });
}
