import { readdirSync } from 'node:fs';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const OURS = /^(shared|shell|api|deploy|tools|mf-.+)$/;

/** An import that breaks a rule. */
export interface Violation {
  rule: string;
  from: string;
  to: string;
}

/** The project's dependency-cruiser configuration. */
export async function readRules() {
  const configuration = await extractDepcruiseConfig(join(ROOT, '.dependency-cruiser.cjs'));
  return { ...configuration, forbidden: configuration.forbidden ?? [] };
}

/** Checks every import under a folder with the project's layout. */
export async function cruiseTree(folder: string): Promise<{ files: string[]; violations: Violation[] }> {
  const { forbidden, options } = await readRules();
  const { output } = await cruise(
    readdirSync(folder).filter((name) => OURS.test(name)),
    { ...options, baseDir: folder, validate: true, ruleSet: { forbidden } },
  );
  const result = toResult(output);
  return {
    files: result.modules.map(({ source }) => source),
    violations: result.modules.flatMap(({ source, dependencies }) =>
      dependencies.flatMap(({ resolved, rules = [] }) =>
        rules.map(({ name }) => ({ rule: name, from: source, to: resolved })),
      ),
    ),
  };
}

function toResult(output: ICruiseResult | string): ICruiseResult {
  if (typeof output === 'string')
    throw new Error('dependency-cruiser answered with text where data was asked for');
  return output;
}
