import { useReload } from '@trust/shared/remote';
import { RetryNotice } from '@trust/shared/ui/retry';
import type { ReactNode } from 'react';
import type { PagePartResult } from './content-data/page-part.data.ts';

/** Shows a part of the page, or in its place a message with a Retry that reads only this part. */
export function PagePart<Data>({
  part,
  message,
  children,
}: {
  part: PagePartResult<Data>;
  message: string;
  children: (data: Data) => ReactNode;
}) {
  const { reload, reloading } = useReload();
  if (part.kind === 'loaded') return children(part.data);
  return <RetryNotice message={message} busy={reloading} inServerPage onRetry={reload} />;
}
