import type { Comparison } from './comparison.ts';
import { HTTP_SCRIPT, type FirstView, type Loaded } from './measure.ts';

/** What a first view may take. Bytes with gzip. */
const TARGETS = { scripts: 220_000, ratio: 1.3, styles: 15_000, waves: 2 } as const;

/** Figures in lines, and whether they are as wanted. */
export interface Report {
  readonly lines: readonly string[];
  readonly met: boolean;
}

/** The figures of a first view. */
export function viewReport(view: FirstView): Report {
  const scripts = view.loaded.filter(({ type }) => type === 'Script');
  const without = scripts.filter(({ from }) => from?.file !== HTTP_SCRIPT);
  const modules = [...new Set(without.map(({ from }) => from?.module ?? 'elsewhere'))];
  const { html, fonts, pictures, calls } = totals(view.loaded);
  const light = sum(without) <= TARGETS.scripts;
  const styled = view.styles <= TARGETS.styles;
  const near = view.waves <= TARGETS.waves;
  const once = view.twice.length === 0;
  const lines = [
    row('Scripts, gzip', ''),
    ...modules.flatMap((module) => {
      const own = without.filter(({ from }) => (from?.module ?? 'elsewhere') === module);
      return [
        row(`  ${module}`, kilobytes(sum(own))),
        ...own.map(({ from, url, bytes, wave }) =>
          row(`    ${from?.file ?? url}`, kilobytes(bytes), `wave ${wave}`),
        ),
      ];
    }),
    row('  together', kilobytes(sum(without)), verdict(light, 'at most 220 kB')),
    row('  with the http chunk', kilobytes(withHttp(view))),
    row('Styles in the page', kilobytes(view.styles), verdict(styled, 'at most 15 kB')),
    row('HTML', kilobytes(html)),
    row('Fonts', kilobytes(fonts)),
    row('Pictures', kilobytes(pictures)),
    row('Calls', kilobytes(calls)),
    row('Requests', String(view.loaded.length), 'the HTML among them'),
    row('Waves after the HTML', String(view.waves), verdict(near, 'at most 2')),
    row('Loaded twice', String(view.twice.length), verdict(once, 'nothing')),
    ...view.twice.map((url) => `    ${url}`),
  ];
  return { lines, met: light && styled && near && once };
}

/** How the first view compares with the same page as one script. */
export function comparisonReport(view: FirstView, comparison: Comparison): Report {
  const scripts = sum(
    view.loaded.filter(({ type, from }) => type === 'Script' && from?.file !== HTTP_SCRIPT),
  );
  const { one, oneHttp, parts, otherSource } = comparison;
  const ratio = scripts / one;
  const near = ratio <= TARGETS.ratio;
  const lines = [
    row('The same as one script', kilobytes(one)),
    row('  ratio', ratio.toFixed(3), verdict(near, 'at most 1.3')),
    row('  with the http chunk', kilobytes(one + oneHttp)),
    row('  ratio', (withHttp(view) / (one + oneHttp)).toFixed(3)),
    '',
    row('Made of, gzip', 'site', 'one script'),
    ...parts.map(({ part, site, one: alone }) => row(`  ${part}`, kilobytes(site), kilobytes(alone))),
    ...otherSource.map((url) => `Not built from the present source: ${url}`),
  ];
  return { lines, met: near };
}

function withHttp(view: FirstView): number {
  return sum(view.loaded.filter(({ type }) => type === 'Script')) + sum(view.httpScripts);
}

function totals(loaded: readonly Loaded[]) {
  const of = (...types: string[]) => sum(loaded.filter(({ type }) => types.includes(type)));
  return { html: of('Document'), fonts: of('Font'), pictures: of('Image'), calls: of('XHR', 'Fetch') };
}

function sum(files: readonly { readonly bytes: number }[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function verdict(met: boolean, wanted: string): string {
  return `${met ? 'good' : 'MISSED'}: ${wanted}`;
}

function row(what: string, figure: string, note = ''): string {
  return `${what.padEnd(44)}${figure.padStart(10)}  ${note}`.trimEnd();
}
