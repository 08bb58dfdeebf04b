import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copySources } from '@trust/shared/build/copy-sources';
import { REMOTES } from '@trust/shared/contract/pages/remotes';
import { APPLICATION_FIELD } from './application-field.ts';
import { followPlant } from './edits.ts';
import { FORM_FIELD } from './form-field.ts';
import { checkTexts, readNeutralTexts } from './language/check-texts.ts';
import { LEAK_PLANT, LEAKS } from './language/leaks.ts';
import { LANGUAGE_PLANT, PLANTED, plantLanguage } from './language/plant-language.ts';
import { compareFiles, listNamedFiles } from './named-files.ts';
import { ProbeReport } from './probes.ts';
import { checkTypes, runProgram } from './run-in-copy.ts';

/** The recipes that are followed by edits: a field of each form. The others' names are checked by `checks/named-paths.test.ts`. */
const PLANTS = [FORM_FIELD, APPLICATION_FIELD];

const { folder, remove } = await copySources(
  ...['api', 'shell', ...REMOTES, 'deploy', 'tools', 'docs', 'tsconfig.json'],
);
try {
  const errors: string[] = [];
  const touched = new Map<string, string[]>();
  for (const plant of PLANTS) {
    await followPlant(plant, folder);
    touched.set(plant.recipe, Object.keys(plant.edits));
  }
  // Last: what the other recipes have made is in the new language too.
  const inLanguage = await plantLanguage(folder);
  touched.set(LANGUAGE_PLANT.recipe, inLanguage);
  for (const [recipe, paths] of touched) {
    const text = await readFile(join(folder, 'docs/how-to', `${recipe}.md`), 'utf8');
    errors.push(...compareFiles(recipe, listNamedFiles(text), paths));
  }
  await followPlant(LEAK_PLANT, folder);

  errors.push(...(await checkTypes(folder)));
  const program = 'tools/recipes/testing/probe-site.ts';
  const { probes, promises } = ProbeReport.parse(await runProgram(folder, program, [folder, PLANTED.code]));
  const content = inLanguage.filter((path) => path.endsWith('.json'));
  errors.push(...checkTexts(probes, await readNeutralTexts(folder, content)));
  const unprobed = [...touched.keys()].filter((name) => !promises.some(({ recipe }) => recipe === name));
  errors.push(
    ...unprobed.map((recipe) => `${recipe}: nothing that it promises is probed.`),
    ...promises
      .filter(({ holds }) => !holds)
      .map(({ recipe, what }) => `${recipe}: it does not hold that ${what}.`),
  );

  for (const error of errors) console.error(error);
  console.log(
    errors.length === 0
      ? `${String(touched.size)} recipes were followed and compile; ${String(promises.length)} promises hold; ` +
          `${String(probes.length)} pages and texts are in the planted language; ${String(LEAKS.length)} planted leaks were found.`
      : `${String(errors.length)} faults.`,
  );
  process.exitCode = errors.length === 0 ? 0 : 1;
} finally {
  await remove();
}
