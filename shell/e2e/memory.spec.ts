import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '@trust/shared/testing/journey';
import { followLinkTo, followMenu, heading, keepDocument } from './visitor.ts';

test.use({ ownTab: true });

const ROUND = [
  ['Projects', 'Projects'],
  [undefined, 'Login'],
  ['Home', 'A roof, a cure'],
  [undefined, 'Login'],
] as const;

async function walk(page: Page, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const [link, title] of ROUND) {
      await (link ? followMenu(page, link) : followLinkTo(page, '/account'));
      await expect(heading(page)).toContainText(title);
      await expect(heading(page)).toBeFocused();
    }
  }
}

async function measure(devtools: CDPSession) {
  // What finalizers release in one collection is freed by the next.
  for (let time = 0; time < 3; time += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return {
    documents: valueOf('Documents'),
    nodes: valueOf('Nodes'),
    listeners: valueOf('JSEventListeners'),
    lasting: (await listenersOf(devtools, 'window')) + (await listenersOf(devtools, 'document')),
  };
}

async function listenersOf(devtools: CDPSession, target: 'window' | 'document'): Promise<number> {
  const { result } = await devtools.send('Runtime.evaluate', { expression: target });
  const { objectId = '' } = result;
  const { listeners } = await devtools.send('DOMDebugger.getEventListeners', { objectId });
  await devtools.send('Runtime.releaseObject', { objectId });
  return listeners.length;
}

test('forty navigations across modules leave nothing behind in the page @on-phone', async ({
  page,
  context,
}) => {
  test.slow();
  const devtools = await context.newCDPSession(page);
  await devtools.send('HeapProfiler.enable');
  await devtools.send('Performance.enable');
  await page.goto('/account');
  await keepDocument(page);
  await walk(page, 4);
  const before = await measure(devtools);
  await walk(page, 10);
  const after = await measure(devtools);
  test.info().annotations.push({ type: 'measured', description: JSON.stringify({ before, after }) });

  expect(after.lasting, 'listeners on window and document').toBe(before.lasting);
  expect(after.documents, 'documents').toBe(before.documents);
  // React frees a page when the next one of its kind renders: one page more is no leak, ten are.
  expect(after.nodes - before.nodes, 'nodes more than before').toBeLessThan(2_000);
  // A root of React's has 143, and a few roots wait for the collector, however long the walk: one for each round is a leak.
  expect(after.listeners - before.listeners, 'listeners more than before').toBeLessThan(1_200);
});
