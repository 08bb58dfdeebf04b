/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

test('SIGUSR1 opens no debugger in a process that ignores it', async () => {
  const code = `
    const { ignoreDebugSignal } = await import(${JSON.stringify(new URL('ignore-debug-signal.ts', import.meta.url).href)});
    ignoreDebugSignal();
    process.once('SIGUSR2', () => process.exit());
    process.kill(process.pid, 'SIGUSR1');
    setTimeout(() => process.kill(process.pid, 'SIGUSR2'));
    setInterval(() => undefined, 1_000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], { env: {} });
  let printed = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed += text));
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(printed).toBe('');
});
