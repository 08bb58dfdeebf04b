/** A part of the page, mounted and unmounted as its address changes. */
export interface PageApplication {
  mount(): Promise<void>;
  unmount(): Promise<void>;
}

export interface PageApplications {
  readonly applications: ReadonlyMap<string, PageApplication>;
  /** The names of those that the server's page shows. */
  readonly shown: ReadonlySet<string>;
  /** Whether an application is shown at an address. */
  isActive(name: string, pathname: string): boolean;
}

/** Loads single-spa and what else navigations need, once; a failed attempt is made again by the next call. */
export type TakeOver = () => Promise<void>;

/**
 * Mounts the applications of the server's page without single-spa: they stay until the visitor navigates to another
 * remote's page. `loadSingleSpa` is called then.
 */
export function startApplications(
  pageApplications: PageApplications,
  loadSingleSpa: () => Promise<{ startSingleSpa(applications: PageApplications): Promise<void> }>,
): TakeOver {
  const { applications, shown } = pageApplications;
  for (const name of shown) void applications.get(name)?.mount();
  let taken: Promise<void> | undefined;
  return () => {
    taken ??= loadSingleSpa()
      .then(({ startSingleSpa }) => startSingleSpa(pageApplications))
      .catch((error: unknown) => {
        taken = undefined;
        throw error;
      });
    return taken;
  };
}
