import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { useSurroundings, useTexts } from './context.tsx';
import type { KitTexts } from './kit.texts.ts';
import styles from './parcel-slot.module.css';

const nothing = { __html: '' };

/** Where a parcel's scripts failed: server HTML stands and works without them, or there is nothing. */
type Failure = 'plain' | 'missing';

/**
 * A place for another module's parcel. The gateway fills it with HTML; in the browser the parcel takes that over.
 * When the module cannot be had, a notice says so and offers Retry; `fallback` shows where there is no HTML either.
 */
export function ParcelSlot({
  module,
  parcel,
  props,
  fallback,
}: {
  module: string;
  parcel: string;
  props: Readonly<Record<string, unknown>>;
  fallback: ReactNode;
}) {
  const { parcels, placeParcel } = useSurroundings();
  const place = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<Failure>();
  const [attempt, setAttempt] = useState(1);
  const [busy, setBusy] = useState(true);
  const slot = useId();
  const propsJson = JSON.stringify(props);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    // Server HTML that stands is kept: its form still works as a plain form.
    const failureNow = () => (element.childElementCount > 0 ? 'plain' : 'missing');
    if (!parcels) return setFailure(failureNow());
    let remove: (() => Promise<void>) | undefined;
    let gone = false;
    setBusy(true);
    parcels.mount(element, module, parcel, JSON.parse(propsJson), slot).then(
      (unmount) => {
        if (gone) return void unmount();
        remove = unmount;
        // The button that was pressed goes; whoever pressed it stays at this place.
        if (notice.current?.contains(document.activeElement)) element.focus({ preventScroll: true });
        setFailure(undefined);
      },
      (error: unknown) => {
        if (gone) return;
        reportError(error);
        setFailure(failureNow());
        setBusy(false);
      },
    );
    return () => {
      gone = true;
      void remove?.();
    };
  }, [parcels, module, parcel, propsJson, slot, attempt]);

  return (
    <>
      {failure && parcels ? (
        <div ref={notice} className={styles.notice}>
          <Failed failure={failure} busy={busy} onRetry={() => setAttempt(attempt + 1)} />
        </div>
      ) : null}
      <div
        ref={place}
        tabIndex={-1}
        data-parcel={`${module}/${parcel}`}
        suppressHydrationWarning
        dangerouslySetInnerHTML={placeParcel ? { __html: placeParcel(module, parcel, props, slot) } : nothing}
      />
      {failure === 'missing' ? fallback : null}
    </>
  );
}

function Failed({ failure, busy, onRetry }: { failure: Failure; busy: boolean; onRetry: () => void }) {
  const t = useTexts<KitTexts>();
  return (
    <Notice tone="warning">
      <p>{t(`kit.parcel.${failure}`)}</p>
      <Button kind="quiet" busy={busy} onClick={onRetry}>
        {t('kit.parcel.retry')}
      </Button>
    </Notice>
  );
}
