import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { findPoint, pressDuringLoad, type PressResult } from './press-during-load.ts';
import { PRESSES } from './presses.ts';
import { serveHandMade } from '../first-paint/hand-made.ts';
import { median } from '../figures.ts';
import { CPU_SLOWDOWN, openBrowser } from '../first-paint/slow-phone.ts';

/**
 * Usage: tsx tools/bench/early-presses/early-presses.ts [--url http://localhost:8080] [--until 1600] [--every 200]
 *     [--slowdown 4] [--only /projects]
 * Loads pages as a cheap phone on slow 4G, and presses each of several things at many moments of the load, in ms after
 * the first paint; in turn on the page made by hand, without scripts. Ends with 1 when a press was lost, or had no
 * feedback in time.
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:8080' },
    until: { type: 'string', default: '1600' },
    every: { type: 'string', default: '200' },
    slowdown: { type: 'string', default: String(CPU_SLOWDOWN) },
    only: { type: 'string' },
  },
});
/** The limit of the feedback, in ms. */
const LONGEST_FEEDBACK_MS = 200;

const slowdown = Number(values.slowdown);
const browser = await openBrowser();
const handMade = await serveHandMade(new URL('/projects', values.url).href);
try {
  for (const press of PRESSES.filter(({ path }) => values.only === undefined || path === values.only)) {
    const url = new URL(press.path, values.url).href;
    const point = await findPoint(browser, url, press);
    if (!point) throw new Error(`${press.name} is not on the first screen of ${url}.`);
    const addressBeside = handMade.addressOf(press.path);
    const pointBeside = addressBeside && (await findPoint(browser, addressBeside, press));
    const results: PressResult[] = [];
    const feedbackBeside: number[] = [];
    for (let at = 0; at <= Number(values.until); at += Number(values.every)) {
      results.push(await pressDuringLoad(browser, url, press, { at, point, slowdown }));
      if (!addressBeside || !pointBeside) continue;
      const moment = { at, point: pointBeside, slowdown };
      const { feedback } = await pressDuringLoad(browser, addressBeside, press, moment);
      feedbackBeside.push(feedback);
    }
    const lost = results.filter(({ hasWorked }) => !hasWorked);
    const late = results.filter(({ feedback }) => feedback > LONGEST_FEEDBACK_MS);
    const feedback = formatFeedback(results.map((result) => result.feedback));
    console.log(
      [
        `${press.path}, ${press.name}: ${String(results.length)} presses, ${formatCount('lost', lost)}, ${formatCount('late', late)}`,
        `  feedback ${feedback}; on the page made by hand ${formatFeedback(feedbackBeside)}; load ${(loadavg()[0] ?? 0).toFixed(1)}`,
      ].join('\n'),
    );
    if (lost.length + late.length > 0) process.exitCode = 1;
  }
} finally {
  handMade.end();
  await browser.close();
}

/** `median 88, longest 160 ms` */
function formatFeedback(feedback: readonly number[]): string {
  if (feedback.length === 0) return 'not measured';
  return `median ${median(feedback).toFixed(0)}, longest ${Math.max(...feedback).toFixed(0)} ms`;
}

/** `2 lost (at 912, 1,113 ms)` */
function formatCount(what: string, found: readonly PressResult[]): string {
  const moments = found.map(({ at, feedback }) => `${at.toFixed(0)}: ${feedback.toFixed(0)}`).join(', ');
  return found.length === 0 ? `none ${what}` : `${String(found.length)} ${what} (${moments})`;
}
