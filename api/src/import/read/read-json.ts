import { getNodeValue, parseTree, printParseErrorCode, type ParseError } from 'jsonc-parser';
import type { ContentFieldError, ContentLocation } from '../content-set.ts';

/** An entry that is not validated yet. */
export type FoundEntry = {
  value: unknown;
  location: ContentLocation;
  /** What explains what is wrong with it, if anything is. */
  hint?: string;
};
export type FoundEntries = { entries: FoundEntry[]; errors: ContentFieldError[] };

/** The entries of a JSON list, each with the line on which it begins. */
export function readJson(file: string, text: string): FoundEntries {
  const jsonErrors: ParseError[] = [];
  const list = parseTree(text, jsonErrors, { disallowComments: true });
  const [error] = jsonErrors;
  if (error) {
    const message = `is not JSON: ${printParseErrorCode(error.error)}`;
    return { entries: [], errors: [{ file, line: lineAt(text, error.offset), message }] };
  }
  if (list?.type !== 'array') return { entries: [], errors: [{ file, message: 'must be a list: [ … ]' }] };
  let line = 1;
  let from = 0;
  const entries = (list.children ?? []).map((node, index) => {
    line += linesIn(text.slice(from, node.offset));
    from = node.offset;
    const value: unknown = getNodeValue(node);
    return { value, location: { file, line, entry: index + 1 } };
  });
  return { entries, errors: [] };
}

function lineAt(text: string, offset: number): number {
  return 1 + linesIn(text.slice(0, offset));
}

function linesIn(text: string): number {
  return text.split('\n').length - 1;
}
