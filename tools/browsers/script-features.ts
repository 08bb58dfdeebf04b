import { parse, type AnyNode, type Program } from 'acorn';
import { ancestor } from 'acorn-walk';
import { listNewerBuiltIns, type NewerBuiltIns } from './built-ins.ts';
import { data, listLacking, type Floor } from './floors.ts';

/** Something in a script or a stylesheet that a browser of the floor lacks. */
export interface NewerFeature {
  /** `toSorted()`, `Object.groupBy`, `lookbehind`, `@container`. */
  readonly name: string;
  /** The browsers, each with the version that brings it. */
  readonly lacking: readonly string[];
  /** The text around it. */
  readonly excerpt: string;
}

const { classes, regular_expressions: expressions } = data.javascript;
const SYNTAX = {
  'static block': classes?.['static']?.['initialization_blocks']?.__compat,
  lookbehind: expressions?.['lookbehind_assertion']?.__compat,
  'media query with a range': data.css['at-rules']?.['media']?.['range_syntax']?.__compat,
};
const LOOKBEHIND = /\(\?<[=!]/;
const RANGE = /\((width|height)\s*[<>]|[<>]=?\s*(width|height)\)/;
/** What holds all globals. */
const GLOBAL_OBJECTS = new Set(['globalThis', 'self', 'window']);

/**
 * Makes the finder of newer built-ins and syntax. A call with `?.()` and a `typeof` ask first, so they are none. Of a method
 * only its name is known, and of options nothing.
 */
export function createScriptReader(floor: Floor): (script: string) => NewerFeature[] {
  const builtIns = listNewerBuiltIns(floor);
  return (script) => {
    const tree = parseScript(script, floor);
    return typeof tree === 'string'
      ? [{ name: 'syntax', lacking: [], excerpt: tree }]
      : findNewer(tree, script, builtIns, floor);
  };
}

/** Its tree, or why it cannot be read. */
function parseScript(script: string, { ecmaVersion }: Floor): Program | string {
  let failure = '';
  for (const sourceType of ['script', 'module'] as const) {
    try {
      return parse(script, { ecmaVersion, sourceType });
    } catch (error) {
      failure ||= String(error);
    }
  }
  return failure;
}

function findNewer(
  tree: Program,
  script: string,
  { globals, statics, methods }: NewerBuiltIns,
  floor: Floor,
): NewerFeature[] {
  const found: NewerFeature[] = [];
  const add = (name: string, lacking: readonly string[] | undefined, { start }: AnyNode) => {
    if (lacking && lacking.length > 0)
      found.push({ name, lacking, excerpt: script.slice(Math.max(0, start - 40), start + 60) });
  };
  const addSyntax = (name: keyof typeof SYNTAX, node: AnyNode) =>
    add(name, listLacking(SYNTAX[name], floor), node);
  const readText = (node: AnyNode) => {
    const text = script.slice(node.start, node.end);
    if (LOOKBEHIND.test(text)) addSyntax('lookbehind', node);
    if (RANGE.test(text)) addSyntax('media query with a range', node);
  };
  ancestor(tree, {
    StaticBlock: (node) => addSyntax('static block', node),
    Literal: readText,
    TemplateElement: readText,
    Identifier: (node, _state, ancestors) => {
      const parent = ancestors.at(-2);
      if (parent?.type !== 'UnaryExpression' || parent.operator !== 'typeof')
        add(node.name, globals.get(node.name), node);
    },
    MemberExpression: (node, _state, ancestors) => {
      const { object, property } = node;
      if (property.type !== 'Identifier' || node.computed) return;
      const { name } = property;
      const owner = object.type === 'Identifier' ? object.name : '';
      const parent = ancestors.at(-2);
      const isCalled =
        (parent?.type === 'CallExpression' && parent.callee === node && !parent.optional) ||
        (parent?.type === 'NewExpression' && parent.callee === node);
      if (GLOBAL_OBJECTS.has(owner)) {
        if (isCalled) add(name, globals.get(name), property);
      } else if (statics.has(`${owner}.${name}`))
        add(`${owner}.${name}`, statics.get(`${owner}.${name}`), node);
      else if (isCalled) add(`${name}()`, methods.get(name), property);
    },
  });
  return found;
}
