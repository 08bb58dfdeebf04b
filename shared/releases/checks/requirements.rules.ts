import type { Release } from '../../contract/pages/release.ts';

/** What two releases that share a page are compared by. */
type Sharing = Pick<Release, 'module' | 'id' | 'shared' | 'requires'>;

/**
 * Why a release must not be served beside the others: a module of the page requires a version that the shell of the page
 * does not offer. Undefined when all fits, or nothing is known of the shell.
 */
export function findMismatch(release: Sharing, others: readonly Sharing[]): string | undefined {
  if (release.module === 'shell') {
    return [release, ...others].map((user) => mismatchOf(user, release)).find(Boolean);
  }
  const shell = others.find(({ module }) => module === 'shell');
  return shell && mismatchOf(release, shell);
}

function mismatchOf(user: Sharing, shell: Sharing): string | undefined {
  for (const [name, range] of Object.entries(user.requires ?? {})) {
    const offered = shell.shared[name];
    if (offered !== undefined && isInRange(offered, range)) continue;
    return `${user.module} ${user.id} requires ${name} ${range}, shell ${shell.id} offers ${offered ?? 'none'}`;
  }
  return undefined;
}

const VERSION = /^(\^?)(\d+)\.(\d+)\.(\d+)$/;

/** Whether a version is in a range: exact, `^1.2.3` (from 1.0.0 on), or several of these with `||` between them. */
export function isInRange(version: string, range: string): boolean {
  return range.split('||').some((alternative) => isInAlternative(version, alternative.trim()));
}

function isInAlternative(version: string, alternative: string): boolean {
  const [, caret, ...lowest] = VERSION.exec(alternative) ?? [];
  const [, , ...numbers] = VERSION.exec(version) ?? [];
  if (numbers.length === 0 || lowest.length === 0) return false;
  const [major = 0, minor = 0, patch = 0] = numbers.map(Number);
  const [lowMajor = 0, lowMinor = 0, lowPatch = 0] = lowest.map(Number);
  if (major !== lowMajor) return false;
  if (caret === '') return minor === lowMinor && patch === lowPatch;
  return minor > lowMinor || (minor === lowMinor && patch >= lowPatch);
}
