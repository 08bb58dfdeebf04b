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
  return part.kind === 'loaded' ? children(part.data) : <FailedPart message={message} />;
}

function FailedPart({ message }: { message: string }) {
  const { reload, reloading } = useReload();
  return <RetryNotice message={message} busy={reloading} inServerPage onRetry={reload} />;
}
