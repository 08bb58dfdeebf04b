// First: it declares the order of the cascade layers.
import '@trust/shared/ui/tokens.css';
import '@trust/shared/ui/base.css';
import '@trust/shared/ui/busy.late.css';
import '@trust/shared/ui/fonts.css';
import { readPageState } from '@trust/shared/remote/browser/page-state';

/** Lets the browser answer a press or paint a frame between two pieces of work. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Each piece is evaluated in a task of its own, since a slow phone takes 50 ms for one. All are in this file. */
async function evaluateShell() {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  return import(/* webpackMode: "eager" */ './start-shell.ts');
}

void Promise.all([readPageState(), evaluateShell()]).then(([state, { startShell }]) => startShell(state));
