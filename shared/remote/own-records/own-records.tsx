import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useSession } from '@trust/shared/session/use-session';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { RetryNotice } from '../../ui/retry.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useLanguage } from '../context.tsx';
import { OwnQueries } from '../queries/own-queries.tsx';
import { OWN_RECORDS_TEXTS } from './own-records.texts.ts';
import styles from './own-records.late.module.css';

/** How many records are asked for at once. */
const PART = 20;

export interface OwnRecordsPart {
  readonly skip: number;
  readonly limit: number;
}

export interface OwnRecordsProps<Item> {
  readonly title: string;
  /** Shown where there is none. */
  readonly empty: ReactNode;
  /** Reads the records after the first `skip`, newest first, at most `limit`. */
  readonly read: (part: OwnRecordsPart, signal: AbortSignal) => Promise<readonly Item[]>;
  readonly keyOf: (item: Item) => string;
  /** What the list shows of one. */
  readonly children: (item: Item) => ReactNode;
}

/** A list of what belongs to the account that is logged in, with the way to more of it. */
export function OwnRecords<Item>(props: OwnRecordsProps<Item>) {
  const title = useId();
  return (
    <OwnQueries>
      <section className={styles.records} aria-labelledby={title}>
        <h2 id={title} className={styles.title}>
          {props.title}
        </h2>
        <Records {...props} />
      </section>
    </OwnQueries>
  );
}

function Records<Item>({ empty, read, keyOf, children }: OwnRecordsProps<Item>) {
  const language = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  const [firstOfMore, setFirstOfMore] = useState<number>();
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    // Records have names in the page's language.
    queryKey: ['own-records', language],
    queryFn: ({ pageParam, signal }) => read({ skip: pageParam, limit: PART }, signal),
    // Who logs out while the list is loading asks for nothing more.
    enabled: useSession().authenticated,
    initialPageParam: 0,
    getNextPageParam: (last, parts) => (last.length < PART ? undefined : parts.length * PART),
    placeholderData: (before) => before,
    gcTime: 0,
  });
  // A record that was made meanwhile moves the others on: the last of a part is then the first of the next.
  const records = [...new Map(data?.pages.flat().map((item) => [keyOf(item), item])).values()];
  const shown = records.length;

  // The button may be gone, and a reader goes on at what came.
  useEffect(() => {
    const item = firstOfMore === undefined ? undefined : list.current?.children[firstOfMore];
    if (!(item instanceof HTMLElement)) return;
    item.focus();
    setFirstOfMore(undefined);
  }, [firstOfMore, shown]);

  const text = (key: keyof typeof OWN_RECORDS_TEXTS) => OWN_RECORDS_TEXTS[key][language];
  if (!data && !isError) return <Spinner label={text('loading')} />;
  const showMore = () => {
    setFirstOfMore(shown);
    void fetchNextPage();
  };
  return (
    <>
      {data && shown === 0 ? empty : null}
      {shown > 0 ? (
        <ul ref={list} className={styles.list}>
          {records.map((item) => (
            <li key={keyOf(item)} tabIndex={-1}>
              {children(item)}
            </li>
          ))}
        </ul>
      ) : null}
      {isError ? (
        <RetryNotice
          message={text('unavailable')}
          onRetry={() => void (data ? fetchNextPage() : refetch())}
          busy={isFetching}
        />
      ) : hasNextPage ? (
        <Button kind="quiet" busy={isFetching} onClick={showMore}>
          {text('more')}
        </Button>
      ) : null}
    </>
  );
}

/** The first line of a record: what it is. */
export function RecordName({ children }: { children: ReactNode }) {
  return <p className={styles.name}>{children}</p>;
}

/** A line of a record in smaller letters. */
export function RecordDetail({ children }: { children: ReactNode }) {
  return <p className={styles.quiet}>{children}</p>;
}

/** The state of a record; with a tick where nothing is left to wait for or to do. */
export function RecordState({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  return isGood ? <Badge>{children}</Badge> : <p className={styles.state}>{children}</p>;
}
