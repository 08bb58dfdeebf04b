import * as assert from 'node:assert';
import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import * as buffer from 'node:buffer';
import * as nodeCrypto from 'node:crypto';
import * as events from 'node:events';
import { isBuiltin } from 'node:module';
import * as path from 'node:path';
import * as querystring from 'node:querystring';
import * as stream from 'node:stream';
import * as streamPromises from 'node:stream/promises';
import * as webStreams from 'node:stream/web';
import * as stringDecoder from 'node:string_decoder';
import * as timers from 'node:timers';
import * as timersPromises from 'node:timers/promises';
import * as url from 'node:url';
import * as util from 'node:util';
import * as zlib from 'node:zlib';

/** What a bundle may load: nothing here reaches a file, the network or another process. */
const ALLOWED: Readonly<Record<string, unknown>> = {
  assert: assert.default,
  // Its hooks are handed the sockets that exist.
  async_hooks: { AsyncLocalStorage, AsyncResource },
  buffer,
  crypto: nodeCrypto,
  events: events.default,
  path,
  querystring,
  stream: stream.default,
  'stream/promises': streamPromises,
  'stream/web': webStreams,
  string_decoder: stringDecoder,
  timers,
  'timers/promises': timersPromises,
  tty: { isatty: () => false },
  url,
  util,
  zlib,
};

/** `require` of a bundle, which is one file. Libraries in it name more of Node than they use: that much they get. */
export function requireBuiltin(name: string): unknown {
  if (!isBuiltin(name)) throw new Error(`A server bundle may not load ${name}.`);
  const plain = name.replace(/^node:/, '');
  if (plain === 'process') return globalThis.process;
  return Object.hasOwn(ALLOWED, plain) ? ALLOWED[plain] : refuseUse(plain);
}

/** Something that can be named and extended, whose members can be too, and that throws where it is used. */
function refuseUse(name: string): unknown {
  const refuse = () => {
    throw new Error(`A server bundle may not use ${name}.`);
  };
  return new Proxy(function () {}, {
    get(target, key): unknown {
      if (key === 'prototype') return target.prototype;
      if (key === 'then') return undefined;
      return key === Symbol.toPrimitive ? () => '' : refuseUse(`${name}.${String(key)}`);
    },
    apply: refuse,
    construct: refuse,
  });
}
