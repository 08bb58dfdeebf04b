import { LRUCache } from 'lru-cache';
import postcss, { type ChildNode, type Container, type Root } from 'postcss';
import type { PageAssets } from './page-assets.ts';

/** By text: the late styles of the releases in use. */
const sheets = new LRUCache<string, Root>({ max: 50 });

/** Adds the rules of the late styles that the page's own HTML uses, such as for a form that the server refused. */
export function inlineUsedStyles(assets: PageAssets, html: string): PageAssets {
  const text = assets.lateStyles.map((style) => selectUsedRules(style.text, html)).join('');
  return text === '' ? assets : { ...assets, styles: [...assets.styles, { text }] };
}

/** The part of a stylesheet whose classes are in the HTML, empty when none of it is used. */
export function selectUsedRules(sheet: string, html: string): string {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const used = parse(sheet).clone();
  removeUnused(used, classes);
  const animations = new Set<string>();
  used.walkDecls(/^animation/, ({ value }) => value.split(/[\s,]+/).forEach((word) => animations.add(word)));
  used.walkAtRules('keyframes', (keyframes) => {
    if (!animations.has(keyframes.params)) keyframes.remove();
  });
  removeEmpty(used);
  return used.toString().trim();
}

function removeUnused(container: Container, classes: ReadonlySet<string>): void {
  container.each((node: ChildNode) => {
    if (node.type === 'rule') {
      const selectors = node.selectors.filter((selector) => isUsed(selector, classes));
      if (selectors.length > 0) node.selectors = selectors;
      else node.remove();
    } else if (node.type === 'atrule' && node.nodes && node.name !== 'keyframes') removeUnused(node, classes);
  });
}

/** What a selector excludes need not be there. One without classes is for what scripts set. */
function isUsed(selector: string, classes: ReadonlySet<string>): boolean {
  const named = [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g)];
  return named.length > 0 && named.every(([, name = '']) => classes.has(name));
}

function removeEmpty(container: Container): void {
  container.each((node: ChildNode) => {
    if (node.type !== 'atrule' || !node.nodes) return;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

function parse(sheet: string): Root {
  const known = sheets.get(sheet) ?? postcss.parse(sheet);
  sheets.set(sheet, known);
  return known;
}
