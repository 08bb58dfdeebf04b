export type Checks = typeof import('./check-donation.ts');

let loaded: Checks | undefined;

/** What checks a donation: it loads when a field is first left, or at the press of Proceed. */
export async function loadChecks(): Promise<Checks> {
  return (loaded ??= await import(/* webpackChunkName: "checks" */ './check-donation.ts'));
}

/** Loads it ahead of the press; what fails is loaded then. */
export function prepareChecks(): void {
  void loadChecks().catch(() => undefined);
}

export function loadedChecks(): Checks | undefined {
  return loaded;
}
