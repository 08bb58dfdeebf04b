import { RetryNotice } from '@trust/shared/ui/retry';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { PagePart as Part } from './page-part.data.ts';

/** Shows a part of the page, or says in its place that it could not be had, with a Retry that reads only it. */
export function PagePart<Data>({
  part,
  message,
  children,
}: {
  part: Part<Data>;
  message: string;
  children: (data: Data) => ReactNode;
}) {
  const { revalidate, state } = useRevalidator();
  if (part.kind === 'had') return children(part.data);
  return <RetryNotice message={message} busy={state === 'loading'} onRetry={() => void revalidate()} />;
}
