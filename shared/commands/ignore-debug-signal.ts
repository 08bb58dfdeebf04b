/**
 * Keeps Node from opening its debugger on SIGUSR1: any process of the same user can send that signal, and who debugs a process reads
 * its keys.
 */
export function ignoreDebugSignal(): void {
  process.on('SIGUSR1', () => undefined);
}
