import { types } from 'node:util';
import { createContext, runInContext, type Context } from 'node:vm';
import type { Script } from '../messages.ts';

const NODE_ONLY: readonly string[] = [
  ...['process', 'require', 'module', 'exports', 'global', 'Buffer'],
  ...['__dirname', '__filename'],
];
const MOST_NAMES = 200;

// Whatever a browser may have, there is something of the name: a script must not fail for want of a browser.
const anything: object = new Proxy(function () {}, {
  get(_target, key) {
    if (key === Symbol.toPrimitive) return () => '';
    if (key === Symbol.iterator) return Array.prototype[Symbol.iterator];
    return key === 'length' ? 0 : anything;
  },
  set: () => true,
  apply: () => anything,
  construct: () => anything,
});

/** What is known of an object, and beside it anything. Where chunks are gathered nothing is there at first. */
const orAnything = (known: object) =>
  new Proxy(known, {
    get(own, key): unknown {
      return key in own || /^webpackChunk/.test(String(key)) ? Reflect.get(own, key) : anything;
    },
  });

/** Runs a remote's scripts as a page loads them, beside a stand-in for a browser. Throws what they throw. */
export function runBrowserScripts(scripts: readonly Script[]): void {
  const origin = 'https://site.example';
  const src = `${origin}/releases/remote/${scripts[0]?.file}`;
  const address = { href: src, origin, protocol: 'https:', pathname: '/', search: '', hash: '' };
  const globals: Record<string, unknown> = {
    // The shell's.
    _FEDERATION_RUNTIME_CORE: anything,
    document: orAnything({ baseURI: src, currentScript: { tagName: 'SCRIPT', src } }),
    location: orAnything(address),
  };
  for (let names = 0; ; names += 1) {
    const missing = runAll(scripts, globals, names < MOST_NAMES);
    if (missing === undefined) return;
    globals[missing] = anything;
  }
}

const globalOf: (page: Context) => object = runInContext.bind(undefined, 'globalThis');

/** Runs all in a context of their own. Returns the name of a global that one lacks, where `mayLack`. */
function runAll(
  scripts: readonly Script[],
  globals: Readonly<Record<string, unknown>>,
  mayLack: boolean,
): string | undefined {
  const page = createContext({ ...globals });
  page.self = page.window = orAnything(globalOf(page));
  for (const { file, code } of scripts) {
    try {
      runInContext(code, page, { filename: file });
    } catch (thrown) {
      // Of another realm: no `instanceof` knows it.
      const message = types.isNativeError(thrown) ? thrown.message : String(thrown);
      const [, name] = /^(\S+) is not defined$/.exec(message) ?? [];
      if (name !== undefined && mayLack && !NODE_ONLY.includes(name)) return name;
      throw new Error(`${file}: ${message}`);
    }
  }
  return undefined;
}
