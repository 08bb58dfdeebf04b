import { useInfiniteQuery } from '@tanstack/react-query';
import { readToken, session } from '@trust/shared/session';
import { useEffect, useId, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { HttpRequest } from '../../http/http.ts';
import { callAsAccount } from '../../session/call-as-account.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RetryNotice } from '../../ui/retry.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useHttp, useLanguage } from '../context.tsx';
import { OwnQueries } from '../queries/own-queries.tsx';
import { OWN_RECORDS_TEXTS } from './own-records.texts.ts';
import styles from './own-records.late.module.css';

/** How many records are shown at once. */
const BATCH = 20;

export interface OwnRecordsProps<Item> {
  readonly title: string;
  /** Shown where there is none. */
  readonly empty: ReactNode;
  /** What reads them: POST with `skip` and `limit`, newest first. */
  readonly call: Pick<HttpRequest, 'base' | 'path'>;
  readonly schema: z.ZodMiniType<Item[]>;
  readonly keyOf: (item: Item) => string;
  /** What the list shows of one. */
  readonly children: (item: Item) => ReactNode;
}

/** A list of what belongs to the account that is logged in, with the way to more of it. */
export function OwnRecords<Item>(props: OwnRecordsProps<Item>) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <OwnQueries>
      <section className={styles.records} aria-labelledby={titleId}>
        <h2 id={titleId} ref={title} tabIndex={-1} className={styles.title}>
          {props.title}
        </h2>
        <Records {...props} onRecovered={() => title.current?.focus()} />
      </section>
    </OwnQueries>
  );
}

function Records<Item>({
  empty,
  call,
  schema,
  keyOf,
  children,
  onRecovered,
}: OwnRecordsProps<Item> & { onRecovered: () => void }) {
  const language = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  const [firstOfMore, setFirstOfMore] = useState<number>();
  const [isRetrying, setIsRetrying] = useState(false);
  const { records, isError, isFetching, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } =
    useOwnRecords({ call, schema, keyOf });
  const shown = records?.length ?? 0;

  // The button may be gone, and a reader goes on at what came.
  useEffect(() => {
    const item = firstOfMore === undefined ? undefined : list.current?.children[firstOfMore];
    if (!(item instanceof HTMLElement)) return;
    item.focus();
    setFirstOfMore(undefined);
  }, [firstOfMore, shown]);

  const text = (key: keyof typeof OWN_RECORDS_TEXTS) => OWN_RECORDS_TEXTS[key][language];
  const retry = async () => {
    setIsRetrying(true);
    const { isSuccess } = await refetch();
    setIsRetrying(false);
    // The pressed button is gone.
    if (isSuccess) onRecovered();
  };
  if (!records) {
    return isError || isRetrying ? (
      <RetryNotice message={text('unavailable')} onRetry={() => void retry()} busy={isRetrying} />
    ) : (
      <Spinner label={text('loading')} />
    );
  }
  const showMore = () => {
    setFirstOfMore(shown);
    void fetchNextPage();
  };
  return (
    <>
      {shown === 0 ? empty : null}
      {shown > 0 ? (
        <ul ref={list} className={styles.list}>
          {records.map((item) => (
            <li key={keyOf(item)} tabIndex={-1}>
              {children(item)}
            </li>
          ))}
        </ul>
      ) : null}
      {isFetchNextPageError ? (
        <Notice tone="error">
          <p>{text('unavailable')}</p>
        </Notice>
      ) : null}
      {hasNextPage ? (
        <Button kind="quiet" busy={isFetching} onClick={showMore}>
          {text('more')}
        </Button>
      ) : null}
    </>
  );
}

/** Reads the account's records, batch by batch; `records` is undefined until the first batch has come. */
function useOwnRecords<Item>({
  call,
  schema,
  keyOf,
}: Pick<OwnRecordsProps<Item>, 'call' | 'schema' | 'keyOf'>) {
  const http = useHttp();
  const language = useLanguage();
  const hasToken = useSyncExternalStore(session.subscribe, isTokenStored, () => false);
  const { data, ...query } = useInfiniteQuery({
    // Records have names in the page's language.
    queryKey: ['own-records', language],
    queryFn: async ({ pageParam, signal }) => {
      // One more than is shown says whether there are more.
      const body = { skip: pageParam, limit: BATCH + 1 };
      return (await callAsAccount(http, { ...call, method: 'POST', body, signal }, schema)) ?? [];
    },
    // Who logs out while the list is loading asks for nothing more.
    enabled: hasToken,
    initialPageParam: 0,
    getNextPageParam: (last, batches) => (last.length > BATCH ? batches.length * BATCH : undefined),
    placeholderData: (before) => before,
    gcTime: 0,
  });
  // A record that was made meanwhile moves the others on: the last of a batch is then the first of the next.
  const shownOf = (batch: readonly Item[]) =>
    batch.slice(0, BATCH).map((item) => [keyOf(item), item] as const);
  const records = data && [...new Map(data.pages.flatMap(shownOf)).values()];
  return { ...query, records };
}

const isTokenStored = () => readToken() !== undefined;

/** The first line of a record: what it is. */
export function RecordName({ children }: { children: ReactNode }) {
  return <p className={styles.name}>{children}</p>;
}

/** A line of a record in smaller letters. */
export function RecordDetail({ children }: { children: ReactNode }) {
  return <p className={styles.quiet}>{children}</p>;
}

/** The state of a record; with a tick where what it is about has come. */
export function RecordState({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  return isGood ? <Badge>{children}</Badge> : <p className={styles.state}>{children}</p>;
}
