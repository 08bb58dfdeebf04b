import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useRemoteContext, useTexts } from '../context.tsx';
import type { KitTexts } from '../kit.texts.en.ts';
import styles from './parcel-slot.module.css';
import { whenNear } from './when-near.ts';

/** A notice is shown after this time in ms, while the wait goes on. */
const NOTICE_AFTER_MS = 5_000;
const EMPTY_HTML = { __html: '' };

/** A parcel's scripts failed: its server-rendered HTML works without them (`plain`), or there is none (`missing`). */
type ParcelFailure = 'plain' | 'missing';

interface ParcelSlotProps {
  readonly module: string;
  readonly parcel: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly fallback: ReactNode;
}

/**
 * A slot for another module's parcel. The gateway fills it with HTML, which works without scripts; the parcel hydrates
 * it when the visitor comes near.
 * When the module cannot be loaded, a notice offers Retry; `fallback` shows where there is no HTML either.
 */
export function ParcelSlot({ module, parcel, props, fallback }: ParcelSlotProps) {
  const { parcels, registerParcel } = useRemoteContext();
  const slot = useId();
  const { slotElement, notice, failure, busy, htmlLanguage, retry } = useParcel(
    { module, parcel, props },
    slot,
  );
  return (
    <>
      {failure && parcels ? (
        <div ref={notice} className={styles.notice}>
          <FailureNotice failure={failure} busy={busy} onRetry={retry} />
        </div>
      ) : null}
      <div
        ref={slotElement}
        tabIndex={-1}
        data-parcel={`${module}/${parcel}`}
        data-language={htmlLanguage}
        suppressHydrationWarning
        dangerouslySetInnerHTML={
          registerParcel ? { __html: registerParcel(module, parcel, props, slot) } : EMPTY_HTML
        }
      />
      {failure === 'missing' ? fallback : null}
    </>
  );
}

/** Mounts a parcel into `slotElement` when the visitor comes near, or when only its scripts can show another language. */
function useParcel(
  { module, parcel, props }: Pick<ParcelSlotProps, 'module' | 'parcel' | 'props'>,
  slot: string,
) {
  const { parcels, language } = useRemoteContext();
  const slotElement = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<ParcelFailure>();
  const [htmlLanguage] = useState(language);
  const [isNear, setIsNear] = useState(false);
  // Only its scripts can show it in another language.
  const isWanted = isNear || language !== htmlLanguage;
  const [attempt, setAttempt] = useState(1);
  const [busy, setBusy] = useState(true);
  const propsJson = JSON.stringify(props);

  useEffect(() => {
    if (slotElement.current) return whenNear(slotElement.current, () => setIsNear(true));
    return undefined;
  }, []);

  useEffect(() => {
    const element = slotElement.current;
    if (!element || !isWanted) return;
    // Server-rendered HTML stays: its form still works as a plain form.
    const currentFailure = () => (element.childElementCount > 0 ? 'plain' : 'missing');
    if (!parcels) return setFailure(currentFailure());
    let remove: (() => Promise<void>) | undefined;
    let unmounted = false;
    setBusy(true);
    const slow = setTimeout(() => setFailure(currentFailure()), NOTICE_AFTER_MS);
    parcels.mount(element, module, parcel, JSON.parse(propsJson), slot).then(
      (unmount) => {
        if (unmounted) return void unmount();
        remove = unmount;
        clearTimeout(slow);
        // The Retry button is about to go: the focus moves to the slot.
        if (notice.current?.contains(document.activeElement)) element.focus({ preventScroll: true });
        setFailure(undefined);
      },
      (error: unknown) => {
        if (unmounted) return;
        clearTimeout(slow);
        reportError(error);
        setFailure(currentFailure());
        setBusy(false);
      },
    );
    return () => {
      unmounted = true;
      clearTimeout(slow);
      void remove?.();
    };
  }, [isWanted, parcels, module, parcel, propsJson, slot, attempt]);

  return { slotElement, notice, failure, busy, htmlLanguage, retry: () => setAttempt(attempt + 1) };
}

function FailureNotice({
  failure,
  busy,
  onRetry,
}: {
  failure: ParcelFailure;
  busy: boolean;
  onRetry: () => void;
}) {
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
