import type { ModuleName } from '@trust/shared/contract/pages/release';
import { loadServerBundle, type ServerBundle } from '@trust/shared/releases/server-bundle';

export interface RenderTask {
  readonly module: ModuleName;
  readonly file: string;
  readonly what: 'render' | 'read' | 'parcel';
  readonly request: unknown;
}

/** Enough for the module's current, next and pinned release; older bundles are evicted to free memory. */
const MAX_CACHED_BUNDLES = 4;
const bundles = new Map<string, Promise<ServerBundle>>();

function bundleOf(file: string): Promise<ServerBundle> {
  const bundle = bundles.get(file) ?? load(file);
  bundles.delete(file);
  bundles.set(file, bundle);
  const oldest = bundles.keys().next().value;
  if (bundles.size > MAX_CACHED_BUNDLES && oldest !== undefined) bundles.delete(oldest);
  return bundle;
}

/** One that could not be read is tried again with the next page. */
function load(file: string): Promise<ServerBundle> {
  const bundle = loadServerBundle(file);
  bundle.catch(() => bundles.delete(file));
  return bundle;
}

/** Runs in a thread of the module's pool. */
export default async function renderInThread({ file, what, request }: RenderTask): Promise<unknown> {
  const bundle = await bundleOf(file);
  if (what === 'render') return bundle.render(request);
  // An older release cannot: that is no failure of it.
  if (what === 'read') return bundle.read?.(request) ?? null;
  if (!bundle.parcel) throw new Error(`${bundle.module} has no parcels.`);
  return bundle.parcel(request);
}
