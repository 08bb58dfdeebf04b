import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One thing that a bundle may try. Its code throws, or is undefined, where it came to nothing. */
interface HostileWay {
  readonly what: string;
  readonly code: string;
  /** `node`: Node denies it to the whole process. `node-25`: from Node 25 on. Else the bundle is only kept from it. */
  readonly deniedBy?: 'node' | 'node-25';
}

/** `get` loads a module of Node's, `secret` is a file with a key, `free` a file that is not there, `port` a server. */
const WAYS: readonly HostileWay[] = [
  { what: 'read a file', code: `get('fs').readFileSync(secret, 'utf8')`, deniedBy: 'node' },
  { what: 'read a file later', code: `get('fs/promises').readFile(secret, 'utf8')`, deniedBy: 'node' },
  { what: 'read its folder', code: `get('fs').readdirSync('/')`, deniedBy: 'node' },
  { what: 'read of a process', code: `get('fs').readFileSync('/proc/self/environ')`, deniedBy: 'node' },
  { what: 'write a file', code: `get('fs').writeFileSync(free, 'x') ?? 'written'`, deniedBy: 'node' },
  { what: 'link a file', code: `get('fs').symlinkSync(secret, free) ?? 'linked'`, deniedBy: 'node' },
  { what: 'run a command', code: `get('child_process').execSync('id')`, deniedBy: 'node' },
  {
    what: 'start a thread',
    code: `new (get('worker_threads').Worker)('', { eval: true, execArgv: [], env: {} })`,
    deniedBy: 'node',
  },
  { what: 'load an addon', code: `process.dlopen({ exports: {} }, secret) ?? 'loaded'`, deniedBy: 'node' },
  { what: 'load an engine', code: `get('crypto').setEngine(secret) ?? 'loaded'`, deniedBy: 'node' },
  { what: 'open the inspector', code: `get('inspector').open(0) ?? 'open'`, deniedBy: 'node' },
  { what: 'write a report', code: `process.report.writeReport(free)`, deniedBy: 'node' },
  { what: 'write its heap', code: `get('v8').writeHeapSnapshot(free)`, deniedBy: 'node' },
  { what: 'open a database', code: `new (get('node:sqlite').DatabaseSync)(free)`, deniedBy: 'node' },
  {
    what: 'open folders by WASI',
    code: `new (get('wasi').WASI)({ version: 'preview1', preopens: { '/': '/' } })`,
    deniedBy: 'node',
  },
  { what: 'see the environment', code: `Object.keys(process.env).join() || undefined`, deniedBy: 'node' },
  { what: 'take a binding', code: `process.binding('fs')`, deniedBy: 'node' },
  {
    what: 'call another server',
    code: `fetch('http://127.0.0.1:' + port + '/').then((answer) => answer.status)`,
    deniedBy: 'node-25',
  },
  {
    what: 'connect to a port',
    code: `new Promise((resolve, reject) =>
      get('net').connect(port, '127.0.0.1', () => resolve('connected')).on('error', reject))`,
    deniedBy: 'node-25',
  },
  {
    what: 'take the process from a changed emit',
    code: `(() => {
      const { prototype } = get('events');
      const { emit } = prototype;
      let real;
      prototype.emit = function (...event) {
        if (typeof this.pid !== 'number') return Reflect.apply(emit, this, event);
        real = this;
        throw new Error('stay');
      };
      try {
        process.exit();
      } catch {
        prototype.emit = emit;
      }
      return real && Object.keys(real).filter((name) => /^_?(kill|debugProcess|binding|dlopen|execve|getBuiltinModule|report)$/.test(name)).join() || undefined;
    })()`,
  },
  { what: 'signal its parent', code: `process.kill(process.ppid, 0)` },
  { what: 'debug its parent', code: `process._debugProcess(process.ppid) ?? 'debugged'` },
  { what: 'take its sockets', code: `process._getActiveHandles()[0].constructor.name` },
  { what: 'take the socket of its output', code: `new process.stdout.constructor().connect(port)` },
  { what: 'take sockets by a hook', code: `get('async_hooks').createHook({}).enable()` },
  { what: 'change flags', code: `get('v8').setFlagsFromString('--expose-gc') ?? 'changed'` },
  { what: 'take a module of Node', code: `process.getBuiltinModule('fs').readFileSync(secret)` },
  { what: 'import', code: `import('node:fs').then((fs) => fs.existsSync)` },
  { what: 'import by text', code: `new Function('return import("node:fs")')()` },
  { what: 'take what a text has', code: `[fs, child_process, require.main, require.cache].join()` },
  { what: 'take a global', code: `globalThis.fs ?? globalThis.require ?? globalThis.module` },
  { what: 'take the module loader', code: `module.constructor._load('fs')` },
  { what: 'register hooks', code: `get('module').register('data:text/javascript,') ?? 'registered'` },
  { what: 'make another process slow', code: `get('os').setPriority(process.ppid, 19) ?? 'slow'` },
  { what: 'trace', code: `get('trace_events').createTracing({ categories: ['node'] })` },
  { what: 'open a socket', code: `new WebSocket('ws://127.0.0.1:' + port)` },
  { what: 'write to its channel', code: `process.send({ cmd: 'NODE_HANDLE', type: 'x' }) || 'sent'` },
  { what: 'fetch a file', code: `fetch('file://' + secret).then((answer) => answer.text())` },
  {
    what: 'ask who called it',
    code: `(function who() { return who.caller?.caller?.arguments ?? undefined; })()`,
  },
];

