import { parseArgs } from 'node:util';
import { ModuleName, PinTarget, Release } from '@trust/shared/contract/release';

/** One call of the release command, read and checked. */
export type Command =
  | { name: 'publish'; modules: ModuleName[]; promote: boolean; who?: string; why: string }
  | { name: 'promote'; module: ModuleName; id: string; who?: string; why: string }
  | { name: 'rollback'; module: ModuleName; who?: string; why: string }
  | { name: 'pin'; target: PinTarget; module: ModuleName; id: string; who?: string; why: string }
  | { name: 'unpin'; target: PinTarget; module: ModuleName; who?: string; why: string }
  | { name: 'status'; json: boolean }
  | { name: 'help' }
  | { name: 'wrong-use'; reason: string };

/** How the release command is used. */
export const USAGE = `Usage:
  npm run release -- publish <module>|all [--promote] [--why "…"]   build, and add to the releases
  npm run release -- promote <module> <id> [--why "…"]              serve a published release
  npm run release -- rollback <module> [--why "…"]                  serve the one before again
  npm run release -- pin webview <module> <id> [--why "…"]          have pages within apps keep to a release
  npm run release -- unpin webview <module> [--why "…"]             have them follow what is served again
  npm run release -- status [--json]                                what is served, since when, by whom
Modules: ${ModuleName.options.join(', ')}
--who "…" names whoever decides, when it is not the one that git knows.`;

/** Reads the words after the command. */
export function parseCommand(words: readonly string[]): Command {
  let read;
  try {
    read = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        promote: { type: 'boolean' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        who: { type: 'string' },
        why: { type: 'string' },
      },
    });
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = read;
  const [name, subject, id, ...rest] = positionals;
  if (values.help === true || (name ?? 'help') === 'help') return { name: 'help' };
  const note = { who: values.who, why: values.why ?? '' };
  if (name === 'pin' || name === 'unpin') return pinCommand(name, positionals.slice(1), note);
  if (rest.length > 0 || (id !== undefined && name !== 'promote')) {
    return wrong(`"${[id, ...rest].join(' ')}" is too much for ${name}`);
  }
  if (name === 'status') return { name, json: values.json === true };
  if (name === 'publish') {
    const modules = subject === 'all' ? ModuleName.options : moduleNamed(subject);
    return modules ? { name, modules, promote: values.promote === true, ...note } : wrongModule(subject);
  }
  if (name !== 'promote' && name !== 'rollback') return wrong(`there is no "${name}"`);
  const [module] = moduleNamed(subject) ?? [];
  if (!module) return wrongModule(subject);
  if (name === 'rollback') return { name, module, ...note };
  const known = Release.shape.id.safeParse(id);
  if (known.success) return { name, module, id: known.data, ...note };
  return wrongId(name, id);
}

function pinCommand(
  name: 'pin' | 'unpin',
  [of, subject, id, ...rest]: readonly string[],
  note: { who: string | undefined; why: string },
): Command {
  const target = PinTarget.safeParse(of);
  if (!target.success) return wrong(`${name} needs a target: ${PinTarget.options.join(', ')}`);
  const [module] = moduleNamed(subject) ?? [];
  if (!module) return wrongModule(subject);
  if (rest.length > 0 || (id !== undefined && name === 'unpin')) {
    return wrong(`"${[id, ...rest].join(' ')}" is too much for ${name}`);
  }
  const on = { target: target.data, module, ...note };
  if (name === 'unpin') return { name, ...on };
  const known = Release.shape.id.safeParse(id);
  return known.success ? { name, id: known.data, ...on } : wrongId(name, id);
}

function wrongId(name: string, id: string | undefined): Command {
  return wrong(id === undefined ? `${name} needs the id of a release` : `"${id}" is not the id of a release`);
}

function moduleNamed(word: string | undefined): ModuleName[] | undefined {
  const module = ModuleName.safeParse(word);
  return module.success ? [module.data] : undefined;
}

function wrongModule(word: string | undefined): Command {
  return wrong(word === undefined ? 'say which module' : `"${word}" is not a module`);
}

function wrong(reason: string): Command {
  return { name: 'wrong-use', reason };
}
