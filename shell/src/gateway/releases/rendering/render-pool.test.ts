import { createRenderPool } from './render-pool.ts';
import type { RenderProcess } from './render-process.ts';
import type { RenderTask } from './render-task.ts';

test('a task waits for the next process where the one that is there is about to end', async () => {
  const started: {
    state: { takesTasks: boolean };
    events: { onReady(): void; onEnd(reason: string): void };
  }[] = [];
  const pool = createRenderPool((events) => {
    const number = started.length + 1;
    const state = { takesTasks: true };
    started.push({ state, events });
    const renderProcess: RenderProcess = {
      load: 0,
      isReady: true,
      get takesTasks() {
        return state.takesTasks;
      },
      run: () => Promise.resolve(`rendered by process ${number}`),
      end: () => Promise.resolve(),
    };
    return renderProcess;
  }, 2);
  const [first] = started;
  if (!first) throw new Error('no process was started');
  first.state.takesTasks = false;
  const task: RenderTask = {
    module: 'mf-auth',
    file: 'a',
    integrity: undefined,
    what: 'render',
    request: {},
  };
  const rendered = pool.run(task);
  first.events.onEnd('it was killed');
  started[1]?.events.onReady();
  await expect(rendered).resolves.toBe('rendered by process 2');
});
