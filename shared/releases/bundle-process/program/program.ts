import { describeError, listen, send } from './channel.ts';
import { check } from './check.ts';
import { confine } from './confine.ts';
import { settleCall } from './fetch.ts';
import { load, run } from './serve.ts';

/** The program of a process that runs bundles. What it needs of Node it has taken before it confines itself. */
const { exit } = process;
process.on('uncaughtException', (error) => {
  send({ kind: 'crashed', error: describeError(error) }, () => exit(1));
});
// Later: once a program that is given as text has run, Node puts one of its names back.
setImmediate(() => {
  confine();
  listen((message) => {
    switch (message.kind) {
      case 'load':
        return load(message.id, message.script);
      case 'run':
        return void run(message.id, message.file, message.what, message.request);
      case 'called':
        return settleCall(message.call, message.answer);
      case 'check':
        return void check(message.script, message.browser);
    }
  });
  send({ kind: 'ready' });
});
