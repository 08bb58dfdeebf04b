export type TributeModule = typeof import('./loaded-tribute.ts');

/** Loads the fields, their rules and their texts: a page needs them where a donor wants them. */
export async function loadTribute(): Promise<TributeModule> {
  return import(/* webpackChunkName: "tribute" */ './loaded-tribute.ts');
}

/** What the server has loaded: there the fields stand in the page's HTML, for who has no scripts. */
export const onServer: { tribute?: TributeModule } = {};

/** Loads them on the server. */
export async function prepareTribute(): Promise<void> {
  if (typeof window === 'undefined') onServer.tribute = await loadTribute();
}
