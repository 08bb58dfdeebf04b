import { HTTP_SCRIPT, type FirstViewFigures, type LoadedFile } from './measure.ts';

/** Limits of a first view. Bytes with gzip, but for the page state, which is as it stands in the page. */
const TARGETS = {
  scripts: 220_000,
  styles: 15_000,
  waves: 2,
  state: 8_000,
  fontFiles: 1,
} as const;

/** Figures as lines, and whether the targets are met. */
export interface BenchReport {
  readonly lines: readonly string[];
  readonly met: boolean;
}

export function createViewReport(view: FirstViewFigures): BenchReport {
  const scripts = view.loaded.filter(({ type }) => type === 'Script');
  const withoutHttp = scripts.filter(({ from }) => from?.file !== HTTP_SCRIPT);
  const modules = [...new Set(withoutHttp.map(({ from }) => from?.module ?? 'elsewhere'))];
  const { html, fonts, pictures, calls } = sumByType(view.loaded);
  const scriptsMet = sum(withoutHttp) <= TARGETS.scripts;
  const stylesMet = view.styles <= TARGETS.styles;
  const wavesMet = view.waves <= TARGETS.waves;
  const onceMet = view.twice.length === 0;
  const stateMet = view.inPage.state <= TARGETS.state;
  const fontFiles = view.loaded.filter(({ type }) => type === 'Font').length;
  const fontsMet = fontFiles <= TARGETS.fontFiles;
  const lines = [
    formatRow('Scripts, gzip', ''),
    ...modules.flatMap((module) => {
      const own = withoutHttp.filter(({ from }) => (from?.module ?? 'elsewhere') === module);
      return [
        formatRow(`  ${module}`, formatKilobytes(sum(own))),
        ...own.map(({ from, url, bytes, wave }) =>
          formatRow(`    ${from?.file ?? url}`, formatKilobytes(bytes), `wave ${wave}`),
        ),
      ];
    }),
    formatRow('  together', formatKilobytes(sum(withoutHttp)), formatVerdict(scriptsMet, 'at most 220 kB')),
    formatRow('  together, Brotli', formatKilobytes(view.scriptsBrotli)),
    formatRow('  with the http chunk', formatKilobytes(sumWithHttp(view))),
    formatRow('Styles in the page', formatKilobytes(view.styles), formatVerdict(stylesMet, 'at most 15 kB')),
    formatRow('  as they stand in it', formatKilobytes(view.inPage.styles)),
    formatRow('HTML', formatKilobytes(html)),
    formatRow('  page state', formatKilobytes(view.inPage.state), formatVerdict(stateMet, 'at most 8 kB')),
    formatRow('Fonts', formatKilobytes(fonts)),
    formatRow('  files', String(fontFiles), formatVerdict(fontsMet, 'at most 1')),
    formatRow('Pictures', formatKilobytes(pictures)),
    formatRow('Calls', formatKilobytes(calls)),
    formatRow('Requests', String(view.loaded.length), 'the HTML among them'),
    formatRow('Waves after the HTML', String(view.waves), formatVerdict(wavesMet, 'at most 2')),
    formatRow('Loaded twice', String(view.twice.length), formatVerdict(onceMet, 'nothing')),
    ...view.twice.map((url) => `    ${url}`),
  ];
  return { lines, met: scriptsMet && stylesMet && wavesMet && onceMet && stateMet && fontsMet };
}

function sumWithHttp(view: FirstViewFigures): number {
  return sum(view.loaded.filter(({ type }) => type === 'Script')) + sum(view.httpScripts);
}

function sumByType(loaded: readonly LoadedFile[]) {
  const of = (...types: string[]) => sum(loaded.filter(({ type }) => types.includes(type)));
  return { html: of('Document'), fonts: of('Font'), pictures: of('Image'), calls: of('XHR', 'Fetch') };
}

function sum(files: readonly { readonly bytes: number }[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}

function formatKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function formatVerdict(met: boolean, wanted: string): string {
  return `${met ? 'good' : 'MISSED'}: ${wanted}`;
}

function formatRow(what: string, figure: string, note = ''): string {
  return `${what.padEnd(44)}${figure.padStart(10)}  ${note}`.trimEnd();
}
