import { readdirSync } from 'node:fs';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const OURS = /^(shared|shell|api|deploy|mf-.+)$/;

/** An import that a rule complained of. */
export interface Complaint {
  rule: string;
  from: string;
  to: string;
}

/** The rules of the house, as dependency-cruiser reads them. */
export async function readRules() {
  const configuration = await extractDepcruiseConfig(join(ROOT, '.dependency-cruiser.cjs'));
  return { ...configuration, forbidden: configuration.forbidden ?? [] };
}

/** Reads every import under a folder laid out as the house is, and says which of them break a rule. */
export async function cruiseTree(folder: string): Promise<{ files: string[]; complaints: Complaint[] }> {
  const { forbidden, options } = await readRules();
  const { output } = await cruise(
    readdirSync(folder).filter((name) => OURS.test(name)),
    { ...options, baseDir: folder, validate: true, ruleSet: { forbidden } },
  );
  const result = asResult(output);
  return {
    files: result.modules.map(({ source }) => source),
    complaints: result.modules.flatMap(({ source, dependencies }) =>
      dependencies.flatMap(({ resolved, rules = [] }) =>
        rules.map(({ name }) => ({ rule: name, from: source, to: resolved })),
      ),
    ),
  };
}

function asResult(output: ICruiseResult | string): ICruiseResult {
  if (typeof output === 'string')
    throw new Error('dependency-cruiser answered with text where data was asked for');
  return output;
}
