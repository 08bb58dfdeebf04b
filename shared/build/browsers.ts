import browserslist from 'browserslist';
import { root } from './paths.ts';

/** The name that esbuild has for a browser that the list names otherwise, or the engine that it shares. */
const ENGINES: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/** The browsers for which scripts and styles are built: the list in package.json, as `chrome 99`. */
export function listBrowsers(): string[] {
  return browserslist(undefined, { path: root });
}

/** The oldest version of each browser on the list in package.json, as esbuild names them: `chrome99`, `ios15.4`. */
export function listBuildTargets(): string[] {
  const oldest = new Map<string, number>();
  for (const browser of listBrowsers()) {
    const [name = '', versions = ''] = browser.split(' ');
    const version = Number.parseFloat(versions);
    const engine = ENGINES[name];
    if (engine !== undefined) oldest.set(engine, Math.min(version, oldest.get(engine) ?? version));
  }
  return [...oldest].map(([engine, version]) => `${engine}${String(version)}`);
}
