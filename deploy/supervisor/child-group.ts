import { join } from 'node:path';
import { openChildLog } from './child-log.ts';
import { keepChild, type ChildPlan, type KeptChild, type Patience, type ReadyMessage } from './kept-child.ts';

/** Where the supervisor speaks to whoever started it. */
export type Voice = { say: (text: string) => void; complain: (text: string) => void };

/** A child could not be started, however often it was tried. */
export class GaveUp extends Error {
  override readonly name = 'GaveUp';
}

/** The site's children, started one after the other and ended in the opposite order. */
export type ChildGroup = {
  /** Starts a child and answers what it says when it is first ready. */
  start(plan: ChildPlan): Promise<ReadyMessage>;
  /** Rejects with GaveUp when a child does not get ready; never resolves. */
  failure: Promise<never>;
  stopAll(): Promise<void>;
  killAll(): void;
};

export function childGroup(logsDir: string, patience: Patience, voice: Voice): ChildGroup {
  const children: KeptChild[] = [];
  let stopped = false;
  let fail: (error: GaveUp) => void = () => undefined;
  const failure = new Promise<never>((_resolve, reject) => (fail = reject));
  // Whoever races with it hears it; nobody may, when a child gives up while the others are stopped.
  failure.catch(() => undefined);

  return {
    failure,
    start(plan) {
      if (stopped) return new Promise(() => undefined);
      const { name } = plan;
      const log = openChildLog(join(logsDir, `${name}.log`), (text) => voice.complain(`${name}: ${text}`));
      return new Promise((resolve) => {
        let readyBefore = false;
        const events = {
          onReady(message: ReadyMessage) {
            if (readyBefore) voice.say(`${name} is running again`);
            readyBefore = true;
            resolve(message);
          },
          onDeath: (how: string, delay: number) =>
            voice.complain(`${name} ended unexpectedly (${how}); starting it again in ${delay / 1000} s`),
          onGiveUp: (how: string) =>
            fail(
              new GaveUp(
                `${name} does not start (${how}, ${patience.failedStarts} times). ` +
                  `${log.lastError() && `It says: ${log.lastError()}\n`}Its log: ${log.path}`,
              ),
            ),
        };
        children.push(keepChild(plan, log, patience, events));
      });
    },
    async stopAll() {
      stopped = true;
      for (const child of children.toReversed()) await child.stop();
    },
    killAll() {
      stopped = true;
      for (const child of children) child.kill();
    },
  };
}
