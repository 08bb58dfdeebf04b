import { parse, type AtRule, type ChildNode, type Container, type Declaration, type Document } from 'postcss';
import { data, listLacking, listMembers, type Floor } from './floors.ts';
import type { NewerFeature } from './script-features.ts';

const { properties, selectors, types } = data.css;
const atRules = data.css['at-rules'];
/** Functions of values, by name: `color-mix` is one of colours. */
const FUNCTIONS = new Map(
  [types, types?.['color'], types?.['easing-function']]
    .flatMap(listMembers)
    .map(([name, { __compat }]) => [name.replace(/-function$/, ''), __compat]),
);
/** Units of lengths that the data has under another name. */
const UNITS: readonly (readonly [unit: RegExp, name: string])[] = [
  [/^[dsl]v([hwib]|min|max)$/, 'viewport_percentage_units_dynamic'],
  [/^cq([hwib]|min|max)$/, 'container_query_length_units'],
];

type Parent = Container | Document | undefined;

/**
 * Makes the finder of properties, values, functions, units, selectors and at-rules that a browser of the floor lacks. Within
 * `@supports` they are asked about, and after an older value of the same property they replace it.
 */
export function createStyleReader(floor: Floor): (stylesheet: string) => NewerFeature[] {
  // Sheets repeat declarations.
  const known = new Map<string, Newer>();
  const lackingIn = ({ prop, value }: Declaration): Newer => {
    const key = `${prop}:${value}`;
    const newer = known.get(key) ?? listNewerIn(prop, value, floor);
    known.set(key, newer);
    return newer;
  };
  return (stylesheet) => {
    const found = new Map<string, NewerFeature>();
    const add = (name: string, lacking: readonly string[], node: ChildNode) => {
      if (lacking.length === 0 || found.has(name) || isAskedAbout(name, node.parent)) return;
      found.set(name, { name, lacking, excerpt: node.toString().slice(0, 120) });
    };
    const sheet = parse(stylesheet);
    sheet.walkDecls((declaration) => {
      const newer = lackingIn(declaration);
      if (newer.length === 0 || hasFallback(declaration, (each) => lackingIn(each).length === 0)) return;
      for (const [name, lacking] of newer) add(name, lacking, declaration);
    });
    sheet.walkRules((rule) => {
      for (const [name, id = ''] of rule.selector.matchAll(/::?([a-z-]+)/g))
        add(name, listLacking(selectors?.[id]?.__compat, floor), rule);
      if (rule.parent?.type === 'rule' || rule.selector.includes('&'))
        add('nesting', listLacking(selectors?.['nesting']?.__compat, floor), rule);
    });
    sheet.walkAtRules((rule) => {
      for (const [name, lacking] of listNewerInAtRule(rule, floor)) add(name, lacking, rule);
    });
    return [...found.values()];
  };
}

type Newer = readonly (readonly [name: string, lacking: readonly string[]])[];

function listNewerIn(prop: string, value: string, floor: Floor): Newer {
  const own = properties?.[prop];
  const found: Newer = prop.startsWith('-')
    ? []
    : [
        [prop, listLacking(own?.__compat, floor)],
        ...value
          .split(/[\s,]+/)
          .map((word) => [`${prop}: ${word}`, listLacking(own?.[word]?.__compat, floor)] as const),
      ];
  const ofFunctions = [...value.matchAll(/(?<![\w-])([a-z][a-z-]*)\(/g)].map(
    ([, name = '']) => [`${name}()`, listLacking(FUNCTIONS.get(name), floor)] as const,
  );
  const ofUnits = [...value.matchAll(/(?<![\w#.-])[+-]?[\d.]+([a-zA-Z]+)/g)].map(([, unit = '']) => {
    const name = UNITS.find(([of]) => of.test(unit))?.[1] ?? unit;
    return [unit, listLacking(types?.['length']?.[name]?.__compat, floor)] as const;
  });
  return [...found, ...ofFunctions, ...ofUnits].filter(([, lacking]) => lacking.length > 0);
}

function listNewerInAtRule({ name, params }: AtRule, floor: Floor): Newer {
  const own = atRules?.[name];
  const found: [string, readonly string[]][] = [[`@${name}`, listLacking(own?.__compat, floor)]];
  if (name !== 'media') return found;
  // `not` before a bracket came with ranges.
  if (/[<>]|\bnot\s*\(/.test(params))
    found.push(['@media with a range', listLacking(own?.['range_syntax']?.__compat, floor)]);
  for (const [, feature = ''] of params.matchAll(/\(\s*([a-z-]+)/g))
    found.push([`@media (${feature})`, listLacking(own?.[feature]?.__compat, floor)]);
  return found;
}

/**
 * Whether a declaration of the same property that every browser reads precedes, or one with a prefix is beside it. A value with
 * `var()` is found newer only when it is computed, too late for another.
 */
function hasFallback({ prop, value, parent }: Declaration, isOlder: (each: Declaration) => boolean): boolean {
  if (value.includes('var(')) return false;
  const declared = (parent?.nodes ?? []).filter((each) => each.type === 'decl');
  const before = declared.slice(
    0,
    declared.findIndex((each) => each.prop === prop && each.value === value),
  );
  return (
    before.some((each) => each.prop === prop && isOlder(each)) ||
    declared.some((each) => each.prop === `-webkit-${prop}`)
  );
}

const isAtRule = (node: NonNullable<Parent>): node is AtRule => node.type === 'atrule';

/** Whether an `@supports` around it names what it asks for. */
function isAskedAbout(name: string, parent: Parent): boolean {
  const word = /[a-z][\w-]*/.exec(name)?.[0] ?? name;
  for (let each: Parent = parent; each; each = each.parent)
    if (
      isAtRule(each) &&
      each.name === 'supports' &&
      each.params.includes(word) &&
      !each.params.startsWith('not')
    )
      return true;
  return false;
}
