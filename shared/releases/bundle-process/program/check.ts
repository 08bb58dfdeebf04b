import type { Script } from '../messages.ts';
import { runBrowserScripts } from './browser-scripts.ts';
import { send } from './channel.ts';
import { loadBundle } from './load-bundle.ts';

/** Loads a bundle, renders each of its sample pages and runs the scripts for browsers. It throws what they throw. */
export async function check(script: Script, browser: readonly Script[]): Promise<void> {
  const { contract, module, samples, renderSample } = loadBundle(script);
  const pages = samples ? await samples() : [];
  send({ kind: 'loaded', contract, module });
  for (const page of pages) {
    send({ kind: 'rendering', page: `${page.path} (${page.language})` });
    const { status = 0, html = '' } = (await renderSample?.(page)) ?? {};
    send({ kind: 'rendered', status, wanted: page.status, bytes: Buffer.byteLength(html) });
  }
  if (browser.length > 0) {
    send({ kind: 'running' });
    runBrowserScripts(browser);
  }
  send({ kind: 'done' });
}
