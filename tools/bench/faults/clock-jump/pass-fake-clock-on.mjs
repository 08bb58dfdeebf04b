import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Imported by the supervisor in a bench: its children get the variables of the fake clock too, which it would not pass on.
 */
const names = Object.keys(process.env).filter(
  (name) => name === 'LD_PRELOAD' || name.startsWith('FAKETIME_'),
);
const clock = Object.fromEntries(names.map((name) => [name, process.env[name]]));
const { fork } = childProcess;

childProcess.fork = (script, options) => fork(script, { ...options, env: { ...options.env, ...clock } });
syncBuiltinESMExports();
