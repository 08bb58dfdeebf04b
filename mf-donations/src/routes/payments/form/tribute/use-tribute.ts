import { readDonationForm, type DonationFormValues } from '@trust/shared/contract/donations/donation-fields';
import { hasTribute } from '@trust/shared/contract/donations/tribute/has-tribute';
import { useEffect, useRef, useState } from 'react';
import { loadTribute, onServer, type TributeModule } from './load-tribute.ts';

export type TributeState = ReturnType<typeof useTribute>;

/**
 * The state of the form's folded part for a gift in memory or on behalf of someone. Its fields load when it is opened; until
 * then they are the server's HTML. `start` is what they hold when the page is shown.
 */
export function useTribute(start: DonationFormValues) {
  const box = useRef<HTMLDetailsElement>(null);
  const [wanted, setWanted] = useState(start);
  const [isOpen, setIsOpen] = useState(() => hasTribute(start));
  const { loaded, hasFailed, retry } = useLoaded(isOpen);
  /** What the browser's own fields start with; they stand where the server's stood. */
  const [taken, setTaken] = useState<DonationFormValues>();
  useEffect(
    () => (taken ? undefined : loaded?.takeOver(box.current, wanted, setTaken)),
    [loaded, taken, wanted],
  );
  const form = () => box.current?.closest('form');
  const isFilledIn = () => {
    const current = form();
    return !!current && hasTribute(readDonationForm(new FormData(current)));
  };
  return {
    box,
    isOpen,
    setIsOpen,
    /** Undefined where the server's HTML stands. */
    fields: (taken ? loaded : onServer.tribute)?.TributeFields,
    values: taken ?? start,
    isTaken: taken !== undefined,
    hasFailed,
    retry,
    isFilledIn,
    /** What is not accepted, in every language; nothing before the rules are loaded: then the server says so. */
    check: (values: DonationFormValues) => loaded?.checkTribute(values) ?? [],
    /** Unfolds it with these values, unless others are typed. */
    restore(values: DonationFormValues) {
      if (!hasTribute(values)) return;
      const kinds = form()?.elements.namedItem('tributeKind');
      if (kinds instanceof RadioNodeList && !isFilledIn()) kinds.value = values.tributeKind;
      setWanted(values);
      setIsOpen(true);
    },
  };
}

/** The fields and their rules, once `isWanted`: scripts may come after the part was opened or filled in. */
function useLoaded(isWanted: boolean) {
  const [loaded, setLoaded] = useState<TributeModule>();
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    void loadTribute().then(
      (next) => {
        if (isOver) return;
        setHasFailed(false);
        setLoaded(next);
      },
      (error: unknown) => {
        reportError(error);
        setHasFailed(true);
      },
    );
    return () => {
      isOver = true;
    };
  }, [isWanted, attempt]);
  return { loaded, hasFailed: hasFailed && !loaded, retry: () => setAttempt(attempt + 1) };
}
