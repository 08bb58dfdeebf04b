import { RetryNotice } from '@trust/shared/ui/retry';
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useFormMessages } from '../../../../parts/donor-form/form-messages.ts';
import styles from './checkout-notices.module.css';
import type { CallFailure } from '../phase.ts';
import type { CheckoutNoticesProps } from './notice-props.ts';

/** In the chunk that the press of Proceed loads. */
const PhaseNotice = lazy(async () => ({
  default: (await import(/* webpackChunkName: "begin" */ './phase-notice.tsx')).PhaseNotice,
}));

/** The payment's phase, under the button that began it. */
export function CheckoutNotices(props: CheckoutNoticesProps) {
  const { phase, onRetry, bankLink } = props;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (phase.kind !== 'idle') box.current?.scrollIntoView({ block: 'nearest' });
  }, [phase.kind]);
  return (
    <div ref={box} className={styles.notices}>
      {phase.kind === 'begin-failed' ? (
        <BeginFailedNotice failure={phase.failure} onRetry={onRetry} bankLink={bankLink} />
      ) : phase.kind === 'idle' || phase.kind === 'beginning' ? null : (
        <Suspense>
          <PhaseNotice {...props} phase={phase} />
        </Suspense>
      )}
    </div>
  );
}

/** The first view has this one: the part that the press loads may be what could not be loaded. */
function BeginFailedNotice({
  failure,
  onRetry,
  bankLink,
}: {
  failure: CallFailure;
  onRetry: () => void;
  bankLink: ReactNode;
}) {
  const toText = useFormMessages();
  const unreachable = navigator.onLine ? 'checkout.unreachable' : 'checkout.offline';
  return (
    <>
      <RetryNotice
        message={toText(failure.outcome === 'refused' ? failure.message : unreachable)}
        onRetry={onRetry}
      />
      {bankLink}
    </>
  );
}
