import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BREACHES, LAWFUL } from './breaches.ts';
import { cruiseTree, readRules } from './cruise-tree.ts';
import { findUnmatchedRules, findRuleErrors } from './rule-errors.ts';
import { plantTree } from './planted-tree.ts';

const root = join(import.meta.dirname, '../..');
const planted = await realpath(await mkdtemp(join(tmpdir(), 'boundaries-')));

try {
  const { forbidden } = await readRules();
  const tree = await cruiseTree(root);
  await plantTree(planted);
  const { violations } = await cruiseTree(planted);

  const comments = new Map(forbidden.map(({ name, comment }) => [name ?? '', comment ?? '']));
  const errors = [
    ...tree.violations.map(
      ({ rule, from, to }) => `${from} imports ${to} (${rule}). ${comments.get(rule) ?? ''}`,
    ),
    ...findRuleErrors([...comments.keys()], BREACHES, LAWFUL, violations),
    ...findUnmatchedRules(forbidden, tree.files),
  ];
  for (const error of errors) console.error(error);
  console.log(
    errors.length === 0
      ? `${String(tree.files.length)} files keep ${String(forbidden.length)} rules; ` +
          `${String(BREACHES.length)} planted breaches were caught and ${String(LAWFUL.length)} lawful imports let be.`
      : `${String(errors.length)} faults.`,
  );
  process.exitCode = errors.length === 0 ? 0 : 1;
} finally {
  await rm(planted, { recursive: true, force: true });
}
