import postcss, { type AtRule, type ChildNode, type Root } from 'postcss';
import { writeConstants, type StyleConstants } from './style-constants.ts';

/**
 * States a stylesheet more briefly: constants by their values, each layer once. Layers keep the order that the page
 * declares first, and rules their order within a layer. Throws when a rule sets a constant anew, since rules elsewhere
 * would not follow it.
 */
export function compactStyles(source: string, constants: StyleConstants): string {
  const sheet = postcss.parse(source);
  sheet.walkDecls((declaration) => {
    const { prop, parent } = declaration;
    if (
      prop in constants &&
      !(parent?.type === 'rule' && 'selector' in parent && parent.selector === ':root')
    )
      throw new Error(`${prop} is a constant (style-constants.ts): ${String(parent)}`);
    declaration.value = writeConstants(declaration.value, constants).trim();
    if (prop.startsWith('--')) declaration.raws.between = ':';
  });
  mergeLayers(sheet);
  return sheet.toString();
}

function mergeLayers(sheet: Root): void {
  const layers = new Map<string, AtRule>();
  for (const node of [...sheet.nodes]) {
    if (!isLayerBlock(node)) continue;
    const first = layers.get(node.params);
    if (first) {
      first.append(node.nodes);
      node.remove();
    } else layers.set(node.params, node);
  }
}

function isLayerBlock(node: ChildNode): node is AtRule & { nodes: ChildNode[] } {
  return node.type === 'atrule' && node.name === 'layer' && node.nodes !== undefined;
}
