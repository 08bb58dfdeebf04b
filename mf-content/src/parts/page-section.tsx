import { useReload } from '@trust/shared/remote';
import { RetryNotice } from '@trust/shared/ui/retry';
import type { ReactNode } from 'react';
import type { SectionResult } from './content-data/page-section.data.ts';

/** Shows a section of the page, or in its place a message with a Retry that reads only this section. */
export function PageSection<Data>({
  result,
  message,
  children,
}: {
  result: SectionResult<Data>;
  message: string;
  children: (data: Data) => ReactNode;
}) {
  return result.outcome === 'loaded' ? children(result.data) : <FailedSection message={message} />;
}

function FailedSection({ message }: { message: string }) {
  const { reload, reloading } = useReload();
  return <RetryNotice message={message} busy={reloading} inServerPage onRetry={reload} />;
}
