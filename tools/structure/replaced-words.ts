import type { DeclaredName } from './declared-names.ts';

/** A word that was replaced by the field's own term, and where it still means something else. */
interface ReplacedWord {
  readonly word: RegExp;
  readonly use: string;
  /** Names, or `folder/…name`, in which the word has its ordinary meaning. */
  readonly allowed?: RegExp;
}

/** Each is tried on every word of a name: `keptChild` is `kept` and `child`. See `docs/glossary.md`. */
const REPLACED_WORDS: readonly ReplacedWord[] = [
  { word: /^surroundings$/, use: 'context' },
  {
    word: /^area$/,
    use: 'outlet',
    // The land of an applicant is a specified field.
    allowed: /TextArea|textarea|landArea/i,
  },
  {
    word: /^places?$/,
    use: 'outlet, element or slot',
    // The towns of an address and of a job are specified fields.
    allowed: /#(place|placeMissing|jobPlace)$/,
  },
  { word: /^drawn$/, use: 'server-rendered, rendered', allowed: /^(api|tools)\/sample-content\// },
  { word: /^(arrived?|arrival|standing)$/, use: 'navigated, shown, stage' },
  {
    word: /^(keep|keeps|kept|keeper|keepers)$/,
    use: 'store, cache, adapter, supervise',
    // An environment variable of installations that run.
    allowed: /#CONTACT_KEEP_MONTHS$/,
  },
  { word: /^(hold|held|holding)$/, use: 'store, cache, open' },
  {
    word: /^(told|untold|tell|tells|said|say|says)$/,
    use: 'origin, output, print, message',
    // A column of stored rows.
    allowed: /#toldAt$/,
  },
  { word: /^(hear|hears|heard)$/, use: 'handle, event' },
  { word: /^(faults?|findings?|refusals?|troubles?)$/, use: 'FieldError, Problem or Failure' },
  { word: /^(voice|complain|complaints?)$/, use: 'Logger {info, error}, violation' },
  {
    word: /^(patience|deaths|honest|everybodys|desk|meant)$/,
    use: 'Timeouts, RestartCounts, cacheable, Queue',
    // A drawn picture of a desk.
    allowed: /^(api|tools)\/sample-content\//,
  },
];

/** Whole names that were replaced. */
const REPLACED_NAMES: ReadonlyMap<string, string> = new Map([
  ['goOn', 'a verb with its object'],
  ['come', 'a verb with its object'],
  ['following', 'a verb with its object'],
  ['Left', 'Checkout'],
  ['Refused', 'Failure'],
  ['leaveWord', 'enqueue'],
  ['claimWord', 'claim'],
  ['giveUpWords', 'deadLetter'],
  ['giveBack', 'refund'],
  ['giveOrder', 'createOrder'],
  ['makeMove', 'transition'],
  ['hearEvent', 'handleWebhook'],
  ['takeUntold', 'takeUnreported'],
  ['leaveForCard', 'cardCheckout'],
]);

/** The names of a file that use a replaced word in the replaced sense: one sentence each. */
export function findReplacedWords(file: string, names: readonly DeclaredName[]): string[] {
  return names.flatMap((declared) => {
    const use = replacementOf(file, declared);
    return use === undefined
      ? []
      : [`${file}:${String(declared.line)} names «${declared.name}»; the glossary says: ${use}.`];
  });
}

function replacementOf(file: string, { name, annotation }: DeclaredName): string | undefined {
  const byName = REPLACED_NAMES.get(name);
  if (byName !== undefined) return byName;
  if (/[a-z]Parts$|^Parts$/.test(name) && /^[A-Z]/.test(name)) return '…Deps';
  if (name === 'parts' && annotation !== undefined && /Deps$/.test(annotation)) return 'deps';
  const words = wordsOf(name);
  return REPLACED_WORDS.find(
    ({ word, allowed }) => words.some((one) => word.test(one)) && !allowed?.test(`${file}#${name}`),
  )?.use;
}

/** The words of a name in small letters: `readHTMLArea` is `read`, `html`, `area`. */
export function wordsOf(name: string): string[] {
  return name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+/g)?.map((word) => word.toLowerCase()) ?? [];
}
