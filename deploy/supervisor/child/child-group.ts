import { openChildLog, type ChildLog } from '../logs/child-log.ts';
import {
  superviseChild,
  type ChildPlan,
  type SupervisedChild,
  type Timeouts,
  type ChildReadyMessage,
} from './supervised-child.ts';

/** Writes lines to the console. */
export type Logger = { info: (text: string) => void; error: (text: string) => void };

/** A child failed to start too often in a row. */
class ChildStartError extends Error {
  override readonly name = 'ChildStartError';
}

/** The site's children, started in order and stopped in the opposite order. */
export type ChildGroup = {
  /** Starts a child; resolves with its first ready message. */
  start(plan: ChildPlan): Promise<ChildReadyMessage>;
  /** Rejects with ChildStartError when a child does not get ready; never resolves. */
  failure: Promise<never>;
  stopAll(): Promise<void>;
  killAll(): void;
};

export function createChildGroup(logsDir: string, timeouts: Timeouts, logger: Logger): ChildGroup {
  const children: SupervisedChild[] = [];
  const logs: ChildLog[] = [];
  let stopped = false;
  let fail: (error: ChildStartError) => void = () => undefined;
  const failure = new Promise<never>((_resolve, reject) => (fail = reject));
  // Handled here, since nobody races with it any more when a child fails while the others are stopped.
  failure.catch(() => undefined);

  return {
    failure,
    start(plan) {
      if (stopped) return new Promise(() => undefined);
      const { name } = plan;
      const log = openChildLog(logsDir, name, (text) => logger.error(`${name}: ${text}`));
      logs.push(log);
      return new Promise((resolve) => {
        let wasReady = false;
        const events = {
          onReady(message: ChildReadyMessage) {
            if (wasReady) logger.info(`${name} is running again`);
            wasReady = true;
            resolve(message);
          },
          onUnexpectedExit: (reason: string, delay: number) =>
            logger.error(`${name} ended unexpectedly (${reason}); starting it again in ${delay / 1000} s`),
          onGiveUp: (reason: string) =>
            fail(
              new ChildStartError(
                `${name} does not start (${reason}, ${timeouts.maxFailedStarts} times). ` +
                  `${log.lastError() && `It says: ${log.lastError()}\n`}Its log: ${log.path}`,
              ),
            ),
        };
        children.push(superviseChild(plan, log, timeouts, events));
      });
    },
    async stopAll() {
      stopped = true;
      for (const child of children.toReversed()) await child.stop();
      await Promise.all(logs.map((log) => log.flush()));
    },
    killAll() {
      stopped = true;
      for (const child of children) child.kill();
    },
  };
}
