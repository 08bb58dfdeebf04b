import { useEffect, useState } from 'react';
import { canReach } from './relief.data.ts';

/** Whether an outside form can be reached, asked once and again on each retry. */
export function useReach(address: string) {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ readonly to: number; readonly reached: boolean }>();
  useEffect(() => {
    const leaving = new AbortController();
    void canReach(address, leaving.signal).then((reached) => {
      if (leaving.signal.aborted) return;
      setAnswer({ to: attempt, reached });
    });
    return () => leaving.abort();
  }, [address, attempt]);
  return {
    attempt,
    failed: answer?.reached === false,
    waiting: answer?.to !== attempt,
    retry: () => setAttempt(attempt + 1),
  };
}
