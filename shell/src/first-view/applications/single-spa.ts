import { registerApplication, start, triggerAppChange } from 'single-spa';
import type { PageApplication, PageApplications } from './page-applications.ts';

/** Gives single-spa the applications of the page. Those that are shown stay as they are; it mounts and unmounts from then on. */
export async function startSingleSpa({ applications, shown, isActive }: PageApplications): Promise<void> {
  let adopting = true;
  const adopt = ({ mount, unmount }: PageApplication) => ({
    bootstrap: () => Promise.resolve(),
    mount: () => (adopting ? Promise.resolve() : mount()),
    unmount,
  });
  for (const [name, application] of applications) {
    registerApplication({
      name,
      app: () => Promise.resolve(adopt(application)),
      activeWhen: ({ pathname }) => (adopting ? shown.has(name) : isActive(name, pathname)),
    });
  }
  start();
  await triggerAppChange();
  adopting = false;
  // The address may be another one by now.
  await triggerAppChange();
}