interface HostileGround {
  readonly secret: string;
  readonly free: string;
  readonly port: number;
}

/** A function of `get` that returns, as text each, the ways that led to something. */
const tryWays = (ways: readonly HostileWay[], ground: HostileGround) => `async (get) => {
  const { secret, free, port } = ${JSON.stringify(ground)};
  const reached = [];
  const attempt = async (what, way) => {
    try {
      const got = await way();
      if (got !== undefined) reached.push(what + ': ' + String(got).slice(0, 60));
    } catch {}
  };
  ${ways.map(({ what, code }) => `await attempt(${JSON.stringify(what)}, () => ${code});`).join('\n  ')}
  return reached;
}`;

/** Ground for hostile bundles: a file with a key, and a server that a bundle may not call. */
export async function layHostileGround() {
  const folder = await mkdtemp(join(tmpdir(), 'hostile-'));
  const server = createServer((_request, response) => response.end('reached')).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const ground: HostileGround = { secret: join(folder, 'key'), free: join(folder, 'free'), port };
  await writeFile(ground.secret, 'the key');
  const isNetworkDenied = process.allowedNodeEnvironmentFlags.has('--allow-net');
  const denied = WAYS.filter(
    ({ deniedBy }) => deniedBy === 'node' || (deniedBy === 'node-25' && isNetworkDenied),
  );
  return {
    folder,
    ways: WAYS.length,
    /** A bundle that tries all and renders what it reached; as it is checked, that is its failure. */
    bundle: `
      const tryAll = ${tryWays(WAYS, ground)};
      const load = (name) => require(name);
      Object.assign(exports, {
        contract: 2,
        module: 'mf-auth',
        render: () => tryAll(load),
        samples: async () => [{ path: '/', language: 'en', status: 200 }],
        renderSample: async () => {
          const reached = await tryAll(load);
          if (reached.length > 0) throw new Error(reached.join());
          return { status: 200, html: '' };
        },
      });`,
    /** A program in place of ours, with all that Node has: it sends what it reached of what Node denies. */
    program: `(${tryWays(denied, ground)})(require).then((result) =>
      process.stdout.write(JSON.stringify({ kind: 'answer', id: ${denied.length}, result }) + '\\n'));
      process.stdin.resume();`,
    denied: denied.length,
    async clear() {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}
