import { getNodeValue, parseTree, printParseErrorCode, type ParseError } from 'jsonc-parser';
import type { Fault, Place } from './content-set.ts';

/** An entry as it was found; nothing of it is checked yet. */
export type FoundEntry = { value: unknown; place: Place };
export type FoundEntries = { entries: FoundEntry[]; faults: Fault[] };

/** The entries of a JSON list, each with the line on which it begins. */
export function readJson(file: string, text: string): FoundEntries {
  const errors: ParseError[] = [];
  const list = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  if (error) {
    const fault = `is not JSON: ${printParseErrorCode(error.error)}`;
    return { entries: [], faults: [{ file, line: lineAt(text, error.offset), fault }] };
  }
  if (list?.type !== 'array') return { entries: [], faults: [{ file, fault: 'must be a list: [ … ]' }] };
  let line = 1;
  let from = 0;
  const entries = (list.children ?? []).map((node, index) => {
    line += linesIn(text.slice(from, node.offset));
    from = node.offset;
    const value: unknown = getNodeValue(node);
    return { value, place: { file, line, entry: index + 1 } };
  });
  return { entries, faults: [] };
}

function lineAt(text: string, offset: number): number {
  return 1 + linesIn(text.slice(0, offset));
}

function linesIn(text: string): number {
  return text.split('\n').length - 1;
}
