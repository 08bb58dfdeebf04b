import { readFile } from 'node:fs/promises';
import type { BundleError, FromProcess, ToProcess } from '@trust/shared/releases/bundle-process/messages';
import { startBundleProcess } from '@trust/shared/releases/bundle-process/start-bundle-process';
import { hasIntegrity } from '@trust/shared/releases/integrity';
import { createApiCalls } from './api-calls.ts';
import type { RenderTask } from './render-task.ts';

/** A bundle that is evicted while many are asked for is sent again, so often at most. */
const MOST_LOADS = 3;

/** A process that renders one module. */
export interface RenderProcess {
  /** Tasks that it has and that are not answered. */
  readonly load: number;
  /** It has started. */
  readonly isReady: boolean;
  /** It has started, and is not about to end. */
  readonly takesTasks: boolean;
  run(task: RenderTask): Promise<unknown>;
  /** Ends it at once, with its tasks. */
  end(): Promise<void>;
}

interface RenderProcessEvents {
  onReady(): void;
  onEnd(reason: string): void;
  /** Called with an error outside of all tasks. */
  onError(error: Error): void;
}

interface OpenTask {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

type Answer = { readonly outcome: 'done'; readonly result: unknown } | { readonly outcome: 'missing' };
export function startRenderProcess(program: string, events: RenderProcessEvents): RenderProcess {
  const open = new Map<number, OpenTask>();
  const loading = new Map<string, Promise<unknown>>();
  let load = 0;
  let isReady = false;
  let tasks = 0;
  /** With what the process has failed, or why it is gone. */
  let failure: Error | undefined;
  let ended: Error | undefined;

  const onMessage = (message: FromProcess) => {
    switch (message.kind) {
      case 'ready':
        isReady = true;
        return events.onReady();
      case 'answer':
        return settle(message.id, (task) => task.resolve({ outcome: 'done', result: message.result }));
      case 'missing':
        return settle(message.id, (task) => task.resolve({ outcome: 'missing' }));
      case 'thrown':
        return settle(message.id, (task) => task.reject(errorOf(message.error)));
      case 'printed':
        return events.onError(errorOf(message.error));
      case 'crashed':
        failure = errorOf(message.error);
        return;
      case 'call':
        return calls.start(message);
      case 'abort':
        return calls.abort(message.call);
      case 'loaded':
      case 'rendering':
      case 'rendered':
      case 'running':
      case 'done':
        // Of a check.
        void bundles.end(`it sent ${message.kind}`);
    }
  };
  const settle = (id: number, how: (task: OpenTask) => void) => {
    const task = open.get(id);
    if (!task) return void bundles.end('it answered what it was not asked');
    open.delete(id);
    how(task);
  };
  const bundles = startBundleProcess(program, {
    onMessage,
    onEnd(reason) {
      const error = failure ?? new Error(`A process that renders has ended: ${reason}`);
      ended = error;
      calls.abortAll();
      if (failure && open.size === 0) events.onError(failure);
      for (const task of open.values()) task.reject(error);
      open.clear();
      events.onEnd(reason);
    },
  });
  const calls = createApiCalls((call, answer) => bundles.send({ kind: 'called', call, answer }));

  const ask = (message: (id: number) => ToProcess) =>
    new Promise<Answer>((resolve, reject) => {
      if (ended) return reject(ended);
      tasks += 1;
      open.set(tasks, { resolve, reject });
      bundles.send(message(tasks));
    });
  /** The bytes are compared each time: what was changed since the release was activated does not run. */
  const loadBundle = async ({ file, integrity }: RenderTask) => {
    const bytes = await readFile(file);
    if (integrity === undefined || !hasIntegrity(bytes, integrity))
      throw new Error(`${file} is not what was published`);
    const script = { file, code: bytes.toString('utf8') };
    await ask((id) => ({ kind: 'load', id, script }));
  };
  const loadOnce = (task: RenderTask) => {
    const under = loading.get(task.file) ?? loadBundle(task).finally(() => loading.delete(task.file));
    loading.set(task.file, under);
    return under;
  };
  return {
    get load() {
      return load;
    },
    get isReady() {
      return isReady;
    },
    get takesTasks() {
      return isReady && !bundles.isEnding;
    },
    async run(task) {
      const { file, what, request } = task;
      load += 1;
      calls.allow(request);
      try {
        for (let loads = 0; loads < MOST_LOADS; loads += 1) {
          const answer = await ask((id) => ({ kind: 'run', id, file, what, request }));
          if (answer.outcome === 'done') return answer.result;
          await loadOnce(task);
        }
        throw new Error(`${file} is loaded again and again`);
      } finally {
        load -= 1;
      }
    },
    end: () => bundles.end(),
  };
}

function errorOf({ name, message, stack }: BundleError): Error {
  return Object.assign(new Error(message), { name, stack });
}
