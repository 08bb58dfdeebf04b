import { ParcelSlot, useHttp } from '@trust/shared/remote';
import { CheckedUser } from '@trust/shared/contract/users';
import { callAsAccount } from '@trust/shared/session/call-as-account';
import { endSession } from '@trust/shared/session/end-session';
import { useSession } from '@trust/shared/session/use-session';
import { Button } from '@trust/shared/ui/button';
import { RetryNotice } from '@trust/shared/ui/retry';
import { Spinner } from '@trust/shared/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './account.module.css';

/** Other modules' lists of what belongs to the account. */
const OWN_RECORDS = [
  { module: 'mf-donations', parcel: 'my-donations' },
  { module: 'mf-applications', parcel: 'my-applications' },
] as const;

/** The logged-in visitor's record, Log out, their donations and applications. */
export function AccountDetails({
  heading,
  onLogOut,
}: {
  heading: RefObject<HTMLHeadingElement | null>;
  onLogOut: () => void;
}) {
  const t = useTexts();
  const http = useHttp();
  const session = useSession();
  // Personal data: not cached once it is no longer shown.
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['account'],
    queryFn: async () =>
      (await callAsAccount(http, { base: 'api', path: 'users/checkAuth' }, CheckedUser)) ?? null,
    gcTime: 0,
    staleTime: 0,
  });
  const firstName = data?.firstName ?? session.firstName;

  const handleLogOut = () => {
    onLogOut();
    endSession(http).catch((error: unknown) => reportError(error));
  };

  return (
    <div className={styles.account}>
      <h1 ref={heading} tabIndex={-1}>
        {firstName ? t('account.greeting', { firstName }) : t('account.title')}
      </h1>
      {data ? (
        <dl className={styles.card}>
          <div>
            <dt>{t('account.name')}</dt>
            <dd>{`${data.firstName} ${data.lastName}`.trim()}</dd>
          </div>
          <div>
            <dt>{t('field.email')}</dt>
            <dd>{data.email}</dd>
          </div>
        </dl>
      ) : isError ? (
        <RetryNotice message={t('account.unavailable')} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <Spinner label={t('account.checking')} />
      )}
      <Button kind="quiet" onClick={handleLogOut}>
        {t('account.logOut')}
      </Button>
      {OWN_RECORDS.map(({ module, parcel }) => (
        <div key={parcel} className={styles.records}>
          {/* Where it cannot be loaded, the slot says so and offers Retry. */}
          <ParcelSlot module={module} parcel={parcel} props={{}} fallback={null} />
        </div>
      ))}
    </div>
  );
}
