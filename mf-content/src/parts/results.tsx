import { useSearch } from '@trust/shared/remote';
import { Spinner } from '@trust/shared/ui/spinner';
import type { ReactNode } from 'react';

/** Says that other results are being loaded, in place of what it says else. */
export function ResultsStatus({
  className,
  loadingLabel,
  children = null,
}: {
  className?: string | undefined;
  /** Said while they are loaded. */
  loadingLabel: string;
  children?: ReactNode;
}) {
  const { loading } = useSearch();
  return (
    <div role="status" className={className}>
      {loading ? <Spinner label={loadingLabel} /> : children}
    </div>
  );
}

/** A list of results, which is busy while others are loaded; its entries are not rendered again for that. */
export function ResultsList({
  as: Tag = 'ul',
  className,
  children,
}: {
  as?: 'ul' | 'ol';
  className: string | undefined;
  children: ReactNode;
}) {
  const { loading } = useSearch();
  return (
    <Tag className={className} aria-busy={loading}>
      {children}
    </Tag>
  );
}
