import { parseArgs } from 'node:util';
import { ModuleName, PinTarget, Release } from '@trust/shared/contract/pages/release';

/** One parsed call of the release command. */
export type Command =
  | { name: 'publish'; modules: ModuleName[]; promote: boolean; who?: string; why: string }
  | { name: 'promote'; module: ModuleName; id: string; who?: string; why: string }
  | { name: 'rollback'; module: ModuleName; who?: string; why: string }
  | { name: 'pin'; target: PinTarget; module: ModuleName; id: string; who?: string; why: string }
  | { name: 'unpin'; target: PinTarget; module: ModuleName; who?: string; why: string }
  | { name: 'status'; json: boolean }
  | { name: 'help' }
  | { name: 'wrong-use'; reason: string };

export const USAGE = `Usage:
  npm run release -- publish <module>|all [--promote] [--why "…"]   build, and add to the releases
  npm run release -- promote <module> <id> [--why "…"]              serve a published release
  npm run release -- rollback <module> [--why "…"]                  serve the one before again
  npm run release -- pin webview <module> <id> [--why "…"]          have pages within apps keep to a release
  npm run release -- unpin webview <module> [--why "…"]             have them follow what is served again
  npm run release -- status [--json]                                what is served, since when, by whom
Modules: ${ModuleName.options.join(', ')}
--who "…" names whoever decides, when it is not the one that git knows.`;

export function parseCommand(args: readonly string[]): Command {
  let read;
  try {
    read = parseArgs({
      args: [...args],
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
    return refuse(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = read;
  const [name, subject, id, ...rest] = positionals;
  if (values.help === true || (name ?? 'help') === 'help') return { name: 'help' };
  const note = { who: values.who, why: values.why ?? '' };
  if (name === 'pin' || name === 'unpin') return parsePinCommand(name, positionals.slice(1), note);
  if (rest.length > 0 || (id !== undefined && name !== 'promote')) {
    return refuse(`"${[id, ...rest].join(' ')}" is too much for ${name}`);
  }
  if (name === 'status') return { name, json: values.json === true };
  if (name === 'publish') {
    const modules = subject === 'all' ? ModuleName.options : parseModule(subject);
    return modules ? { name, modules, promote: values.promote === true, ...note } : refuseModule(subject);
  }
  if (name !== 'promote' && name !== 'rollback') return refuse(`there is no "${name}"`);
  const [module] = parseModule(subject) ?? [];
  if (!module) return refuseModule(subject);
  if (name === 'rollback') return { name, module, ...note };
  const known = Release.shape.id.safeParse(id);
  if (known.success) return { name, module, id: known.data, ...note };
  return refuseId(name, id);
}

function parsePinCommand(
  name: 'pin' | 'unpin',
  [targetName, subject, id, ...rest]: readonly string[],
  note: { who: string | undefined; why: string },
): Command {
  const target = PinTarget.safeParse(targetName);
  if (!target.success) return refuse(`${name} needs a target: ${PinTarget.options.join(', ')}`);
  const [module] = parseModule(subject) ?? [];
  if (!module) return refuseModule(subject);
  if (rest.length > 0 || (id !== undefined && name === 'unpin')) {
    return refuse(`"${[id, ...rest].join(' ')}" is too much for ${name}`);
  }
  const subjects = { target: target.data, module, ...note };
  if (name === 'unpin') return { name, ...subjects };
  const known = Release.shape.id.safeParse(id);
  return known.success ? { name, id: known.data, ...subjects } : refuseId(name, id);
}

function refuseId(name: string, id: string | undefined): Command {
  return refuse(
    id === undefined ? `${name} needs the id of a release` : `"${id}" is not the id of a release`,
  );
}

function parseModule(word: string | undefined): ModuleName[] | undefined {
  const module = ModuleName.safeParse(word);
  return module.success ? [module.data] : undefined;
}

function refuseModule(word: string | undefined): Command {
  return refuse(word === undefined ? 'say which module' : `"${word}" is not a module`);
}

function refuse(reason: string): Command {
  return { name: 'wrong-use', reason };
}
