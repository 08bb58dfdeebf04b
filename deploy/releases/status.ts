import { ModuleName, PinTarget, type PointerChange } from '@trust/shared/contract/pages/release';
import { currentEntry, pinOf } from '@trust/shared/releases/pointer-entries';
import { readPointer } from '@trust/shared/releases/pointer-file';
import { InvalidReleaseError, readRelease } from '@trust/shared/releases/release-file';
import { readHistory } from './storage/history.ts';
import { browserBytes, kilobytes } from './publish/release-size.ts';

/** What is served of one module. `bytes` is the Brotli size of its browser files. */
type ModuleStatus = {
  module: ModuleName;
  current: string | null;
  previous: string | null;
  at: string | null;
  who: string | null;
  why: string | null;
  action: PointerChange['action'] | null;
  bytes: number | null;
};

/** A release that is pinned for a target. */
type PinStatus = { target: PinTarget; module: ModuleName; releaseId: string };

export type SiteStatus = { generation: number; modules: ModuleStatus[]; pins: PinStatus[] };

/** Reads what is served and who changed it last. Throws `BrokenPointer`. */
export async function siteStatus(releasesDir: string): Promise<SiteStatus> {
  const pointer = await readPointer(releasesDir);
  const history = await readHistory(releasesDir);
  const modules = ModuleName.options.map(async (module): Promise<ModuleStatus> => {
    const { releaseId, previous } = currentEntry(pointer, module)?.extras ?? {
      releaseId: null,
      previous: null,
    };
    const change = history.findLast(
      ({ action, ...of }) =>
        (action === 'promote' || action === 'rollback') && of.module === module && of.to === releaseId,
    );
    return {
      module,
      current: releaseId,
      previous,
      at: change?.at ?? null,
      who: change?.who ?? null,
      why: change?.why ?? null,
      action: change?.action ?? null,
      bytes: releaseId === null ? null : await readStoredBytes(releasesDir, module, releaseId),
    };
  });
  const pins = PinTarget.options.flatMap((target) =>
    ModuleName.options.flatMap((module) => {
      const releaseId = pinOf(pointer, target, module)?.releaseId;
      return releaseId === undefined ? [] : [{ target, module, releaseId }];
    }),
  );
  return { generation: pointer?.extras.generation ?? 0, modules: await Promise.all(modules), pins };
}

async function readStoredBytes(releasesDir: string, module: ModuleName, id: string): Promise<number | null> {
  const release = await readRelease(releasesDir, module, id).catch((error: unknown) => {
    if (error instanceof InvalidReleaseError) return undefined;
    throw error;
  });
  return release ? browserBytes(release) : null;
}

export function statusTable(status: SiteStatus): string {
  const head = ['module', 'current', 'previous', 'size', 'since', 'who', 'why'];
  const rows = status.modules.map((module) => [
    module.module,
    module.current ?? 'none',
    module.previous ?? 'none',
    module.bytes === null ? (module.current === null ? '' : 'missing') : kilobytes(module.bytes),
    module.at?.slice(0, 16).replace('T', ' ') ?? '',
    module.who ?? '',
    [module.action === 'rollback' ? 'rollback' : '', module.why ?? '']
      .filter((text) => text !== '')
      .join(': '),
  ]);
  const pins = status.pins.map(
    ({ target, module, releaseId }) => `${target} keeps to ${module} ${releaseId}`,
  );
  return [`Generation ${status.generation}`, ...alignColumns([head, ...rows]), ...pins].join('\n');
}

function alignColumns(rows: string[][]): string[] {
  const width = (column: number) => Math.max(...rows.map((row) => (row[column] ?? '').length));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(width(column)))
      .join('  ')
      .trimEnd(),
  );
}
