import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModuleName } from '@trust/shared/contract/pages/release';
import { currentEntry } from '@trust/shared/releases/pointer-entries';
import { readPointer } from '@trust/shared/releases/pointer-file';
import { pointerPath, releaseFolder } from '@trust/shared/releases/release-paths';
import { buildServers } from '../../deploy/build-servers.ts';
import { root } from '../../deploy/releases/storage/storage-folder.ts';
import { startReadyProcess, type ReadyProcess } from '../bench/site/ready-process.ts';

/** A gateway on a copy of a site's releases, for publishing in a bench. */
export interface ScratchSite {
  readonly releasesDir: string;
  readonly url: string;
  /** Ends the gateway and starts another; returns its address. */
  restart(): Promise<string>;
  /** Ends the gateway and removes the copy. */
  end(): Promise<void>;
}

/** Copies the releases that a site serves and starts a gateway on the copy, with the api at `apiUrl`. */
export async function startScratchSite(servedFrom: string, apiUrl: string): Promise<ScratchSite> {
  const releasesDir = await mkdtemp(join(tmpdir(), 'trust-releases-'));
  const remove = () => rm(releasesDir, { recursive: true, force: true });
  try {
    await copyServed(servedFrom, releasesDir);
    let gateway = await startGateway(releasesDir, apiUrl);
    return {
      releasesDir,
      url: addressOf(gateway),
      async restart() {
        await gateway.kill('SIGTERM');
        gateway = await startGateway(releasesDir, apiUrl);
        return addressOf(gateway);
      },
      end: () => gateway.kill('SIGTERM').then(remove),
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function copyServed(from: string, to: string): Promise<void> {
  const pointer = await readPointer(from);
  if (!pointer) throw new Error(`Nothing is served from ${from}: start the site first, or name its releases`);
  for (const module of ModuleName.options) {
    const id = currentEntry(pointer, module)?.extras.releaseId;
    if (id === undefined) continue;
    await mkdir(join(to, module), { recursive: true });
    await cp(releaseFolder(from, module, id), releaseFolder(to, module, id), { recursive: true });
  }
  await cp(pointerPath(from), pointerPath(to));
}

export function addressOf(gateway: ReadyProcess): string {
  return `http://127.0.0.1:${gateway.ready.port ?? 0}`;
}

/** Starts a gateway on a folder of releases, with the api at `apiUrl`. */
export async function startGateway(releasesDir: string, apiUrl: string): Promise<ReadyProcess> {
  const entry = join(root, 'shell/dist/gateway.mjs');
  if (!existsSync(entry)) await buildServers();
  return startReadyProcess([entry], {
    NODE_ENV: 'development',
    PORT: '0',
    API_URL: apiUrl,
    RELEASES_DIR: releasesDir,
    TRUST_CONFIG: join(root, 'deploy/trust.json'),
    SITE_URL: 'http://localhost:8080',
    // The site at `apiUrl` also proxies the payment sandbox.
    RAZORPAY_KEY_ID: 'rzp_test_sandbox',
    SANDBOX_URL: apiUrl,
    LOG_LEVEL: 'silent',
  });
}
