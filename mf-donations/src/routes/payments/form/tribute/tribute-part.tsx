import {
  readDonationForm,
  type DonationField,
  type DonationFormValues,
} from '@trust/shared/contract/donations/donation-fields';
import type { FieldError } from '@trust/shared/contract/field-error';
import { hasTribute } from '@trust/shared/contract/donations/tribute/has-tribute';
import { TRIBUTE_FIELDS } from '@trust/shared/contract/donations/tribute/tribute-fields';
import type { PerLanguage } from '@trust/shared/contract/languages';
import { RetryNotice } from '@trust/shared/ui/retry';
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { useOnSiteTexts } from '../../../../texts/use-texts.ts';
import formStyles from '../donation-form.module.css';
import { loadTribute, onServer } from './load-tribute.ts';
import styles from './tribute-part.module.css';

/** What the form asks of its folded part. */
export interface TributeHandle {
  /** What is not accepted, in every language; nothing before the rules are loaded: then the server says so. */
  check(values: DonationFormValues): readonly FieldError<DonationField, PerLanguage<string>>[];
  /** Unfolds it with these values, unless others are typed. */
  restore(values: DonationFormValues): void;
}

/** With it React leaves what the server has put there. */
const SERVER_HTML = { __html: '' };

/**
 * The folded part of the form for a gift in memory or on behalf of someone. Its fields load when it is opened; until then
 * they are the server's HTML. `start` is what they hold when the page is shown.
 */
export function TributePart({
  ref,
  start,
  idOf,
  errorOf,
}: {
  ref: Ref<TributeHandle>;
  start: DonationFormValues;
  idOf: (field: DonationField) => string;
  errorOf: (field: DonationField) => string | undefined;
}) {
  const t = useOnSiteTexts();
  const box = useRef<HTMLDetailsElement>(null);
  const [wanted, setWanted] = useState(start);
  const [isOpen, setIsOpen] = useState(() => hasTribute(start));
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadTribute>>>();
  /** What the browser's own fields start with; they stand where the server's stood. */
  const [taken, setTaken] = useState<DonationFormValues>();
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const part = taken ? loaded : onServer.tribute;
  const form = () => box.current?.closest('form');
  const isFilledIn = () => {
    const current = form();
    return !!current && hasTribute(readDonationForm(new FormData(current)));
  };
  const hasErrors = TRIBUTE_FIELDS.some((field) => errorOf(field) !== undefined);

  useImperativeHandle(ref, () => ({
    check: (values) => loaded?.checkTribute(values) ?? [],
    restore(values) {
      if (!hasTribute(values)) return;
      const kinds = form()?.elements.namedItem('tributeKind');
      if (kinds instanceof RadioNodeList && !isFilledIn()) kinds.value = values.tributeKind;
      setWanted(values);
      setIsOpen(true);
    },
  }));
  // Scripts may come after it was opened or filled in.
  useEffect(() => {
    if (!isOpen) return;
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
  }, [isOpen, attempt]);
  useEffect(
    () => (taken ? undefined : loaded?.takeOver(box.current, wanted, setTaken)),
    [loaded, taken, wanted],
  );
  // It may have been filled in before scripts ran, or by a browser that goes back; an error opens it. Closing is the donor's.
  const openIfDue = useEffectEvent(() => {
    if (hasErrors || box.current?.open || isFilledIn()) setIsOpen(true);
  });
  useEffect(() => openIfDue(), [hasErrors]);

  return (
    <details
      ref={box}
      className={formStyles.known}
      open={isOpen || (hasErrors && onServer.tribute !== undefined)}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      suppressHydrationWarning
    >
      <summary className={styles.title}>{t('pay.tribute')}</summary>
      {part ? (
        <div key={taken && 'taken'} className={formStyles.form}>
          <part.TributeFields values={taken ?? start} idOf={idOf} errorOf={errorOf} />
        </div>
      ) : (
        <div className={formStyles.form} suppressHydrationWarning dangerouslySetInnerHTML={SERVER_HTML} />
      )}
      {hasFailed && !loaded ? (
        <div className={styles.failed}>
          <RetryNotice message={t('checkout.unreachable')} onRetry={() => setAttempt(attempt + 1)} />
        </div>
      ) : null}
    </details>
  );
}
