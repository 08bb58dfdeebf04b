import type { Asked, Script } from '../messages.ts';
import { describeError, send } from './channel.ts';
import { allowOrigins } from './fetch.ts';
import { loadBundle, type ServerBundle } from './load-bundle.ts';

/** Enough for the module's current, next and pinned release; older bundles are evicted to free memory. */
const MAX_BUNDLES = 4;
const bundles = new Map<string, ServerBundle>();

/** Keeps a bundle for the tasks that follow. */
export function load(id: number, script: Script): void {
  try {
    keep(script.file, loadBundle(script));
    send({ kind: 'answer', id });
  } catch (error) {
    send({ kind: 'thrown', id, error: describeError(error) });
  }
}

function keep(file: string, bundle: ServerBundle): void {
  bundles.delete(file);
  bundles.set(file, bundle);
  const oldest = bundles.keys().next().value;
  if (bundles.size > MAX_BUNDLES && oldest !== undefined) bundles.delete(oldest);
}

/** Answers one task, or that its bundle is not here. */
export async function run(id: number, file: string, what: Asked, request: unknown): Promise<void> {
  const bundle = bundles.get(file);
  if (!bundle) return send({ kind: 'missing', id });
  keep(file, bundle);
  allowOrigins(request);
  try {
    send({ kind: 'answer', id, result: await ask(bundle, what, request) });
  } catch (error) {
    send({ kind: 'thrown', id, error: describeError(error) });
  }
}

async function ask(bundle: ServerBundle, what: Asked, request: unknown): Promise<unknown> {
  if (what === 'render') return bundle.render(request);
  // An older release cannot: that is no failure of it.
  if (what === 'read') return bundle.read?.(request) ?? null;
  if (!bundle.parcel) throw new Error(`${bundle.module} has no parcels.`);
  return bundle.parcel(request);
}
