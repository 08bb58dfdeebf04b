import { nextTask } from './next-task.ts';

/**
 * Evaluates the shell in three tasks, since a slow phone takes 50 ms for each. All of it is in this file: nothing more is
 * requested. The styles are imported in one place, so that they stay in their order.
 */
async function evaluateShell(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ './take-over.ts');
}

void evaluateShell();
