import { data, listLacking, listMembers, type Floor } from './floors.ts';

/** Built-ins that a browser of a floor lacks, each with these browsers. */
export interface NewerBuiltIns {
  readonly globals: ReadonlyMap<string, readonly string[]>;
  /** By `Object.groupBy`. */
  readonly statics: ReadonlyMap<string, readonly string[]>;
  /** Methods of instances; names that an older built-in has too are left out, since a text does not say whose they are. */
  readonly methods: ReadonlyMap<string, readonly string[]>;
}

/** The interfaces whose methods a page calls. Others have common words for names. */
const INTERFACES =
  /^(AbortSignal|Blob|CSSStyleSheet|Clients?|Crypto|CustomElementRegistry|Document|DocumentFragment|Element|File|FormData|HTML\w*Element|Headers|History|IDB\w+|IntersectionObserver|Location|Node|NodeList|Navigator|Range|ReadableStream|Request|Response|SubtleCrypto|URLSearchParams|Window)$/;

export function listNewerBuiltIns(floor: Floor): NewerBuiltIns {
  const globals = new Map<string, string[]>();
  const statics = new Map<string, string[]>();
  const methods = new Map<string, string[]>();
  const older = new Set<string>();
  const { builtins = {} } = data.javascript;
  const groups = [builtins, data.api, builtins['Intl'], builtins['Temporal']];
  for (const [name, builtIn] of groups.flatMap(listMembers)) {
    const lacking = listLacking(builtIn.__compat, floor);
    if (lacking.length > 0) globals.set(name, lacking);
    for (const [key, member] of listMembers(builtIn)) {
      const own = key.replace(/_static$/, '');
      const lackingMember = listLacking(member.__compat, floor);
      if (lackingMember.length === 0) {
        older.add(own);
        continue;
      }
      statics.set(`${name}.${own}`, lackingMember);
      if (name === 'Window' || name === 'WorkerGlobalScope') globals.set(own, lackingMember);
      if (key === own && (name in builtins || INTERFACES.test(name))) methods.set(own, lackingMember);
    }
  }
  for (const name of older) methods.delete(name);
  return { globals, statics, methods };
}
