import { builtinModules } from 'node:module';
import { requireBuiltin } from './builtins.ts';
import { describeError, send } from './channel.ts';
import { fetchAllowed } from './fetch.ts';

/** What is of these names in any program. */
const LANGUAGE_WIDE: readonly string[] = ['console', 'crypto', 'process'];
/** What a program that is given as text has beside. */
const OF_EVALUATION = ['require', 'module', 'exports', '__filename', '__dirname'];
/** Taken from the process itself, too: a bundle may come by it, such as by a changed `emit`. */
const REACHES_OUT = [
  ...[
    'kill',
    '_kill',
    '_debugProcess',
    '_debugEnd',
    'abort',
    'binding',
    '_linkedBinding',
    'dlopen',
    'execve',
  ],
  ...['getBuiltinModule', 'mainModule', 'report', 'loadEnvFile', 'openStdin'],
  ...['_getActiveHandles', '_getActiveRequests', 'setUncaughtExceptionCaptureCallback'],
];
const OF_NETWORK = ['WebSocket', 'EventSource', 'BroadcastChannel'];

/**
 * Takes from the globals whatever leads out of the process. It is a fence: the wall is the platform's, which denies files,
 * processes and threads to the whole process, whatever runs in it.
 */
export function confine(): void {
  const evaluation = builtinModules.filter((name) => !LANGUAGE_WIDE.includes(name));
  for (const name of [...evaluation, ...OF_EVALUATION, ...OF_NETWORK]) {
    Reflect.deleteProperty(globalThis, name);
  }
  const real = process;
  replace('process', createHarmlessProcess());
  for (const name of REACHES_OUT) Reflect.deleteProperty(real, name);
  replace('console', createErrorConsole());
  replace('fetch', fetchAllowed);
}

function replace(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

/** Of the process what tells something and changes nothing but itself: no signals, bindings, handles or streams. */
function createHarmlessProcess() {
  const { version, versions, platform, arch, release, features, pid } = process;
  const { exit, nextTick, hrtime, uptime, memoryUsage } = process;
  const nothing = () => harmless;
  const stream = { isTTY: false, write: () => true, on: nothing, once: nothing, emit: nothing, end: nothing };
  const harmless = {
    ...{ version, versions, platform, arch, release, features, pid },
    ...{ exit, nextTick, hrtime, uptime, memoryUsage },
    ...{ env: {}, argv: [], execArgv: [], title: '', exitCode: undefined },
    ...{ on: nothing, once: nothing, off: nothing, addListener: nothing, removeListener: nothing },
    cwd: () => '/',
    emitWarning: () => undefined,
    listeners: () => [],
    stdout: stream,
    stderr: stream,
    getBuiltinModule: requireBuiltin,
  };
  return harmless;
}

/** Of what a bundle prints, errors alone are passed on: anything else may be about a visitor. */
function createErrorConsole() {
  const report = (...printed: unknown[]) => {
    for (const error of printed)
      if (error instanceof Error) send({ kind: 'printed', error: describeError(error) });
  };
  const silent = Object.fromEntries(Object.keys(console).map((name) => [name, () => undefined]));
  return { ...silent, error: report, warn: report };
}
