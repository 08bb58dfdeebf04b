/** Something newer that files may hold, since nothing breaks where a browser lacks it. */
export interface Allowance {
  /** As the check names them. `*` is everything but syntax that stops a whole script, a property any value of it. */
  readonly names: readonly string[];
  /** The names of the files, where it is allowed in these alone. */
  readonly files?: RegExp;
  readonly why: string;
}

const ASKED_ABOUT: readonly Allowance[] = [
  { names: ['requestIdleCallback'], why: 'asked about by `in window`; a timer stands in' },
  { names: ['Object.hasOwn'], files: /^inline-request-scripts\.js$/, why: 'this is where it is asked about' },
  { names: ['showModal()'], why: 'asked about by `typeof`; else the dialog is opened by its attribute' },
  { names: ['databases()'], why: 'within `try`: where it fails, the database is opened to see' },
  { names: ['navigation', 'startViewTransition()'], why: 'React asks first' },
  { names: ['Error.captureStackTrace', 'URL.canParse'], why: 'zod asks first' },
  { names: ['setImmediate'], why: 'React and axios ask first' },
  { names: ['transfer()', 'with()'], files: /^fallbacks\./, why: 'core-js asks first' },
  {
    names: ['*'],
    files: /^pdf\./,
    why: 'the legacy build of pdf.js brings what a browser lacks, or asks first',
  },
];

/** Methods of others that bear the name of a newer built-in. */
const OF_OTHERS: readonly Allowance[] = [
  { names: ['dispose()'], why: "the router's own" },
  { names: ['toArray()'], why: "axios' own" },
  { names: ['use()'], why: "React's own" },
];

const PROVIDED: readonly Allowance[] = [
  { names: ['requestSubmit()', 'throwIfAborted()'], why: 'shell/src/older/fallbacks.ts has it' },
];

/** Without them a page is plainer or slower, and can be read and used. */
const ENHANCEMENTS: readonly Allowance[] = [
  {
    names: [':has', ':modal'],
    files: /^(shell|standalone)\.css$/,
    why: 'the page scrolls behind an open dialog',
  },
  {
    names: [':has'],
    files: /screen-project\.css$/,
    why: 'the focus may be below the bar, and is scrolled free',
  },
  {
    names: [':has'],
    files: /screen-payments(-federal-legacy|-mobile)?\.css$/,
    why: 'until scripts run, two ways to give are shown',
  },
  { names: ['@container', 'container-type'], why: 'the layout of a phone, which works at any width' },
  { names: ['@media (scripting)'], why: 'what waits for scripts is seen where none run' },
  { names: ['@media (forced-colors)'], why: 'a browser without them forces none' },
  {
    names: ['content-visibility', 'contain-intrinsic-height', 'overflow-clip-margin'],
    why: 'laid out at once',
  },
  {
    names: [
      ...['@view-transition', 'view-transition-name'],
      ...['::view-transition', '::view-transition-old', '::view-transition-new'],
    ],
    files: /^shell\.css$/,
    why: 'one page takes the place of the other at once',
  },
  { names: ['text-wrap'], why: 'lines break elsewhere' },
  { names: ['field-sizing', 'align-content'], why: 'a box keeps its height' },
  { names: ['outline', 'accent-color', '::selection'], why: 'corners and colours are those of the browser' },
  { names: ['cursor', 'resize'], why: 'a finger is no pointer' },
  {
    names: [
      'overscroll-behavior',
      'overscroll-behavior-x',
      'scroll-snap-type',
      'scroll-snap-stop',
      'scrollbar-width',
    ],
    why: 'it is scrolled all the same',
  },
  { names: ['break-after', '@page'], why: 'paper breaks elsewhere, and has its own margins' },
];

export const ALLOWED = [...ASKED_ABOUT, ...OF_OTHERS, ...PROVIDED, ...ENHANCEMENTS];
