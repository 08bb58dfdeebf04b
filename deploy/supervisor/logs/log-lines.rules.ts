import * as z from 'zod/mini';
import { parseJson } from '@trust/shared/files/read-file';

const WARNING_LEVEL = 40;
const ERROR_LEVEL = 50;
/** Requests to payment routes that have not ended; of more the oldest are forgotten, such as those of a killed child. */
const MAX_OPEN_PAYMENTS = 10_000;

const LogLine = z.object({
  level: z.number(),
  msg: z.string(),
  err: z.optional(z.object({ message: z.optional(z.string()) })),
  reqId: z.optional(z.string()),
  req: z.optional(z.object({ path: z.optional(z.string()) })),
  res: z.optional(z.unknown()),
});
type LogLine = z.infer<typeof LogLine>;

/** What a line is: `error` is the text for the console. */
export type ReadLine = { error: string | undefined; isWarning: boolean; isPayment: boolean };

/** Reads the lines of one child. It remembers the open requests, since not every line of a request has its path. */
export function createLineReader(): (line: string, from: 'stdout' | 'stderr') => ReadLine {
  const openPayments = new Set<string>();

  function isPayment({ reqId, req, res }: LogLine): boolean {
    if (reqId === undefined) return false;
    if (req?.path?.startsWith('/payments')) {
      // The only line of a page that was read.
      if (res !== undefined) return true;
      openPayments.add(reqId);
      const [oldest] = openPayments;
      if (openPayments.size > MAX_OPEN_PAYMENTS && oldest !== undefined) openPayments.delete(oldest);
      return true;
    }
    // The line with the response is a request's last.
    return res === undefined ? openPayments.has(reqId) : openPayments.delete(reqId);
  }

  return (line, from) => {
    const json = parseJson(line);
    const record = json.outcome === 'parsed' ? LogLine.safeParse(json.value) : undefined;
    if (!record?.success) {
      const isError = from === 'stderr' && line.trim() !== '';
      return { error: isError ? line : undefined, isWarning: isError, isPayment: false };
    }
    const { level } = record.data;
    return {
      error: level >= ERROR_LEVEL ? describeError(record.data) : undefined,
      isWarning: level >= WARNING_LEVEL,
      isPayment: isPayment(record.data),
    };
  };
}

function describeError({ msg, err }: LogLine): string {
  return err?.message !== undefined && err.message !== msg ? `${msg}: ${err.message}` : msg;
}
