import { nextTask } from '../next-task.ts';
import { createEntryScript, type RemoteEntry } from './entry-script.ts';
import { firstViewRuntime } from './first-view-runtime.ts';
import { provideRuntimeCore } from './provide-runtime-core.ts';
import { SHARE_SCOPE, type ShareScope } from './share-scope.ts';

/** What a remote's entry makes known under its federation name. */
interface Container {
  init(scope: ShareScope): void | Promise<void>;
  get(exposed: string): Promise<() => unknown>;
}

/** Loads what a remote exposes without the federation runtime's core. Rejects when the entry cannot be loaded. */
export async function loadForFirstView(name: string, entry: RemoteEntry): Promise<unknown> {
  provideRuntimeCore(firstViewRuntime);
  await runScript(createEntryScript(entry));
  const container: unknown = Reflect.get(globalThis, name);
  if (!isContainer(container)) throw new Error(`${entry.src} is no entry of ${name}.`);
  await nextTask();
  await container.init(SHARE_SCOPE);
  const factory = await container.get('./remote');
  await nextTask();
  const exposed = factory();
  await nextTask();
  return exposed;
}

function runScript(script: HTMLScriptElement): Promise<void> {
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve(), { once: true });
    script.addEventListener('error', () => reject(new Error(`${script.src} did not load.`)), { once: true });
    document.head.append(script);
  });
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}
