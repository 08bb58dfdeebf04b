import type { ReactElement } from 'react';
import { startArea } from './area.tsx';
import type { RemoteHost } from './host.ts';
import { preparePage } from './page-preparation.ts';
import type { RemoteMemory } from './remote-memory.ts';

/** Starts a page with a router. Undefined when its loader sent the visitor elsewhere. */
export async function startRouted(
  memory: RemoteMemory,
  host: RemoteHost,
  place: HTMLElement,
  resuming: boolean,
): Promise<ReactElement | undefined> {
  const page = await preparePage(memory, location.href, host);
  return page && startArea({ memory, host, page, place, resuming }).view;
}
