import { ChangeMark } from '@trust/shared/contract/pages/changes';

/** From one reading to the next, in ms. */
const READ_EVERY_MS = 1_000;
/** After this time a reading has failed: with the time to the next one it is less than visitors may see an old page. */
const TIMEOUT_MS = 750;
/** A mark that was asked for longer ago says nothing any more, such as after the process has stood still. */
const HOLDS_MS = 2_000;

/** The api's mark of the last write: pages rendered under the same mark are up to date. Rejects on timeout or error. */
export async function readChangeMark(apiUrl: string, timeoutMs = TIMEOUT_MS): Promise<string> {
  const reply = await fetch(`${apiUrl}/changes`, { signal: AbortSignal.timeout(timeoutMs) });
  if (!reply.ok) throw new Error(`The api answered ${reply.status} to a call for its change mark.`);
  return ChangeMark.parse(await reply.json()).mark;
}

/** A mark as the gateway has it. One that comes back, such as with a backup that is restored, has another number. */
export interface NumberedMark {
  readonly mark: string;
  readonly number: number;
}

export interface MarkFollower {
  /** Without waiting. Undefined while the last reading failed: every page is then rendered anew. */
  current(): NumberedMark | undefined;
  /** Resolves after the first reading, also when that fails. */
  follow(): Promise<void>;
  stop(): void;
}

/** Reads the mark once a second, whoever asks for pages meanwhile. Of failures in a row the first is reported. */
export function createMarkFollower(
  read: () => Promise<string>,
  reportError: (error: unknown) => void,
  clock: Pick<Performance, 'now'> = performance,
): MarkFollower {
  let latest: NumberedMark | undefined;
  let number = 0;
  let until = 0;
  let hasFailed = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const readOnce = async () => {
    const askedAt = clock.now();
    try {
      const mark = await read();
      if (latest?.mark !== mark) latest = { mark, number: (number += 1) };
      until = askedAt + HOLDS_MS;
      hasFailed = false;
    } catch (error) {
      latest = undefined;
      if (!hasFailed) reportError(error);
      hasFailed = true;
    }
    if (!stopped) timer = setTimeout(() => void readOnce(), askedAt + READ_EVERY_MS - clock.now()).unref();
  };

  return {
    current: () => (clock.now() < until ? latest : undefined),
    follow: readOnce,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
