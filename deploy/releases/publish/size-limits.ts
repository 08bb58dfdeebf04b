import { LANGUAGE_CODES } from '@trust/shared/contract/languages';
import type {
  AssetList,
  BrowserBuild,
  BuildDescription,
  ModuleName,
  Release,
} from '@trust/shared/contract/pages/release';

type Sizes = Release['sizes'];

/** What a module may bring to a first view, in bytes. A limit is raised by a decision record (037) alone. */
interface Budget {
  /** Scripts, as they are sent with Brotli. */
  readonly scripts: number;
  /** Style sheets, as they stand in the page. */
  readonly styles: number;
}

interface ModuleBudget {
  readonly anyScreen: Budget;
  readonly screens?: Readonly<Record<string, Budget>>;
}

/**
 * The shell's is added to the remote's: 95 to 110 kB of scripts on the pages that most visitors see first, and with what a
 * page adds of late styles at most 25,000 bytes of styles (060).
 */
const FIRST_VIEW: Readonly<Record<ModuleName, ModuleBudget>> = {
  shell: { anyScreen: { scripts: 72_250, styles: 14_500 } },
  'mf-content': {
    anyScreen: { scripts: 26_250, styles: 7_700 },
    screens: {
      contact: { scripts: 34_200, styles: 5_700 },
      home: { scripts: 30_200, styles: 9_300 },
      project: { scripts: 27_050, styles: 7_000 },
      projects: { scripts: 25_600, styles: 8_700 },
    },
  },
  'mf-donations': {
    anyScreen: { scripts: 40_800, styles: 6_000 },
    screens: {
      outcome: { scripts: 48_150, styles: 4_300 },
      'done-in-app': { scripts: 48_150, styles: 4_300 },
      payments: { scripts: 34_400, styles: 9_450 },
      'payments-federal-legacy': { scripts: 34_400, styles: 9_450 },
      'payments-mobile': { scripts: 31_950, styles: 10_600 },
      check: { scripts: 42_750, styles: 6_000 },
      'check-in-app': { scripts: 42_750, styles: 6_000 },
    },
  },
  'mf-applications': {
    anyScreen: { scripts: 23_150, styles: 4_600 },
    screens: { 'sent-application': { scripts: 32_550, styles: 3_800 } },
  },
  'mf-auth': { anyScreen: { scripts: 39_350, styles: 5_900 } },
};

/** The most bytes of scripts (Brotli) of such a screen of a remote that is served alone. */
const STANDALONE: Readonly<Record<string, number>> = { 'payments-mobile': 85_800 };
/** The most bytes of the font that pages of a script load (050). */
const FONTS: Readonly<Record<string, number>> = { latin: 27_000, malayalam: 72_500 };

/** Says which load of a build is larger than its budget, and lists its files. Undefined when every budget holds. */
export function findOversized(
  module: ModuleName,
  { browser, standalone }: BuildDescription,
  sizes: Sizes,
): string | undefined {
  const { anyScreen, screens } = FIRST_VIEW[module];
  const limits = Object.entries(listScreens(browser)).flatMap(([screen, files]) => {
    const { scripts, styles } = screens?.[screen] ?? anyScreen;
    return [
      ...listScripts(browser, screen, files, scripts),
      {
        what: `styles for ${screen}`,
        files: [...browser.main.css, ...files.css],
        kind: 'raw',
        most: styles,
      } as const,
    ];
  });
  const alone = Object.entries(STANDALONE).flatMap(([screen, most]) => {
    const files = standalone?.screens[screen];
    return standalone && files ? listScripts(standalone, `${screen} alone`, files, most) : [];
  });
  return [...limits, ...alone, ...listFonts(sizes)]
    .map((limit) => describeExcess(limit, sizes))
    .find((text) => text !== undefined);
}

interface Limit {
  readonly what: string;
  readonly files: readonly string[];
  readonly kind: 'raw' | 'br';
  readonly most: number;
}

/** The shell has no screens: what it loads it loads for every page. */
function listScreens({ screens }: BrowserBuild): Readonly<Record<string, AssetList>> {
  return Object.keys(screens).length > 0 ? screens : { 'every page': { js: [], css: [] } };
}

/** The scripts of a screen in each language. */
function listScripts(
  { entry, main, texts }: BrowserBuild,
  screen: string,
  files: AssetList,
  most: number,
): Limit[] {
  const scripts = [entry, ...main.js, ...files.js];
  const languages = LANGUAGE_CODES.filter((language) => texts[language]);
  if (languages.length === 0) return [{ what: `scripts for ${screen}`, files: scripts, kind: 'br', most }];
  return languages.map((language) => ({
    what: `scripts for ${screen} (${language})`,
    files: [...scripts, ...(texts[language]?.js ?? []), ...(texts[`${language}-${screen}`]?.js ?? [])],
    kind: 'br',
    most,
  }));
}

/** The fonts of pages of each script. */
function listFonts(sizes: Sizes): Limit[] {
  return Object.entries(FONTS).map(([script, most]) => ({
    what: `fonts (${script})`,
    files: Object.keys(sizes).filter((file) => file.startsWith(`browser/font-${script}.`)),
    kind: 'raw',
    most,
  }));
}

function describeExcess({ what, files, kind, most }: Limit, sizes: Sizes): string | undefined {
  const sizedFiles = [...new Set(files)].map((file) => ({ file, bytes: sizes[file]?.[kind] ?? 0 }));
  const bytes = sizedFiles.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes <= most) return undefined;
  const largestFirst = sizedFiles.toSorted((a, b) => b.bytes - a.bytes);
  const list = largestFirst.map(({ file, bytes: own }) => `${file} ${own}`).join(', ');
  return `loads ${bytes} bytes of ${what}; at most ${most}: ${list}`;
}
